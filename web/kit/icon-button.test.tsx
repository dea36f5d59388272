import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from './icon-button.tsx'

describe('IconButton', () => {
  it('is named by its label and shows it to a keyboard', async () => {
    render(<IconButton icon="x" label="Close" />)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Close')).toBeTruthy()
  })

  it('stays reachable when it is off, says why, and does nothing', async () => {
    const press = vi.fn()
    const tip = 'Try to work through the question before refreshing again'
    render(<IconButton icon="refresh" label="Refresh Question" tip={tip} aria-disabled onClick={press} />)
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Refresh Question' })
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(tip)
  })
})
