import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import type { DataColumn } from './data-columns.ts'

/** How rows are drawn in a box that has no room for the columns, so that nobody has to scroll sideways. */
export interface CompactRows<Row> {
  /** px of the box below which this is done. */
  below: number
  /** Height of such a row, px. */
  rowPx: number
  /** What stands in it. */
  renderRow: (row: Row) => ReactNode
}

/** The columns of a table, or the one that stands for all of them in a box too narrow for them. */
export function useShownColumns<Row>(
  box: RefObject<HTMLDivElement | null>,
  { columns, compact, label }: { columns: readonly DataColumn<Row>[]; compact?: CompactRows<Row>; label: string },
): { columns: readonly DataColumn<Row>[]; rowPx?: number; isCompact: boolean } {
  const [narrow, setNarrow] = useState(false)
  const below = compact?.below ?? 0
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || below === 0) return
    // A box that is not laid out yet has no width.
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < below)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, below])
  if (compact === undefined || !narrow) return { columns, isCompact: false }
  const only: DataColumn<Row> = {
    id: 'row',
    title: label,
    titleHidden: true,
    width: 'minmax(0, 1fr)',
    cell: compact.renderRow,
  }
  return { columns: [only], rowPx: compact.rowPx, isCompact: true }
}
