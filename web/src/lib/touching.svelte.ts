/** One rule for every game: what begins a legal way is lit, every touch narrows the ways, a whole way is a move. */
import type { Path } from '../protocol'
import { meant, plan, read, type Outlook } from './ahead'
import { say } from './words.svelte'

const SIGNS = ['−', '=', '+'] // loses, draws, wins
const CERTAIN = ['certain-loss', 'certain-draw', 'certain-win']
const ONLY = '★' // instead of a number, where there is one step only

/** A legal way to touch a move, of one of the seats on this device. */
export interface Way extends Path {
  seat: number
}

export class Touching {
  private inRace: () => boolean = () => false
  ways = $state.raw<Way[]>([])
  touched = $state.raw<string[]>([])
  /** A card that was tapped once; the second tap plays it. */
  raised = $state('')
  flashing = $state.raw<ReadonlySet<string>>(new Set())
  /** A whole way that is not played before it is said again that it is meant. */
  asked = $state.raw<Way>()
  /** The move that is on its way to the server. */
  sent = $state.raw<Way>()
  /** What is touched in advance, while others are on: it is played as soon as it is legal. */
  planned = $state.raw<string[]>([])
  /** Nothing more can be touched until the answer comes; where reactions count, one goes on. */
  waits = $derived(!!this.sent && !this.inRace())
  /** The ways that what is touched begins. What was half a way in one view may be a whole one in the next. */
  open = $derived(this.waits ? [] : this.ways.filter(({ touches }) => begins(this.touched, touches)))
  lit = $derived(new Set(this.open.map((way) => way.touches[this.touched.length])))
  /** The key of the sentence that says what the next touch is for, once something is touched. */
  step = $derived(this.touched.length ? stepOf(this.open, this.touched.length) : '')
  /** The move that somebody advised us to make, and what every move comes to where that is known. */
  hint = $state.raw<{ seat: number; move: string; certain?: Record<string, { value: number; text: string }> }>()
  /** What comes of touching a thing now, if one goes on well: 1 wins, 0 draws, -1 loses. */
  worth = $derived(best(this.hint?.certain ?? {}, this.open, this.touched.length))
  /** What is left to touch for it, with the number of its step; a star where one touch is all. */
  advised = $derived(steps(this.hint && !this.sent ? this.advisedWay() : undefined, this.touched))

  constructor(
    private readonly play: (way: Way) => void,
    private readonly why: (touches: string[]) => void,
    inRace: () => boolean,
    /** Somebody wants to be asked about every move. */
    private readonly isCareful: () => boolean = () => false,
    /** The board, while a move may be touched in advance; and what is done if it turns out not to be legal. */
    private readonly outlook: () => Outlook | undefined = () => undefined,
    private readonly drop: () => void = () => {},
  ) {
    this.inRace = inRace
  }

  /** What is legal now; a way half touched goes on if it still leads somewhere. */
  renew(ways: Way[]): void {
    this.ways = ways
    this.sent = undefined
    this.asked = ways.find(({ seat, move }) => seat === this.asked?.seat && move === this.asked.move)
    if (!this.open.length && !this.asked) this.touched = []
    if (!this.lit.has(this.raised)) this.raised = ''
    if (!this.planned.length) return
    if (ways.length) this.playPlanned()
    else if (!this.outlook()) this.planned = []
  }

  /** It is our turn: what was planned is played, or gone on with, or dropped. */
  private playPlanned(): void {
    const { planned, ways } = this
    const way = meant(planned, ways)
    this.letGo()
    if (way) this.choose(way)
    else if (ways.some(({ touches }) => begins(planned, touches))) this.touched = planned
    else this.drop()
  }

  /** Somebody touches a thing. Not `sure`: a card is only raised if this would already be the move. */
  touch(token: string, sure = true): void {
    if (this.waits) return
    this.asked = undefined
    if (this.lit.has(token)) {
      const way = this.open.find(
        (each) => each.touches.length === this.touched.length + 1 && each.touches.at(-1) === token,
      )
      if (way && !sure && this.raised !== token) {
        this.raised = token
        return
      }
      this.raised = ''
      if (way) this.choose(way)
      else this.touched = [...this.touched, token]
    } else if (this.touched.at(-1) === token) {
      if (this.lit.has('done')) this.touch('done')
      else this.touched = this.touched.slice(0, -1)
    } else if (this.ways.some((way) => way.touches[0] === token)) {
      this.touched = []
      this.touch(token, sure)
    } else {
      const planned = this.ahead && plan(this.planned, token, this.ahead)
      if (planned) this.planned = planned
      else this.why([...this.touched, token])
    }
  }

  /** Somebody types a move in advance; whether it is one. */
  type(text: string): boolean {
    const planned = this.ahead && read(text, this.ahead)
    if (planned) this.planned = planned
    return !!planned
  }

  /** A whole way was touched: it is a move, unless somebody has to say that it is meant. */
  private choose(way: Way): void {
    if (way.grave || this.isCareful()) {
      this.touched = way.touches
      this.asked = way
    } else this.send(way)
  }

