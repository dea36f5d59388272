import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

describe('Tabs', () => {
  const tabs = [
    { id: 'one', title: 'Same size pieces', content: 'First lesson' },
    { id: 'two', title: 'The Solution', content: 'Whole solution' },
  ] as const

  it('shows one panel, moved by arrow keys', async () => {
    const select = vi.fn()
    render(<Tabs label="Teach Me" tabs={tabs} onSelect={select} />)
    expect(screen.getByRole('tabpanel').textContent).toBe('First lesson')
    await userEvent.click(screen.getByRole('tab', { name: 'Same size pieces' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'The Solution' }).textContent).toBe('Whole solution')
    expect(select).toHaveBeenLastCalledWith('two')
  })
})
