import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testCards } from '@polyhex/contract/billing/test-cards'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../database/database-of-tests.ts'
import type { PaymentProvider } from '../payment-port.ts'
import { openTestProvider, type TestProvider } from '../test/open-test-provider.ts'
import { trialPrices } from '../test/price-samples.ts'
import { openStripeDouble, type StripeDouble } from './double/stripe-of-tests.ts'
import { fixtures } from './double/stripe-subset-of-tests.ts'
import { openStripe } from './open-stripe.ts'
import { chargeOf, disputeOf, invoiceOf, refundOf, subscriptionOf } from './stripe-shapes.ts'

/**
 * What Stripe's documentation says where the double, whose memory is our own test provider, would agree with a wrong idea of
 * ours. Decision 0037 lists the pages.
 */

process.env['STRIPE_SUPPRESS_NOTICES'] = 'true'

const now = new Date('2026-11-22T09:00:00Z')
let db: Database
let behind: TestProvider
let double: StripeDouble
let provider: PaymentProvider

beforeAll(async () => {
  db = await openTestDatabase()
  behind = openTestProvider({ db, now: () => now, catalog: trialPrices.own })
  double = await openStripeDouble(behind, trialPrices.own)
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_test_secret'] }
  const choices = { automaticTax: true, invoices: false }
  provider = openStripe({ ...keys, apiUrl: double.url, choices }, () => now, { retries: 0, timeoutMs: 5000 })
})
afterAll(async () => {
  await double.close()
  await db.close()
})

function objectOf<Thing>(file: string): Thing {
  const event = JSON.parse(readFileSync(join(fixtures, 'events', `${file}.json`), 'utf8')) as {
    data: { object: Thing }
  }
  return event.data.object
}

async function subscribed(): Promise<string> {
  const { customerId } = await provider.createCustomer({ accountId: 'a', email: null, name: null }, 'customer of a')
  const order = {
    ...{ paymentId: 'p', accountId: 'a', customerId, discountId: null, recurring: true },
    currency: 'cad' as const,
    lines: [{ priceId: trialPrices.sold.monthly, quantity: 1 }],
    returnAddress: 'http://localhost/checkout/',
    receiptEmail: null,
    place: null,
    expiresAt: new Date(now.getTime() + 7_200_000),
  } as const
  const { id, clientSecret } = await provider.createCheckout(order, 'session of p')
  const placed = await behind.frame.place(clientSecret ?? '', { country: 'CA', region: 'ON' })
  const cardNumber = testCards.find(({ behavior }) => behavior === 'success')?.number ?? ''
  await behind.frame.pay(clientSecret ?? '', { cardNumber, expiry: '12/40', shownTotal: placed.total })
  return (await provider.readCheckout(id))?.subscriptionId ?? ''
}

describe('a subscription', () => {
  it('that was cancelled by a date at Stripe is cancelled here, and kept by taking the date away', async () => {
    const id = await subscribed()
    const before = await provider.readSubscription(id)
    if (before === null) throw new Error('it was just begun')
    expect(before.cancelAtPeriodEnd).toBe(false)
    double.facts.cancelledAt.set(id, before.periodEnd)
    expect((await provider.readSubscription(id))?.cancelAtPeriodEnd).toBe(true)
    double.facts.cancelledAt.set(id, new Date(before.periodEnd.getTime() + 40 * 86_400_000))
    // It is charged once more before that date.
    expect((await provider.readSubscription(id))?.cancelAtPeriodEnd).toBe(false)
    double.facts.cancelledAt.set(id, before.periodEnd)
    expect((await provider.setCancelAtPeriodEnd(id, false, 'keep it')).cancelAtPeriodEnd).toBe(false)
    expect(double.facts.cancelledAt.has(id)).toBe(false)
    expect((await provider.setCancelAtPeriodEnd(id, true, 'end it')).cancelAtPeriodEnd).toBe(true)
    expect((await provider.setCancelAtPeriodEnd(id, false, 'keep it again')).cancelAtPeriodEnd).toBe(false)
    expect(double.violations).toEqual([])
  })

  it('that is paused while a charge is owed still owes it', () => {
    const object = objectOf<Stripe.Subscription>('08-customer.subscription.updated.cancel-at-period-end')
    const pause = { behavior: 'void', resumes_at: 1_800_000_000 } as const
    expect(subscriptionOf({ ...object, status: 'past_due', pause_collection: pause })).toMatchObject({
      status: 'past_due',
      pausedUntil: new Date(1_800_000_000_000),
    })
  })
})

