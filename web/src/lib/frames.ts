/** A match that is watched again: its frames as whole views, its moves as a list, and who can be looked over whose shoulder. */
import type { AnyWidget, Frame, Replay, Slip } from '../protocol'

/** How things stood after a row. */
export interface Scene extends Omit<Frame, 'widgets'> {
  widgets: readonly AnyWidget[]
}

/** Every frame with all its widgets; what did not change is the same thing as in the frame before. */
export function unfold(frames: readonly Frame[]): Scene[] {
  let before: readonly AnyWidget[] = []
  return frames.map((frame) => {
    before = frame.widgets.map((each) => (typeof each === 'number' ? before[each]! : each))
    return { ...frame, widgets: before }
  })
}

/** What a row is called in the list of moves: what was said, or the move itself. */
export function sentence({ said, label }: Pick<Frame, 'said' | 'label'>): string {
  return said?.length ? said.join(' ') : (label ?? '')
}

/** Rows that say something; what nobody hears (a clock) is seen on the way, and not listed. */
export function listed(scenes: readonly Scene[]): { at: number; scene: Scene }[] {
  return scenes.map((scene, at) => ({ at, scene })).filter(({ at, scene }) => at > 0 && sentence(scene) !== '')
}

/** Where a row of the match stands among the frames; the nearest if there is no such row. */
export function placeOf(row: number, count: number): number {
  return Math.min(Math.max(Number.isInteger(row) ? row : 0, 0), Math.max(count - 1, 0))
}

/** The move that the review speaks of, by the number under which people know it. */
export function slipAt(slips: readonly Slip[], { number, seat }: Pick<Frame, 'number' | 'seat'>): Slip | undefined {
  return number ? slips.find((slip) => slip.number === number && slip.seat === seat) : undefined
}

/** Whose eyes there are to look with: where nothing is hidden all see the same. */
export function eyes({ open, names }: Pick<Replay, 'open' | 'names'>): (number | null)[] {
  return open ? [null] : [null, ...names.keys()]
}

/** Part of an address: which match of which table, at which row, seen by whom. */
export function replayPath(invite: string, match: number, row = 0, seat: number | null = null): string {
  const rest = seat === null ? (row ? [row] : []) : [row, seat]
  return ['/t', invite, 'replay', match, ...rest].join('/')
}
