import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

describe('Tooltip', () => {
  it('shows on focus, goes on Escape', async () => {
    render(
      <Tooltip text="Review your answer">
        <button type="button">3</button>
      </Tooltip>,
    )
    const bubble = screen.getByText('Review your answer')
    expect(bubble.hidden).toBe(true)
    screen.getByRole('button').focus()
    await vi.waitFor(() => expect(bubble.hidden).toBe(false))
    await userEvent.keyboard('{Escape}')
    expect(bubble.hidden).toBe(true)
  })

  it('describes its child', () => {
    render(
      <Tooltip text="Go to the next question">
        <button type="button">4</button>
      </Tooltip>,
    )
    const id = screen.getByRole('button', { name: '4' }).getAttribute('aria-describedby')
    expect(document.getElementById(id ?? '')?.textContent).toBe('Go to the next question')
  })
})
