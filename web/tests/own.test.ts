import { expect, test } from 'vitest'
import { whole } from '../src/lib/own'
import type { AnyWidget, Row, Update, View } from '../src/protocol'

const note = (zone: string) => ({ kind: 'note', zone }) as AnyWidget
const row = (row: number, ...said: string[]) => ({ row, said }) as unknown as Row
const view = {
  n: 3,
  seat: null,
  widgets: [note('turn'), note('hand'), note('heard')],
  transfers: [],
} as unknown as View
const update = (more: Partial<Update>) => ({ type: 'update', row: 8, rows: [row(7), row(8)], view, ...more }) as Update

test('who has nothing of their own sees what everybody sees', () => {
  expect(whole(update({})).view).toBe(view)
})

test('our own widgets stand among those of everybody, which are named by their place', () => {
  const seen = whole(update({ own: { seat: 1, widgets: [0, note('cards'), 2, note('do-draw')] } })).view!
  expect(seen.widgets.map(({ zone }) => zone)).toEqual(['turn', 'cards', 'heard', 'do-draw'])
  expect([seen.seat, seen.n]).toEqual([1, 3])
})

test('without widgets of our own we see those of everybody, from our seat', () => {
  expect(whole(update({ own: { seat: 1 } })).view).toEqual({ ...view, seat: 1 })
})

test('our own rows take the place of those with the same number', () => {
  const own = { seat: 0, rows: [row(8, 'You drew Q♥.')] }
  expect(whole(update({ own })).rows).toEqual([row(7), row(8, 'You drew Q♥.')])
})

test('our own transfers stand instead of those of everybody', () => {
  const transfers = [{ source: 'stock', target: 'hidden', count: 1 }]
  expect(whole(update({ own: { seat: 0, transfers } })).view!.transfers).toEqual(transfers)
})
