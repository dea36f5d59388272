import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { compactColumns } from './compact-columns.tsx'
import type { DataColumn } from './data-columns.ts'
import { PagedTable } from './paged-table.tsx'

interface Line {
  id: string
  students: number
  note: string
}
const columns: DataColumn<Line>[] = [
  { id: 'name', title: 'Name', cell: ({ id }) => <b>{id}</b> },
  { id: 'status', title: 'Status', cell: () => 'Open' },
  { id: 'students', title: 'Students', cell: ({ students }) => students },
  { id: 'note', title: 'Note', cell: ({ note }) => note },
  { id: 'actions', title: 'Actions', titleHidden: true, cell: () => <button type="button">Menu</button> },
]
const compact = compactColumns(columns, {
  ...{ below: 600, rowPx: 90, title: 'name', figure: 'status', actions: 'actions' },
  lines: [[['note', 'students'], [({ students }) => students === 0 && 'Empty']]],
  named: ['students', 'note'],
})

afterEach(cleanup)

describe('compact rows', () => {
  it('say what the cells of the columns say, those without meaning of their own with their title, empty ones not at all', () => {
    const words = (line: Line) => {
      const { container } = render(compact.renderRow(line))
      return [...container.querySelectorAll('span')].map((part) => part.textContent)
    }
    expect(words({ id: 'Mondays', students: 0, note: '' })).toEqual(['Mondays', 'Open', 'Students 0', 'Empty'])
    expect(words({ id: 'Fridays', students: 3, note: 'new' })).toEqual(['Fridays', 'Open', 'Note new, Students 3', ''])
    expect(screen.getAllByRole('button', { name: 'Menu' })).toHaveLength(2)
  })

  it('take the place of the columns of a table in pages whose box is narrow, and only there', () => {
    const shown = (width: number) => {
      Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: width, configurable: true })
      const props = { page: 0, pageSize: 10, onPage: () => {}, hasNext: false, loading: false, empty: null }
      const rows = [{ id: 'Mondays', students: 3, note: '' }]
      render(<PagedTable label="Classes" {...{ columns, compact, rows }} rowKey={({ id }) => id} {...props} />)
      const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
      cleanup()
      return heads
    }
    try {
      expect(shown(599)).toEqual(['Classes'])
      expect(shown(600)).toEqual(['Name', 'Status', 'Students', 'Note', 'Actions'])
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
    }
  })
})
