import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fly, lookAt, plan, type Picture } from '../src/lib/motion'
import { settings } from '../src/lib/settings.svelte'

type Lying = Picture['cards'][number]

const node = () => document.createElement('div')
const spot = (x: number, y = 0) => ({ box: new DOMRect(x, y, 40, 56), width: 40 })
const card = (face: string, zone: string, x: number, place = ''): Lying => ({
  face,
  zone,
  place,
  node: node(),
  ...spot(x),
})
const place = (x: number, hidden: boolean) => ({ node: node(), hidden, ...spot(x) })
const zones = new Map(['stock', 'pile', 'hands:0', 'hands:1'].map((name, at) => [name, spot(1000 * at)]))
const picture = (cards: Lying[], more: Partial<Picture> = {}): Picture => ({ cards, zones, places: new Map(), ...more })
const transfer = (source: string, target: string, count = 1) => ({ source, target, count })

describe('a card', () => {
  test('that stays in its zone moves up', () => {
    const now = card('QH', 'hands:0', 2000)
    const { shifts, flights } = plan(picture([card('QH', 'hands:0', 2050)]), picture([now]), [])
    expect(shifts).toEqual([{ node: now.node, x: 50, y: 0 }])
    expect(flights).toEqual([])
  })

  test('that moved only with its zone stays still', () => {
    const moved = new Map([...zones, ['hands:0', spot(2300)]])
    const [before, now] = [card('QH', 'hands:0', 2010), card('QH', 'hands:0', 2310)]
    expect(plan(picture([before]), picture([now], { zones: moved }), []).shifts).toEqual([])
  })

  test('flies from the zone where its face lay', () => {
    const [before, now] = [card('QH', 'hands:0', 2000), card('QH', 'pile', 1000)]
    const { flights } = plan(picture([before]), picture([now]), [transfer('hands:0', 'pile')])
    expect(flights).toEqual([{ node: now.node, from: before, to: now, nth: 0 }])
  })

  test('is taken from the zone that the transfer names where its face lay twice', () => {
    const [other, mine] = [card('7', 'hands:1', 3000), card('7', 'hands:0', 2000)]
    const now = card('7', 'pile', 1000)
    const { flights } = plan(picture([other, mine]), picture([now]), [transfer('hands:0', 'pile')])
    expect(flights[0]!.from).toBe(mine)
  })

  test('that comes from where it was hidden turns up on the way', () => {
    const now = card('QH', 'hands:0', 2000)
    const { flights } = plan(picture([]), picture([now]), [transfer('stock', 'hands:0')])
    expect(flights).toEqual([{ node: now.node, from: zones.get('stock'), to: now, turn: 'up', nth: 0 }])
  })

  test('that goes where nobody sees it turns down on the way', () => {
    const before = card('QH', 'pile', 1000)
    const { flights } = plan(picture([before]), picture([]), [transfer('pile', 'stock')])
    expect(flights).toEqual([{ node: before.node, from: before, to: zones.get('stock'), turn: 'down', nth: 0 }])
  })

  test('is turned up in its place', () => {
    const now = card('QH', 'cards', 100, 'cards:3')
    const before = picture([], { places: new Map([['cards:3', place(100, true)]]) })
    const { flights } = plan(before, picture([now]), [])
    expect(flights).toEqual([{ node: now.node, from: now, to: now, turn: 'up', nth: 0 }])
  })

  test('is turned down in its place, whose back is covered meanwhile', () => {
    const before = card('QH', 'cards', 100, 'cards:3')
    const back = place(100, true)
    const { flights, covered } = plan(picture([before]), picture([], { places: new Map([['cards:3', back]]) }), [])
    expect(flights).toEqual([{ node: before.node, from: before, to: before, turn: 'down', nth: 0 }])
    expect(covered).toEqual([back.node])
  })

  test('that nothing is known of just appears or is gone', () => {
    expect(plan(picture([card('QH', 'pile', 0)]), picture([card('7D', 'pile', 0)]), []).flights).toEqual([])
  })

  test('flies from one of several places of a zone', () => {
    const places = new Map([['cards:3', place(100, true)]])
    const now = card('QH', 'pile', 1000)
    const { flights } = plan(picture([], { places }), picture([now]), [transfer('cards:3', 'pile')])
    expect(flights[0]!.from).toBe(places.get('cards:3'))
  })
})

test('what went unseen flies as a back, a few for many', () => {
  const { flights } = plan(picture([]), picture([]), [transfer('stock', 'hands:1', 2), transfer('pile', 'stock', 30)])
  expect(flights.filter(({ from }) => from === zones.get('stock'))).toEqual(
    [0, 1].map((nth) => ({ from: zones.get('stock'), to: zones.get('hands:1'), nth })),
  )
  expect(flights.filter(({ from }) => from === zones.get('pile'))).toHaveLength(5)
})

test('a card that is seen to come is no back besides', () => {
  const now = card('QH', 'hands:0', 2000)
  const { flights } = plan(picture([]), picture([now]), [transfer('stock', 'hands:0', 2)])
  expect(flights.map((each) => each.node)).toEqual([now.node, undefined])
})

test('cards that go the same way follow one another', () => {
  const cards = ['2C', '3C', '4C'].map((face, at) => card(face, 'hands:0', 2000 + at * 50))
  const { flights } = plan(picture([]), picture(cards), [transfer('stock', 'hands:0', 3)])
  expect(flights.map(({ nth }) => nth)).toEqual([0, 1, 2])
})

describe('on a page', () => {
  const table = document.createElement('main')
  const sky = document.createElement('div')
  const animate = vi.fn((_frames: PropertyIndexedKeyframes) => ({}) as Animation)

  beforeEach(() => {
    HTMLElement.prototype.animate = animate as typeof HTMLElement.prototype.animate
    document.body.replaceChildren(table, sky)
    table.innerHTML = '<div data-zone="stock"></div><div data-zone="hands:0"></div>'
  })
  afterEach(() => {
    settings.speed = 1
    sky.replaceChildren()
    animate.mockClear()
  })

  function deal(): void {
    const before = lookAt(table)
    table.querySelector('[data-zone="hands:0"]')!.innerHTML =
      '<span data-card="QH" data-in="hands:0" data-touch="card:QH" role="button" tabindex="0"><i class="card"></i></span>'
    fly(table, sky, before, [transfer('stock', 'hands:0')])
  }

  test('everything is seen where it lies', () => {
    table.innerHTML =
      '<div data-zone="cards"><div data-spot="cards:0" data-card="QH" data-in="cards"></div><div data-spot="cards:1"><i class="card back"></i></div></div>'
    const seen = lookAt(table)
    expect(seen.cards.map(({ face, zone, place }) => [face, zone, place])).toEqual([['QH', 'cards', 'cards:0']])
    expect([...seen.zones.keys()]).toEqual(['cards'])
    expect([...seen.places].map(([name, { hidden }]) => [name, hidden])).toEqual([
      ['cards:0', false],
      ['cards:1', true],
    ])
  })

  test('what flies can be neither touched nor found', () => {
    deal()
    expect(sky.querySelectorAll('.flying .card')).toHaveLength(2)
    expect(sky.querySelector('[data-card], [data-touch], [role], [tabindex]')).toBeNull()
    expect(table.querySelectorAll('[data-card="QH"]')).toHaveLength(1)
  })

  test('nothing flies for who wants it calm', () => {
    settings.speed = 0
    deal()
    expect(sky.children).toHaveLength(0)
    expect(animate).not.toHaveBeenCalled()
  })
})
