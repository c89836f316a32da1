import { expect, test } from 'vitest'
import { endOf, soundsOf, turnOf } from '../src/lib/hearing'
import type { View } from '../src/protocol'

const view = (widgets: object[], more: object = {}) =>
  ({ n: 1, seat: 0, widgets, transfers: [], rolled: false, result: null, ...more }) as unknown as View
const board = (...pieces: string[]) => ({
  kind: 'board',
  pieces: pieces.map((each) => ({ seat: Number(each[0]), place: each.slice(1), look: 'man' })),
})
const spread = (...faces: (string | null)[]) => ({ kind: 'spread', cards: faces.map((face) => ({ face })) })
const stack = (count: number, top?: string) => ({ kind: 'stack', zone: 'pile', count, top })

test('where nothing changed nothing is heard', () => {
  const same = [board('0a1', '1b2'), spread('QH', null), { kind: 'note', text: 'other' }]
  expect(soundsOf(view(same), view([...same.slice(0, 2), { kind: 'note', text: 'words' }]))).toEqual([])
})

test('a piece that is put down or moved is heard, and one that is crowned is moved too', () => {
  expect(soundsOf(view([board('0a1')]), view([board('0a1', '1c3')]))).toEqual(['piece'])
  expect(soundsOf(view([board('0a1')]), view([board('0a3')]))).toEqual(['piece'])
})

test('a piece that is taken or sent home is a capture', () => {
  expect(soundsOf(view([board('0a1', '1b2')]), view([board('0c3')]))).toEqual(['capture'])
  expect(soundsOf(view([board('0a1', '1b2')]), view([board('0b2', '1start')]))).toEqual(['capture'])
})

test('thrown dice are heard, even if they lie as before', () => {
  const dice = [{ kind: 'dice', faces: ['6'] }]
  expect(soundsOf(view(dice), view(dice, { rolled: true }))).toEqual(['dice'])
})

test('cards are heard as they go, and of many only a few', () => {
  const transfers = (count: number) => ({ transfers: [{ source: 'stock', target: 'hands:1', count }] })
  expect(soundsOf(view([]), view([], transfers(1)))).toEqual(['card'])
  expect(soundsOf(view([]), view([], transfers(26)))).toEqual(['card', 'card', 'card'])
})

test('a card that turns over is heard', () => {
  expect(soundsOf(view([spread(null, null)]), view([spread('QH', null)]))).toEqual(['card'])
  expect(soundsOf(view([stack(3, '7D')]), view([stack(3, '8D')]))).toEqual(['card'])
})

test('in a race a hand comes down', () => {
  expect(soundsOf(view([stack(3)]), view([stack(0)]), true)).toEqual(['clap', 'card'])
})

test('a match ends as it did for the people at this device', () => {
  const result = (...ranks: number[]) => ({ ranks, scores: [], reason: '' })
  expect(endOf(result(1, 2), [0])).toBe('win')
  expect(endOf(result(1, 2), [1])).toBe('loss')
  expect(endOf(result(1, 2), [0, 1])).toBe('win')
  expect(endOf(result(1, 1), [0])).toBe('end')
  expect(endOf(result(1, 2), [])).toBe('end')
  expect([endOf(result(1), [0]), endOf(result(2), [0])]).toEqual(['win', 'loss'])
})

test('whose turn it is stands in the first note, until the match is over', () => {
  const notes = [{ kind: 'fan' }, { kind: 'note', seat: 2 }, { kind: 'note', seat: null }]
  expect([turnOf(view(notes)), turnOf(view(notes, { result: {} })), turnOf(undefined)]).toEqual([2, null, null])
})
