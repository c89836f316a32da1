/** Faces as they come from the server: `QH`, `TD`, jokers `X1` and `X2`; anything else is a number card. */
import type { Fan } from '../protocol'
import { say } from './words.svelte'

export type Suit = 'C' | 'D' | 'H' | 'S'

export interface Face {
  /** What stands in the corner. */
  index: string
  /** One of A23456789TJQK; X for a joker, nothing for a number card. */
  rank: string
  suit: Suit | null
}

export function faceOf(name: string): Face {
  if (/^[A2-9TJQK][CDHS]$/.test(name)) {
    const rank = name[0]!
    return { index: rank === 'T' ? '10' : rank, rank, suit: name[1] as Suit }
  }
  return /^X\d$/.test(name) ? { index: '★', rank: 'X', suit: null } : { index: name, rank: '', suit: null }
}

/** A card in words; null lies face down, an empty name is a gap. */
export function cardName(name: string | null): string {
  if (name === null) return say('card-hidden')
  if (!name) return say('card-gap')
  const { index, rank, suit } = faceOf(name)
  if (rank === 'X') return say('card-joker')
  // Fluent tells the number 5 from the text "5".
  return suit ? say('card-name', { rank: /\d/.test(index) ? Number(index) : rank, suit }) : name
}

/** A hand is there to be played from; other fans (books, tricks won) only lie there. */
export function isHand(fan: Fan): boolean {
  return !!fan.touch || fan.cards.some((card) => card.touch)
}

/** Where the pips of a number card sit, in hundredths of the picture's half width and half height. */
export const PIPS: Record<string, [x: number, y: number][]> = Object.fromEntries(
  Object.entries({
    A: [[0, 0]],
    2: [
      [0, -100],
      [0, 100],
    ],
    3: [
      [0, -100],
      [0, 0],
      [0, 100],
    ],
    4: [[1, 100]],
    5: [
      [1, 100],
      [0, 0],
    ],
    6: [
      [1, 100],
      [1, 0],
    ],
    7: [
      [1, 100],
      [1, 0],
      [0, -50],
    ],
    8: [
      [1, 100],
      [1, 0],
      [0, -50],
      [0, 50],
    ],
    9: [
      [1, 100],
      [1, 33],
      [0, 0],
    ],
    T: [
      [1, 100],
      [1, 33],
      [0, -67],
      [0, 67],
    ],
  }).map(([rank, spots]) => [rank, spots.flatMap(([side, y]) => mirrored(side!, y!))]),
)

/** A spot in the middle stands alone; one at the side comes with its images left and right, up and down. */
function mirrored(side: number, y: number): [number, number][] {
  if (!side) return [[0, y]]
  const rows = y ? [-y, y] : [0]
  return rows.flatMap((row): [number, number][] => [
    [-100, row],
    [100, row],
  ])
}
