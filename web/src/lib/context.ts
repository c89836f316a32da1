/** What every widget may know: the words of the game, the people, and what can be touched. */
import { getContext, setContext } from 'svelte'
import type { AnyWidget } from '../protocol'
import type { Touching } from './touching.svelte'

export interface Stage {
  readonly touching: Touching
  /** Labels by key, from the server: zone-stock, column-points, do-roll. */
  readonly words: Record<string, string>
  readonly names: string[]
  /** The seat whose eyes this is; null for a spectator. */
  readonly seat: number | null
  /** The seat from whose side the board is seen; null where several people share this screen. */
  readonly side: number | null
  readonly reflex: boolean
  /** The number of the view; it grows with every move. */
  readonly n: number
  /** Dice were thrown just now. */
  readonly rolled: boolean
}

export function setStage(stage: Stage): void {
  setContext('stage', stage)
}

export function useStage(): Stage {
  return getContext('stage')
}

/** The name by which transfers call the zone of a widget. */
export function zoneOf(widget: AnyWidget): string {
  return widget.seat === null ? widget.zone : `${widget.zone}:${widget.seat}`
}

/** What a zone is called. */
export function labelOf(stage: Stage, widget: AnyWidget): string {
  return stage.words[`zone-${widget.zone}`] ?? ''
}
