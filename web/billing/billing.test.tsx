import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import type { Payment } from '@polyhex/contract/billing/payment'
import { financeOperations } from '@polyhex/contract/billing/finance-operations'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { noReceiptDetails, receiptDetailsOperations } from '@polyhex/contract/billing/receipt-details'
import { statementOperations } from '@polyhex/contract/billing/statement-operations'
import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { supportOperations } from '@polyhex/contract/feedback/support-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, asked, endVisit, visit, waitWith } from '../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../shell/account-samples.ts'
import { paymentId, samplePayment, sampleSubscription, subscriptionId } from './billing-samples.ts'
import { refundLine } from './payments/payment-looks.ts'
import { expiresWords, lotsOf } from './statement/credit-statement.tsx'

const noor = { accountId: '00000000-0000-4000-8000-00000000000a', publicName: 'noor_h', name: 'Noor', grade: 5 }
const parent = sampleAccount({
  roles: ['parent'],
  name: 'Dana',
  grade: null,
  timeZone: 'America/Toronto',
  children: [noor],
})
const once = samplePayment({
  isRecurring: false,
  subscriptionId: null,
  description: 'Package of 15',
  metadata: { period: null, period_units: null, recurrence_interval: null },
})
const older = samplePayment({
  id: '00000000-0000-4000-8000-00000000c0df',
  orderNumber: 'PX-10001',
  description: 'Trial class',
  total: 113,
  chargedAt: '2026-10-02T14:00:00.000Z',
  receiptUrl: null,
  status: 'open',
})
const statement = {
  balance: 4,
  counts: { available: 4, allocated: 2, used: 9, expired: 0 },
  suppliedByOthers: 0,
  nextExpiries: [
    { date: '2026-11-30', count: 3 },
    { date: '2027-06-30', count: 1 },
  ],
  credits: [
    {
      id: '00000000-0000-4000-8000-0000000000c1',
      status: 'allocated' as const,
      source: 'purchased' as const,
      studentName: 'Noor',
      class: {
        timeSlotId: '00000000-0000-4000-8000-0000000000d1',
        name: 'Navigators',
        startingAt: '2026-12-01T22:00:00.000Z',
      },
      classDate: '2026-12-01',
      expirationDate: '2026-12-27',
      expiredBecause: null,
      payment: { id: paymentId, orderNumber: 'PX-10482', invoiceNumber: 'INV-10021' },
      createdDate: '2026-11-27T20:48:00.000Z',
    },
  ],
  total: 1,
}

beforeEach(() => {
  answerWith(receiptDetailsOperations.getReceiptDetails, { details: noReceiptDetails })
  answerWith(supportOperations.getSupport, { email: 'help@polyhex.test' })
  waitWith(accountOperations.getCurrentAccount)
  answerWith(statementOperations.getCreditStatement, statement)
})
afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})

function open(
  payments: Payment[] = [once, older],
  subscriptions: Subscription[] = [sampleSubscription()],
  path = '/accounts/billing/',
) {
  answerWith(paymentOperations.listPayments, { payments, total: payments.length })
  answerWith(subscriptionOperations.listSubscriptions, { subscriptions, total: subscriptions.length })
  return visit(path, { state: 'authenticated', account: parent })
}
const table = async (name: string) => {
  const found = await screen.findByRole('table', { name })
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBe('false'))
  return within(found)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
}
const lists = (path: string) => asked.filter((call) => call.method === 'GET' && call.path === path)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const changes = () => asked.filter((call) => call.method === 'PATCH').map((call) => call.body)

