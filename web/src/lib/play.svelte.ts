/** A table as this screen shows it: updates one after the other, each with its motion. */
import { tick } from 'svelte'
import type {
  AnyWidget,
  Countdown,
  Hint,
  Issued,
  Reason,
  Refused,
  Review,
  Row,
  Table,
  TableText,
  Update,
  View,
} from '../protocol'
import { Connection, type Deed } from './connection.svelte'
import type { Outlook } from './ahead'
import type { Stage } from './context'
import { Ear } from './ear'
import { fly, lookAt, moving, untilStill } from './motion'
import { random } from './random'
import { address } from './route.svelte'
import { forget, held, hold, move, note } from './seats'
import { motion, settings } from './settings.svelte'
import { Share } from './share'
import { notePlayed } from './shelf'
import { atOnce } from './start'
import { count } from './statistics'
import { Touching, type Way } from './touching.svelte'
import { say } from './words.svelte'

const MOST_ROWS = 500
const PAUSE = 350 // milliseconds between two moves, so that the eye can follow
const LONGEST = 2500 // of motion that is waited for
const HURRY = 4 // updates waiting: show them at once
const BREATH = 150 // milliseconds between two readings of the table as text
const MOMENT = 2000 // milliseconds that a gesture is seen

export class Play implements Stage {
  readonly touching: Touching
  readonly connection: Connection
  readonly share: Share
  table = $state.raw<Table>()
  view = $state.raw<View>()
  rows = $state.raw<Row[]>([])
  outcome = $state.raw<string[]>([])
  countdowns = $state.raw<readonly Countdown[]>([])
  words = $state.raw<Record<string, string>>({})
  /** The legal moves of the seats of this device, by seat. */
  paths = $state.raw<NonNullable<Update['paths']>>({})
  /** Moves in words, as far as they were asked for. */
  labels = $state.raw<Record<string, string>>({})
  private text = $state.raw<TableText>()
  /** Said for a moment, and kept nowhere. */
  bubbles = $state.raw<{ id: string; text: string; seat: number | null }[]>([])
  /** Why something was not done; shown for a while. */
  refusal = $state.raw<Refused | Reason>()
  /** The rule that somebody wants to read, by its name. */
  reading = $state('')
  /** The match is over, and its last motion too. */
  over = $state(false)
  issued = $state.raw<Issued>()
  /** What a master would do here, once somebody asked. */
  hint = $state.raw<Hint>()
  /** A hint is being thought about. */
  pondering = $state(false)
  /** What cost most in the match that is over, or how far that has been looked at. */
  review = $state.raw<Review>()
  /** Of the record, once the match is over. */
  head = $state('')

  /** The part of the page with the widgets, and the layer above it where things fly. */
  ground: HTMLElement | null = null
  sky: HTMLElement | null = null

