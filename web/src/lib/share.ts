/** The share of this device in each deal of a table: promised first, opened when all else is settled and kept. */
import type { Table, Update } from '../protocol'
import type { Connection } from './connection.svelte'
import { type Deal, digest, mayOpen, newDeal } from './seal'
import { dealsAt, keepDeal } from './seats'

export class Share {
  /** Of the deals since this page was loaded, also where nothing can be kept. */
  private readonly deals = new Map<string, Deal>()
  /** The deal that comes next. */
  private next: Deal | undefined
  /** The row of the log that began the match at the table. */
  private match: number | null = null
  private readonly promised = new Set<string>()

  constructor(
    private readonly connection: Connection,
    private readonly invite: () => string,
  ) {}

  /** Do what the table asks for, and keep how a match ended. */
  hear({ table, head }: Update): void {
    if (table?.yours.length) this.take(table)
    const deal = head && this.of(this.match)
    if (deal && deal.head !== head) this.keep({ ...deal, head })
  }

  private take({ commitment, header, match, running, yours }: Table): void {
    this.match = match
    if (running && this.next && this.next.commitment !== commitment) {
      this.keep({ ...this.next, match })
      this.next = undefined
    }
    if (running || !commitment) return
    this.next = this.deal(commitment)
    if (header) this.open(header, yours)
    else this.promise(yours)
  }

  /** What was kept of a match; if this page was not there when it began, of the deal with this commitment. */
  of(match: number | null, commitment = ''): Deal | undefined {
    const deals = [...dealsAt(this.invite()), ...this.deals.values()]
    if (match === null) return undefined
    return deals.findLast((deal) => deal.match === match) ?? deals.findLast((deal) => deal.commitment === commitment)
  }

  private deal(commitment: string): Deal {
    const kept = this.deals.get(commitment) ?? dealsAt(this.invite()).find((deal) => deal.commitment === commitment)
    return kept ?? this.keep(newDeal(commitment))
  }

  private keep(deal: Deal): Deal {
    this.deals.set(deal.commitment, deal)
    keepDeal(this.invite(), deal)
    return deal
  }

  private promise(yours: readonly number[]): void {
    const { commitment, seed } = this.next!
    for (const seat of yours) {
      const key = `${commitment}/${seat}`
      if (this.promised.has(key)) continue
      this.promised.add(key)
      void this.connection.do({ type: 'commit-seed', seat, commitment: digest(seed) })
    }
  }

  private open(header: string, yours: readonly number[]): void {
    const deal = this.next!
    if (this.promised.has(header) || !mayOpen(deal, header)) return
    this.promised.add(header)
    this.next = this.keep({ ...deal, header })
    for (const seat of yours) void this.connection.do({ type: 'open-seed', seat, seed: deal.seed })
  }
}
