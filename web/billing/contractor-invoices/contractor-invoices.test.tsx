import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import type { ContractorInvoice } from '@polyhex/contract/billing/contractor-invoice'
import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { administrator, invoiceId, sampleInvoice, sampleInvoiceLine, tutor } from '../finance-samples.ts'

const operations = contractorInvoiceOperations
const nothing = { classes: 0, minutes: 0, total: 0, currency: null, withoutRate: 0 }

beforeEach(() => waitWith(accountOperations.getCurrentAccount))
afterEach(() => {
  cleanup()
  endVisit()
})
const sent = (method: string) => asked.filter((call) => call.method === method).map(({ path, body }) => [path, body])
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the Invoices part of the profile', () => {
  it('has the invoices of the tutor, and says that there are none [C-102] [C-213]', async () => {
    answerWith(operations.previewInvoice, nothing)
    answerWith(operations.listInvoices, { invoices: [], total: 0 })
    visit('/accounts/invoices/', tutor)
    expect(await screen.findByText('No invoices')).toBeTruthy()
    expect(screen.getByText('Write one for classes that you have taught.')).toBeTruthy()
    expect(await screen.findByText('You have taught no class in these days that is not on an invoice.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Write an invoice' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('region', { name: 'Invoices' })).toBeTruthy()
  })
  it('is not there for a parent [C-102]', async () => {
    visit('/accounts/invoices/', { state: 'authenticated', account: sampleAccount({ roles: ['parent'] }) })
    await waitFor(() => expect(screen.queryByText('New invoice')).toBeNull())
    expect(asked.filter(({ path }) => path.startsWith('/invoices'))).toEqual([])
  })
  it('says what a period comes to, and leads to the draft that it writes [C-022]', async () => {
    answerWith(operations.previewInvoice, { classes: 1, minutes: 45, total: 2438, currency: 'cad', withoutRate: 2 })
    answerWith(operations.listInvoices, { invoices: [], total: 0 })
    answerWith(operations.createInvoice, { invoice: sampleInvoice({ status: 'draft' }), lines: [] })
    answerWith(operations.getInvoice, { invoice: sampleInvoice({ status: 'draft' }), lines: [] })
    const { router } = visit('/accounts/invoices/', tutor)
    expect(
      await screen.findByText('1 class, 45 min: CA$24.38. No rate is set yet for 2 more classes: ask us.'),
    ).toBeTruthy()
    await press('Write an invoice')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoices/edit/${invoiceId}/`))
  })
  it('asks for days that follow each other', async () => {
    answerWith(operations.previewInvoice, nothing)
    answerWith(operations.listInvoices, { invoices: [], total: 0 })
    visit('/accounts/invoices/', tutor)
    const to = await screen.findByLabelText('To')
    await userEvent.clear(to)
    await userEvent.type(to, '2020-01-01')
    expect(await screen.findByText('Choose a first and a last day.')).toBeTruthy()
  })
  it('says in words why no invoice can be written', async () => {
    answerWith(operations.previewInvoice, { ...nothing, classes: 1, minutes: 45, total: 2438, currency: 'cad' })
    answerWith(operations.listInvoices, { invoices: [], total: 0 })
    refuseWith(operations.createInvoice, 409, 'nothing_to_invoice', refusals.nothing_to_invoice.message)
    visit('/accounts/invoices/', tutor)
    await screen.findByText('1 class, 45 min: CA$24.38.')
    await press('Write an invoice')
    expect(await screen.findByText(refusals.nothing_to_invoice.message)).toBeTruthy()
  })
})

const lines = [
  sampleInvoiceLine(),
  sampleInvoiceLine({ id: '00000000-0000-4000-8000-0000000000e3', className: 'Explorers', date: '2026-10-14' }),
]
function edit(over: Partial<ContractorInvoice> = {}) {
  answerWith(operations.getInvoice, { invoice: sampleInvoice({ status: 'draft', ...over }), lines })
  return visit(`/invoices/edit/${invoiceId}/`, tutor)
}

describe('a draft', () => {
  it('has its classes with their pay, and one can be taken off [C-022]', async () => {
    answerWith(operations.updateInvoice, { invoice: sampleInvoice({ status: 'draft' }), lines: lines.slice(1) })
    edit()
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice TI-1001' })).toBeTruthy()
    expect(screen.getByText('Tia, October 1, 2026 to October 31, 2026')).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows[1]?.textContent).toContain('Navigators')
    expect(rows[1]?.textContent).toContain('45 minCA$32.50CA$24.38')
    expect(rows.at(-1)?.textContent).toBe('Total1 h 30 min1 h 30 minCA$48.76')
    await press('Take off Navigators, October 7, 2026')
    await waitFor(() => expect(sent('PATCH')).toEqual([[`/invoices/${invoiceId}`, { removeLines: [lines[0]!.id] }]]))
  })
  it('keeps its note before it is handed in, and then shows itself', async () => {
    const order: string[] = []
    answerWith(operations.updateInvoice, () => {
      order.push('note')
      return { invoice: sampleInvoice({ status: 'draft', note: 'October' }), lines }
    })
    answerWith(operations.submitInvoice, () => {
      order.push('submit')
      return { invoice: sampleInvoice(), lines }
    })
    const { router } = edit()
    await userEvent.type(await screen.findByLabelText('Note'), 'October')
    await press('Hand in')
    expect(await screen.findByText('Invoice TI-1001 is handed in')).toBeTruthy()
    expect(order).toEqual(['note', 'submit'])
    await waitFor(() => expect(router.state.location.pathname).toBe(`/invoices/view/${invoiceId}/`))
  })
  it('is thrown away only after a question', async () => {
    answerWith(operations.deleteInvoice, {})
    answerWith(operations.listInvoices, { invoices: [], total: 0 })
    answerWith(operations.previewInvoice, nothing)
    const { router } = edit()
    await press('Throw away')
    const question = within(await screen.findByRole('alertdialog', { name: 'Throw this invoice away?' }))
    expect(question.getByText('Its classes can be put on another invoice.')).toBeTruthy()
    expect(sent('DELETE')).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Throw away' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/accounts/invoices/'))
  })
  it('that was handed in already cannot be changed, and says so', async () => {
    edit({ status: 'submitted' })
    expect(await screen.findByText('This invoice was handed in, so it cannot be changed.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe(`/invoices/view/${invoiceId}/`)
  })
  it('that changed meanwhile is not handed in', async () => {
    refuseWith(operations.submitInvoice, 409, 'contractor_invoice_state', refusals.contractor_invoice_state.message)
    edit()
    await press('Hand in')
    expect(await screen.findByText(refusals.contractor_invoice_state.message)).toBeTruthy()
  })
  it('that came back says why', async () => {
    edit({ status: 'returned', returnedBecause: 'One class too many' })
    expect(await screen.findByText('Returned: One class too many')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Hand in' })).toBeTruthy()
  })
})

describe('an invoice', () => {
  function view(over: Partial<ContractorInvoice> = {}, who = administrator) {
    answerWith(operations.getInvoice, { invoice: sampleInvoice(over), lines })
    return visit(`/invoices/view/${invoiceId}/`, who)
  }
  it('is approved by an administrator, and has a PDF [C-022]', async () => {
    answerWith(operations.decideInvoice, { invoice: sampleInvoice({ status: 'approved' }), lines })
    view()
    expect((await screen.findByRole('link', { name: 'PDF' })).getAttribute('href')).toBe(
      `/api/invoices/${invoiceId}/document`,
    )
    await press('Approve')
    expect(await screen.findByText('Invoice TI-1001 is approved')).toBeTruthy()
    expect(sent('POST').at(-1)).toEqual([`/invoices/${invoiceId}/decision`, { decision: 'approve' }])
  })
  it('is returned with a reason, and the focus comes back to the button', async () => {
    answerWith(operations.decideInvoice, { invoice: sampleInvoice({ status: 'returned' }), lines })
    view()
    await press('Return')
    const dialog = within(await screen.findByRole('dialog', { name: 'Return the invoice' }))
    expect(dialog.getByRole('button', { name: 'Return' }).hasAttribute('disabled')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Return'))
    await press('Return')
    await userEvent.type(await screen.findByLabelText('Why'), 'One class too many')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Return' }))
    await waitFor(() =>
      expect(sent('POST').at(-1)).toEqual([
        `/invoices/${invoiceId}/decision`,
        { decision: 'return', reason: 'One class too many' },
      ]),
    )
  })
  it('of one’s own is decided by somebody else', async () => {
    view({ status: 'submitted' }, tutor)
    await screen.findByRole('link', { name: 'PDF' })
    for (const name of ['Approve', 'Return']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
  })
  it('that is not there says so', async () => {
    refuseWith(
      operations.getInvoice,
      404,
      'contractor_invoice_not_found',
      refusals.contractor_invoice_not_found.message,
    )
    visit(`/invoices/view/${invoiceId}/`, tutor)
    expect(await screen.findByText('The invoice did not load')).toBeTruthy()
    expect(screen.getByText(`${refusals.contractor_invoice_not_found.message} Nothing is lost.`)).toBeTruthy()
  })
})
