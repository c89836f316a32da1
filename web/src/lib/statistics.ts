/** Who won how often, by game and by opponent: of a table's score book, or of what this device keeps of its matches. */
import type { Finished, Outcome, Result, Row, Table } from '../protocol'
import { lastCounted, noteCounted } from './seats'
import { keep, recall } from './storage'

const MOST = 1000 // matches that this device keeps
const BROKEN_OFF = 'broken-off' // counts for nobody

/** A match that somebody at this device played. */
export interface Played extends Finished {
  table: string
  /** The places of the people at this device. */
  own: number[]
  moves: number
  minutes: number
}

/** All matches of one game, or against one opponent. */
export interface Line {
  /** The game, or the name of a person; empty for a computer. */
  key: string
  /** Of a computer. */
  level: number
  matches: number
  wins: number
  draws: number
}

type Ending = 'won' | 'drawn' | 'lost'

/** How a match ended for one of its places; alone one wins or loses. */
export function endingFor({ rank }: Outcome, { places }: Finished): Ending {
  if (places.length > 1 && places.every((place) => place.rank === 1)) return 'drawn'
  return rank === 1 ? 'won' : 'lost'
}

interface Met {
  key: string
  level: number
  ending: Ending
}

/** The game, and how it ended for this place. */
export function inGame(place: Outcome, match: Finished): Met[] {
  return [{ key: match.game, level: 0, ending: endingFor(place, match) }]
}

/** The opponents of this place: people by their names, computers by their level. Of several it counts who was before
 * whom; those who share a rank in a match that others won or lost were none to each other. */
export function withOpponents(place: Outcome, match: Finished): Met[] {
  const all = endingFor(place, match)
  return match.places
    .filter((other) => other !== place && (other.rank !== place.rank || all === 'drawn'))
    .map((other) => {
      const ending = all === 'drawn' ? 'drawn' : place.rank < other.rank ? 'won' : 'lost'
      return { key: other.level ? '' : other.name, level: other.level ?? 0, ending }
    })
}

/** Of the places that count as `mine`, by what each `met`. What was most played comes first. */
export function tally<Match extends Finished>(
  matches: readonly Match[],
  mine: (match: Match) => Outcome[],
  met: (place: Outcome, match: Match) => Met[],
): Line[] {
  const lines = new Map<string, Line>()
  const counting = matches.filter(({ reason }) => reason !== BROKEN_OFF)
  for (const { key, level, ending } of counting.flatMap((match) => mine(match).flatMap((own) => met(own, match)))) {
    const id = `${level} ${key}`
    const line = lines.get(id) ?? { key, level, matches: 0, wins: 0, draws: 0 }
    lines.set(id, line)
    line.matches++
    if (ending === 'won') line.wins++
    if (ending === 'drawn') line.draws++
  }
  return [...lines.values()].sort((one, other) => other.matches - one.matches)
}

/** The matches that this device played, the newest last. */
export function played(): Played[] {
  return recall<Played[]>('statistics', [])
}

export const ownPlaces = ({ places, own }: Played): Outcome[] => own.map((at) => places[at]!)

/** A match of this device is over. One that is played on after its end counts as it ends at last; one that was erased
 * does not come back. */
export function count(invite: string, table: Table, result: Result, rows: readonly Row[], moves: number): void {
  const { match, seats, yours, game } = table
  const own = yours.filter((seat) => !seats[seat]!.level)
  if (match === null || !own.length || table.position || seats.length !== result.ranks.length) return
  const before = played()
  const known = before.find((each) => each.table === invite && each.match === match)
  if (known ? isSame(known, result) : lastCounted(invite) >= match) return
  const places = seats.map(({ name, level }, at) => {
    return { player: '', name, level, rank: result.ranks[at]!, score: result.scores[at]! }
  })
  const began = rows.find(({ row }) => row >= match)?.t ?? 0
  const t = rows.at(-1)?.t ?? Date.now()
  const minutes = began && Math.round((t - began) / 60_000)
  const entry = { table: invite, match, t, game, reason: result.reason, places, own, moves, minutes }
  keep('statistics', [...before.filter((each) => each !== known), entry].slice(-MOST))
  noteCounted(invite, match)
}

function isSame({ places, reason }: Played, result: Result): boolean {
  return reason === result.reason && places.every(({ rank }, at) => rank === result.ranks[at])
}

/** Forget all of it. */
export function erase(): void {
  keep('statistics', [])
}

/** A line for every match and person of this device, for a spreadsheet. */
export function sheet(matches: readonly Played[]): string {
  const head = ['time', 'game', 'name', 'result', 'rank', 'score', 'against', 'moves', 'minutes', 'reason']
  const lines = matches.flatMap((match) =>
    ownPlaces(match).map((place) => {
      const others = match.places.filter((other) => other !== place)
      const against = others.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(', ')
      const { t, game, moves, minutes, reason } = match
      const ended = reason === BROKEN_OFF ? '' : endingFor(place, match)
      const when = new Date(t).toISOString()
      return [when, game, place.name, ended, place.rank, place.score, against, moves, minutes, reason]
    }),
  )
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n'
}

// A spreadsheet may split at any of these, and then take what follows for a formula.
const FORMULA = /((?:^|[,;|])[\s"]*)([=+\-@＝＋－＠])/g

function cell(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(FORMULA, "$1'$2") : `${value}`
  return `"${text.replaceAll('"', '""')}"`
}
