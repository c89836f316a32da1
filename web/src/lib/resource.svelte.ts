/** An answer of the server: asked again in another language, and by itself while nobody answers. */
import { Refusal } from './api'

const PATIENCE = 3000 // milliseconds between two tries

export class Resource<T> {
  value = $state.raw<T>()
  refusal = $state.raw<Refusal>()
  private round = $state(0)

  constructor(question: () => Promise<T>) {
    $effect(() => {
      void this.round
      let retry = 0
      let wanted = true
      question().then(
        (value) => wanted && this.answered(value),
        (error) => {
          if (!wanted) return
          this.refusal = error instanceof Refusal ? error : new Refusal('our-fault', String(error), true)
          if (this.refusal.passing) retry = window.setTimeout(() => this.refetch(), PATIENCE)
        },
      )
      return () => {
        wanted = false
        clearTimeout(retry)
      }
    })
  }

  refetch(): void {
    this.round++
  }

  private answered(value: T): void {
    this.value = value
    this.refusal = undefined
  }
}
