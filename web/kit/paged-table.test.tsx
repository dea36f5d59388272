import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PagedTable, pageSizes } from './paged-table.tsx'
import type { DataColumn } from './data-columns.ts'

const columns: DataColumn<string>[] = [{ id: 'name', title: 'Name', cell: (name) => name }]
const more = (name: string) => <p>History of {name}</p>

function table(over: Partial<Parameters<typeof PagedTable<string>>[0]> = {}) {
  const onPage = vi.fn()
  const props = {
    label: 'Activity',
    columns,
    rows: ['Fractions', 'Angles'],
    rowKey: (name: string) => name,
    total: 22,
    page: 1,
    pageSize: 10,
    onPage,
    hasNext: true,
    loading: false,
    empty: <p>Nothing yet</p>,
    ...over,
  }
  render(<PagedTable<string> {...props} />)
  return { onPage }
}

describe('PagedTable', () => {
  it('says where it is and steps by pages', async () => {
    const { onPage } = table()
    expect(screen.getByRole('status').textContent).toBe('11 to 12 of 22')
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPage.mock.calls).toEqual([
      [0, 10],
      [2, 10],
    ])
  })

  it('goes to the first page when the size changes, and offers the sizes of its kind [A-301, C-259]', async () => {
    const { onPage } = table({ sizes: pageSizes.activity })
    const options = screen.getAllByRole('option').map((option) => option.textContent)
    expect(options).toEqual(['10', '25', '50'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25')
    expect(onPage).toHaveBeenCalledExactlyOnceWith(0, 25)
    expect(pageSizes.other).toEqual([10, 20, 30, 40, 50])
  })

  it('opens a row to more', async () => {
    const toggle = vi.fn()
    table({ expanded: more, openKeys: new Set(['Angles']), onToggle: toggle })
    expect(screen.getByText('History of Angles')).toBeTruthy()
    expect(screen.queryByText('History of Fractions')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(toggle).toHaveBeenCalledExactlyOnceWith('Fractions')
  })
})
