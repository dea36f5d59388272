import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { accountingOperations } from '@polyhex/contract/billing/accounting-operations'
import { financeOperations } from '@polyhex/contract/billing/finance-operations'
import type { Payment } from '@polyhex/contract/billing/payment'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { refundOperations } from '@polyhex/contract/billing/refund-operations'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { testPaymentOperations } from '@polyhex/contract/billing/test-payment-operations'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { samplePayment, sampleSubscription } from '../billing-samples.ts'
import { administrator, sampleBooks, sampleInvoice, sampleTestState } from '../finance-samples.ts'

const dana = { id: '00000000-0000-4000-8000-00000000da1a', publicName: 'dana', name: 'Dana Haddad' }
const paid = samplePayment({ account: dana, isRecurring: false, subscriptionId: null, description: 'Package of 15' })
const open = samplePayment({
  id: '00000000-0000-4000-8000-00000000c0df',
  orderNumber: 'PX-10001',
  invoiceNumber: null,
  account: null,
  status: 'open',
  chargedAt: null,
  receiptUrl: null,
  createDate: '2026-11-28T03:30:00.000Z',
})
const run = {
  id: '00000000-0000-4000-8000-0000000000a1',
  startedBy: 'Ada',
  invoiceNumber: null,
  since: '2026-11-20T00:00:00.000Z',
  startedAt: '2026-11-22T17:06:00.000Z',
  finishedAt: '2026-11-22T17:06:01.000Z',
  checked: 12,
  mended: 1,
  open: 0,
  failed: null,
}

const planChange = {
  ...{ id: '00000000-0000-4000-8000-0000000000c9', accountName: 'Dana Haddad', plan: '2 × Weekly cell' },
  ...{ status: 'done' as const, askedAt: '2026-12-12T20:48:00.000Z', at: '2026-12-12T20:48:02.000Z' },
  ...{ currency: 'cad' as const, charged: 24_577, orderNumber: 'PX-10483', letter: 'sent' as const },
}
beforeEach(() => {
  answerWith(testPaymentOperations.getTestPayments, { state: sampleTestState() })
  answerWith(financeOperations.listPlanChanges, { changes: [planChange], total: 1 })
})
afterEach(() => {
  cleanup()
  endVisit()
})

function come(payments: Payment[] = [open, paid], subscriptions = [sampleSubscription({ account: dana })]) {
  answerWith(paymentOperations.listPayments, { payments, total: payments.length })
  answerWith(subscriptionOperations.listSubscriptions, { subscriptions, total: subscriptions.length })
  return visit('/finance/manage/', administrator)
}
/** What the cells of a table say, row by row, without its head. */
async function rowsOf(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name })
  await waitFor(() => expect(table.getAttribute('aria-busy')).not.toBe('true'))
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
}
const payments = () => rowsOf('One-time payments and charges')
const lastQuery = () =>
  Object.fromEntries(asked.filter(({ path, method }) => path === '/payments' && method === 'GET').at(-1)?.query ?? [])
