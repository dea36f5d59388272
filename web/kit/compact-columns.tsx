import { Fragment, type ReactNode } from 'react'
import { CompactRow } from './compact-row.tsx'
import type { DataColumn } from './data-columns.ts'
import type { CompactRows } from './use-shown-columns.ts'

/** A part of a compact row: the cell of a column by its id, or what else is said of a row. */
type Part<Row> = string | ((row: Row) => ReactNode)

interface CompactPlan<Row> {
  /** px of the box below which rows are drawn so, and height of such a row. */
  below: number
  rowPx: number
  title: Part<Row>
  figure: Part<Row>
  /** Pairs of facts; what stands on one side is joined by commas, and empty cells are left out. */
  lines: readonly (readonly [left: readonly Part<Row>[], right?: readonly Part<Row>[]])[]
  actions?: Part<Row>
  /** Columns whose cells mean nothing without their title: `Students 3`. */
  named?: readonly string[]
}

/** Compact rows made of the cells that the columns of a table have anyway, so that both always say the same. */
export function compactColumns<Row>(columns: readonly DataColumn<Row>[], plan: CompactPlan<Row>): CompactRows<Row> {
  const content = (part: Part<Row>, row: Row): ReactNode => {
    if (typeof part !== 'string') return part(row)
    const column = columns.find(({ id }) => id === part)
    const cell = column?.cell(row)
    return plan.named?.includes(part) === true && !isEmpty(cell) ? (
      <>
        {column?.title} {cell}
      </>
    ) : (
      cell
    )
  }
  const joined = (parts: readonly Part<Row>[] | undefined, row: Row): ReactNode =>
    (parts ?? [])
      .map((part) => content(part, row))
      .filter((each) => !isEmpty(each))
      .map((each, i) => (
        <Fragment key={i}>
          {i > 0 && ', '}
          {each}
        </Fragment>
      ))
  return {
    below: plan.below,
    rowPx: plan.rowPx,
    renderRow: (row) => (
      <CompactRow
        title={content(plan.title, row)}
        figure={content(plan.figure, row)}
        lines={plan.lines.map(([left, right]) => [joined(left, row), joined(right, row)] as const)}
        {...(plan.actions === undefined ? {} : { actions: content(plan.actions, row) })}
      />
    ),
  }
}

const isEmpty = (content: ReactNode): boolean =>
  content === null || content === undefined || content === false || content === ''
