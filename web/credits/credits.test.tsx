import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Credit } from '@polyhex/contract/credits/credit'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createQueryClient } from '../call/query-client.ts'
import { ToastRegion } from '../kit/toast-region.tsx'
import { dismissToast, showToast } from '../kit/toasts.ts'
import { answerWith, asked, endVisit, refuseWith, stubServer } from '../shell/page-trial.tsx'
import { CreditsPanel } from './credits-panel.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const credit = (n: number, over: Partial<Credit> = {}): Credit => ({
  id: idOf(n),
  student: { id: idOf(11), publicName: 'noor', name: 'Noor' },
  owner: { id: idOf(10), publicName: 'dana', name: 'Dana Haddad' },
  status: 'available',
  source: 'admin',
  invoiceNumber: null,
  expirationDate: '2027-06-30',
  classDate: null,
  createdDate: '2027-01-01T00:00:00.000Z',
  ...over,
})
const used = credit(2, {
  status: 'used',
  source: 'trial',
  classDate: '2027-03-08',
  student: null,
  expirationDate: null,
})
const counts = { available: 1, allocated: 0, used: 1, expired: 0 }
let last = 0

function show(panel: React.ReactNode, credits: readonly Credit[] = [credit(1), used]) {
  answerWith(creditOperations.listCredits, { credits: [...credits], total: credits.length, counts })
  stubServer()
  const client = createQueryClient({ say: (words) => showToast('error', words), onSessionGone: () => {} })
  return render(
    <QueryClientProvider client={client}>
      {panel}
      <ToastRegion />
    </QueryClientProvider>,
  )
}
const account = <CreditsPanel variant="manage" accountId={idOf(10)} name="Dana Haddad" />
const rows = async () => {
  await screen.findByText('Used', { selector: 'td *' })
  const table = screen.getByRole('table', { name: 'List of credits' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
}
const sent = () => asked.filter((call) => call.method !== 'GET')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  last += 500
  for (let id = last - 500; id < last; id += 1) dismissToast(id)
  endVisit()
  vi.restoreAllMocks()
})

