/** One socket to a table. It comes back by itself, sends again what was not answered, and hears nothing twice. */
import type {
  AnyAnswer,
  AnyMessage,
  Bye,
  Done,
  Hint,
  Issued,
  LogRows,
  MoveWords,
  Reason,
  Refused,
  Review,
  TableText,
  Update,
} from '../protocol'
import { whole } from './own'
import { random } from './random'
import { address } from './route.svelte'
import { settings } from './settings.svelte'

type Asking = 'face' | 'why' | 'read-log' | 'read-moves' | 'read-table' | 'make-code' | 'ask-review'
type Requests = Extract<AnyMessage, { id: string }>
type Questions = Extract<Requests, { type: Asking }>
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Deed = Without<Exclude<Requests, Questions>, 'id'>
export type Question = Without<Questions, 'id'>
type Answer = Done | Issued | LogRows | MoveWords | TableText | Reason | Refused

interface Waiting {
  message: AnyMessage
  settle: (refused: Refused | null, issued?: Issued) => void
}

const PROTOCOL = 1 // the version that we speak
const PATIENCE = 6000 // milliseconds without an answer: the line is dead
const AWAY = 1500 // milliseconds without a line before we say so

export class Connection {
  /** The server cannot be reached. */
  away = $state(false)
  /** The last word: there is no coming back. */
  bye = $state.raw<Bye>()

  /** `missed`: it tells what happened before we came, or while the line was cut. */
  onupdate: (update: Update, missed: boolean) => void = () => {}
  onhint: (hint: Hint) => void = () => {}
  onreview: (review: Review) => void = () => {}
  /** A question was refused, or a race was lost. */
  onrefused: (refused: Refused) => void = () => {}

  private socket: WebSocket | null = null
  private greeted = false
  private row = -1
  private tries = 0
  private retry = 0
  private lost = 0
  private readonly waiting = new Map<string, Waiting>()
  /** Questions, and what is done with their answers. */
  private readonly asked = new Map<string, (answer: Answer) => void>()
  private readonly listeners = new AbortController()

  constructor(
    public invite: string,
    readonly tokens: string[],
  ) {
    const { signal } = this.listeners
    const wake = () => !document.hidden && this.socket === null && this.open()
    addEventListener('online', wake, { signal })
    document.addEventListener('visibilitychange', wake, { signal })
    this.open()
  }

  /** Do something at the table; the refusal, or null once it is stored. */
  do(deed: Deed, issued?: (answer: Issued) => void): Promise<Refused | null> {
    const id = random()
    return new Promise((resolve) => {
      const settle: Waiting['settle'] = (refused, answer) => {
        this.waiting.delete(id)
        if (answer) issued?.(answer)
        resolve(refused)
      }
      const message = { ...deed, id } as AnyMessage
      this.waiting.set(id, { message, settle })
      this.send(message)
      this.expect(id)
    })
  }

  /** Ask something that changes nothing. If the line is cut, it is not asked again. */
  ask(question: Question, answered: (answer: Answer) => void = () => {}): void {
    const id = random()
    this.asked.set(id, answered)
    this.send({ ...question, id } as AnyMessage)
  }

  /** Come again from the beginning: in another language, with another seat, by a new invitation. */
  reconnect(invite = this.invite): void {
    this.invite = invite
    this.row = -1
    this.tries = 0
    this.drop()
    this.open()
  }

  close(): void {
    this.listeners.abort()
    clearTimeout(this.retry)
    clearTimeout(this.lost)
    this.waiting.clear()
    this.drop()
  }

  private open(): void {
    clearTimeout(this.retry)
    this.drop()
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + address('/api/socket'))
    this.socket = socket
    this.greeted = false
    socket.onopen = () => {
      const { invite: table, tokens, row: since } = this
      const { language } = settings
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, tokens, language, since }))
    }
    socket.onmessage = (event) => this.hear(JSON.parse(event.data))
    socket.onclose = () => this.socket === socket && this.torn()
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    this.asked.clear()
    if (socket) {
      socket.onclose = socket.onmessage = null
      socket.close()
    }
  }

  private torn(): void {
    this.socket = null
    if (this.bye) return
    if (!this.lost) this.lost = window.setTimeout(() => (this.away = true), AWAY)
    this.retry = window.setTimeout(
      () => this.open(),
      Math.min(5000, 200 * 2 ** this.tries++) * (0.75 + Math.random() / 2),
    )
  }

  private send(message: AnyMessage): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** A line that does not answer is cut and tied anew. */
  private expect(id: string): void {
    setTimeout(() => {
      if (!this.waiting.has(id) || this.bye) return
      if (this.socket?.readyState === WebSocket.OPEN) {
        this.drop()
        this.torn()
      }
      this.expect(id)
    }, PATIENCE)
  }

  private hear(answer: AnyAnswer): void {
    switch (answer.type) {
      case 'update':
        this.heard(whole(answer))
        break
      case 'refused':
        this.refused(answer)
        break
      case 'issued':
        this.waiting.get(answer.id)?.settle(null, answer)
        this.answered(answer)
        break
      case 'done':
        this.waiting.get(answer.id)?.settle(null)
        this.answered(answer)
        break
      case 'log-rows':
      case 'move-words':
      case 'table-text':
      case 'reason':
        this.answered(answer)
        break
      case 'hint':
        this.onhint(answer)
        break
      case 'review':
        this.asked.delete(answer.id)
        this.onreview(answer)
        break
      case 'ping':
        this.send({ type: 'pong', ping: answer.ping })
        break
      case 'bye':
        if (!answer.again) this.bye = answer
    }
  }

  private heard(update: Update): void {
    this.row = Math.max(this.row, update.row)
    this.onupdate(update, !this.greeted)
    for (const row of update.rows) if (row.id) this.waiting.get(row.id)?.settle(null)
    if (this.greeted) return
    this.greeted = true
    clearTimeout(this.lost)
    this.lost = this.tries = 0
    this.away = false
    for (const { message } of this.waiting.values()) this.send(message)
  }

  private answered(answer: Exclude<Answer, Refused>): void {
    this.asked.get(answer.id)?.(answer)
    this.asked.delete(answer.id)
  }

  private refused(refused: Refused): void {
    const deed = refused.id ? this.waiting.get(refused.id) : undefined
    if (refused.again && deed) {
      setTimeout(() => this.send(deed.message), 400)
      return
    }
    if (refused.id) this.asked.delete(refused.id)
    if (deed) deed.settle(refused)
    else this.onrefused(refused)
  }
}
