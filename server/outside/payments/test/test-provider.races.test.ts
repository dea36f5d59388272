import { testCards } from '@polyhex/contract/billing/test-cards'
import { afterAll, describe, expect, it } from 'vitest'
import { openRaceDatabase } from '../../../database/database-of-tests.ts'
import { openTestProvider } from './open-test-provider.ts'
import { trialPrices } from './price-samples.ts'

const now = new Date('2026-11-22T09:00:00Z')
const race = await openRaceDatabase()

describe.runIf(race !== null)('many at once', () => {
  if (race === null) return
  const provider = openTestProvider({ db: race.database, now: () => now, catalog: trialPrices.own })
  afterAll(async () => race.drop())

  it('makes one checkout, one charge, one refund and one renewal, however many ask at once', async () => {
    const { customerId } = await provider.createCustomer({ accountId: 'a', email: null, name: null }, 'customer')
    const order = {
      paymentId: 'payment',
      accountId: 'a',
      customerId,
      currency: 'cad',
      lines: [{ priceId: trialPrices.sold.monthly, quantity: 1 }],
      discountId: null,
      recurring: true,
      returnAddress: 'http://localhost/',
      receiptEmail: null,
      place: null,
      expiresAt: new Date(now.getTime() + 3_600_000),
    } as const
    const twenty = Array.from({ length: 20 })
    const made = await Promise.all(twenty.map(async () => provider.createCheckout(order, 'one key')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const secret = made[0]?.clientSecret ?? ''
    const { total } = await provider.frame.place(secret, { country: 'CA', region: 'ON' })
    const typed = { cardNumber: testCards[0].number, expiry: '12/40', shownTotal: total }
    const paid = await Promise.allSettled(twenty.map(async () => provider.frame.pay(secret, typed)))
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [charge, ...others] = await Array.fromAsync(provider.listCharges(new Date(0)))
    expect(others).toEqual([])
    const refund = { chargeId: charge?.id ?? '', amount: total, refundId: 'refund' }
    await Promise.all(twenty.map(async () => provider.refund(refund, 'refund key')))
    expect(await Array.fromAsync(provider.listRefunds(new Date(0)))).toHaveLength(1)
    await provider.desk.advance(1)
    await Promise.all([provider.desk.advance(32 * 86_400), ...twenty.map(async () => provider.work())])
    await provider.work()
    expect(await Array.fromAsync(provider.listInvoices(new Date(0)))).toHaveLength(2)
    const heard: string[] = []
    provider.tellTo(async (body) => {
      heard.push((JSON.parse(Buffer.from(body).toString()) as { id: string }).id)
      return 200
    })
    await Promise.all(twenty.map(async () => provider.work()))
    const told = await Array.fromAsync(provider.listEvents(new Date(0)))
    expect(heard.toSorted()).toEqual(told.map(({ id }) => id).toSorted())
  })
})