describe('an invoice of a renewal', () => {
  it('pays for the new period, also where it settles a change of the one before', () => {
    const object = objectOf<Stripe.Invoice>('06-invoice.paid.subscription-cycle')
    const [line] = object.lines.data
    if (line === undefined) throw new Error('the fixture has a line')
    const [start, end] = [line.period.start - 86_400, line.period.start]
    const item = line.parent?.subscription_item_details
    const settles = {
      ...line,
      id: 'il_change',
      period: { start, end },
      parent: { ...line.parent, subscription_item_details: { ...item, proration: true } },
    } as Stripe.InvoiceLineItem
    const changed = { ...object, lines: { ...object.lines, data: [settles, line] } } as Stripe.Invoice
    const read = invoiceOf(changed, { chargeId: null, failureCode: null, unconfirmed: false }, [])
    expect(read.periodEnd).toEqual(new Date(line.period.end * 1000))
    expect(read.periodStart).toEqual(new Date(line.period.start * 1000))
    expect(read.reason).toBe('renewal')
  })
})

describe('money that moves', () => {
  const balance = (id: string, over: Partial<Stripe.BalanceTransaction>) =>
    ({ id, object: 'balance_transaction', currency: 'cad', amount: 0, fee: 0, ...over }) as Stripe.BalanceTransaction
  const dispute = (over: Partial<Stripe.Dispute>) =>
    disputeOf({
      ...{ id: 'dp_1', charge: 'ch_1', amount: 5000, currency: 'cad', created: 1_790_000_000 },
      evidence_details: { due_by: 1_790_500_000 },
      ...over,
    } as Stripe.Dispute)

  it('does not with an inquiry of a bank: it has no movement of the balance', () => {
    const asked = dispute({ status: 'warning_needs_response', balance_transactions: [] })
    expect(asked).toMatchObject({ status: 'open', balanceChanges: [] })
    expect(dispute({ status: 'warning_closed', balance_transactions: [] })).toMatchObject({ status: 'won' })
    const taken = [balance('txn_1', { amount: -5000, fee: 1500 }), balance('txn_2', { amount: 5000, fee: -1500 })]
    expect(dispute({ status: 'won', balance_transactions: taken }).balanceChanges).toEqual([
      { id: 'txn_1', currency: 'cad', amount: -5000, fee: 1500 },
      { id: 'txn_2', currency: 'cad', amount: 5000, fee: -1500 },
    ])
  })

  it('has a fee in the currency of the balance, which is none of a charge in another', () => {
    const object = objectOf<Stripe.Charge>('02-charge.succeeded')
    const read = (currency: string) =>
      chargeOf({ ...object, balance_transaction: balance('txn_1', { currency, amount: 100, fee: 45 }) }, null).fee
    expect([read(object.currency), read('usd')]).toEqual([45, null])
    // It may come a moment after the charge.
    expect(chargeOf({ ...object, balance_transaction: null }, null)).toMatchObject({ fee: null, balanceChangeId: null })
  })

  it('goes and comes back with a refund that fails', () => {
    const refund = {
      ...{ id: 're_1', charge: 'ch_1', amount: 700, currency: 'cad', status: 'failed', created: 1_790_000_000 },
      balance_transaction: balance('txn_1', { amount: -700 }),
      failure_balance_transaction: balance('txn_2', { amount: 700 }),
    } as Stripe.Refund
    expect(refundOf(refund).balanceChanges.map(({ amount }) => amount)).toEqual([-700, 700])
  })
})

describe('what Stripe says no to', () => {
  const answer = (status: number, error: object) => double.faults.push({ kind: 'answer', status, error })
  const refused = { type: 'invalid_request_error', param: 'discounts[0][promotion_code]' }
  const order = {
    ...({ paymentId: 'q', accountId: 'a', customerId: 'cus_1', currency: 'cad', recurring: false } as const),
    ...{
      discountId: 'promo_fifth',
      returnAddress: 'http://localhost/',
      receiptEmail: null,
      place: null,
      expiresAt: now,
    },
    lines: [{ priceId: trialPrices.sold.once, quantity: 1 }],
  }

  it.each([
    [{ code: 'coupon_expired', message: 'no' }, 'discount_expired'],
    [{ message: 'This promotion code has expired.' }, 'discount_expired'],
    [
      { message: 'This promotion code cannot be redeemed because the associated customer has prior transactions.' },
      'discount_first_order_only',
    ],
    [{ message: 'This coupon has been redeemed the maximum number of times.' }, 'discount_used_up'],
    [{ message: 'This promotion code cannot be used by this customer.' }, 'discount_for_others'],
    [{ code: 'resource_missing', message: "No such promotion code: 'promo_1'" }, 'discount_unknown'],
  ])('a code: %o is %s, and its sentence goes no further', async (error, reason) => {
    answer(400, { ...refused, ...error })
    const failed = provider.createCheckout(order, `session ${reason} ${error.message}`)
    await expect(failed).rejects.toMatchObject({ kind: 'refused', reason, message: `refused: ${reason}` })
  })

  it('another missing thing is not taken for a code', async () => {
    answer(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'customer',
      message: 'No such customer',
    })
    await expect(provider.createCheckout(order, 'no customer')).rejects.toMatchObject({ reason: 'resource_missing' })
  })

  it('a customer that is deleted has no subscriptions', async () => {
    answer(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' })
    expect(await provider.listSubscriptions('cus_gone')).toEqual([])
  })
})
