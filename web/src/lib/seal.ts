/** The seal: hashes, chains, and whether a record is what was promised before the deal. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { random } from './random'

/** What this device keeps of a deal. */
export interface Deal {
  /** Of the table, to its secret. */
  commitment: string
  /** Our own share, the same for all seats of this device. */
  seed: string
  /** The first line of the record, as it was before any seed was opened; empty if we were not asked. */
  header: string
  /** The row of the log that began the match. */
  match: number | null
  /** The hash of the last line of the record. */
  head: string
}

/** A move that this device saw, or that stands in a record. */
export interface Seen {
  seat?: number | null
  move?: string | null
}

interface Settled {
  commitment: string
  commitments?: string[]
}

export type Finding = 'kept' | 'without' | 'broken'

/** The SHA-256 of a text; works over plain http too. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

export function newDeal(commitment: string): Deal {
  return { commitment, seed: random(), header: '', match: null, head: '' }
}

/** Whether nothing but our own seed can change the deal any more. */
export function mayOpen(deal: Deal, header: string): boolean {
  try {
    const { commitment, commitments = [] } = JSON.parse(header) as Settled
    return commitment === deal.commitment && commitments.includes(digest(deal.seed))
  } catch {
    return false
  }
}

/** The lines of a record, and its head. */
export function read(record: string): { lines: string[]; head: string } {
  const lines = record.replace(/\n$/, '').split('\n')
  return { lines, head: digest(lines.at(-1)!) }
}

/** The commitment that a record begins with, if it is one. */
export function commitmentIn(record: string): string {
  try {
    return (JSON.parse(read(record).lines[0]!) as Settled).commitment
  } catch {
    return ''
  }
}

/** Every line but the first names the one before. */
export function isChained(lines: readonly string[]): boolean {
  return lines.every((line, at) => !at || JSON.parse(line).prev === digest(lines[at - 1]!))
}

/** Whether these moves were made, in this order. */
function isCourse(lines: readonly string[], seen: readonly Seen[]): boolean {
  const rows = lines.map((line) => JSON.parse(line) as Seen)
  let at = 0
  return seen.every(({ seat = null, move }) => {
    at = 1 + rows.findIndex((row, n) => n >= at && row.move === move && row.seat === seat)
    return at > 0
  })
}

/** Whether the record is the match of this head and of this deal, with the moves that were seen here. */
export function compare(record: string, head: string, deal: Deal, seen: readonly Seen[] = []): Finding {
  try {
    const { lines, head: found } = read(record)
    const [header, first, close] = [lines[0], lines[1], lines.at(-1)].map((line) => JSON.parse(line!))
    const { commitment, commitments = [] } = header as Settled
    const seeds: string[] = first.seeds ?? []
    const isPromised = commitment === deal.commitment && commitmentTo(close.secret) === commitment
    const areSeeds = seeds.every((seed, seat) => !seed || digest(seed) === commitments[seat])
    const isSettled = !deal.header || lines[0] === deal.header
    if (found !== head || !isChained(lines) || !isPromised || !areSeeds || !isSettled) return 'broken'
    if (!isCourse(lines, seen)) return 'broken'
    return deal.header && seeds.includes(deal.seed) ? 'kept' : 'without'
  } catch {
    return 'broken'
  }
}

/** As much of a head as people compare: to find another match with the same takes 2⁶⁴ tries. */
export function fingerprint(head: string): string {
  return head.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')
}
