import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { createColumnHelper, tableFeatures, useTable, type RowData } from '@tanstack/react-table'
import { useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { nextSort, type DataColumn, type SortState } from './data-columns.ts'
import { Icon } from './icon.tsx'
import styles from './infinite-table.module.css'
import { Skeleton } from './skeleton.tsx'
import { useShownColumns, type CompactRows } from './use-shown-columns.ts'

/** Height of a row, px, and the distance from the end at which the next batch is fetched [L-085]. */
export const tableRowPx = 54
export const nextBatchPx = 150

interface InfiniteTableProps<Row extends RowData> {
  /** Names the table. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  hasMore: boolean
  loading: boolean
  onMore: () => void
  /** Skeleton rows while the first batch loads. */
  skeletonRows?: number
  /** CSS height limit of the scrolling box, such as '60dvh'. */
  maxHeight?: string
  sort?: SortState
  onSort?: (sort: SortState) => void
  /** What a press on a row outside its buttons and links does; a cell holds a link for the keyboard. */
  onRowPress?: (row: Row) => void
  compact?: CompactRows<Row>
  /** Rows are as high as what is in them, where that is words of any length. */
  rowsGrow?: boolean
  /** Shown in place of rows when there are none. */
  empty: ReactNode
}

const features = tableFeatures({})
const screenful = { width: 800, height: 640 }

/**
 * A long table in a box that scrolls: only rows in sight are drawn, the next batch is asked for within 150 px of the end,
 * the head stays. Arrow keys, Page Up/Down, Home and End move by rows.
 */
export function InfiniteTable<Row extends RowData>(props: InfiniteTableProps<Row>) {
  const { label, rows, rowKey, hasMore, loading, onMore, skeletonRows = 10, maxHeight = '60dvh', empty } = props
  const box = useRef<HTMLDivElement>(null)
  const { columns, isCompact, rowPx = tableRowPx } = useShownColumns(box, props)
  const helper = useMemo(() => createColumnHelper<typeof features, Row>(), [])
  const tableColumns = useMemo(
    () => columns.map((column) => helper.display({ id: column.id, header: column.title })),
    [columns, helper],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({ features, columns: tableColumns, data, getRowId: rowKey })
  const tableRows = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: tableRows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 8,
    measureElement: (row) => Math.max(rowPx, row.getBoundingClientRect().height),
    // Before the box is measured, and where nothing can be measured, a screenful is drawn.
    initialRect: screenful,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : screenful)),
  })

  const grows = props.rowsGrow === true
  useEffect(() => {
    // Rows that grow have been measured themselves.
    if (!grows) virtual.measure()
  }, [virtual, rowPx, grows])

  const askForMore = () => {
    const list = box.current
    if (list && hasMore && !loading && list.scrollHeight - list.scrollTop - list.clientHeight < nextBatchPx) onMore()
  }
  useEffect(askForMore)

  const widths = columns.map((column) => column.width ?? 'minmax(120px, 1fr)')
  const narrowWidths = columns.map((column, i) => column.narrowWidth ?? widths[i])
  const first = loading && rows.length === 0
  return (
    <div
      ref={box}
      className={styles['box']}
      style={{ maxHeight }}
      tabIndex={0}
      role="region"
      aria-label={label}
      onScroll={askForMore}
      onKeyDown={moveByRows}
    >
      <table
        className={styles['table']}
        data-compact={isCompact || undefined}
        style={{ '--columns': widths.join(' '), '--narrow-columns': narrowWidths.join(' ') } as CSSProperties}
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-busy={loading}
      >
        <Head
          columns={columns}
          {...(props.sort ? { sort: props.sort } : {})}
          {...(props.onSort ? { onSort: props.onSort } : {})}
        />
        <tbody style={first ? {} : { height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = tableRows[item.index]!
            return (
              <tr
                key={row.id}
                aria-rowindex={item.index + 2}
                data-index={item.index}
                ref={grows ? virtual.measureElement : null}
                style={{ translate: `0 ${item.start}px`, [grows ? 'minHeight' : 'height']: rowPx }}
                className={styles['floating']}
                data-grows={grows || undefined}
                {...(props.onRowPress
                  ? {
                      'data-press': true,
                      onClick: (event) => {
                        if (!(event.target as Element).closest('a, button, input')) props.onRowPress?.(row.original)
                      },
                    }
                  : {})}
              >
                {row.getAllCells().map((cell, i) => (
                  <td key={cell.id} data-numeric={columns[i]!.numeric || undefined}>
                    {columns[i]!.cell(row.original)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        {loading && <SkeletonRows count={first ? skeletonRows : 1} columns={columns.length} rowPx={rowPx} />}
      </table>
      {!loading && rows.length === 0 && empty}
    </div>
  )
}

function Head<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly DataColumn<Row>[]
  sort?: SortState
  onSort?: (sort: SortState) => void
}) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const sorted = sort?.id === column.id
          return (
            <th
              key={column.id}
              scope="col"
              data-numeric={column.numeric || undefined}
              {...(sorted ? { 'aria-sort': sort.descending ? 'descending' : 'ascending' } : {})}
            >
              {column.sortable && onSort ? (
                <button type="button" onClick={() => onSort(nextSort(sort, column.id))}>
                  {column.title}
                  {sorted && <Icon name={sort.descending ? 'down' : 'up'} size={14} />}
                </button>
              ) : (
                <span className={column.titleHidden ? 'visually-hidden' : undefined}>{column.title}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SkeletonRows({ count, columns, rowPx }: { count: number; columns: number; rowPx: number }) {
  return (
    <tbody aria-hidden="true" data-skeleton-rows>
      {Array.from({ length: count }, (_, i) => (
        <tr key={i} style={{ height: rowPx }}>
          {Array.from({ length: columns }, (_, j) => (
            <td key={j}>
              <Skeleton width={j === 0 ? '60%' : '80%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function moveByRows(event: KeyboardEvent<HTMLDivElement>): void {
  const box = event.currentTarget
  if (event.target !== box) return
  const page = box.clientHeight - tableRowPx
  const by = {
    ArrowDown: tableRowPx,
    ArrowUp: -tableRowPx,
    PageDown: page,
    PageUp: -page,
    Home: -box.scrollHeight,
    End: box.scrollHeight,
  }[event.key]
  if (by === undefined) return
  event.preventDefault()
  box.scrollTop += by
}
