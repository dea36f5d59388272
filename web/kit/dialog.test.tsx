import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

describe('Dialog', () => {
  it('is named by its title, holds the focus and closes on Escape and on its cross', async () => {
    const close = vi.fn()
    render(
      <Dialog open onClose={close} title="Add Coins">
        <input aria-label="Value" />
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Add Coins' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(2)
  })

  it('is not there when closed', () => {
    render(
      <Dialog open={false} onClose={() => {}} title="Add Coins">
        text
      </Dialog>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('ConfirmDialog', () => {
  const ask = (keep: () => void, confirm: () => void) =>
    render(
      <ConfirmDialog open title="Leaving so soon?" confirm="Leave" keep="Stay" onKeep={keep} onConfirm={confirm}>
        Your answers so far are kept.
      </ConfirmDialog>,
    )

  it('asks, and does it only on the word', async () => {
    const [keep, confirm] = [vi.fn(), vi.fn()]
    ask(keep, confirm)
    expect(screen.getByRole('alertdialog', { name: 'Leaving so soon?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect([keep.mock.calls.length, confirm.mock.calls.length]).toEqual([0, 1])
  })

  it('changes nothing on Escape', async () => {
    const [keep, confirm] = [vi.fn(), vi.fn()]
    ask(keep, confirm)
    await userEvent.keyboard('{Escape}')
    expect([keep.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0])
  })
})

describe('Drawer', () => {
  it('is a dialog named by its title, with its footer', async () => {
    const close = vi.fn()
    render(
      <Drawer open onClose={close} title="Details" footer={<button type="button">Next</button>}>
        body
      </Drawer>,
    )
    expect(screen.getByRole('dialog', { name: 'Details' }).textContent).toContain('Next')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledTimes(1)
  })
})
