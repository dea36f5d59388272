import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'

describe('Menu', () => {
  it('opens by keyboard, moves by arrows and does what is chosen once', async () => {
    const [edit, remove] = [vi.fn(), vi.fn()]
    render(
      <Menu
        label="Actions"
        choices={[
          { id: 'edit', label: 'Edit', onChoose: edit },
          { id: 'remove', label: 'Remove', bad: true, onChoose: remove },
        ]}
      />,
    )
    screen.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeTruthy()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect([edit.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1])
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('is named by its label when only an icon shows', () => {
    render(<Menu label="More" icon="dots" iconOnly choices={[]} />)
    expect(screen.getByRole('button', { name: 'More' })).toBeTruthy()
  })
})
