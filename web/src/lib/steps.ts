/** Where a key leads: from place to place as they lie, whatever game it is. */
export interface Spot {
  x: number
  y: number
}
export type Spots = ReadonlyMap<string, Spot>
type Way = readonly [dx: number, dy: number]

/** Arrows, and digits as they lie round the five of a number pad. */
const WAYS: Readonly<Record<string, Way>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
  ...{ 4: [-1, 0], 6: [1, 0], 8: [0, -1], 2: [0, 1] },
  ...{ 7: [-1, -1], 9: [1, -1], 1: [-1, 1], 3: [1, 1] },
}
const CORNERS: Readonly<Record<string, Way>> = { Home: [-1, -1], PageUp: [1, -1], End: [-1, 1], PageDown: [1, 1] }

/** A place as it is seen from another one in some direction. */
interface Sight {
  id: string
  ahead: number
  aside: number
}
type Cost = (sight: Sight) => number

const far: Cost = ({ ahead }) => ahead
const off: Cost = ({ aside }) => aside
const farOrOff: Cost = ({ ahead, aside }) => ahead + 2 * aside
/** Within half a right angle: four such directions leave nothing out. */
const isAhead = ({ ahead, aside }: Sight) => aside <= ahead * 1.001

/** The next thing in the direction of a key, or the one in a corner; things may lie anyhow, as cards do. */
export function nextThing(from: string, key: string, spots: Spots): string | undefined {
  const [way, corner] = [WAYS[key], CORNERS[key]]
  if (corner) return outermost(corner, spots)
  return way && nearest(look(from, way, spots))
}

/** The next place of a board: along its lines where it has some, else along this row or in the next one. If something
 * in that direction is `wanted`, it is that. */
export function nextPlace(
  from: string,
  key: string,
  spots: Spots,
  lines: readonly (readonly string[])[] = [],
  wanted: ReadonlySet<string> = new Set(),
): string | undefined {
  const way = WAYS[key]
  if (!way) return nextThing(from, key, spots)
  const number = numberInRow(from, spots)
  const shift: Cost = ({ id }) => Math.abs(numberInRow(id, spots) - number)
  const sights = look(from, way, spots)
  const goals = sights.filter((sight) => wanted.has(sight.id) && isAhead(sight))
  if (goals.length) return least(goals, farOrOff, shift)
  if (lines.length) {
    const ends = new Set(lines.filter((line) => line.includes(from)).flat())
    const along = sights.filter((sight) => ends.has(sight.id) && isAhead(sight))
    return least(along, farOrOff) ?? least(sights.filter(isAhead), off, far) ?? nearest(sights)
  }
  const [dx, dy] = way
  if (dx && dy) return nearest(sights)
  return least(sights.filter(dy ? isAhead : ({ aside }) => aside < 1), far, off, shift)
}

function look(from: string, [dx, dy]: Way, spots: Spots): Sight[] {
  const here = spots.get(from)
  if (!here) return []
  const slant = dx && dy ? 2 : 1
  return [...spots].flatMap(([id, { x, y }]) => {
    const [right, down] = [x - here.x, y - here.y]
    const ahead = (right * dx + down * dy) / slant
    const aside = Math.abs(right * dy - down * dx) / slant
    return ahead > 0 && (slant === 1 || aside < ahead) ? [{ id, ahead, aside }] : []
  })
}

const nearest = (sights: readonly Sight[]) =>
  least(
    sights.filter(({ ahead, aside }) => aside <= 2 * ahead),
    farOrOff,
  )

/** The place that costs least; of equals, by the next cost. */
function least(sights: readonly Sight[], ...costs: Cost[]): string | undefined {
  const compare = (one: Sight, other: Sight) => costs.map((cost) => cost(one) - cost(other)).find(Boolean) ?? 0
  return [...sights].sort(compare)[0]?.id
}

/** How many places lie left of it: where none lies straight above another, up and down keep that number. */
function numberInRow(id: string, spots: Spots): number {
  const { x, y } = spots.get(id)!
  return [...spots.values()].filter((spot) => Math.abs(spot.y - y) < 1 && spot.x < x).length
}

function outermost([dx, dy]: Way, spots: Spots): string | undefined {
  return least(
    [...spots].map(([id, { x, y }]) => ({ id, ahead: -(x * dx + y * dy), aside: -y * dy })),
    ...[far, off],
  )
}