  /** What was asked about is meant. */
  confirm(): void {
    if (this.asked) this.send(this.asked)
  }

  private send(way: Way): void {
    this.letGo()
    this.sent = way
    this.play(way)
  }

  /** Somebody touches what is no part of any way. */
  wonder(): void {
    if (!this.waits) this.why([])
  }

  /** The board, while a move may be set in advance. */
  get ahead(): Outlook | undefined {
    return this.ways.length || this.waits ? undefined : this.outlook()
  }

  /** Whether touching this now would be part of a move in advance. */
  private mayPlan(token: string): boolean {
    return !!this.ahead && !!plan(this.planned, token, this.ahead)
  }

  /** What is in the hand, or set in advance. */
  get chosen(): string[] {
    return this.ways.length ? this.touched : this.planned
  }

  /** Whether a drag may begin here. */
  mayTake(token: string): boolean {
    return (
      this.mayPlan(token) ||
      this.lit.has(token) ||
      this.touched.includes(token) ||
      this.ways.some((way) => way.touches[0] === token)
    )
  }

  letGo(): void {
    this.asked = undefined
    this.planned = []
    this.touched = []
    this.raised = ''
  }

  /** The way of the advised move that goes on from what is touched, if there is one; else any. */
  private advisedWay(): Way | undefined {
    const isIt = ({ seat, move }: Way) => seat === this.hint?.seat && move === this.hint.move
    return this.open.find(isIt) ?? this.ways.find(isIt)
  }

  /** The sign of what comes of touching this now, where that is certain. */
  sign(token: string): string | undefined {
    const worth = this.worth.get(token)
    return worth === undefined ? undefined : SIGNS[worth + 1]
  }

  private certainty(token: string): string | undefined {
    const worth = this.worth.get(token)
    return worth === undefined ? undefined : say(CERTAIN[worth + 1]!)
  }

  /** Show what would work. */
  flash(tokens: readonly string[]): void {
    this.flashing = new Set(tokens)
    setTimeout(() => (this.flashing = new Set()), 1600)
  }

  /** What an element that shows this token carries. */
  shows(token: string | null | undefined): Record<string, unknown> {
    if (!token) return {}
    return {
      'data-touch': token,
      'data-lit': this.lit.has(token) ? '' : undefined,
      'data-touched': this.touched.includes(token) ? '' : undefined,
      'data-raised': this.raised === token ? '' : undefined,
      'data-flash': this.flashing.has(token) ? '' : undefined,
      'data-hint': this.advised.get(token),
      'data-worth': this.sign(token),
    }
  }

  /** What an element carries that is this token for keys and screen readers too. */
  marks(token: string | null | undefined, label?: string): Record<string, unknown> {
    if (!token) return {}
    return { ...this.shows(token), ...this.keys(token, label) }
  }

  /** What keys and screen readers need to know, where something around it shows the rest. */
  keys(token: string | null | undefined, label?: string): Record<string, unknown> {
    if (!token) return {}
    const step = this.advised.get(token)
    const ahead = this.planned.indexOf(token) + 1
    const told = [
      step && (step === ONLY ? say('hint') : say('hint-step', { step })),
      this.certainty(token),
      ahead && say('planned-step', { step: ahead }),
    ]
    const chosen = this.chosen.includes(token) || this.raised === token
    const usable = chosen || this.lit.has(token) || this.mayPlan(token)
    return {
      'data-touch': token,
      'data-lit': this.lit.has(token) ? '' : undefined,
      role: 'button',
      tabindex: usable ? 0 : -1,
      'aria-label': label,
      'aria-description': told.filter(Boolean).join(', ') || undefined,
      'aria-pressed': chosen ? 'true' : undefined,
      'aria-disabled': usable ? undefined : 'true',
    }
  }
}

/** What the touch after these can be for: as the ways say, or by the kind of thing that is touched. */
function stepOf(ways: readonly Way[], at: number): string {
  const kinds = ways.map(({ steps, touches }) => steps?.[at] ?? touches[at]!.split(':')[0]!)
  return ['next', ...[...new Set(kinds)].sort()].join('-')
}

/** The touches of a way that are yet to be made, each with its step; one that comes twice is its next step. */
function steps(way: Way | undefined, touched: readonly string[]): ReadonlyMap<string, string> {
  if (!way) return new Map()
  const done = begins(touched, way.touches) ? touched.length : 0
  const numbered = way.touches.map((token, at) => [token, way.touches.length > 1 ? `${at + 1}` : ONLY] as const)
  return new Map(numbered.slice(done).reverse())
}

/** The best that can come of each thing that may be touched next. */
function best(
  certain: Record<string, { value: number }>,
  open: readonly Way[],
  step: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { move, touches } of open) {
    const [token, value] = [touches[step]!, certain[move]?.value]
    if (value !== undefined) found.set(token, Math.max(value, found.get(token) ?? -1))
  }
  return found
}

function begins(touched: readonly string[], touches: readonly string[]): boolean {
  return touches.length > touched.length && touched.every((token, at) => touches[at] === token)
}
