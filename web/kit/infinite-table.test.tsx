import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fireEvent } from '@testing-library/react'
import { InfiniteTable, nextBatchPx, tableRowPx } from './infinite-table.tsx'
import type { DataColumn } from './data-columns.ts'

interface Line {
  id: string
  type: string
  amount: number
}
const columns: DataColumn<Line>[] = [
  { id: 'type', title: 'Type', cell: (line) => line.type, sortable: true },
  { id: 'amount', title: 'Amount', cell: (line) => line.amount, numeric: true },
]
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), type: `Practice ${i}`, amount: i }))

function table(over: Partial<Parameters<typeof InfiniteTable<Line>>[0]> = {}) {
  const more = vi.fn()
  const props = {
    label: 'Rewards',
    columns,
    rows: lines(100),
    rowKey: (line: Line) => line.id,
    hasMore: true,
    loading: false,
    onMore: more,
    empty: <p>Nothing yet</p>,
    ...over,
  }
  return { ...render(<InfiniteTable<Line> {...props} />), more }
}

/** jsdom measures nothing: the box gets its sizes here. */
function measure(box: HTMLElement, scrollHeight: number, clientHeight: number, scrollTop: number) {
  Object.defineProperties(box, {
    scrollHeight: { value: scrollHeight, configurable: true },
    clientHeight: { value: clientHeight, configurable: true },
  })
  box.scrollTop = scrollTop
}

describe('InfiniteTable', () => {
  it('draws only the rows in sight, 54 px each [L-085, C-260]', () => {
    table()
    const drawn = screen.getAllByRole('row').length - 1
    expect(drawn).toBeGreaterThan(5)
    expect(drawn).toBeLessThan(40)
    expect(tableRowPx).toBe(54)
    expect(screen.getAllByRole('row')[1]?.style.height).toBe('54px')
  })

  it('lets rows of words grow, and puts the next below what they take', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 90))
    table({ rowsGrow: true })
    await waitFor(() => expect(screen.getAllByRole('row')[2]?.style.translate).toBe('0px 90px'))
    expect(screen.getAllByRole('row')[1]?.style.minHeight).toBe('54px')
    expect(screen.getAllByRole('row')[1]?.style.height).toBe('')
    vi.restoreAllMocks()
  })

  it('asks for the next batch within 150 px of the end and not before [L-085, C-260]', () => {
    const { more } = table()
    const box = screen.getByRole('region', { name: 'Rewards' })
    more.mockClear()
    measure(box, 5400, 500, 5400 - 500 - nextBatchPx)
    fireEvent.scroll(box)
    expect(more).not.toHaveBeenCalled()
    measure(box, 5400, 500, 5400 - 500 - nextBatchPx + 1)
    fireEvent.scroll(box)
    expect(more).toHaveBeenCalledTimes(1)
    expect(nextBatchPx).toBe(150)
  })

  it('asks for nothing while loading or at the end', () => {
    const { more } = table({ loading: true })
    expect(more).not.toHaveBeenCalled()
    cleanup()
    const last = table({ hasMore: false })
    expect(last.more).not.toHaveBeenCalled()
  })

  it('shows skeleton rows while the first batch loads', () => {
    const { container } = table({ rows: [], loading: true, skeletonRows: 10 })
    expect(container.querySelectorAll('[data-skeleton-rows] tr')).toHaveLength(10)
    expect(screen.queryByText('Nothing yet')).toBeNull()
  })

  it('says so when there is nothing', () => {
    table({ rows: [], hasMore: false })
    expect(screen.getByText('Nothing yet')).toBeTruthy()
  })

  it('sorts by a column, one way and then the other', async () => {
    const sort = vi.fn()
    table({ sort: { id: 'type', descending: false }, onSort: sort })
    expect(screen.getByRole('columnheader', { name: 'Type' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Type' }))
    expect(sort).toHaveBeenCalledExactlyOnceWith({ id: 'type', descending: true })
    expect(screen.queryByRole('button', { name: 'Amount' })).toBeNull()
  })

  it('moves by rows with the arrow keys', () => {
    table()
    const box = screen.getByRole('region', { name: 'Rewards' })
    measure(box, 5400, 500, 0)
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    expect(box.scrollTop).toBe(54)
    fireEvent.keyDown(box, { key: 'PageDown' })
    expect(box.scrollTop).toBe(500)
  })

  it('draws rows of its own instead of columns in a box that has no room for them', () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(358)
    const compact = { below: 700, rowPx: 88, renderRow: (line: Line) => `${line.type}: ${line.amount}` }
    const narrow = table({ compact })
    const [head, first] = screen.getAllByRole('row')
    expect(head?.textContent).toBe('Rewards')
    expect([first?.textContent, first?.style.height]).toEqual(['Practice 0: 0', '88px'])
    narrow.unmount()
    width.mockReturnValue(700)
    table({ compact })
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Type', 'Amount'])
    width.mockRestore()
  })
})
