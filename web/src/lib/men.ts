/** The pieces on a board from one view to the next: which is which, which one is in the hand, and where each stands. */
import type { Piece } from '../protocol'
import { share, type Layout } from './board'

/** A piece that is known again in the next view. */
export interface Man extends Piece {
  id: number
  /** The places it came along to stand where it stands; empty if it stayed. */
  route: string[]
}

/** A piece that our own hand has moved, before the server knows. */
export interface Held {
  id: number
  to: string
}

let ids = 0

/** Recognise the pieces of the last view: those that moved go along `last`, and are drawn on top. */
export function follow(before: readonly Man[], pieces: readonly Piece[], last: readonly string[]): Man[] {
  const old = [...before]
  const men = new Map<Piece, Man>()
  const match = (fits: (piece: Piece, man: Man) => boolean, route: (piece: Piece, man: Man) => string[]) => {
    for (const piece of pieces.filter((each) => !men.has(each))) {
      const at = old.findIndex((man) => man.seat === piece.seat && fits(piece, man))
      if (at < 0) continue
      const [man] = old.splice(at, 1)
      men.set(piece, { ...piece, id: man!.id, route: route(piece, man!) })
    }
  }
  const stay = ({ place }: Piece) => (isRoundTrip(last, place) ? [...last] : [])
  const along = (piece: Piece, man: Man) => routeOf(man.place, piece.place, last)
  match((piece, man) => man.place === piece.place && man.look === piece.look, stay)
  match((piece, man) => man.place === piece.place, stay)
  match((piece, man) => man.place === last[0] && last.includes(piece.place), along)
  match((piece, man) => man.look === piece.look, along)
  match(() => true, along)

  const order = new Map(before.map((man, at) => [man.id, at]))
  const rank = (man: Man) => (man.route.length ? before.length : (order.get(man.id) ?? -1))
  const taken = new Set(old.map((man) => man.place))
  return pieces
    .map((piece) => men.get(piece) ?? { ...piece, id: ids++, route: [] })
    .map((man) => ({
      ...man,
      route: man.route.filter((place, at, { length }) => !at || at === length - 1 || !taken.has(place)),
    }))
    .sort((one, other) => rank(one) - rank(other))
}

const isRoundTrip = (last: readonly string[], place: string) =>
  last.length > 2 && last[0] === place && last.at(-1) === place

/** Along the last move, if it led from here to there; straight otherwise. */
function routeOf(from: string, to: string, last: readonly string[]): string[] {
  const end = last.lastIndexOf(to)
  return last[0] === from && end > 0 ? last.slice(0, end + 1) : [from, to]
}

/** The piece that is being moved stands meanwhile on the last empty place that was touched. */
export function heldBy(touches: readonly string[], men: readonly Man[], { spots }: Layout): Held | null {
  const [from, ...stops] = touches.map(placeOf)
  const man = men.findLast((each) => each.place === from)
  const to = stops.findLast((stop) => spots.has(stop) && !men.some((each) => each.place === stop))
  return man && to !== undefined ? { id: man.id, to } : null
}

/** A piece that our own hand has put on an empty place, before the server knows: it looks like the others. */
export function placed(touches: readonly string[], men: readonly Man[], seat: number | null): Piece | null {
  const [first = ''] = touches
  const like = men.find((each) => each.seat === seat)
  if (!like || !first.startsWith('place:') || men.some((each) => each.place === placeOf(first))) return null
  return { ...like, place: placeOf(first) }
}

/** Our own hand has moved it already: only the rest of the way is left. */
export function goOn(men: readonly Man[], held: Held | null): Man[] {
  return men.map((man) =>
    man.id === held?.id ? { ...man, route: man.place === held.to ? [] : [held.to, man.place] } : man,
  )
}

/** What stands on the place that was touched is drawn above all others. */
export function raise(men: Man[], token = ''): Man[] {
  const man = men.findLast((each) => each.place === placeOf(token))
  if (!man || man === men.at(-1)) return men
  return [...men.filter((each) => each !== man), man].map((each) => ({ ...each, route: [] }))
}

/** Where each piece is drawn, by its id; several on one place make room for each other. */
export function transforms(men: readonly Man[], held: Held | null, { spots, rooms }: Layout): Map<number, string> {
  const places = new Map<string, Man[]>()
  for (const man of men.toSorted((one, other) => one.id - other.id)) {
    const place = man.id === held?.id ? held.to : man.place
    places.set(place, [...(places.get(place) ?? []), man])
  }
  return new Map(
    [...places].flatMap(([place, those]) => {
      const { x, y } = spots.get(place) ?? { x: 0, y: 0 }
      return those.map((man, at) => {
        const own = share(at, those.length, rooms.get(place) ?? { width: 100, height: 100 })
        return [man.id, `translate(${x + own.x}px, ${y + own.y}px) scale(${own.scale})`]
      })
    }),
  )
}

const placeOf = (token: string) => token.replace(/^place:/, '')
