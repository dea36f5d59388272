import { useRef, type CSSProperties, type ReactNode } from 'react'
import { nextSort, type DataColumn, type SortState } from './data-columns.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import styles from './paged-table.module.css'
import { Skeleton } from './skeleton.tsx'
import { useShownColumns, type CompactRows } from './use-shown-columns.ts'

/** Rows a page: activity tables have three sizes, all others five. */
export const pageSizes = { activity: [10, 25, 50], other: [10, 20, 30, 40, 50] } as const

interface PagedTableProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Rows in all, if known. */
  total?: number
  /** From 0. */
  page: number
  pageSize: number
  sizes?: readonly number[]
  onPage: (page: number, pageSize: number) => void
  hasNext: boolean
  loading: boolean
  sort?: SortState
  onSort?: (sort: SortState) => void
  compact?: CompactRows<Row>
  empty: ReactNode
  /** What a row opens to; given for rows that expand. */
  expanded?: (row: Row) => ReactNode
  openKeys?: ReadonlySet<string>
  onToggle?: (key: string) => void
}

/** A table in pages, for lists that people step through. Rows may open to more. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { label, rows, rowKey, loading, sort, onSort, empty, expanded, openKeys, onToggle, pageSize } = props
  const box = useRef<HTMLDivElement>(null)
  const { columns, isCompact, rowPx } = useShownColumns(box, props)
  const width = columns.length + (expanded ? 1 : 0)
  return (
    <div>
      <div ref={box} className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
        <table
          className={styles['table']}
          data-compact={isCompact || undefined}
          style={rowPx === undefined ? {} : ({ '--row': `${rowPx}px` } as CSSProperties)}
          aria-label={label}
          aria-busy={loading}
        >
          <thead>
            <tr>
              {expanded && (
                <th scope="col">
                  <span className="visually-hidden">More</span>
                </th>
              )}
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  data-numeric={column.numeric || undefined}
                  {...(sort?.id === column.id ? { 'aria-sort': sort.descending ? 'descending' : 'ascending' } : {})}
                >
                  {column.sortable && onSort ? (
                    <button type="button" onClick={() => onSort(nextSort(sort, column.id))}>
                      {column.title}
                      {sort?.id === column.id && <Icon name={sort.descending ? 'down' : 'up'} size={14} />}
                    </button>
                  ) : (
                    <span className={column.titleHidden ? 'visually-hidden' : undefined}>{column.title}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loading && rows.length === 0
              ? Array.from({ length: Math.min(10, pageSize) }, (_, i) => (
                  <tr key={i} data-skeleton-rows>
                    <td colSpan={width}>
                      <Skeleton width={`${70 - (i % 3) * 12}%`} />
                    </td>
                  </tr>
                ))
              : rows.map((row) => {
                  const key = rowKey(row)
                  const open = openKeys?.has(key) ?? false
                  return (
                    <Row
                      key={key}
                      columns={columns}
                      row={row}
                      open={open}
                      {...(expanded ? { expanded } : {})}
                      onToggle={() => onToggle?.(key)}
                    />
                  )
                })}
          </tbody>
        </table>
        {!loading && rows.length === 0 && empty}
      </div>
      <Pager {...props} />
    </div>
  )
}

function Row<Data>({
  columns,
  row,
  open,
  expanded,
  onToggle,
}: {
  columns: readonly DataColumn<Data>[]
  row: Data
  open: boolean
  expanded?: (row: Data) => ReactNode
  onToggle: () => void
}) {
  return (
    <>
      <tr>
        {expanded && (
          <td className={styles['opener']}>
            <IconButton
              icon={open ? 'up' : 'down'}
              size="sm"
              label={open ? 'Show less' : 'Show more'}
              aria-expanded={open}
              onClick={onToggle}
            />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.id} data-numeric={column.numeric || undefined}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {open && expanded && (
        <tr className={styles['opened']}>
          <td colSpan={columns.length + 1}>{expanded(row)}</td>
        </tr>
      )}
    </>
  )
}

function Pager<Data>({ rows, total, page, pageSize, sizes = pageSizes.other, onPage, hasNext }: PagedTableProps<Data>) {
  const from = rows.length ? page * pageSize + 1 : 0
  const to = page * pageSize + rows.length
  return (
    <div className={styles['pager']}>
      <label>
        Rows
        <select value={pageSize} onChange={(event) => onPage(0, Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="num" role="status">
        {from} to {to}
        {total !== undefined && ` of ${total}`}
      </span>
      <IconButton
        icon="left"
        look="line"
        label="Previous page"
        disabled={page === 0}
        onClick={() => onPage(page - 1, pageSize)}
      />
      <IconButton
        icon="right"
        look="line"
        label="Next page"
        disabled={!hasNext}
        onClick={() => onPage(page + 1, pageSize)}
      />
    </div>
  )
}