async function choose(orderNumber: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${orderNumber}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
const sent = (path: string) =>
  asked.filter((call) => call.path === path && call.method !== 'GET').map(({ body }) => body)

describe('the payments of everybody', () => {
  it('say who paid what, with the accounting connection beside them, and are not there for others [C-023] [C-024] [C-096] [C-098]', async () => {
    come()
    expect(await payments()).toEqual([
      ['PX-10001', 'Account deleted', 'Weekly cell', 'Not paid yet', 'CA$163.85', 'Nov 27, 2026', 'Not yet', ''],
      ['PX-10482INV-10021', 'Dana Haddad', 'Package of 15', 'Paid', 'CA$163.85', 'Nov 27, 2026', 'Not yet', ''],
    ])
    expect(await rowsOf('Recurring')).toEqual([
      ['Dana Haddad', 'Weekly cell', 'Active', 'CA$163.85 a month', 'Dec 27, 2026', 'INV-10021', 'Nov 27, 2026'],
    ])
    expect(screen.getByRole('link', { name: 'Xero' }).getAttribute('href')).toBe('/xero/')
    cleanup()
    endVisit()
    visit('/finance/manage/', { state: 'authenticated', account: sampleAccount({ roles: ['parent'] }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'This cell is empty' })).toBeTruthy()
    expect(asked.filter(({ path }) => path === '/payments')).toEqual([])
  })

  it('shows who has changed a plan, what was charged for it and whether they were written to', async () => {
    come()
    expect(await rowsOf('Changes of plan, the latest first')).toEqual([
      ['Dec 12, 2026', 'Dana Haddad', '2 × Weekly cell', 'Done', 'Dec 12, 2026', 'CA$245.77', 'Sent'],
    ])
  })

  it('take half of the screen at most, as the subscriptions do [C-100]', async () => {
    come()
    await payments()
    const styles = ['One-time payments and charges', 'Recurring'].map((name) =>
      screen.getByRole('region', { name }).getAttribute('style'),
    )
    expect(styles).toEqual(['max-height: 50dvh;', 'max-height: 50dvh;'])
  })

  it('are searched on Enter, and narrowed by a range of days and of amounts [C-170]', async () => {
    come()
    await payments()
    expect(lastQuery()).toEqual({ offset: '0', count: '100' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' dana ')
    expect(lastQuery()['search']).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastQuery()['search']).toBe('dana'))
    await userEvent.type(screen.getByLabelText('From'), '2026-11-01')
    await userEvent.type(screen.getByLabelText('Total from'), '1,000.5')
    await userEvent.type(screen.getByLabelText('Total to'), '2000')
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({
        search: 'dana',
        from: '2026-11-01',
        leastTotal: '100050',
        mostTotal: '200000',
      }),
    )
    await userEvent.clear(screen.getByLabelText('Total from'))
    await userEvent.type(screen.getByLabelText('Total from'), 'much')
    expect(await screen.findByText('Enter an amount, such as 32.50.')).toBeTruthy()
    await waitFor(() => expect(lastQuery()['leastTotal']).toBeUndefined())
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }))
    await waitFor(() => expect(lastQuery()['search']).toBeUndefined())
  })

  it('say that there are none, or that none fits', async () => {
    come([], [])
    expect(await screen.findByText('No payments yet')).toBeTruthy()
    expect(screen.getByText('No subscriptions')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Total from'), '5')
    expect(await screen.findByText('No payment fits')).toBeTruthy()
  })

  it('that did not load are asked for again', async () => {
    answerWith(subscriptionOperations.listSubscriptions, { subscriptions: [], total: 0 })
    refuseWith(paymentOperations.listPayments, 403, 'not_allowed', refusals.not_allowed.message)
    visit('/finance/manage/', administrator)
    expect(await screen.findByText('The payments did not load')).toBeTruthy()
    answerWith(paymentOperations.listPayments, { payments: [paid], total: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await payments()).length).toBe(1)
  })

  it('offer to reconcile only, where nothing was paid [C-098]', async () => {
    come()
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for PX-10001' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Reconcile'])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Actions for PX-10482' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Receipt',
      'Reconcile',
      'Record the fee',
      'Invoice in the books',
      'Refund',
    ])
  })

  it('are reconciled one by one or all at once [C-216] [C-228]', async () => {
    answerWith(financeOperations.reconcile, { run })
    come()
    await choose('PX-10482', 'Reconcile')
    expect(await screen.findByText('Reconciled credits with the card provider')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Reconcile' }))
    await waitFor(() => expect(sent('/finance/reconcile')).toEqual([{ invoiceNumber: 'PX-10482' }, {}]))
  })

  it('say the fee, or why it is not known', async () => {
    refuseWith(financeOperations.recordFee, 409, 'fee_not_known', refusals.fee_not_known.message)
    come()
    await choose('PX-10482', 'Record the fee')
    expect(await screen.findByText(refusals.fee_not_known.message)).toBeTruthy()
    answerWith(financeOperations.recordFee, { fee: 505, destinationFeeId: null })
    await choose('PX-10482', 'Record the fee')
    expect(await screen.findByText('The fee of PX-10482 is CA$5.05')).toBeTruthy()
  })
})

