/** Moves that are touched in advance, while somebody else is on. All that is known here is who stands where. */
import type { Piece } from '../protocol'
import type { Way } from './touching.svelte'

/** A board on which this seat may touch something in advance. */
export interface Outlook {
  seat: number
  pieces: readonly Piece[]
  places: readonly { id: string }[]
}

/** What is planned once `token` is touched too: nothing if it was planned already, undefined where no plan leads. */
export function plan(planned: readonly string[], token: string, { seat, pieces }: Outlook): string[] | undefined {
  if (!token.startsWith('place:')) return undefined
  if (planned.includes(token)) return []
  const holders = (place: string) => pieces.filter((piece) => `place:${piece.place}` === place)
  const [first] = planned
  if (holders(token).some((piece) => piece.seat === seat)) return [token]
  if (first && holders(first).length) return [...planned, token] // where our piece goes
  if (!holders(token).length) return [token] // something is put there, and not where it was to be put before
  return first ? [...planned, token] : undefined // what is taken when it is put there
}

/** The touches of a typed move in advance; undefined if it names anything but places, or no plan leads there. */
export function read(text: string, outlook: Outlook): string[] | undefined {
  const named = text.toLowerCase().split(/[^\p{L}\p{N}]+|x/u)
  const places = named.map((name) => outlook.places.find(({ id }) => id.toLowerCase() === name))
  let planned: string[] | undefined = []
  for (const place of places) planned = place && planned && plan(planned, `place:${place.id}`, outlook)
  return planned?.length === places.length ? planned : undefined
}

/** The way that was meant: every touch of it, or its beginning and its end where no other has both. */
export function meant(planned: readonly string[], ways: readonly Way[]): Way | undefined {
  const stops = ({ touches }: Way) => touches.filter((token) => token !== 'done')
  const exact = ways.find((way) => stops(way).join() === planned.join())
  if (exact || planned.length < 2) return exact
  const alike = ways.filter((way) => stops(way)[0] === planned[0] && stops(way).at(-1) === planned.at(-1))
  return alike.length === 1 ? alike[0] : undefined
}
