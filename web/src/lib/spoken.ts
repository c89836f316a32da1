/** What is seen at a glance, in words. */
import type { AnyWidget } from '../protocol'
import { labelOf, type Stage } from './context'
import { say } from './words.svelte'

/** What a widget before somebody holds; nothing of what speaks for itself. */
function held(stage: Stage, widget: AnyWidget): string {
  const label = labelOf(stage, widget)
  switch (widget.kind) {
    case 'fan':
    case 'stack':
      return say('cards-in', { label, count: widget.count })
    case 'spread':
      return say('cards-in', { label, count: widget.cards.filter(({ face }) => face !== '').length })
    case 'tokens':
      return say('tokens', { label, count: widget.count })
    case 'note':
      return widget.text ?? ''
    default:
      return ''
  }
}

/** Somebody at the table: the name, whether it is their turn, how they stand and what they hold. */
export function seatInWords(
  stage: Stage,
  name: string,
  hasTurn: boolean,
  points: string,
  widgets: readonly AnyWidget[],
): string {
  const parts = [name, hasTurn ? say('to-move') : '', points, ...widgets.map((each) => held(stage, each))]
  return parts.filter(Boolean).join(', ')
}
