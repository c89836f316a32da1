/** Boards without rules: where a place is drawn, and what is said of it. */
import type { Board, Place } from '../protocol'
import type { Spot } from './steps'
import { say } from './words.svelte'

/** Milliseconds until thrown dice lie still. */
export const TUMBLE = 600
/** The mark of each seat on its pieces and places: ring, cross, triangle, square. */
export const MARKS = [
  'M0-15a15 15 0 1 0 .01 0z',
  'M-13-13 13 13M13-13-13 13',
  'M0-16 16 12-16 12z',
  'M-13-13h26v26h-26z',
]

export interface Room {
  width: number
  height: number
}

/** A board as it is drawn: a hundred units from place to place. */
export interface Layout {
  width: number
  height: number
  spots: ReadonlyMap<string, Spot>
  /** How far each place reaches. */
  rooms: ReadonlyMap<string, Room>
  /** Letters and numbers along the edges; null where the places are not named by file and rank. */
  edges: Edges | null
}

export interface Edges {
  files: { name: string; x: number }[]
  ranks: { name: string; y: number }[]
}

/** From the outermost places to the rim. */
const MARGINS = { lines: 82, squares: 58, track: 60 }
const NARROW = 64
const FILE_AND_RANK = /^([a-z])(\d{1,2})$/

/** The board after some quarter turns, counter-clockwise as we see it. */
export function layOut(board: Board, turns: number): Layout {
  const xs = board.places.map((place) => place.x)
  const ys = board.places.map((place) => place.y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const named = board.look !== 'track' && isNamedByFileAndRank(board.places)
  const margin = named ? MARGINS[board.look] : Math.min(NARROW, MARGINS[board.look])
  const unit = 100 / step(board)
  const aside = turns % 2 === 1
  const [width, height] = aside ? [high - low, right - left] : [right - left, high - low]
  const spot = (x: number, y: number): Spot => {
    const [u, v] = [
      [x - left, y - low],
      [high - y, x - left],
      [right - x, high - y],
      [y - low, right - x],
    ][turns] as [number, number]
    return { x: margin + u * unit, y: margin + (height - v) * unit }
  }
  return {
    width: width * unit + 2 * margin,
    height: height * unit + 2 * margin,
    spots: new Map(board.places.map(({ id, x, y }) => [id, spot(x, y)])),
    rooms: new Map(board.places.map(({ id, wide = 1, high = 1 }) => [id, aside ? room(high, wide) : room(wide, high)])),
    edges: named
      ? edges(
          board.places,
          (x) => spot(x, low).x,
          (y) => spot(left, y).y,
        )
      : null,
  }
}

const room = (wide: number, high: number): Room => ({ width: 100 * wide, height: 100 * high })

/** The quarter turns that bring a seat's own corner to the near left; without such corners a seat of two sits here or there. */
export function turnsFor({ look, places }: Board, side: number | null, seats: number): number {
  if (look !== 'track') return seats === 2 && side === 1 ? 2 : 0
  const own = places.find(({ role, owner }) => role === 'circle' && owner === side)
  if (!own) return 0
  const isRight = own.x > Math.max(...places.map(({ x }) => x)) / 2
  const isFar = own.y > Math.max(...places.map(({ y }) => y)) / 2
  return isRight ? (isFar ? 2 : 3) : isFar ? 1 : 0
}

/** How far it is from a place to the next one along a line. */
function step({ places, lines }: Board): number {
  const spots = new Map(places.map((place) => [place.id, place]))
  const lengths = lines.map(([from, to]) => {
    const [one, other] = [spots.get(from)!, spots.get(to)!]
    return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
  })
  return lengths.length ? Math.min(...lengths) : 1
}

function isNamedByFileAndRank(places: readonly Place[]): boolean {
  const [first] = places
  if (!first) return false
  const shift = (first.id.codePointAt(0) ?? 0) - first.x
  return places.every(({ id, x }) => FILE_AND_RANK.test(id) && id.codePointAt(0)! - x === shift)
}

function edges(places: readonly Place[], toX: (x: number) => number, toY: (y: number) => number): Edges {
  const files = new Map(places.map(({ id, x }) => [x, id[0]!]))
  const ranks = new Map(places.map(({ id, y }) => [y, id.slice(1)]))
  return {
    files: [...files].map(([x, name]) => ({ name, x: toX(x) })),
    ranks: [...ranks].map(([y, name]) => ({ name, y: toY(y) })),
  }
}

/** The dark squares around all places, also those on which nothing ever stands. */
export function darkSquares({ places }: Board, { spots }: Layout): Spot[] {
  const [first] = places
  if (!first) return []
  const from = spots.get(first.id)!
  const parity = (x: number, y: number) => Math.abs(Math.round((x - from.x + y - from.y) / 100) + first.x + first.y) % 2
  const all = [...spots.values()]
  const [xs, ys] = [range(all.map(({ x }) => x)), range(all.map(({ y }) => y))]
  return xs.flatMap((x) => ys.map((y) => ({ x, y }))).filter(({ x, y }) => parity(x, y) === 0)
}

function range(values: number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return Array.from({ length: (most - least) / 100 + 1 }, (_, at) => least + at * 100)
}

/** Where the one of several on a place stands, and how large it is; a large place has room for four. */
export function share(at: number, count: number, { width, height }: Room): Spot & { scale: number } {
  if (width * height > 10_000) {
    const inner = width === height ? 0.74 : 0.9 // a circle has no corners
    const grids = [[2, 2], [4, 1], [1, 4]].map(([columns, rows]) => {
      return { columns: columns!, rows: rows!, dx: Math.min(92, (width * inner) / columns!), dy: Math.min(92, (height * inner) / rows!) }
    }) // prettier-ignore
    const { columns, rows, dx, dy } = grids.sort(
      (one, other) => Math.min(other.dx, other.dy) - Math.min(one.dx, one.dy),
    )[0]!
    const [x, y] = [(at % columns) - (columns - 1) / 2, Math.floor(at / columns) - (rows - 1) / 2]
    return { x: x * dx, y: y * dy, scale: Math.min(1, Math.min(dx, dy) / 80) }
  }
  if (count === 1) return { x: 0, y: 0, scale: 1 }
  if (count === 2) return { x: at ? 21 : -21, y: 0, scale: 0.62 }
  const rows = Math.ceil(count / 2)
  return {
    x: at % 2 ? 21 : -21,
    y: (Math.floor(at / 2) - (rows - 1) / 2) * (64 / rows + 8),
    scale: rows > 2 ? 0.42 : 0.55,
  }
}

export function pieceInWords(look: string): string {
  return say(`piece-${look}`, {}, say('piece-other'))
}

/** A symbol in words; a number, or what has no word, as it is. */
export function faceInWords(face: string): string {
  return say(`face-${face}`, {}, face)
}
