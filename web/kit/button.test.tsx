import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it('does its work on a press and by keyboard', async () => {
    const press = vi.fn()
    render(<Button onClick={press}>Start</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    await userEvent.keyboard('{Enter}')
    expect(press).toHaveBeenCalledTimes(2)
  })

  it('keeps its words while loading, says it is busy, and ignores presses', async () => {
    const press = vi.fn()
    render(
      <Button loading onClick={press}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(press).not.toHaveBeenCalled()
  })

  it('does not submit its form while loading', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading>
          Sign in
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(submit).not.toHaveBeenCalled()
  })
})
