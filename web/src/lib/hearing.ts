/** What can be heard of a move: from the two views around it, whatever the game. */
import type { AnyWidget, Piece, Result, View } from '../protocol'
import type { Sound } from './samples'

const MOST_CARDS = 3 // that are heard of many
const CARDS = ['stack', 'fan', 'spread']

/** The sounds of what changed between two views; in a race a hand came down. */
export function soundsOf(before: View, now: View, race = false): Sound[] {
  return [
    ...(race ? ['clap' as const] : []),
    ...(now.rolled ? ['dice' as const] : []),
    ...onBoard(pieces(before), pieces(now)),
    ...Array<Sound>(Math.min(cardsMoved(before, now), MOST_CARDS)).fill('card'),
  ]
}

const pieces = ({ widgets }: View) => widgets.flatMap((each) => (each.kind === 'board' ? each.pieces : []))

/** A piece that is gone was captured, and so was one that somebody else's move sent away. */
function onBoard(before: readonly Piece[], now: readonly Piece[]): Sound[] {
  const left = without(before, now)
  const come = without(now, before)
  if (now.length < before.length || new Set(left.map(({ seat }) => seat)).size > 1) return ['capture']
  return come.length ? ['piece'] : []
}

function without(these: readonly Piece[], others: readonly Piece[]): Piece[] {
  return these.filter((one) => !others.some(({ place, seat }) => place === one.place && seat === one.seat))
}

/** How many cards went somewhere; one at least, if any lies otherwise than before. */
function cardsMoved(before: View, now: View): number {
  const moved = now.transfers.reduce((sum, { count }) => sum + count, 0)
  return moved || (JSON.stringify(lying(before)) === JSON.stringify(lying(now)) ? 0 : 1)
}

const lying = ({ widgets }: View) =>
  widgets
    .filter(({ kind }) => CARDS.includes(kind))
    .map((each) => (each.kind === 'stack' ? [each.count, each.top] : cardsOf(each).map(({ face }) => face)))

const cardsOf = (each: AnyWidget) => (each.kind === 'fan' || each.kind === 'spread' ? each.cards : [])

/** Whose turn it is, where there are turns. */
export function turnOf(view: View | undefined): number | null {
  return view && !view.result ? (view.widgets.find(({ kind }) => kind === 'note')?.seat ?? null) : null
}

/** How a match sounds at its end, to the people at this device. */
export function endOf({ ranks }: Result, yours: readonly number[]): Sound {
  const own = yours.map((seat) => ranks[seat])
  if (!own.length || (ranks.length > 1 && ranks.every((rank) => rank === 1))) return 'end'
  return own.includes(1) ? 'win' : 'loss'
}
