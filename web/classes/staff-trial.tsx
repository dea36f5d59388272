import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createQueryClient } from '../call/query-client.ts'
import { ToastRegion } from '../kit/toast-region.tsx'
import { showToast } from '../kit/toasts.ts'
import { sampleAccount } from '../shell/account-samples.ts'
import { stubServer } from '../shell/page-trial.tsx'
import { idOf } from './staff-samples.ts'

/** Pieces of staff screens for tests: shown alone, with toasts and a server made of `answerWith`. */
export function show(piece: ReactNode) {
  stubServer()
  const client = createQueryClient({ say: (words) => showToast('error', words), onSessionGone: () => {} })
  return render(
    <QueryClientProvider client={client}>
      {piece}
      <ToastRegion />
    </QueryClientProvider>,
  )
}

export const admin = {
  state: 'authenticated' as const,
  account: sampleAccount({ accountId: idOf(1), roles: ['admin'], grade: null, timeZone: 'America/New_York' }),
}
export const tutor = {
  state: 'authenticated' as const,
  account: sampleAccount({ accountId: idOf(2), roles: ['tutor'], grade: null, timeZone: 'America/New_York' }),
}

/** Chooses from a select of the kit. */
export async function choose(label: RegExp | string, option: string, inside?: HTMLElement): Promise<void> {
  const name = typeof label === 'string' ? new RegExp(label) : label
  await userEvent.click((inside ? within(inside) : screen).getByRole('button', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Chooses from a menu of a row. */
export async function act(menu: string, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