describe('the table of credits', () => {
  it('shows every credit with its owner to administrators [C-103] [C-118] [C-217]', async () => {
    show(<CreditsPanel variant="manage-all" />)
    expect(await rows()).toEqual([
      ['Available', 'Noor', 'Dana Haddad', 'Admin', '', 'Jun 30, 2027', '', 'History'],
      ['Used', 'Any of the family', 'Dana Haddad', 'Trial', 'Mar 8, 2027', 'Never', '', 'History'],
    ])
    const query = asked[0]!.query
    expect([query.get('count'), query.get('ownerAccountId')]).toEqual(['100', null])
    expect(screen.getByRole('button', { name: 'Free cancelled' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Credits' })).toBeNull()
  })

  it('has the tools of one account in the manage variant, and none to look at [C-103] [C-104]', async () => {
    show(account)
    await rows()
    expect(asked[0]!.query.get('ownerAccountId')).toBe(idOf(10))
    expect(screen.getByRole('button', { name: 'Add Credits' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Allocate Credits' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Free cancelled' })).toBeNull()
    cleanup()
    show(<CreditsPanel variant="view" accountId={idOf(10)} />)
    await rows()
    const buttons = ['Add Credits', 'Allocate Credits', 'Free cancelled', 'Expire overdue']
    expect(buttons.map((name) => screen.queryByRole('button', { name }))).toEqual([null, null, null, null])
    expect(screen.queryByRole('columnheader', { name: 'Owner' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Noor' })).toBeNull()
  })

  it('narrows down by status, and says when nothing fits', async () => {
    show(<CreditsPanel variant="manage-all" />)
    await rows()
    answerWith(creditOperations.listCredits, { credits: [], total: 0, counts })
    await userEvent.click(screen.getByRole('button', { name: /Status/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Expired' }))
    expect(await screen.findByText('No credit fits')).toBeTruthy()
    expect(asked.at(-1)?.query.get('status')).toBe('expired')
  })

  it('says when it did not load, and tries again', async () => {
    refuseWith(creditOperations.listCredits, 400, 'x', 'We could not do this.')
    stubServer()
    const client = createQueryClient({ say: () => {}, onSessionGone: () => {} })
    render(<QueryClientProvider client={client}>{account}</QueryClientProvider>)
    expect(await screen.findByText('The credits did not load')).toBeTruthy()
    answerWith(creditOperations.listCredits, { credits: [used], total: 1, counts })
    await press('Retry')
    expect(await rows()).toHaveLength(1)
  })

  it('opens the history of a credit, and gives a used one back after a question', async () => {
    show(account)
    await rows()
    answerWith(creditOperations.getCreditHistory, {
      changes: [
        {
          fromStatus: null,
          toStatus: 'available',
          reason: 'Added by staff',
          classStartingAt: null,
          classLocal: null,
          at: '2027-01-01T00:00:00.000Z',
          local: '2026-12-31T19:00',
        },
        {
          fromStatus: 'allocated',
          toStatus: 'used',
          reason: 'The class was held',
          classStartingAt: '2027-03-08T21:00:00.000Z',
          classLocal: '2027-03-08T16:00',
          at: '2027-03-08T22:00:00.000Z',
          local: '2027-03-08T17:00',
        },
      ],
    })
    answerWith(creditOperations.giveBackCredit, { credit: { ...used, status: 'available', classDate: null } })
    await press('History of the used credit of Dana Haddad')
    const dialog = await screen.findByRole('dialog', { name: 'History of a credit' })
    expect((await within(dialog).findAllByRole('listitem')).map((line) => line.textContent)).toEqual([
      'Dec 31, 2026AvailableAdded by staff',
      'Mar 8, 2027UsedThe class was held Class on Mar 8, 2027',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give back' }))
    const question = await screen.findByRole('alertdialog', { name: 'Give back this credit?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Give back' }))
    expect(await screen.findByText('Gave a credit back to Dana Haddad')).toBeTruthy()
  })
})

describe('the tools of administrators', () => {
  it('adds 1, 5, 10 or 30 credits, 10 unless another number is chosen [C-105] [C-107] [C-225] [C-252] [C-218]', async () => {
    show(account)
    answerWith(creditOperations.manageCredits, ({ body }) => ({ count: (body as { count: number }).count }))
    await press('Add Credits')
    const dialog = await screen.findByRole('dialog', { name: 'Add Credits' })
    const radios = within(dialog).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map((one) => [one.value, one.checked])).toEqual([
      ['1', false],
      ['5', false],
      ['10', true],
      ['30', false],
    ])
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    await userEvent.click(within(dialog).getByRole('radio', { name: '30 credits' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Credits' }))
    expect(await screen.findByText('Added 30 credits')).toBeTruthy()
    expect(sent()[0]?.body).toEqual({ task: 'add', accountId: idOf(10), count: 30 })
  })

  it('says what the server finds wrong with the number [C-106]', async () => {
    show(account)
    const message = 'Please enter a valid number'
    refuseWith(creditOperations.manageCredits, 400, 'x', message, [{ field: 'count', code: 'x', message }])
    await press('Add Credits')
    const dialog = await screen.findByRole('dialog', { name: 'Add Credits' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Credits' }))
    expect(await within(dialog).findByText(message)).toBeTruthy()
  })

  it('allocates 10 credits after a question [C-224] [C-232] [C-252]', async () => {
    show(account)
    answerWith(creditOperations.manageCredits, { count: 10 })
    await press('Allocate Credits')
    const question = await screen.findByRole('alertdialog', { name: 'Allocate Credits' })
    expect(sent()).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Allocate Credits' }))
    expect(await screen.findByText('10 credits have been added to Dana Haddad account')).toBeTruthy()
    expect(sent()[0]?.body).toEqual({ task: 'allocate', accountId: idOf(10) })
    await waitFor(() => expect(asked.filter((call) => call.path === '/credits').length).toBeGreaterThan(1))
  })

  it('frees credits of cancelled and planned classes, and expires overdue ones [C-226] [C-227] [C-104]', async () => {
    show(<CreditsPanel variant="manage-all" />)
    answerWith(creditOperations.manageCredits, { count: 4 })
    await press('Free cancelled')
    expect(await screen.findByText('Freed 4 credits for cancelled/planned time slots')).toBeTruthy()
    await press('Expire overdue')
    expect(await screen.findByText('Marked 4 expired credits as expired')).toBeTruthy()
    expect(sent().map((call) => call.body)).toEqual([{ task: 'freeCancelled' }, { task: 'expireOverdue' }])
  })
})
