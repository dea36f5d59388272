import type { ReactNode } from 'react'

/** One column of a table of the kit. */
export interface DataColumn<Row> {
  id: string
  title: string
  /** The title is read aloud but not shown: for columns of buttons. */
  titleHidden?: boolean
  /** What the cell shows. */
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right, in tabular figures. */
  numeric?: boolean
  /** CSS width of the column, such as '140px' or '2fr'; '1fr' unless told. */
  width?: string
  /** The width on a phone, where it differs. */
  narrowWidth?: string
  /** Given for columns by which the table can be sorted. */
  sortable?: boolean
}

export interface SortState {
  id: string
  descending: boolean
}

/** The sort that a press on a column's title leads to: ascending, then descending, in turn. */
export function nextSort(current: SortState | undefined, id: string): SortState {
  return { id, descending: current?.id === id ? !current.descending : false }
}
