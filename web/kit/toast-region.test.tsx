import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { act } from '@testing-library/react'
import { ToastRegion } from './toast-region.tsx'
import { dismissToast, showToast, toastMs } from './toasts.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const show = (kind: 'done' | 'note' | 'error', text: string) => {
  let id = 0
  act(() => {
    id = showToast(kind, text)
  })
  return id
}

describe('ToastRegion', () => {
  it('shows a notice for 5 s', () => {
    vi.useFakeTimers()
    render(<ToastRegion />)
    show('done', 'Copied the link')
    expect(screen.getByRole('status').textContent).toContain('Copied the link')
    act(() => void vi.advanceTimersByTime(toastMs - 1))
    expect(screen.queryByRole('status')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('status')).toBeNull()
    expect(toastMs).toBe(5000)
  })

  it('keeps an error until it is dismissed', async () => {
    render(<ToastRegion />)
    show('error', 'We could not save this.')
    expect(screen.getByRole('alert').textContent).toContain('We could not save this.')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the same words once', () => {
    render(<ToastRegion />)
    const first = show('error', 'No connection')
    expect(show('error', 'No connection')).toBe(first)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    act(() => dismissToast(first))
  })

  it('waits while it holds the focus', () => {
    vi.useFakeTimers()
    render(<ToastRegion />)
    const id = show('note', 'Read me')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    act(() => void vi.advanceTimersByTime(toastMs * 2))
    expect(screen.getByRole('status').textContent).toContain('Read me')
    act(() => dismissToast(id))
  })
})
