import { expect, test } from 'vitest'
import type { AnyWidget, Frame, Slip } from '../src/protocol'
import { eyes, listed, placeOf, replayPath, sentence, slipAt, unfold } from '../src/lib/frames'

const stock = { kind: 'stack', zone: 'stock', count: 3 } as unknown as AnyWidget
const hand = { kind: 'fan', zone: 'hands', seat: 0, count: 1 } as unknown as AnyWidget
const note = { kind: 'note', zone: 'turn' } as unknown as AnyWidget
const frame = (n: number, widgets: Frame['widgets'], more: Partial<Frame> = {}): Frame => ({
  ...{ n, seat: 0, widgets },
  ...more,
})

test('a number stands for a widget of the frame before, wherever that one came from', () => {
  const scenes = unfold([frame(0, [stock, hand]), frame(1, [1, note, 0]), frame(2, [2, 1])])
  expect(scenes.map(({ widgets }) => widgets)).toEqual([
    [stock, hand],
    [hand, note, stock],
    [stock, note],
  ])
  expect(scenes[2]!.widgets[0]).toBe(stock)
})

test('what was said goes before what the move is called', () => {
  expect(sentence({ said: ['Anna asks.', 'Ben gives.'], label: 'Ask Ben' })).toBe('Anna asks. Ben gives.')
  expect(sentence({ label: 'Ask Ben' })).toBe('Ask Ben')
  expect(sentence({})).toBe('')
})

test('the list leaves out the deal and what nobody hears', () => {
  const scenes = unfold([frame(0, [], { said: ['Dealt.'] }), frame(1, [], { label: 'a7' }), frame(2, [])])
  expect(listed(scenes).map(({ at }) => at)).toEqual([1])
})

test('a link to a row that is not there leads to the nearest', () => {
  expect([-3, 0, 4, 9, NaN, 1.5].map((row) => placeOf(row, 5))).toEqual([0, 0, 4, 4, 0, 0])
  expect(placeOf(3, 0)).toBe(0)
})

test('a slip is known by the number of its move and by its seat', () => {
  const slips = [{ number: 3, seat: 1 }] as Slip[]
  expect(slipAt(slips, { number: 3, seat: 1 })).toBe(slips[0])
  expect(slipAt(slips, { number: 3, seat: 0 })).toBeUndefined()
  expect(slipAt([{ number: 0, seat: 1 }] as Slip[], { number: 0, seat: 1 })).toBeUndefined() // what is no move
})

test('where nothing is hidden there is one pair of eyes, else that of every seat and of a spectator', () => {
  expect(eyes({ open: true, names: ['Anna', 'Ben'] })).toEqual([null])
  expect(eyes({ open: false, names: ['Anna', 'Ben'] })).toEqual([null, 0, 1])
})

test('a link names table, match, row and eyes', () => {
  expect(replayPath('abc', 3)).toBe('/t/abc/replay/3')
  expect(replayPath('abc', 3, 7)).toBe('/t/abc/replay/3/7')
  expect(replayPath('abc', 3, 0, 1)).toBe('/t/abc/replay/3/0/1')
})