  names = $derived(this.table?.seats.map((chair) => chair.name) ?? [])
  seat = $derived(this.view ? this.view.seat : (this.table?.facing ?? null))
  /** Several people at one device all look from the same side. */
  side = $derived(this.table?.yours.length === 1 ? this.seat : null)
  reflex = $derived(this.table?.reflex ?? false)
  n = $derived(this.view?.n ?? -1)
  rolled = $derived(this.view?.rolled ?? false)
  widgets = $derived<readonly AnyWidget[]>(this.view?.widgets ?? [])
  status = $derived(this.widgets.find((widget) => widget.kind === 'note'))
  private board = $derived(this.widgets.find((widget) => widget.kind === 'board'))
  /** Whose turn it is, where there are turns. */
  turn = $derived(this.view?.result ? null : (this.status?.seat ?? null))
  /** Whoever opened the table. */
  isFounder = $derived(this.holds(this.table?.founder))
  /** The founder, or whoever keeps the evening going while the founder is away. */
  isHost = $derived(this.isFounder || this.holds(this.table?.host))
  /** A spectator holds no seat. */
  seated = $derived(!!this.table?.yours.length)
  /** Somebody elsewhere would read what we say: computers do not. */
  heard = $derived(
    this.seated &&
      (this.table!.watching > 0 ||
        this.table!.seats.some(({ kind }, seat) => kind !== 'computer' && !this.table!.yours.includes(seat))),
  )
  /** There are hints at this table, for whoever is to move. */
  hints = $derived(!!this.table?.hints && this.table.running && this.seated)
  /** The key of what another match is called here. */
  again = $derived(
    this.table?.position ? 'other-side' : this.table?.series?.decided === false ? 'next-match' : 'play-again',
  )
  /** Something lies there only to be looked at, and goes away by itself or when all have seen enough. */
  pauses = $derived(this.seated && this.countdowns.some(({ skip }) => skip))
  /** The number of the view of which we have said so. */
  seenAt = $state(-1)
  /** The table as text, as it was last read; never to somebody else at this device. */
  passages = $derived(this.view && this.text?.seat === this.view.seat ? this.text.passages : [])
  mayAsk = $derived(this.hints && this.seat !== null && !!this.paths[this.seat]?.length)

  private readonly ear = new Ear()
  private face: number | string = 'all'
  private readonly logs = new Map<number | string, Row[]>()
  private readonly queue: Update[] = []
  private showing = false
  /** Shows the next update at once: a player who acts has seen enough. */
  private goOn: () => void = () => {}
  private hush = 0
  private readSoon = 0
  private readAt = 0

  constructor(
    public invite: string,
    tokens = held(invite),
  ) {
    this.touching = new Touching(
      (way) => void this.play(way),
      (touches) => this.why(touches),
      () => this.reflex,
      () => settings.confirmMoves && !this.reflex && !!this.board,
      () => this.outlook(),
      () => this.explain({ type: 'reason', id: '', key: 'planned-dropped', text: say('planned-dropped') }),
    )
    this.connection = new Connection(invite, tokens)
    this.share = new Share(this.connection, () => this.invite)
    this.connection.onupdate = (update, missed) => {
      this.share.hear(update) // nobody waits for what is shown here
      this.ear.arrives(update, missed)
      this.queue.push(update)
      if (this.touching.planned.length) this.goOn() // time counts
      void this.show()
    }
    this.connection.onhint = (hint) => this.advise(hint)
    this.connection.onreview = (review) => {
      if (review.match === this.table?.match) this.review = review
    }
    this.connection.onrefused = (refused) => {
      if (refused.key === 'hint-late') this.forgetHint()
      else this.explain(refused)
    }
  }

  /** Do something; whatever speaks against it is shown. */
  async act(deed: Deed, issued?: (answer: Issued) => void): Promise<boolean> {
    const refused = await this.connection.do(deed, issued)
    if (refused) this.explain(refused)
    return !refused
  }

  /** Why do these touches make no move? Where all only look at something, whoever touches it has seen it. */
  private why(touches: string[]): void {
    if (this.pauses) this.seeEnough()
    if (this.seat === null || this.pauses) return
    this.connection.ask({ type: 'why', seat: this.seat, touches }, (answer) => {
      if (answer.type === 'reason') this.explain(answer)
    })
  }

  /** We have looked at what lies there: it may go on when all others have, too. */
  seeEnough(): void {
    const { n } = this
    if (this.seenAt === n) return
    this.seenAt = n
    this.goOn()
    for (const seat of this.table!.yours)
      if (!this.table!.seats[seat]!.level) void this.act({ type: 'seen-enough', seat, n })
  }

  /** Ask for a hint, and have it shown; or put it away. Whatever speaks against it is shown. */
  async askHint(): Promise<void> {
    const { seat } = this
    if (this.hint) this.forgetHint()
    else if (seat !== null && this.seated && !this.pondering) {
      this.pondering = true
      if (!(await this.act({ type: 'ask-hint', seat }))) this.pondering = false
    }
  }

