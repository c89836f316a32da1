/** What everybody gets of an update, and what is our own laid over it. */
import type { Own, Update, View } from '../protocol'

/** The update as the seat sees it that we face. */
export function whole(update: Update): Update {
  const { own, view } = update
  if (!own) return update
  const rows = update.rows.map((row) => own.rows?.find((mine) => mine.row === row.row) ?? row)
  return { ...update, rows, view: view && laid(view, own) }
}

function laid(view: View, { seat, widgets, transfers }: Own): View {
  const seen = widgets?.map((each) => (typeof each === 'number' ? view.widgets[each]! : each))
  return { ...view, seat, widgets: seen ?? view.widgets, transfers: transfers ?? view.transfers }
}
