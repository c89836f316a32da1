import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { held } from '../src/lib/seats'
import { drawingOf, shelf } from '../src/lib/shelf'
import { settings } from '../src/lib/settings.svelte'
import { atOnce, fewest, inviteIn, keepLevel, open, playedAt, practise, sit, usualLevel } from '../src/lib/start'
import type { Offered, Table } from '../src/protocol'
import { refuse, serve } from './server'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  atOnce.clear()
})

const computer = { kind: 'computer', level: 3 } as const
const friend = { kind: 'friend' } as const
const anna = { kind: 'device', name: 'Anna' } as const

test('whoever opens a table holds its first seat', async () => {
  const asked = serve({ '/api/tables': () => ({ invite: 'abc', token: 'host' }) })
  expect(await open('go-fish', 'Ben', { hand: 5 }, [computer, friend])).toBe('abc')
  expect(asked[0]!.body).toMatchObject({ game: 'go-fish', name: 'Ben', rules: { hand: 5 }, seats: [0, 3, 0] })
  expect(held('abc')).toEqual(['host'])
})

test('practice begins by itself from a position, on the side that one had', async () => {
  const asked = serve({ '/api/tables': () => ({ invite: 'abc', token: 'host' }) })
  settings.name = ''
  const rules = [{ name: 'flying', label: '', value: true, shown: '' }]
  const table = { game: 'morris', rules, levels: [1, 3] } as unknown as Table
  expect(await practise(playedAt(table, ['Ben', 'Anna'], {}), 1, 'B:Wa7:Bd7', 3)).toBe('abc')
  expect(asked[0]!.body).toMatchObject({
    ...{ game: 'morris', name: 'Anna', rules: { flying: true } },
    ...{ seats: [3, 0], seat: 1, position: 'B:Wa7:Bd7' },
  })
  expect(held('abc')).toEqual(['host'])
  expect([...atOnce]).toEqual(['abc'])
})

test('a table with nobody to wait for begins by itself', async () => {
  let seats = 0
  serve({
    '/api/tables': () => ({ invite: 'abc', token: 'host' }),
    '/api/tables/abc/seats': () => ({ invite: 'abc', token: `seat ${++seats}` }),
  })
  await open('go-fish', 'Ben', {}, [computer, anna])
  expect([...atOnce]).toEqual(['abc'])
  expect(held('abc')).toEqual(['host', 'seat 1'])
  atOnce.clear()
  await open('go-fish', 'Ben', {}, [friend, anna])
  expect([...atOnce]).toEqual([])
})

test.each([500, 503, 429])(
  'a seat that could not be taken just now (%i) is tried again with the same wish',
  async (status) => {
    let tries = 0
    const asked = serve({
      '/api/tables': () => ({ invite: 'abc', token: 'host' }),
      '/api/tables/abc/seats': () => (tries++ ? { invite: 'abc', token: 'anna' } : refuse('not-now', status)),
    })
    await open('go-fish', 'Ben', {}, [anna])
    const [first, second] = asked.slice(1)
    expect(second).toEqual(first)
    expect(held('abc')).toEqual(['host', 'anna'])
  },
)

test('a seat that is refused stays free, and the table waits', async () => {
  serve({
    '/api/tables': () => ({ invite: 'abc', token: 'host' }),
    '/api/tables/abc/seats': () => refuse('name-taken'),
  })
  await open('go-fish', 'Ben', {}, [anna])
  expect(held('abc')).toEqual(['host'])
  expect([...atOnce]).toEqual([])
})

test('until an answer comes every try to sit down is the same wish', async () => {
  const lost = serve({ '/api/tables/abc/seats': () => refuse('our-fault') })
  await expect(sit('abc', 'Ben')).rejects.toThrow('because our-fault')
  const asked = serve({ '/api/tables/abc/seats': () => ({ invite: 'abc', token: 'ben' }) })
  await sit('abc', 'Ben')
  await sit('abc', 'Ben')
  const ids = [...lost, ...asked].map(({ body }) => (body as { id: string }).id)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('the level that was last chosen is offered, where there is one', () => {
  expect(usualLevel([1, 2, 3])).toBe(2)
  expect(usualLevel([7])).toBe(7)
  keepLevel(3)
  expect(usualLevel([1, 2, 3])).toBe(3)
  expect(usualLevel([1, 2])).toBe(2)
})

test('without a line the refusal says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(sit('abc', 'Ben')).rejects.toMatchObject({ key: 'no-connection', passing: true })
})

test('the games are asked for once a language, and again after a failure', async () => {
  let broken = true
  const asked = serve({ '/api/games': () => (broken ? refuse('our-fault') : []) })
  await expect(shelf()).rejects.toThrow()
  broken = false
  await Promise.all([shelf(), shelf()])
  expect(asked).toHaveLength(2)
  settings.language = 'de'
  await shelf()
  expect(asked).toHaveLength(3)
  settings.language = 'en'
})

test('one plays against one, or alone where the game is for one', () => {
  expect(fewest({ seats: [1, 2, 3] } as Offered)).toBe(2)
  expect(fewest({ seats: [3, 4] } as Offered)).toBe(3)
  expect(fewest({ seats: [1] } as Offered)).toBe(1)
})

test('a link holds an invite', () => {
  expect(inviteIn('http://192.168.0.2:8000/t/abcdEFGH_-1 ')).toBe('abcdEFGH_-1')
  expect(inviteIn('http://192.168.0.2/t/short')).toBeUndefined()
  expect(drawingOf('8-28')).toBe('/api/games/8-28/drawing')
})
