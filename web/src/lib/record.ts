/** A record checked by this device alone: whether its lines hang together, and whether every draw is the sealed one. The
 * rules are not played again. docs/record.md says what is checked, and tests/data/seal-vectors.json is shared with Python. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { commitmentTo, type Deal, digest } from './seal'

const FORMAT = 1
const LARGEST_DRAW = 1000 // things that are shuffled at most

type Draw = [stream: string, counter: number, kind: string, size: number, outcome: number | number[]]

interface Header {
  parlour: number
  game: string
  names: string[]
  commitment: string
  commitments?: string[]
}

interface Row {
  n: number
  t: number
  move: string
  prev: string
  drawn?: Draw[]
  seeds?: string[]
}

interface Close {
  close: number
  secret: string
  prev: string
}

/** What is wrong, and in which line of the file; the key has words. */
export interface Fault {
  key: string
  line: number
  stream?: string
}

/** What a record that is in order says of itself, and what this device kept of the same match. */
export interface Checked {
  game: string
  names: string[]
  rows: number
  draws: number
  sealed: boolean
  head: string
  /** Players who committed to a seed and did not open it. */
  withheld: string[]
  kept: 'head' | 'seed' | 'commitment' | 'nothing'
}

class Broken extends Error {
  constructor(readonly fault: Fault) {
    super(fault.key)
  }
}

function demand(holds: boolean, key: string, line: number, stream?: string): asserts holds {
  if (!holds) throw new Broken({ key, line, ...(stream === undefined ? {} : { stream }) })
}

/** Check the bytes of a file against themselves, and against the deals that this device kept. */
export function check(data: Uint8Array, deals: readonly Deal[] = []): Checked | Fault {
  try {
    return whole(decoded(data), deals)
  } catch (error) {
    if (error instanceof Broken) return error.fault
    throw error
  }
}

export function isFault(found: Checked | Fault): found is Fault {
  return 'key' in found
}

function decoded(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data)
  } catch {
    throw new Broken({ key: 'not-utf-8', line: 1 })
  }
}

function whole(text: string, deals: readonly Deal[]): Checked {
  const lines = text.split('\n')
  demand(lines.pop() === '' && lines.length > 1, 'record-cut-off', lines.length + 1)
  const [header, ...rest] = lines.map(parsed) as [Header, ...(Row | Close)[]]
  demand(!('n' in header), 'record-of-running', 1)
  demand(typeof header.parlour === 'number' && Array.isArray(header.names), 'bad-line', 1)
  demand(header.parlour === FORMAT, 'record-format', 1)
  const close = rest.at(-1)!
  const rows = (isClose(close) ? rest.slice(0, -1) : rest) as Row[]
  demand(rows.length > 0, 'record-cut-off', 2)
  inOrder(rows)
  chained(lines, rest)
  demand(isClose(close), 'record-open', lines.length)
  demand(close.close === rows.length, 'row-out-of-order', lines.length)
  sealed(header, rows, close, lines.length)
  const seeds = rows[0]!.seeds ?? []
  const head = digest(lines.at(-1)!)
  return {
    game: header.game,
    names: header.names,
    rows: rows.length,
    draws: rows.reduce((count, row) => count + (row.drawn?.length ?? 0), 0),
    sealed: header.commitment !== '',
    head,
    withheld: header.names.filter((_, seat) => header.commitments?.[seat] && !seeds[seat]),
    kept: compared(lines[0]!, header, seeds, head, deals),
  }
}

function parsed(line: string, at: number): unknown {
  let found: unknown
  try {
    found = JSON.parse(line)
  } catch {
    // said below
  }
  demand(typeof found === 'object' && found !== null && !Array.isArray(found), 'bad-line', at + 1)
  return found
}

function isClose(line: Row | Close): line is Close {
  return 'close' in line
}