describe('a refund', () => {
  const preview = {
    amount: 11_300,
    taxShare: 1300,
    creditsRevoked: 10,
    creditsUsed: 5,
    classesWithoutCredit: 2,
    feeLost: null,
    mostPossible: 16_385,
  }
  it('is shown before it is made, needs a reason, and gives the focus back to what opened it', async () => {
    answerWith(refundOperations.previewRefund, ({ body }) => {
      const { amount, usedToo } = body as { amount?: number; usedToo?: boolean }
      return { ...preview, amount: amount ?? preview.amount, creditsRevoked: usedToo ? 15 : 10 }
    })
    answerWith(refundOperations.refundPayment, { payment: { ...paid, status: 'partially_refunded', refunded: 5050 } })
    come()
    await choose('PX-10482', 'Refund')
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund PX-10482' }))
    const give = await dialog.findByRole('button', { name: 'Refund CA$113.00' })
    expect(give.hasAttribute('disabled')).toBe(true)
    const facts = () => [...document.querySelectorAll('[role=dialog] dl > div')].map((one) => one.textContent)
    expect(facts()).toEqual([
      'RefundedCA$113.00',
      'Of this, taxCA$13.00',
      'Credits taken10',
      'Classes left without one2',
      'Fee that is lostNot known',
      'Most that can be refundedCA$163.85',
    ])
    await userEvent.type(dialog.getByLabelText('Amount'), '50.5')
    await userEvent.click(dialog.getByLabelText('Also for credits that a class has used'))
    await waitFor(() => expect(facts()).toContain('Credits taken15'))
    await userEvent.type(dialog.getByLabelText('Why'), 'The family moves away')
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund CA$50.50' }))
    expect(await screen.findByText('The refund of PX-10482 is on its way')).toBeTruthy()
    expect(sent(`/payments/${paid.id}/refunds`)).toEqual([
      { amount: 5050, usedToo: true, reason: 'The family moves away', requestKey: expect.any(String) },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for PX-10482'))
  })

  it('that is too large is refused in words, and cannot be sent', async () => {
    refuseWith(refundOperations.previewRefund, 422, 'refund_too_much', refusals.refund_too_much.message)
    come()
    await choose('PX-10482', 'Refund')
    expect(await screen.findByText(refusals.refund_too_much.message)).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Why'), 'A mistake')
    expect(screen.getByRole('button', { name: 'Refund' }).hasAttribute('disabled')).toBe(true)
    await userEvent.type(screen.getByLabelText('Amount'), 'half')
    expect(screen.getByText('Enter an amount, such as 32.50.')).toBeTruthy()
  })
})

describe('what is watched', () => {
  const difference = {
    id: '00000000-0000-4000-8000-0000000000d1',
    kind: 'amount' as const,
    about: 'ch_1',
    ours: 'CA$10.00',
    theirs: null,
    paymentId: null,
    orderNumber: 'PX-10482',
    foundAt: '2026-11-22T17:06:00.000Z',
    settledAt: null,
    settledHow: null,
    explanation: null,
  }
  function watch(over: { differences?: (typeof difference)[]; failed?: string } = {}) {
    const differences = over.differences ?? []
    answerWith(financeOperations.listDifferences, {
      ...{ differences, total: differences.length, isFailing: over.failed !== undefined },
      comparedAt: over.failed === undefined ? '2026-11-22T08:00:00.000Z' : null,
    })
    answerWith(financeOperations.listCatalogRemarks, {
      remarks: [{ about: 'price_9', reason: 'its product is not sold', sold: false }],
    })
    answerWith(financeOperations.listDisputes, { disputes: [], total: 0 })
    answerWith(financeOperations.listDeadLetters, { deadLetters: [], total: 0 })
    answerWith(financeOperations.listReconciliations, { runs: [{ ...run, failed: over.failed ?? null }], total: 1 })
    return visit('/finance/manage/?tab=watch', administrator)
  }
  it('says that all is well, and when it was compared, on the clock of who reads', async () => {
    watch()
    expect(await screen.findByText(/^Our payments and the card provider’s agreed /)).toBeTruthy()
    expect(await rowsOf('What should be changed at the card provider')).toEqual([
      ['price_9', 'No', 'its product is not sold'],
    ])
    expect(screen.getByText('No bank asks for money back.')).toBeTruthy()
    expect(screen.getByText('Every message of the card provider was handled.')).toBeTruthy()
    expect(await rowsOf('Comparisons with the card provider')).toEqual([
      ['Nov 22, 2026, 12:06 PM', 'All payments', '12', '1', '0', 'Ada'],
    ])
  })
  it('has a difference explained with the keys alone, and the focus comes back', async () => {
    answerWith(financeOperations.explainDifference, { difference })
    watch({ differences: [difference] })
    expect((await rowsOf('Open differences'))[0]?.slice(0, 5)).toEqual([
      'Other amount',
      'PX-10482',
      'CA$10.00',
      'Nothing',
      'Nov 22, 2026',
    ])
    const explain = screen.getByRole('button', { name: /^Explain ?PX-10482$/ })
    explain.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Explain a difference' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(explain))
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await screen.findByLabelText('What you found out'), 'Paid in cash{Tab}{Tab}{Enter}')
    await waitFor(() =>
      expect(sent(`/finance/differences/${difference.id}/explanation`)).toEqual([{ explanation: 'Paid in cash' }]),
    )
  })
  it('says why a comparison failed', async () => {
    watch({ failed: 'not_reached' })
    expect((await rowsOf('Comparisons with the card provider'))[0]?.[1]).toBe(
      'Failed: the card provider did not answer',
    )
    // What was not compared agrees with nothing.
    expect(screen.queryByText(/^Our payments and the card provider’s agree/)).toBeNull()
    expect(screen.getByText(/we do not know whether anything differs/)).toBeTruthy()
  })
})

describe('the figures', () => {
  const seller = { name: 'Polyhex Inc.', address: '', email: '', taxNumbers: '' }
  const sums = {
    currency: 'cad' as const,
    creditsOpen: 44,
    creditLiability: 115_000,
    deferredRevenue: 115_000,
    paid: 162_617,
    earned: 0,
    refunded: 5000,
    fees: 4896,
    clearing: 123_906,
    providerBalance: null,
  }
  it('say what is owed, and that the provider’s balance was not compared yet; the seller is saved', async () => {
    answerWith(financeOperations.getFinanceOverview, {
      currencies: [sums],
      days: [{ date: '2026-11-22', currency: 'cad', paid: 162_617, earned: 0, refunded: 5000 }],
      openDifferences: 0,
      oldestDifference: null,
      deadLetters: 0,
      openDisputes: 0,
      brokenRules: [{ rule: 'journal_sums', count: 2 }],
      rulesCheckedAt: '2026-11-22T03:00:00.000Z',
    })
    answerWith(financeOperations.getSellerDetails, { seller })
    answerWith(financeOperations.updateSellerDetails, { seller })
    visit('/finance/manage/?tab=figures', administrator)
    const card = within(await screen.findByRole('region', { name: 'Canadian dollars' }))
    expect(card.getByText('Balance at the provider').nextSibling?.textContent).toBe('Not compared yet')
    expect(card.getByText('Classes owed').nextSibling?.textContent).toBe('44')
    expect(await rowsOf('Days in Canadian dollars')).toEqual([['Nov 22, 2026', 'CA$1,626.17', 'CA$0.00', 'CA$50.00']])
    expect(screen.getByText(/The ledgers do not hold together: 2/)).toBeTruthy()
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await userEvent.type(name, 'Hexes Ltd.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('/finance/seller')).toEqual([{ ...seller, name: 'Hexes Ltd.' }]))
  })
})

describe('the tutors and the books', () => {
  it('an hourly rate is set in a dialog that refuses what is no amount', async () => {
    const rate = {
      contractId: '00000000-0000-4000-8000-0000000000b1',
      account: { id: dana.id, publicName: 'tia_t', name: 'Tia' },
      status: 'active' as const,
      startingOn: '2026-10-25',
      endingOn: null,
      hourlyRate: null,
      currency: null,
    }
    answerWith(contractorInvoiceOperations.listInvoices, { invoices: [sampleInvoice()], total: 1 })
    answerWith(contractorInvoiceOperations.listContractRates, { rates: [rate], total: 1 })
    answerWith(contractorInvoiceOperations.setContractRate, { rate: { ...rate, hourlyRate: 3250, currency: 'cad' } })
    visit('/finance/manage/?tab=tutors', administrator)
    expect(await rowsOf('Invoices')).toEqual([
      ['TI-1001', 'Tia', 'Handed in', 'Oct 1 to Oct 31, 2026', '2', '1 h 30 min', 'CA$48.76'],
    ])
    expect(await rowsOf('Rates of contracts')).toEqual([
      ['Tia', 'Active, from Oct 25, 2026', 'Not set yet', 'Set rate of Tia'],
    ])
    await userEvent.click(screen.getByRole('button', { name: /^Set rate ?of Tia$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate of Tia' }))
    await userEvent.type(dialog.getByLabelText('An hour of classes'), '32.505')
    expect(dialog.getByText('Enter an amount, such as 32.50.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await userEvent.type(dialog.getByLabelText('An hour of classes'), '{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(`/contract-rates/${rate.contractId}`)).toEqual([{ hourlyRate: 3250, currency: 'cad' }]),
    )
  })

  it('the embedded books say what waits and what was written [C-098]', async () => {
    answerWith(
      accountingOperations.getAccounting,
      sampleBooks('connected', { destination: 'local', waiting: 2, written: 6 }),
    )
    answerWith(accountingOperations.listBookDocuments, { documents: [], total: 0 })
    answerWith(accountingOperations.retryAccounting, { written: 1, failed: 1 })
    visit('/finance/manage/?tab=books', administrator)
    expect(await screen.findByText('Nothing is written yet.')).toBeTruthy()
    expect(screen.getByText('Payments waiting').nextSibling?.textContent).toBe('2')
    await userEvent.click(screen.getByRole('button', { name: 'Write waiting payments' }))
    expect(await screen.findByText('1 item written, 1 item not')).toBeTruthy()
  })
})
