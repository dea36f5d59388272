import { testCards } from '@polyhex/contract/billing/test-cards'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../database/database-of-tests.ts'
import { openTestProvider, type TestProvider } from './open-test-provider.ts'
import { trialPrices } from './price-samples.ts'

const day = 86_400
const started = new Date('2027-01-31T12:00:00Z')
let db: Database
let provider: TestProvider

beforeAll(async () => {
  db = await openTestDatabase()
  provider = openTestProvider({ db, now: () => started, catalog: trialPrices.own })
})
afterAll(async () => db.close())

const cardOf = (behavior: string): string => testCards.find((card) => card.behavior === behavior)?.number ?? ''
let counter = 0

async function subscribe(card: string, discountId: string | null = null) {
  const key = `key ${(counter += 1)}`
  const { customerId } = await provider.createCustomer({ accountId: key, email: null, name: null }, `${key} customer`)
  const checkout = await provider.createCheckout(
    {
      paymentId: key,
      accountId: key,
      customerId,
      currency: 'cad',
      lines: [{ priceId: trialPrices.sold.monthly, quantity: 2 }],
      discountId,
      recurring: true,
      returnAddress: 'http://localhost/',
      receiptEmail: null,
      place: null,
      expiresAt: new Date(started.getTime() + 3_600_000),
    },
    key,
  )
  const { total } = await provider.frame.place(checkout.clientSecret ?? '', { country: 'CA', region: 'QC' })
  const typed = { cardNumber: cardOf(card), expiry: '12/40', shownTotal: total }
  expect(await provider.frame.pay(checkout.clientSecret ?? '', typed)).toMatchObject({ outcome: 'complete' })
  const id = (await provider.readCheckout(checkout.id))?.subscriptionId ?? ''
  return { id, customerId }
}
const invoicesOf = async (id: string) =>
  (await Array.fromAsync(provider.listInvoices(new Date(0)))).filter(({ subscriptionId }) => subscriptionId === id)

it('renews 18 times in 18 months, each on its own day, the discount on the first alone', async () => {
  const { id } = await subscribe('success', trialPrices.sold.fifth)
  await provider.desk.advance(546 * day)
  const invoices = await invoicesOf(id)
  expect(invoices.map(({ status }) => status)).toEqual(Array.from({ length: 18 }, () => 'paid'))
  expect(invoices.slice(0, 4).map(({ periodStart }) => periodStart?.toISOString().slice(0, 10))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ])
  expect(invoices.every(({ createdAt, periodStart }) => createdAt.getTime() === periodStart?.getTime())).toBe(true)
  // 240 dollars less a fifth, then without; 5 % and 9.975 % in Quebec.
  expect(invoices.slice(0, 2).map(({ subtotal, discount, tax }) => [subtotal, discount, tax])).toEqual([
    [24_000, 4800, 960 + 1915],
    [24_000, 0, 1200 + 2394],
  ])
})

it('ends after eight failed tries in two weeks', async () => {
  const { id } = await subscribe('renewal_fails')
  const subscription = await provider.readSubscription(id)
  const { now } = await provider.desk.state()
  const untilEnd = Math.ceil(((subscription?.periodEnd.getTime() ?? 0) - Date.parse(now)) / 1000)
  await provider.desk.advance(untilEnd + 13 * day)
  expect(await provider.readSubscription(id)).toMatchObject({ status: 'past_due' })
  await provider.desk.advance(2 * day)
  expect(await provider.readSubscription(id)).toMatchObject({ status: 'canceled' })
  const [, failed] = await invoicesOf(id)
  expect(failed).toMatchObject({ status: 'uncollectible', nextTry: null, failureCode: 'card_declined' })
  const tries = (await Array.fromAsync(provider.listCharges(new Date(0)))).filter(
    ({ invoiceId }) => invoiceId === failed?.id,
  )
  expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'failed'))
})

it('takes a new card for what is owed at once', async () => {
  const { id, customerId } = await subscribe('renewal_fails')
  await provider.desk.advance(32 * day)
  expect(await provider.readSubscription(id)).toMatchObject({ status: 'past_due' })
  const { address } = await provider.openPaymentMethod(customerId, id, 'http://localhost/accounts/billing/')
  const secret = address.split('#')[1] ?? ''
  expect(await provider.frame.read(secret)).toMatchObject({ mode: 'card', total: 0, status: 'open' })
  const typed = { cardNumber: cardOf('success'), expiry: '12/40' }
  expect(await provider.frame.pay(secret, { ...typed, cardNumber: cardOf('decline') })).toMatchObject({
    outcome: 'declined',
  })
  expect(await provider.frame.pay(secret, typed)).toEqual({
    outcome: 'complete',
    returnAddress: 'http://localhost/accounts/billing/',
  })
  expect(await provider.readSubscription(id)).toMatchObject({ status: 'active' })
  const [, second] = await invoicesOf(id)
  expect(second).toMatchObject({ status: 'paid', failureCode: null })
  expect(await provider.readCharge(second?.chargeId ?? '')).toMatchObject({ last4: '4242', status: 'succeeded' })
})
