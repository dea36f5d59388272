import {
  cellId,
  columnsOf,
  rowsOf,
  type WrittenRow,
  type WrittenState,
} from '@polyhex/contract/exercises/responses/written'
import type { WrittenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Typing } from './surface.ts'

const isMarked = ({ kind }: WrittenRow): boolean =>
  kind === 'result' || kind === 'operand' || kind === 'part' || kind === 'remainder'
/** Rows that are written from right to left stand one after another; a puzzle is filled column by column. */
const isByRows = ({ layout, operands, result }: WrittenWidget): boolean =>
  layout === 'divide' || (layout === 'multiply' && result === null && (operands[1] ?? '').length > 1)

/** The cells that count, in the order in which they are written: ones first, and a quotient from the left. */
export function writingOrder(widget: WrittenWidget): readonly string[] {
  const rows = rowsOf(widget).filter(isMarked)
  const fromLeft = widget.layout === 'divide'
  if (isByRows(widget))
    return rows.flatMap(({ id, open }) => (fromLeft ? open : open.toReversed()).map((column) => cellId(id, column)))
  return Array.from({ length: columnsOf(widget) }, (_, column) => column).flatMap((column) =>
    rows.filter(({ open }) => open.includes(column)).map(({ id }) => cellId(id, column)),
  )
}

/** A row and a column of it; undefined for an id that is none of the frame. */
export function cellAt(
  widget: WrittenWidget,
  id: string,
): { readonly row: WrittenRow; readonly column: number } | undefined {
  const [rowId, at = ''] = id.split(':')
  const row = rowsOf(widget).find((one) => one.id === rowId)
  const column = Number(at)
  return row !== undefined && /^\d$/.test(at) && row.open.includes(column) ? { row, column } : undefined
}

/** The cell beside one in its own row; null at the end of the row. */
function beside(widget: WrittenWidget, id: string, by: 1 | -1): string | null {
  const cell = cellAt(widget, id)
  if (cell === undefined) return null
  const next = cell.row.open[cell.row.open.indexOf(cell.column) + by]
  return next === undefined ? null : cellId(cell.row.id, next)
}

const firstEmpty = (widget: WrittenWidget, state: WrittenState): string | undefined =>
  writingOrder(widget).find((id) => state[id] === undefined)

/** How a hand goes over the frame: sums from the ones, quotients from the left, work rows as they are read. */
export const writtenTyping: Typing<WrittenWidget, WrittenState> = {
  begins: (widget, state) => firstEmpty(widget, state) ?? writingOrder(widget)[0] ?? '',
  after(widget, state, id) {
    const kind = cellAt(widget, id)?.row.kind
    if (kind === 'note') return id.startsWith('trade') ? id : (firstEmpty(widget, state) ?? id)
    if (kind === 'take' || kind === 'rest') return beside(widget, id, 1) ?? id
    const order = writingOrder(widget)
    return order[order.indexOf(id) + 1] ?? id
  },
  before(widget, id) {
    const kind = cellAt(widget, id)?.row.kind
    if (kind === 'take' || kind === 'rest') return beside(widget, id, -1) ?? id
    const order = writingOrder(widget)
    return order[order.indexOf(id) - 1] ?? id
  },
  aside(widget, id) {
    const cell = cellAt(widget, id)
    const note = rowsOf(widget).find(({ kind }) => kind === 'note')
    if (cell === undefined || note === undefined) return id
    if (cell.row.kind === 'note') {
      const own = writingOrder(widget).filter((one) => one.endsWith(`:${cell.column}`))
      return own.at(-1) ?? id
    }
    const above = note.open.toReversed().find((column) => column >= cell.column)
    return above === undefined ? id : cellId(note.id, above)
  },
}
