import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { input } from '../src/lib/input'
import { Touching, type Way } from '../src/lib/touching.svelte'

const way = (move: string, ...touches: string[]): Way => ({ seat: 0, move, touches })
const play = vi.fn<(way: Way) => void>()
const why = vi.fn<(touches: string[]) => void>()
const moves = () => play.mock.calls.map(([{ move }]) => move)

let table: HTMLElement
let touching: Touching
let stop: () => void
let under: HTMLElement[] = []

beforeEach(() => {
  vi.resetAllMocks()
  table = document.createElement('main')
  table.innerHTML = `
    <i data-touch="place:a1" data-drag></i><i data-touch="place:a2"></i><i data-touch="place:h8"></i>
    <i data-touch="card:QH" data-raise data-drag></i><i data-touch="pile" data-press></i><b></b><button></button>`
  document.body.replaceChildren(table)
  table.setPointerCapture = () => {}
  document.elementsFromPoint = () => under
  touching = new Touching(play, why, () => false)
  touching.renew([way('a1-a2', 'place:a1', 'place:a2'), way('QH', 'card:QH'), way('slap', 'pile')])
  stop = input(touching)(table)
})

afterEach(() => stop())

const thing = (token: string) => table.querySelector<HTMLElement>(`[data-touch="${token}"]`)!

function point(kind: string, node: Element, x = 0, y = 0): void {
  const init = { bubbles: true, isPrimary: true, button: 0, clientX: x, clientY: y, pointerId: 1 }
  node.dispatchEvent(new PointerEvent(`pointer${kind}`, init))
}

function tap(node: Element): void {
  point('down', node)
  point('up', node)
  node.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
}

/** From a thing to what lies under the finger in the end. */
function drag(from: Element, to: HTMLElement[], y = 0): void {
  under = to
  point('down', from)
  point('move', from, 20, y)
  point('up', table, 20, y)
}

describe('an arrow', () => {
  const lay = (token: string, x: number, y: number) => {
    const node = thing(token)
    node.setAttribute('role', 'button')
    node.tabIndex = 0
    node.getBoundingClientRect = () => ({ x, y, width: 10, height: 10 }) as DOMRect
    return node
  }

  test('goes to what lies beside, whatever it is', () => {
    const [card, pile] = [lay('card:QH', 0, 100), lay('pile', 4, 0)]
    pile.dataset.lit = ''
    card.focus()
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    expect(document.activeElement).toBe(pile)
    pile.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    expect(document.activeElement).toBe(pile)
  })
})

describe('a tap', () => {
  test('touches once, though a click follows', () => {
    tap(thing('place:a1'))
    expect(touching.touched).toEqual(['place:a1'])
    tap(thing('place:a2'))
    expect(moves()).toEqual(['a1-a2'])
  })

  test('raises a card, and the second one plays it', () => {
    tap(thing('card:QH'))
    expect(moves()).toEqual([])
    tap(thing('card:QH'))
    expect(moves()).toEqual(['QH'])
  })

  test('counts when the finger is lifted, and a slap when the hand comes down', () => {
    point('down', thing('place:a1'))
    expect(touching.touched).toEqual([])
    point('down', thing('pile'))
    expect(moves()).toEqual(['slap'])
  })

  test('may slip a little', () => {
    point('down', thing('place:a1'))
    point('move', thing('place:a1'), 6, 6)
    point('up', thing('place:a1'), 6, 6)
    expect(touching.touched).toEqual(['place:a1'])
  })

  test('beside everything lets go, but not on a button', () => {
    tap(thing('place:a1'))
    table.querySelector('button')!.click()
    expect(touching.touched).toEqual(['place:a1'])
    table.querySelector('b')!.click()
    expect(touching.touched).toEqual([])
  })
})

describe('a drag', () => {
  test('takes a piece to where it is dropped', () => {
    drag(thing('place:a1'), [thing('place:a1'), thing('place:a2')])
    expect(moves()).toEqual(['a1-a2'])
  })

  test('that ends nowhere lets go', () => {
    drag(thing('place:a1'), [thing('place:a1')])
    expect(touching.touched).toEqual([])
    expect(why).not.toHaveBeenCalled()
  })

  test('to where it may not go asks why', () => {
    drag(thing('place:a1'), [thing('place:h8')])
    expect(why).toHaveBeenCalledExactlyOnceWith(['place:a1', 'place:h8'])
  })

  test('upwards plays a card, a short one does not', () => {
    drag(thing('card:QH'), [], -30)
    expect(moves()).toEqual([])
    drag(thing('card:QH'), [], -60)
    expect(moves()).toEqual(['QH'])
  })

  test('of what cannot be moved is nothing', () => {
    drag(thing('place:a2'), [thing('place:a1')])
    expect(touching.touched).toEqual([])
    expect(why).not.toHaveBeenCalled()
  })

  test('carries the thing along until it is dropped', () => {
    point('down', thing('place:a1'))
    point('move', thing('place:a1'), 30, 10)
    expect(thing('place:a1').style.getPropertyValue('translate')).toBe('30px 10px')
    point('cancel', table)
    expect(thing('place:a1').style.getPropertyValue('translate')).toBe('')
    expect(thing('place:a1').dataset.dragged).toBeUndefined()
  })
})

describe('a key', () => {
  const press = (key: string, node: Element) => node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

  test('touches what has the focus', () => {
    press('Enter', thing('place:a1'))
    press(' ', thing('place:a2'))
    press('x', thing('card:QH'))
    expect(moves()).toEqual(['a1-a2'])
  })

  test('lets go when it is Escape', () => {
    tap(thing('place:a1'))
    press('Escape', table)
    expect(touching.touched).toEqual([])
  })
})

test('a second finger touches nothing', () => {
  thing('place:a1').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: false }))
  point('up', thing('place:a1'))
  expect(touching.touched).toEqual([])
})