  private advise(hint: Hint): void {
    if (!this.pondering) return // it is put away, or the match has gone on
    this.pondering = false
    this.hint = this.touching.hint = hint
  }

  private forgetHint(): void {
    this.pondering = false
    this.hint = this.touching.hint = undefined
  }

  /** Have the match that is over looked at, or hear how far that has come. */
  askReview(): void {
    if (!this.review?.over) this.connection.ask({ type: 'ask-review' })
  }

  /** A short code to read out to others. */
  code(): void {
    this.connection.ask({ type: 'make-code' }, (answer) => {
      if (answer.type === 'issued') this.issued = answer
    })
  }

  /** What happened further back. */
  older(): void {
    this.connection.ask({ type: 'read-log', before: this.rows[0]?.row ?? 0, count: 50 }, (answer) => {
      if (answer.type === 'log-rows') this.rows = [...answer.rows, ...this.rows]
    })
  }

  /** The board, while somebody who plays alone at this device may touch a move in advance. */
  private outlook(): Outlook | undefined {
    const { board, seat, turn, table } = this
    const waits = turn !== null && turn !== seat && table?.yours.length === 1
    if (!settings.premoves || !board || !waits || this.reflex || seat === null || table.seats[seat]!.level) return
    return { seat, pieces: board.pieces, places: board.places }
  }

  private holds(seat: number | null | undefined): boolean {
    return typeof seat === 'number' && !!this.table?.yours.includes(seat)
  }

  /** Have the moves of a seat in words. */
  readMoves(seat: number): void {
    this.connection.ask({ type: 'read-moves', seat }, (answer) => {
      if (answer.type === 'move-words') this.labels = { ...this.labels, ...answer.labels }
    })
  }

  /** Have the table as text: soon, if that was done just now. */
  readTable(): void {
    clearTimeout(this.readSoon)
    const wait = Math.max(0, this.readAt + BREATH - performance.now())
    this.readSoon = window.setTimeout(() => {
      this.readAt = performance.now()
      this.connection.ask({ type: 'read-table' }, (answer) => {
        if (answer.type === 'table-text') this.text = answer
      })
    }, wait)
  }

  explain(refused: Refused | Reason): void {
    this.refusal = refused
    this.touching.flash(refused.flash ?? [])
    clearTimeout(this.hush)
    this.hush = window.setTimeout(() => (this.refusal = undefined), 4500)
  }

  /** Somebody else sits down at this very device. */
  add(token: string): void {
    hold(this.invite, token)
    this.connection.tokens.push(token)
    this.connection.reconnect()
  }

  leave(): void {
    forget(this.invite)
  }

  close(): void {
    clearTimeout(this.readSoon)
    this.connection.close()
    this.queue.length = 0
  }

  private async play(way: Way): Promise<void> {
    const { seat, move } = way
    if (way.race) this.ear.clap()
    this.goOn()
    if (!(await this.act({ type: 'move', seat, n: this.n, move }))) this.touching.sent = undefined
  }

