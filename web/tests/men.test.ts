import { describe, expect, test } from 'vitest'
import type { Board, Piece } from '../src/protocol'
import { layOut } from '../src/lib/board'
import { follow, goOn, heldBy, placed, raise, transforms, type Man } from '../src/lib/men'

const man = (place: string, seat = 0, look = 'man'): Piece => ({ place, seat, look })
const places = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map((id) => ({
  id,
  x: id.charCodeAt(0) - 97,
  y: Number(id[1]) - 1,
}))
const layout = layOut({ look: 'squares', places, lines: [] as Board['lines'] } as Board, 0)

const start = (...pieces: Piece[]) => follow([], pieces, [])
const at = (men: Man[], place: string) => men.find((each) => each.place === place)!

describe('a piece is known again', () => {
  test('where it stayed, whatever else came or went', () => {
    const before = start(man('a1'), man('b1'), man('c1', 1))
    const after = follow(before, [man('c1', 1), man('a2'), man('a1')], [])
    expect(at(after, 'a1')).toEqual(at(before, 'a1'))
    expect(at(after, 'c1').id).toBe(at(before, 'c1').id)
  })

  test('where the last move led it, stop by stop', () => {
    const before = start(man('a1'), man('b1'))
    const after = follow(before, [man('b1'), man('c1')], ['a1', 'b2', 'c1'])
    expect(at(after, 'c1')).toEqual({ ...man('c1'), id: at(before, 'a1').id, route: ['a1', 'b2', 'c1'] })
  })

  test('although it was crowned on the way', () => {
    const before = start(man('a1'), man('b1'))
    const after = follow(before, [man('a2', 0, 'king'), man('b1')], ['a1', 'a2'])
    expect(at(after, 'a2').id).toBe(at(before, 'a1').id)
  })

  test('as one of several like it: the one that the move names went, another is gone', () => {
    const before = start(man('a1'), man('b1'))
    const after = follow(before, [man('c1')], ['b1', 'c1'])
    expect(at(after, 'c1').id).toBe(at(before, 'b1').id)
  })

  test('straight, where the last move says nothing of it', () => {
    const before = start(man('a1'), man('b1', 1))
    const after = follow(before, [man('a2'), man('c1', 1)], ['b1', 'c1'])
    expect(at(after, 'a2').route).toEqual(['a1', 'a2'])
  })

  test('when it came back to where it began', () => {
    const before = start(man('a1'), man('b2', 1))
    expect(at(follow(before, [man('a1')], ['a1', 'c1', 'a1']), 'a1').route).toEqual(['a1', 'c1', 'a1'])
  })

  test('never as a piece of another seat', () => {
    const before = start(man('a1', 1))
    const [after] = follow(before, [man('a1', 0)], [])
    expect(after!.id).not.toBe(before[0]!.id)
    expect(after!.route).toEqual([])
  })
})

test('what was captured is no stop on the way', () => {
  const before = start(man('a1'), man('b1', 1))
  expect(follow(before, [man('c1')], ['a1', 'b1', 'c1'])[0]!.route).toEqual(['a1', 'c1'])
})

test('who moved is drawn above those that stayed, and new pieces below', () => {
  const before = start(man('a1'), man('b1'))
  const after = follow(before, [man('c2', 1), man('a2'), man('b1')], ['a1', 'a2'])
  expect(after.map(({ place }) => place)).toEqual(['c2', 'b1', 'a2'])
})

describe('the piece in the hand', () => {
  const men = start(man('a1'), man('b2', 1))

  test('stands on the last empty place that was touched', () => {
    expect(heldBy(['place:a1', 'place:c1', 'place:c2'], men, layout)).toEqual({ id: men[0]!.id, to: 'c2' })
    expect(heldBy(['place:a1', 'place:c1', 'place:b2'], men, layout)).toEqual({ id: men[0]!.id, to: 'c1' })
  })

  test('is none until a place to stand on is touched', () => {
    expect(heldBy(['place:a1'], men, layout)).toBeNull()
    expect(heldBy(['place:c1', 'place:c2'], men, layout)).toBeNull()
    expect(heldBy(['place:a1', 'done'], men, layout)).toBeNull()
  })

  test('has only the rest of its way to go when the answer comes', () => {
    const after = follow(men, [man('c2'), man('b2', 1)], ['a1', 'c1', 'c2'])
    const { id } = at(after, 'c2')
    expect(at(goOn(after, { id, to: 'c2' }), 'c2').route).toEqual([])
    expect(at(goOn(after, { id, to: 'c1' }), 'c2').route).toEqual(['c1', 'c2'])
    expect(goOn(after, null)).toEqual(after)
  })

  test('is drawn where it is held', () => {
    const held = { id: men[0]!.id, to: 'c1' }
    const { x, y } = layout.spots.get('c1')!
    expect(transforms(men, held, layout).get(held.id)).toBe(`translate(${x}px, ${y}px) scale(1)`)
  })
})

test('what is touched is drawn above all others, and nothing slides again for it', () => {
  const men = follow(start(man('a1'), man('b1')), [man('b1'), man('a2')], ['a1', 'a2'])
  expect(men.map(({ place }) => place)).toEqual(['b1', 'a2'])
  const raised = raise(men, 'place:b1')
  expect(raised.map(({ place }) => place)).toEqual(['a2', 'b1'])
  expect(raised.flatMap(({ route }) => route)).toEqual([])
  expect(raise(raised, 'place:b1')).toBe(raised)
  expect(raise(raised, undefined)).toBe(raised)
})

test('two on one place stand side by side', () => {
  const men = start(man('a1'), man('a1', 1))
  const [left, right] = men.map(({ id }) => transforms(men, null, layout).get(id))
  const { x, y } = layout.spots.get('a1')!
  expect(left).toBe(`translate(${x - 21}px, ${y}px) scale(0.62)`)
  expect(right).toBe(`translate(${x + 21}px, ${y}px) scale(0.62)`)
})

describe('a piece that our own hand has put on the board', () => {
  const men = start(man('a1'), man('b1', 1, 'stone'))

  test('is seen while the rest of the move is chosen, and looks like our others', () => {
    expect(placed(['place:c1', 'place:a1'], men, 1)).toMatchObject({ place: 'c1', seat: 1, look: 'stone' })
  })

  test('is none where something stood, or something else was touched', () => {
    expect(placed(['place:a1', 'place:c1'], men, 0)).toBeNull()
    expect(placed(['card:QH'], men, 0)).toBeNull()
    expect(placed([], men, 0)).toBeNull()
    expect(placed(['place:c1'], men, 2)).toBeNull()
  })
})