describe('the Billing part', () => {
  it('has one-time payments with nothing but the receipt to open, and the subscriptions under Recurring [C-021] [C-096] [C-097] [C-126]', async () => {
    open()
    expect(await table('List of payments')).toEqual([
      ['November 27, 2026', 'Package of 15PX-10482, Visa ending 4242', 'CA$163.85', 'Paid', 'Receipt'],
      ['October 2, 2026', 'Trial classPX-10001, Visa ending 4242', 'CA$1.13', 'Not paid yet', ''],
    ])
    const payments = within(screen.getByRole('table', { name: 'List of payments' }))
    expect(payments.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/api/payments/${paymentId}/receipt`,
    ])
    expect(payments.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole('heading', { name: 'Recurring' })).toBeTruthy()
    expect(await table('List of subscriptions')).toEqual([
      ['November 27, 2026', 'Weekly cellINV-10021', 'CA$163.85monthly charge', 'Active', 'December 27, 2026'],
    ])
    const query = lists('/payments')[0]!.query
    expect([query.get('accountId'), query.get('recurring')]).toEqual([accountId, null])
  })

  it('caps both tables at 24rem [C-100]', async () => {
    open()
    await table('List of payments')
    const boxes = ['List of payments', 'List of subscriptions'].map((name) => screen.getByRole('region', { name }))
    expect(boxes.map((box) => box.style.maxHeight)).toEqual(['24rem', '24rem'])
  })

  it('shows the charges of subscriptions, and finds a payment by what is typed', async () => {
    open()
    await table('List of payments')
    await userEvent.click(screen.getByRole('radio', { name: 'Subscription' }))
    await waitFor(() => expect(lists('/payments').at(-1)?.query.get('recurring')).toBe('yes'))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'PX-10001')
    await waitFor(() => expect(lists('/payments').at(-1)?.query.get('search')).toBe('PX-10001'))
  })

  it('finds the order of a confirmation, whichever kind it is [C-089]', async () => {
    open([once], [], '/accounts/billing/?search=PX-10482')
    await table('List of payments')
    const query = lists('/payments')[0]!.query
    expect([query.get('search'), query.get('recurring')]).toEqual(['PX-10482', null])
  })

  it('shows what is owed by nobody in plain words, with a way to the plans', async () => {
    open([], [])
    expect(await screen.findByText('No payments yet')).toBeTruthy()
    expect(screen.getByText('No subscription')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buy classes' }).getAttribute('href')).toBe('/pricing/')
  })

  it('shows each child of a parent, without the tools of who pays', async () => {
    open()
    await table('List of payments')
    await userEvent.click(screen.getByRole('radio', { name: 'Noor' }))
    await waitFor(() => expect(lists('/payments').at(-1)?.query.get('accountId')).toBe(noor.accountId))
    await table('List of subscriptions')
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
    expect(lists(`/accounts/${noor.accountId}/credit-statement`).length).toBeGreaterThan(0)
  })

  it('says how a refund stands', () => {
    const refund = {
      id: paymentId,
      amount: 5000,
      status: 'pending' as const,
      creditsRevoked: 2,
      reason: 'Moved away',
      createDate: '2026-11-28T10:00:00.000Z',
    }
    expect(refundLine(samplePayment())).toBeNull()
    expect(refundLine(samplePayment({ refunds: [refund] }))).toBe('CA$50.00 on its way')
    const later = { ...refund, status: 'succeeded' as const, amount: 100, createDate: '2026-11-29T10:00:00.000Z' }
    expect(refundLine(samplePayment({ refunds: [later, refund] }))).toBe('CA$1.00 given back')
  })
})

describe('a subscription', () => {
  const card = () => screen.findByRole('region', { name: 'Subscription Weekly cell' })

  it('says what it costs and when it is charged next', async () => {
    open()
    expect((await card()).textContent).toContain(
      'CA$163.85 monthly charge5 credits each month. Next charge December 27, 2026 by Visa ending 4242: CA$163.85.',
    )
  })

  it('says what its discount makes of the next charge, and what it costs afterwards', async () => {
    const afterDiscount = { amount: 33_343, from: '2027-02-22' }
    const nextCharge = { amount: 25_008, taxKnown: true, discount: 'Sibling', afterDiscount }
    open([], [sampleSubscription({ nextCharge })])
    expect((await card()).textContent).toContain(
      'by Visa ending 4242: CA$250.08 with “Sibling”. From February 22, 2027 on: CA$333.43.',
    )
  })

  it('whose charge a bank asks about leads to where its payer answers', async () => {
    const issue = { failure: 'The bank wants you to confirm the payment.', nextTry: null, confirm: true }
    const { router } = open([], [sampleSubscription({ paymentIssue: issue })])
    answerWith(subscriptionOperations.openConfirmation, { address: '/testpay/checkout/#secret' })
    expect((await screen.findByRole('alert')).textContent).toContain('Your bank wants you to confirm the last charge.')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm with your bank' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/testpay/checkout/'))
  })

  it('is read anew when its payer comes back from changing the card', async () => {
    answerWith(subscriptionOperations.refreshSubscription, { subscription: sampleSubscription() })
    const { router } = open(
      [],
      [sampleSubscription()],
      `/accounts/billing/?changed=${sampleSubscription().id}&card=cs_1`,
    )
    const told = () => asked.filter(({ path }) => path.endsWith('/refresh')).map(({ body }) => body)
    await waitFor(() => expect(told()).toEqual([{ cardChange: 'cs_1' }]))
    expect(router.state.location.href).toBe('/accounts/billing/')
  })

  it('is cancelled in two clicks, with the date and the fate of its credits [C-148] [C-215]', async () => {
    open()
    await card()
    await press('Cancel subscription')
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this subscription?' })
    expect(dialog.textContent).toContain('ends on December 27, 2026')
    expect(dialog.textContent).toContain(
      'Credits of this subscription that are not set aside by December 27, 2026 expire on that day.',
    )
    expect(within(dialog).getByRole('button', { name: 'Pause instead' })).toBeTruthy()
    const cancelled = sampleSubscription({ status: 'cancelled', nextChargeDate: null })
    answerWith(subscriptionOperations.updateSubscription, { subscription: cancelled })
    answerWith(subscriptionOperations.listSubscriptions, { subscriptions: [cancelled], total: 1 })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByText('Cancelled: it ends on December 27, 2026')).toBeTruthy()
    expect(changes()).toEqual([{ status: 'cancelled' }])
    await waitFor(async () => expect((await card()).textContent).toContain('It ends on December 27, 2026'))
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
  })

  it('that is cancelled can be kept until its end', async () => {
    open([], [sampleSubscription({ status: 'cancelled', nextChargeDate: null })])
    await card()
    answerWith(subscriptionOperations.updateSubscription, { subscription: sampleSubscription() })
    await press('Keep the subscription')
    await waitFor(() => expect(changes()).toEqual([{ status: 'active' }]))
  })

  it('is paused until a day within 90 days, and goes on before when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-01T15:00:00Z'), toFake: ['Date'] })
    open()
    await card()
    await press('Pause')
    const day = await screen.findByLabelText<HTMLInputElement>('Go on from')
    expect([day.value, day.min, day.max]).toEqual(['2026-12-31', '2026-12-02', '2027-03-01'])
    await userEvent.clear(day)
    await userEvent.type(day, '2027-04-01')
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Choose a day within the next 90 days to go on.')).toBeTruthy()
    const paused = sampleSubscription({ status: 'paused', pausedUntil: '2027-01-15', nextChargeDate: null })
    answerWith(subscriptionOperations.updateSubscription, { subscription: paused })
    answerWith(subscriptionOperations.listSubscriptions, { subscriptions: [paused], total: 1 })
    await userEvent.clear(day)
    await userEvent.type(day, '2027-01-15')
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Paused until January 15, 2027')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Go on now' }))
    await waitFor(() =>
      expect(changes()).toEqual([{ status: 'paused', pausedUntil: '2027-01-15' }, { status: 'active' }]),
    )
    vi.useRealTimers()
  })

  it('whose charge failed says so on top, when it is tried again, and leads to the card', async () => {
    const failure = 'Your card was declined. Please try another card, or ask your bank why.'
    const { router } = open(
      [],
      [sampleSubscription({ paymentIssue: { failure, nextTry: '2026-12-30T15:00:00.000Z', confirm: false } })],
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      `The last charge did not go through. ${failure} We try it again on December 30, 2026. Classes go on with the credits that are there.`,
    )
    answerWith(subscriptionOperations.openPaymentMethod, { address: '/testpay/checkout/#tp_secret_0123456789abcdef' })
    await press('Update card')
    await waitFor(() => expect(router.state.location.pathname).toBe('/testpay/checkout/'))
    expect(asked.some((call) => call.path === `/subscriptions/${subscriptionId}/payment-method`)).toBe(true)
  })

  it('that has ended stands in the table only', async () => {
    open([], [sampleSubscription({ status: 'ended', nextChargeDate: null })])
    expect((await table('List of subscriptions'))[0]?.slice(3)).toEqual(['Ended', 'None'])
    expect(screen.queryByRole('region', { name: /^Subscription/ })).toBeNull()
  })
})

describe('the credit statement', () => {
  it('has one row for credits that are alike, and one for each class', async () => {
    const [first] = statement.credits
    const free = {
      ...first!,
      status: 'available' as const,
      class: null,
      classDate: null,
      studentName: null,
    }
    const id = (end: number) => `00000000-0000-4000-8000-0000000001${String(end).padStart(2, '0')}`
    const credits = [
      { ...free, id: id(1) },
      { ...free, id: id(2) },
      { ...free, id: id(3), expirationDate: '2027-06-30' },
      { ...first!, id: id(4) },
      { ...free, id: id(5) },
      { ...first!, id: id(6) },
    ]
    expect(lotsOf(credits).map((lot) => [lot.id, lot.count])).toEqual([
      [id(1), 3],
      [id(3), 1],
      [id(4), 1],
      [id(6), 1],
    ])
    answerWith(statementOperations.getCreditStatement, { ...statement, credits, total: credits.length })
    open()
    const rows = await table('List of credits')
    expect(rows).toHaveLength(4)
    expect(rows[0]?.[1]).toBe('3 credits')
  })

  it('says what is left, what expires next, and of each credit its class and source [C-103]', async () => {
    open()
    expect(await screen.findByText('4 credits left')).toBeTruthy()
    expect(screen.getByText('2 more set aside for coming classes.')).toBeTruthy()
    const next = within(screen.getByRole('list', { name: 'What expires next' })).getAllByRole('listitem')
    expect(next.map((one) => one.textContent)).toEqual(['3 expire Nov 30, 2026', '1 expires Jun 30, 2027'])
    expect(await table('List of credits')).toEqual([
      ['Allocated', 'NavigatorsDecember 1, 2026, 5:00 PM EST', 'Noor', 'PurchasedPX-10482', 'Dec 27, 2026'],
    ])
    expect(expiresWords({ count: 1, date: '2027-01-01' })).toBe('1 expires Jan 1, 2027')
  })

  it('narrows down by status', async () => {
    open()
    await table('List of credits')
    await userEvent.click(screen.getByRole('button', { name: /Status/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Used' }))
    await waitFor(() =>
      expect(lists(`/accounts/${accountId}/credit-statement`).at(-1)?.query.get('status')).toBe('used'),
    )
  })
})

it('the connection to the books is offered where everybody’s payments are, and not to a family [C-024]', async () => {
  // In the page itself: for staff the places of money name it too.
  const connections = () =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/xero/' && link.closest('nav') === null)
  open()
  await table('List of payments')
  expect(connections()).toHaveLength(0)
  cleanup()
  waitWith(financeOperations.getFinanceOverview)
  visit('/finance/manage/?tab=figures', { state: 'authenticated', account: sampleAccount({ roles: ['admin'] }) })
  await screen.findByRole('heading', { name: 'Finance' })
  expect(connections()).toHaveLength(1)
})
