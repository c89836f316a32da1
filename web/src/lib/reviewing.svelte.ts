/** The review of a match of a table, asked for from elsewhere than the table. */
import type { Review } from '../protocol'
import { Connection } from './connection.svelte'
import { held } from './seats'

const PATIENCE = 5000 // milliseconds without news, after which we ask again: the line may have been cut

export class Reviewing {
  review = $state.raw<Review>()
  asked = $state(false)
  private connection: Connection | undefined
  private again = 0

  constructor(
    private readonly invite: string,
    private readonly match: number,
  ) {}

  /** Have it made; the line is closed again when it is. */
  ask(): void {
    if (this.asked) return
    this.asked = true
    this.connection = new Connection(this.invite, held(this.invite))
    this.connection.onreview = (review) => {
      if (review.match !== this.match) return
      this.review = review
      if (review.over) this.close()
    }
    this.connection.onrefused = () => this.close()
    const question = () => this.connection?.ask({ type: 'ask-review', match: this.match })
    this.connection.onupdate = question
    this.again = window.setInterval(question, PATIENCE)
  }

  close(): void {
    clearInterval(this.again)
    this.connection?.close()
    this.connection = undefined
    this.asked = false
  }
}
