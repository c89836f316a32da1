import { describe, expect, test } from 'vitest'
import { darkSquares, faceInWords, layOut, pieceInWords, share, turnsFor } from '../src/lib/board'
import type { Board, Place } from '../src/protocol'

const place = (id: string, x: number, y: number, more: Partial<Place> = {}): Place => ({ id, x, y, ...more })
const board = (look: Board['look'], places: Place[], lines: [string, string][] = []) =>
  ({ look, places, lines }) as Board
const squares = board('squares', [
  ...[place('a1', 0, 0), place('b1', 1, 0), place('c1', 2, 0)],
  ...[place('a2', 0, 1), place('b2', 1, 1), place('c2', 2, 1)],
])
const track = board(
  'track',
  [place('c0', 0, 0), place('c1', 0, 8), place('c2', 8, 8), place('c3', 8, 0)].map((each, seat) => ({
    ...each,
    role: 'circle' as const,
    owner: seat,
  })),
)

describe('a board', () => {
  test('is drawn a hundred units from place to place, its first row below', () => {
    const { spots, width, height } = layOut(squares, 0)
    const { x, y } = spots.get('a1')!
    expect(spots.get('c1')).toEqual({ x: x + 200, y })
    expect(spots.get('a2')).toEqual({ x, y: y - 100 })
    expect([width - 2 * x, height - 2 * (y - 100)]).toEqual([200, 100])
  })

  test('is drawn a hundred units along its shortest line', () => {
    const places = [place('1', 0, 0), place('2', 3, 0), place('3', 9, 0)]
    const { spots } = layOut(board('lines', places, [['1', '2'], ['2', '3']]), 0) // prettier-ignore
    const [first, second, third] = places.map(({ id }) => spots.get(id)!.x)
    expect([second! - first!, third! - second!].map(Math.round)).toEqual([100, 200])
  })

  test.each([
    [0, 'near left'],
    [1, 'near right'],
    [2, 'far right'],
    [3, 'far left'],
  ])('after %i quarter turns has its first corner %s', (turns, corner) => {
    const { spots, width, height } = layOut(squares, turns)
    const { x, y } = spots.get('a1')!
    expect(`${y > height / 2 ? 'near' : 'far'} ${x < width / 2 ? 'left' : 'right'}`).toBe(corner)
    expect(width > height).toBe(turns % 2 === 0)
  })

  test('turned aside has its wide places upright', () => {
    const house = board('track', [place('h0', 0, 0, { wide: 3 }), place('1', 1, 0)])
    expect(layOut(house, 0).rooms.get('h0')).toEqual({ width: 300, height: 100 })
    expect(layOut(house, 1).rooms.get('h0')).toEqual({ width: 100, height: 300 })
  })

  test('has letters and numbers along its edges where places are named so', () => {
    const { edges, spots } = layOut(squares, 0)
    expect(edges!.files.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(edges!.ranks).toEqual([
      { name: '1', y: spots.get('a1')!.y },
      { name: '2', y: spots.get('a2')!.y },
    ])
    expect(layOut(board('squares', [place('1', 0, 0), place('2', 1, 0)]), 0).edges).toBeNull()
    expect(layOut(board('squares', [place('a1', 1, 0), place('b1', 0, 0)]), 0).edges).toBeNull()
  })

  test('is dark on every other square, also where nothing ever stands', () => {
    const dark = board('squares', [place('a1', 0, 0), place('c1', 2, 0), place('b2', 1, 1), place('d2', 3, 1)])
    const layout = layOut(dark, 0)
    const found = darkSquares(dark, layout).map(({ x, y }) => `${x} ${y}`)
    expect(found.toSorted()).toEqual([...layout.spots.values()].map(({ x, y }) => `${x} ${y}`).toSorted())
    expect(darkSquares(board('squares', [place('a1', 0, 0), place('c3', 2, 2)]), layout)).toHaveLength(4)
  })
})

test('one of two sits here, the other there', () => {
  expect([0, 1, null].map((side) => turnsFor(squares, side, 2))).toEqual([0, 2, 0])
  expect(turnsFor(squares, 1, 3)).toBe(0)
})

test('on a track everybody has the own corner near left', () => {
  for (const seat of [0, 1, 2, 3]) {
    const { spots, width, height } = layOut(track, turnsFor(track, seat, 4))
    const { x, y } = spots.get(`c${seat}`)!
    expect(x < width / 2 && y > height / 2).toBe(true)
  }
  expect(turnsFor(track, null, 4)).toBe(0)
})

describe('pieces on one place', () => {
  const alike = (count: number, width = 100, height = 100) =>
    Array.from({ length: count }, (_, at) => share(at, count, { width, height }))

  test('have it whole when they are alone', () => {
    expect(alike(1)).toEqual([{ x: 0, y: 0, scale: 1 }])
  })

  test.each([2, 3, 4, 6])('never stand on one another: %i', (count) => {
    const spots = alike(count)
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    for (const { x, y, scale } of spots) expect(Math.max(Math.abs(x), Math.abs(y)) + 40 * scale).toBeLessThan(62)
  })

  test('have a fixed spot where there is room for four', () => {
    expect(alike(1, 300, 300)).toEqual([alike(4, 300, 300)[0]])
    const row = alike(4, 400, 100)
    expect(row.map(({ y }) => y)).toEqual([0, 0, 0, 0])
    expect(row.map(({ x }) => x)).toEqual([-135, -45, 45, 135])
    expect(alike(4, 100, 400).map(({ x }) => x)).toEqual([0, 0, 0, 0])
  })
})

test('pieces and faces have words; a number speaks for itself', () => {
  expect(pieceInWords('king')).toBe('king')
  expect(pieceInWords('dragon')).toBe('piece')
  expect(faceInWords('hat')).toBe('hat')
  expect(faceInWords('6')).toBe('6')
  expect(faceInWords('broom')).toBe('broom')
})
