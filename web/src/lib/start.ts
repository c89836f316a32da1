/** Opening a table, and sitting down at one. */
import type { NewTable, Offered, Seated, Sit, Table } from '../protocol'
import { post, Refusal } from './api'
import { random } from './random'
import { hold } from './seats'
import { settings } from './settings.svelte'
import { keep, recall } from './storage'

export type Rules = Record<string, boolean | number | string>
/** Who will sit on a seat: somebody who gets the link, somebody at this device, a computer of this level. */
export type Guest = { kind: 'friend' } | { kind: 'device'; name: string } | { kind: 'computer'; level: number }

/** Tables that were opened here with nobody to wait for: they begin by themselves. */
export const atOnce = new Set<string>()

/** The level that was last chosen, or the one above the weakest. */
export function usualLevel(levels: readonly number[]): number {
  const kept = recall('level', NaN)
  return levels.includes(kept) ? kept : (levels[1] ?? levels[0]!)
}

export function keepLevel(level: number): void {
  keep('level', level)
}

/** A person against one computer where that is a game, else as few as the game needs. */
export function fewest(offered: Offered): number {
  return offered.seats.find((count) => count >= 2) ?? offered.seats[0]!
}

/** Open a table as its host; the invite. */
export async function open(
  game: string,
  name: string,
  rules: Rules,
  guests: Guest[],
  handicap: number[] = [],
  more: Pick<NewTable, 'begins' | 'child'> = {},
): Promise<string> {
  const levels = guests.map((guest) => (guest.kind === 'computer' ? guest.level : 0))
  const { language } = settings
  const table: NewTable = { game, name, language, rules, seats: [0, ...levels], handicap, ...more }
  const { invite, token } = await post<Seated>('/api/tables', table)
  hold(invite, token)
  let seated = true
  for (const [at, guest] of guests.entries())
    if (guest.kind === 'device')
      seated &&= await seatHere(invite, { id: random(), name: guest.name, language, seat: at + 1 })
  if (seated && guests.every((guest) => guest.kind !== 'friend')) atOnce.add(invite)
  return invite
}

/** A match that somebody plays on from one of its positions. */
export interface Played {
  readonly game: string
  readonly rules: Rules
  readonly names: string[]
  readonly levels: readonly number[]
  /** Labels by key. */
  readonly words: Record<string, string>
}

/** What was played at a table. */
export function playedAt(table: Table, names: string[], words: Record<string, string>): Played {
  const rules = Object.fromEntries(table.rules.map((rule) => [rule.name, rule.value]))
  return { game: table.game, rules, names, levels: table.levels, words }
}

/** Open a table at which a match goes on from a position, against computers of this level. */
export async function practise(match: Played, seat: number, position: string, level: number): Promise<string> {
  const { language, name } = settings
  const { game, rules } = match
  const seats = match.names.map((_, at) => (at === seat ? 0 : level))
  const chosen: NewTable = { game, name: name || match.names[seat]!, language, rules, seats }
  const { invite, token } = await post<Seated>('/api/tables', { ...chosen, seat, position })
  hold(invite, token)
  atOnce.add(invite)
  return invite
}

/** Somebody else at this device; where it fails the seat stays free, and the table offers it again. */
async function seatHere(invite: string, wish: Sit): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++)
    try {
      hold(invite, (await post<Seated>(`/api/tables/${invite}/seats`, wish)).token)
      return true
    } catch (refusal) {
      if (!(refusal as Refusal).passing) return false
    }
  return false
}

/** Sit down. Until an answer comes every try is the same wish, so that nobody gets two seats. */
export async function sit(invite: string, name: string): Promise<void> {
  const wishes = recall<Record<string, string>>('wishes', {})
  const id = (wishes[invite] ??= random())
  keep('wishes', wishes)
  const wish: Sit = { id, name, language: settings.language }
  const { token } = await post<Seated>(`/api/tables/${encodeURIComponent(invite)}/seats`, wish)
  hold(invite, token)
  delete wishes[invite]
  keep('wishes', wishes)
}

/** A link, or the code that was read out across the room: the invite it stands for. */
export function inviteIn(text: string): string | undefined {
  return text.match(/\/t\/([\w-]{8,})/)?.[1]
}