function inOrder(rows: readonly Row[]): void {
  rows.forEach(({ n, t, move, drawn = [], seeds = [] }, at) => {
    const isRow = typeof move === 'string' && typeof t === 'number' && Array.isArray(drawn) && Array.isArray(seeds)
    demand(isRow && drawn.every(isDraw) && seeds.every((each) => typeof each === 'string'), 'bad-line', at + 2)
    const isNext = n === at && t >= (at ? rows[at - 1]!.t : 0)
    demand(isNext && (move === 'setup') === (at === 0), 'row-out-of-order', at + 2)
  })
}

function isDraw(draw: unknown): boolean {
  if (!Array.isArray(draw) || draw.length !== 5) return false
  const [stream, counter, kind, size] = draw
  return typeof stream === 'string' && Number.isInteger(counter) && typeof kind === 'string' && Number.isInteger(size)
}

function chained(lines: readonly string[], rest: readonly (Row | Close)[]): void {
  rest.forEach(({ prev }, at) => demand(prev === digest(lines[at]!), 'chain-broken', at + 1))
}

/** The secret is the one promised, the seeds are those committed to, and every draw came from them. */
function sealed(header: Header, rows: readonly Row[], { secret }: Close, last: number): void {
  const promised = /^([0-9a-f]{2})*$/.test(secret) && (secret ? commitmentTo(secret) : '') === header.commitment
  demand(promised, 'secret-differs', last)
  if (!secret) return
  const seeds = rows[0]!.seeds ?? []
  const { commitments = [] } = header
  const kept = seeds.every((seed, seat) => !seed || !commitments.length || digest(seed) === commitments[seat])
  demand(kept && (!commitments.length || commitments.length === seeds.length), 'seed-differs', 2)
  const seal = new Seal(hexToBytes(secret), seeds)
  for (const { n, drawn = [] } of rows)
    for (const [stream, counter, kind, size, outcome] of drawn) {
      const isFair = size >= 1 && size <= LARGEST_DRAW && counter >= 0
      const isSealed = isFair && `${seal.outcome(stream, counter, kind, size)}` === `${outcome}`
      demand(isSealed, 'draw-differs', n + 2, stream)
    }
}

/** What this device kept of the match. A deal of which it kept something else is not this one. */
function compared(
  header: string,
  { commitment }: Header,
  seeds: readonly string[],
  head: string,
  deals: readonly Deal[],
): Checked['kept'] {
  const deal = commitment && deals.findLast((each) => each.commitment === commitment)
  if (!deal) return 'nothing'
  demand(!deal.head || deal.head === head, 'other-head', 0)
  demand(!deal.header || deal.header === header, 'other-header', 1)
  if (deal.head) return 'head'
  return deal.header && seeds.includes(deal.seed) ? 'seed' : 'commitment'
}

/** Draws that were fixed before play. */
export class Seal {
  private readonly key: Uint8Array

  constructor(secret: Uint8Array, seeds: readonly string[]) {
    const lengths = seeds.map((seed) => `${utf8ToBytes(seed).length}:${seed}`)
    this.key = hmac(sha256, secret, utf8ToBytes(`parlour${lengths.join('')}`))
  }

  /** A number below `size`, or for a shuffle an order of `size` things. */
  outcome(stream: string, counter: number, kind: string, size: number): number | number[] {
    const words = this.words(stream, counter)
    if (kind !== 'shuffle') return below(size, words)
    const order = Array.from({ length: size }, (_, at) => at)
    for (let last = size - 1; last > 0; last--) {
      const other = below(last + 1, words)
      ;[order[last], order[other]] = [order[other]!, order[last]!]
    }
    return order
  }

  /** An endless run of 32-bit numbers for one draw. */
  private *words(stream: string, counter: number): Generator<number, never> {
    for (let block = 0; ; block++) {
      const { buffer, byteOffset } = hmac(sha256, this.key, utf8ToBytes(`${stream}/${counter}/${block}`))
      const view = new DataView(buffer, byteOffset)
      for (let at = 0; at < 32; at += 4) yield view.getUint32(at)
    }
  }
}

/** Without bias: numbers past the last full multiple of `size` are thrown away. */
function below(size: number, words: Generator<number, never>): number {
  const limit = 2 ** 32 - (2 ** 32 % size)
  for (;;) {
    const word = words.next().value
    if (word < limit) return word % size
  }
}
