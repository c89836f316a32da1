/** The seats that this browser holds, by table; and what it keeps of each deal. */
import type { Deal } from './seal'
import { keep, recall } from './storage'

const MOST = 60
const MOST_DEALS = 20 // of one table

/** Who else sits there, and how it stands: not begun, our turn, somebody else's, over. */
export interface Seen {
  others: readonly string[]
  standing: 'waits' | 'yours' | 'theirs' | 'over'
}

interface Kept {
  tokens: string[]
  at: number
  title: string
  /** As this browser last saw it; a table of an earlier version has none. */
  seen?: Seen
  /** The newest last; a table of an earlier version has none. */
  deals?: Deal[]
  /** The last match that was counted for the statistics of this device. */
  counted?: number
}

type Tables = Record<string, Kept>

export function held(invite: string): string[] {
  return recall<Tables>('tables', {})[invite]?.tokens ?? []
}

function change(invite: string, how: (kept: Kept) => void): void {
  const tables = recall<Tables>('tables', {})
  const kept = tables[invite] ?? { tokens: [], at: 0, title: '' }
  how(kept)
  kept.at = Date.now()
  tables[invite] = kept
  const newest = Object.entries(tables).sort(([, one], [, other]) => other.at - one.at)
  keep('tables', Object.fromEntries(newest.slice(0, MOST)))
}

export function hold(invite: string, token: string): void {
  change(invite, (kept) => {
    if (!kept.tokens.includes(token)) kept.tokens.push(token)
  })
}

export function forget(invite: string): void {
  const { [invite]: _, ...others } = recall<Tables>('tables', {})
  keep('tables', others)
}

/** The table has a new invitation: the seats stay ours. */
export function move(from: string, to: string): void {
  const kept = recall<Tables>('tables', {})[from]
  if (!kept || from === to) return
  forget(from)
  change(to, (other) => Object.assign(other, kept))
}

export function note(invite: string, title: string, seen: Seen): void {
  const kept = recall<Tables>('tables', {})[invite]
  if (kept?.title === title && JSON.stringify(kept.seen) === JSON.stringify(seen)) return
  change(invite, (kept) => Object.assign(kept, { title, seen }))
}

export function dealsAt(invite: string): Deal[] {
  return recall<Tables>('tables', {})[invite]?.deals ?? []
}

/** What is kept of the deals of all tables. */
export function allDeals(): Deal[] {
  return Object.values(recall<Tables>('tables', {})).flatMap(({ deals = [] }) => deals)
}

export function keepDeal(invite: string, deal: Deal): void {
  change(invite, (kept) => {
    const others = (kept.deals ?? []).filter(({ commitment }) => commitment !== deal.commitment)
    kept.deals = [...others, deal].slice(-MOST_DEALS)
  })
}

export function lastCounted(invite: string): number {
  return recall<Tables>('tables', {})[invite]?.counted ?? -1
}

export function noteCounted(invite: string, match: number): void {
  change(invite, (kept) => (kept.counted = match))
}

/** Tables to come back to, the newest first. */
export function tables(): { invite: string; title: string; at: number; seen?: Seen }[] {
  return Object.entries(recall<Tables>('tables', {}))
    .map(([invite, { title, at, tokens, seen }]) => ({ invite, title, at, tokens, seen }))
    .filter(({ tokens, title }) => tokens.length > 0 && title)
    .sort((one, other) => other.at - one.at)
}
