/** A socket whose other end a test plays. */
import type { AnyAnswer } from '../src/protocol'

export class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = () => {}
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    Socket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  /** The line stands. */
  opens(): this {
    this.readyState = Socket.OPEN
    this.onopen()
    return this
  }

  /** The line tears. */
  tears(): void {
    this.readyState = 3
    this.onclose?.()
  }

  says(answer: Partial<AnyAnswer> & { type: AnyAnswer['type'] }): this {
    this.onmessage?.({ data: JSON.stringify(answer) })
    return this
  }

  /** Everything sent after the greeting. */
  get deeds(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== 'hello')
  }
}
