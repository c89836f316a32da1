import { beforeEach, describe, expect, test } from 'vitest'
import { hold } from '../src/lib/seats'
import { count, erase, inGame, ownPlaces, played, sheet, tally, withOpponents } from '../src/lib/statistics'
import type { Finished, Outcome, Result, Row, Table } from '../src/protocol'

const place = (name: string, rank: number, level = 0): Outcome => ({ player: name, name, rank, score: 0, level })
const match = (game: string, ...places: Outcome[]): Finished => ({ match: 1, t: 0, game, reason: 'x', places })
const annas = ({ places }: Finished) => places.filter(({ player }) => player === 'Anna')
const told = (lines: ReturnType<typeof tally>) =>
  lines.map(({ key, level, wins, draws, matches }) => [key || level, wins, draws, matches])

const evening = [
  match('morris', place('Anna', 1), place('Ben', 2)),
  match('morris', place('Ben', 1), place('Anna', 1)),
  match('morris', place('Anna', 1), place('Computer 2', 2, 3)),
  match('fish', place('Anna', 2), place('Ben', 3), place('Computer 3', 1, 3)),
  match('solitaire', place('Anna', 2)),
  { ...match('fish', place('Anna', 1), place('Ben', 1)), reason: 'broken-off' },
]

describe('the wins of somebody', () => {
  test('are told apart by game, and what was broken off counts for nobody', () => {
    expect(told(tally(evening, annas, inGame))).toEqual([
      ['morris', 2, 1, 3],
      ['fish', 0, 0, 1],
      ['solitaire', 0, 0, 1],
    ])
  })

  test('are told apart by person and by the level of computers', () => {
    expect(told(tally(evening, annas, withOpponents))).toEqual([
      ['Ben', 2, 1, 3],
      [3, 1, 0, 2],
    ])
  })

  test('are not against a partner', () => {
    const pairs = match('kemps', place('Anna', 1), place('Ben', 2), place('Carla', 1), place('Dan', 2))
    expect(told(tally([pairs], annas, withOpponents))).toEqual([
      ['Ben', 1, 0, 1],
      ['Dan', 1, 0, 1],
    ])
  })
})

describe('what this device keeps', () => {
  const seats = [
    { name: '=Anna', kind: 'person', level: 0 },
    { name: 'Computer 2', kind: 'computer', level: 2 },
  ]
  const table = (more: object = {}) =>
    ({ match: 7, game: 'morris', yours: [0], seats, position: '', ...more }) as unknown as Table
  const result: Result = { ranks: [1, 2], scores: [9, 2], reason: 'two-left' }
  const rows = [
    { row: 7, t: 60_000 },
    { row: 30, t: 360_000 },
  ] as Row[]
  const end = (more: object = {}, how = result) => count('abc', table(more), how, rows, 23)

  beforeEach(() => {
    localStorage.clear()
    hold('abc', 'token')
  })

  test('is a match of its people, once, as it ended at last', () => {
    end()
    end()
    expect(played().map(({ t, moves, minutes, own }) => [t, moves, minutes, own])).toEqual([[360_000, 23, 5, [0]]])
    end({}, { ...result, ranks: [2, 1] })
    expect(told(tally(played(), ownPlaces, withOpponents))).toEqual([[2, 0, 0, 1]])
  })

  test('is no practice, nothing that was only watched, and nothing that a computer played', () => {
    end({ position: 'x' })
    end({ yours: [] })
    end({ yours: [1] })
    end({ match: null })
    expect(played()).toEqual([])
  })

  test('is gone for good when it is erased', () => {
    end()
    erase()
    end()
    expect(played()).toEqual([])
    end({ match: 40 })
    expect(played()).toHaveLength(1)
  })

  test('can be had as a spreadsheet without formulas', () => {
    end()
    const [, line] = sheet(played()).split('\r\n')
    expect(line).toBe(`"1970-01-01T00:06:00.000Z","morris","'=Anna","won","1","9","Computer 2 (2)","23","5","two-left"`)
  })
})
