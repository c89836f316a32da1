/** What the people at this device are told by ear and by hand: what moves, that it is their turn, how it ended. */
import type { Result, Update, View } from '../protocol'
import { endOf, soundsOf, turnOf } from './hearing'
import { loudspeaker } from './loudspeaker'
import { callOut } from './notice'
import type { Sound } from './samples'
import { motion, settings } from './settings.svelte'

const BETWEEN = 70 // milliseconds between cards that follow one another
const OWN_CLAP = 1500 // milliseconds in which our own slap may come back to us
const BUZZ = 60 // milliseconds
const LANDING: Sound[] = ['piece', 'capture'] // heard when they have arrived, the others when they begin

export class Ear {
  private yours: readonly number[] = []
  private title = ''
  private mine = false
  /** The view in which our turn begins, if nobody was told yet. */
  private due = -1
  /** The match came to its end while we looked on. */
  private ended = false
  private clapped = -OWN_CLAP
  private readonly races = new Set<string>()
  private readonly missed = new WeakSet<Update>()

  /** An update comes in; it is shown when the ones before have been seen. */
  arrives(update: Update, missed: boolean): void {
    const { table, view, paths } = update
    if (table) {
      this.yours = table.yours
      this.title = table.title
    }
    for (const { race, move } of Object.values(paths ?? {}).flat()) if (race) this.races.add(verbOf(move))
    if (missed) this.missed.add(update)
    if (!view) return
    const turn = turnOf(view)
    const mine = turn !== null && this.yours.includes(turn)
    this.due = mine && !missed && (!this.mine || this.due >= 0) ? view.n : -1
    this.mine = mine
    if (document.hidden) this.ring(view)
  }

  /** An update is shown: `last` is the view before, if it made a move; things arrive so many milliseconds from now. */
  sees(update: Update, last: View | undefined, arrival: number, hurry: boolean): void {
    const { view, rows } = update
    if (!view || this.missed.has(update)) return
    this.ended = !!view.result && (this.ended || (!!last && !last.result))
    if (last && !hurry && !document.hidden) {
      const raced = rows.some(({ move }) => move && this.races.has(verbOf(move)))
      const own = performance.now() - this.clapped < OWN_CLAP
      soundsOf(last, view, raced && !own).forEach((sound, nth) =>
        loudspeaker.play(sound, LANDING.includes(sound) ? arrival : motion(BETWEEN) * nth),
      )
    }
    this.ring(view, arrival)
  }

  /** Our own hand comes down. */
  clap(): void {
    this.clapped = performance.now()
    loudspeaker.play('clap')
  }

  ends(result: Result): void {
    if (this.ended) loudspeaker.play(endOf(result, this.yours))
    this.ended = false
  }

  /** Tell whoever is to move. */
  private ring(view: View, delay = 0): void {
    if (this.due < 0 || view.n < this.due) return
    this.due = -1
    loudspeaker.play('turn', delay)
    if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ)
    if (document.hidden) callOut(this.title)
  }
}

const verbOf = (move: string) => move.split(' ', 1)[0]!
