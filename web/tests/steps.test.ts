import { describe, expect, test } from 'vitest'
import { layOut } from '../src/lib/board'
import { nextPlace, nextThing } from '../src/lib/steps'
import type { Board } from '../src/protocol'

const board = (look: Board['look'], places: Board['places'], lines: Board['lines'] = []) =>
  ({ kind: 'board', zone: 'board', seat: null, look, places, lines, pieces: [], last: [] }) as unknown as Board

/** The dark squares, numbered from the top left as in draughts. */
const dark = Array.from({ length: 32 }, (_, at) => {
  const row = Math.floor(at / 4)
  return { id: `${at + 1}`, x: 2 * (at % 4) + (row % 2 ? 0 : 1), y: 7 - row }
})
const draughts = layOut(board('squares', dark), 0).spots
const on = (from: string, ...keys: string[]) =>
  keys.reduce((at, key) => nextPlace(at, key, draughts) ?? 'nowhere', from)

const POINTS = [
  'a1',
  'd1',
  'g1',
  'b2',
  'd2',
  'f2',
  'c3',
  'd3',
  'e3',
  'a4',
  'b4',
  'c4',
  'e4',
  'f4',
  'g4',
  'd7',
  'a7',
  'g7',
]
const LINES = ['a1 d1', 'd1 g1', 'b2 d2', 'd2 f2', 'c3 d3', 'd3 e3', 'a1 a4', 'a4 a7', 'a4 b4', 'b4 c4', 'd1 d2', 'd2 d3', 'e4 f4', 'f4 g4', 'b2 b4', 'c3 c4', 'e3 e4', 'a7 d7', 'd7 g7'] // prettier-ignore
const points = POINTS.map((id) => ({ id, x: id.charCodeAt(0) - 97, y: Number(id[1]) - 1 }))
const lines = LINES.map((line) => line.split(' ') as [string, string])
const morris = layOut(board('lines', points, lines), 0).spots
const along = (from: string, key: string) => nextPlace(from, key, morris, lines)

describe('where only every other square is played on', () => {
  test('up and down go to the next row, and back to where one came from', () => {
    expect(on('22', 'ArrowUp')).toBe('18')
    expect(on('22', 'ArrowUp', 'ArrowUp')).toBe('14')
    expect(on('22', 'ArrowUp', 'ArrowDown')).toBe('22')
    expect(on('21', 'ArrowUp')).toBe('17')
  })

  test('left and right stay in the row, and every square is reached', () => {
    expect(on('22', 'ArrowLeft')).toBe('21')
    expect(on('21', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('24')
    expect(on('24', 'ArrowRight')).toBe('nowhere')
    const reached = new Set(['1'])
    for (const from of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = nextPlace(from, key, draughts)
        if (next) reached.add(next)
      }
    expect(reached.size).toBe(32)
  })

  test('digits go slantwise as on a number pad', () => {
    expect(on('22', '7')).toBe('17')
    expect(on('22', '9')).toBe('18')
    expect(on('22', '1')).toBe('25')
    expect(on('22', '3')).toBe('26')
  })

  test('with a piece in the hand an arrow finds where it may go', () => {
    const wanted = new Set(['17', '15'])
    const step = (key: string) => nextPlace('22', key, draughts, [], wanted)
    expect(step('ArrowLeft')).toBe('17')
    expect(step('ArrowRight')).toBe('15')
    expect(step('ArrowDown')).toBe('26')
  })

  test('whatever is wanted is ahead of one of the arrows', () => {
    for (const { id } of dark.filter(({ id }) => id !== '14'))
      expect(
        ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) =>
          nextPlace('14', key, draughts, [], new Set([id])),
        ),
      ).toContain(id)
  })

  test('four keys lead into the corners', () => {
    expect(on('18', 'Home')).toBe('1')
    expect(on('18', 'PageUp')).toBe('4')
    expect(on('18', 'End')).toBe('29')
    expect(on('18', 'PageDown')).toBe('32')
  })
})

describe('where there are lines', () => {
  test('arrows follow them', () => {
    expect(along('a1', 'ArrowUp')).toBe('a4')
    expect(along('a1', 'ArrowRight')).toBe('d1')
    expect(along('d1', 'ArrowUp')).toBe('d2')
    expect(along('a4', 'ArrowRight')).toBe('b4')
    expect(along('d3', 'ArrowLeft')).toBe('c3')
  })

  test('and leap over where a line ends', () => {
    expect(along('d3', 'ArrowUp')).toBe('d7')
    expect(along('c4', 'ArrowRight')).toBe('e4')
    expect(along('a1', 'ArrowLeft')).toBeUndefined()
  })
})

test('things that lie anyhow are found by where they lie, and no other key leads anywhere', () => {
  const fan = new Map([
    ['2C', { x: 0, y: 6 }],
    ['7D', { x: 20, y: 0 }],
    ['KS', { x: 40, y: 6 }],
    ['pile', { x: 22, y: -200 }],
  ])
  expect(nextThing('2C', 'ArrowRight', fan)).toBe('7D')
  expect(nextThing('7D', 'ArrowUp', fan)).toBe('pile')
  expect(nextThing('2C', 'ArrowLeft', fan)).toBeUndefined()
  expect(nextThing('2C', 'x', fan)).toBeUndefined()
})