  private async show(): Promise<void> {
    if (this.showing) return
    this.showing = true
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      const last = this.view
      const before = last && this.ground ? lookAt(this.ground) : null
      const moved = this.take(update)
      await tick()
      const { ground, sky } = this
      const seenToMove = moved && before && ground && sky
      if (seenToMove) fly(ground, sky, before, this.view!.transfers, this.reflex)
      const hurry = this.queue.length > HURRY
      this.ear.sees(update, moved ? last : undefined, seenToMove ? untilStill([ground, sky]) : 0, hurry)
      if (!seenToMove || this.reflex || hurry) continue
      await Promise.race([seen(ground, sky), new Promise<void>((goOn) => (this.goOn = goOn))])
    }
    this.showing = false
    if (this.view?.result && !this.over) {
      await rest(motion(900))
      this.over = !!this.view?.result
      if (this.view?.result) this.ear.ends(this.view.result)
    }
  }

  /** Take an update over into what is shown; whether a move was made. */
  private take(update: Update): boolean {
    const before = this.view
    if (update.table) this.sit(update.table)
    const acted = this.hear(update.rows).some(({ seat, move }) => move && move !== '/hint' && this.holds(seat))
    if (update.paths || acted) this.forgetHint()
    if (update.paths) this.paths = update.paths
    if (update.view) {
      this.view = update.view
      if (!update.view.result) this.over = false
      else if (this.table) count(this.invite, this.table, update.view.result, this.rows, update.view.n)
      this.outcome = update.outcome ?? []
      this.head = update.head ?? ''
      this.touching.renew(this.table && !update.view.result ? ways(this.paths) : [])
    }
    this.countdowns = update.countdowns ?? []
    this.noteStanding()
    return !!before && !!update.view && update.view.seat === before.seat && update.view.n > before.n
  }

  private sit(table: Table): void {
    this.turnTo(table)
    this.table = table
    this.labels = {} // names and language may be others now
    if (Object.keys(table.words).length) {
      this.words = table.words
      this.review = undefined // it may be in another language
    }
    if (table.match !== this.review?.match) this.review = undefined
    if (table.match === null) {
      this.view = undefined
      this.over = false
    }
    if (table.invite && table.invite !== this.invite) {
      move(this.invite, table.invite)
      this.invite = table.invite
      this.connection.invite = table.invite
      history.replaceState(null, '', address(`/t/${table.invite}`))
    }
    if (!this.seated) return
    this.noteStanding()
    notePlayed(table.game)
    const waits = table.running || table.seats.some((chair) => chair.kind === 'open')
    if (atOnce.delete(this.invite) && this.isHost && !waits) void this.act({ type: 'start-match' })
  }

  /** Keep what this table is and how it stands, to find it again on the first page. */
  private noteStanding(): void {
    const { table, turn, view } = this
    if (!table || !this.seated) return
    const others = table.seats.filter((chair, seat) => chair.kind !== 'open' && !table.yours.includes(seat))
    const standing = view?.result ? 'over' : !table.running ? 'waits' : this.holds(turn) ? 'yours' : 'theirs'
    note(this.invite, table.title, { others: others.map(({ name }) => name), standing })
  }

  /** Where hands are hidden every face has a log of its own: it tells nobody what another was told. */
  private turnTo({ open, yours, facing }: Table): void {
    const face = open || yours.length < 2 ? 'all' : (facing ?? 'nobody')
    if (face === this.face) return
    this.logs.set(this.face, this.rows)
    this.rows = this.logs.get(face) ?? []
    this.face = face
  }

  /** Note the rows that are new. */
  private hear(rows: readonly Row[]): Row[] {
    const last = this.rows.at(-1)?.row ?? -1
    const fresh = rows.filter(({ row }) => row > last)
    if (fresh.length) this.rows = [...this.rows, ...fresh].slice(-MOST_ROWS)
    for (const row of fresh)
      for (const text of row.fleeting ?? []) {
        const bubble = { id: random(4), text, seat: row.seat ?? null }
        this.bubbles = [...this.bubbles.slice(-3), bubble]
        setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each !== bubble)), MOMENT)
      }
    return fresh
  }
}

/** The moves of the seat we face, and at an open table of all seats of this device. */
function ways(paths: Play['paths']): Way[] {
  return Object.entries(paths).flatMap(([seat, own]) => own.map((path) => ({ ...path, seat: Number(seat) })))
}

/** Until the eye has followed what happened. */
async function seen(...places: Element[]): Promise<void> {
  await Promise.race([still(...places), rest(motion(LONGEST))])
  await rest(motion(PAUSE))
}

/** Until nothing moves any more. */
async function still(...places: Element[]): Promise<void> {
  await Promise.allSettled(moving(places).map((each) => each.finished))
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
