import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireOverdueCredits } from '../credits/expire-credits.ts'
import type { Database } from '../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../database/database-of-tests.ts'
import { MoneyScene } from './money-scene.ts'
import { fulfil } from './payments/fulfil.ts'
import { fulfilInvoice } from './payments/fulfil-invoice.ts'
import { followLateSubscriptions } from './subscriptions/look-after.ts'

let db: Database
let scene: MoneyScene
beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
  scene = new MoneyScene(db, new Date('2026-11-02T15:00:00Z'))
})
afterAll(async () => db.close())

async function buyAt(at: string, zone: string, given: { months?: number; priceId?: string } = {}): Promise<void> {
  scene.now = new Date(at)
  const accountId = await scene.person(['parent'], zone)
  const { months, priceId = 'price_dropin_5' } = given
  const order = { accountId, priceId, credits: 1, ...(months === undefined ? {} : { expireMonths: months }) }
  const { paymentId, checkoutId } = await scene.order(order)
  scene.provider.pay(checkoutId)
  await fulfil(db, scene.provider, paymentId, scene.now)
}
const dates = async (): Promise<(string | null)[]> =>
  (await db.queries.selectFrom('credits').select('expiration_date').orderBy('created_at').execute()).map(
    (row) => row.expiration_date,
  )

describe('the last date of credits', () => {
  it('comes so many months later, at the end of shorter months, and on a leap day', async () => {
    await buyAt('2027-01-31T17:00:00Z', 'America/Toronto', { months: 1 })
    await buyAt('2028-01-31T17:00:00Z', 'America/Toronto', { months: 1 })
    await buyAt('2028-02-29T17:00:00Z', 'America/Toronto', { months: 12 })
    expect(await dates()).toEqual(['2027-02-28', '2028-02-29', '2029-02-28'])
  })

  it('is counted from the day on the clocks of the owner, also on the days when they change', async () => {
    // One instant, two dates; and the hours before and after clocks go back or forward.
    await buyAt('2027-03-01T04:30:00Z', 'America/Toronto', { months: 1 })
    await buyAt('2027-03-01T04:30:00Z', 'Pacific/Auckland', { months: 1 })
    await buyAt('2027-03-14T06:59:59Z', 'America/Toronto', { months: 1 })
    await buyAt('2027-11-08T04:59:59Z', 'America/Toronto', { months: 1 })
    await buyAt('2027-10-31T00:59:59Z', 'Europe/London', { months: 1 })
    expect((await dates()).toSorted()).toEqual(
      ['2027-03-28', '2027-04-01', '2027-04-14', '2027-12-07', '2027-11-30'].toSorted(),
    )
  })

  it.each([
    ['America/Toronto', '2027-03-14', '2027-03-15T04:00:00Z'],
    ['America/Toronto', '2027-11-07', '2027-11-08T05:00:00Z'],
    ['Europe/London', '2027-03-28', '2027-03-28T23:00:00Z'],
    ['Australia/Lord_Howe', '2027-04-04', '2027-04-04T13:30:00Z'],
  ])('in %s ends with the day %s, to the millisecond', async (zone, date, midnight) => {
    await buyAt('2027-01-02T12:00:00Z', zone)
    await sql`update credits set expiration_date = ${date}`.execute(db.queries)
    const end = new Date(midnight).getTime()
    expect(await expireOverdueCredits(db, null, new Date(end - 1))).toBe(0)
    expect(await expireOverdueCredits(db, null, new Date(end))).toBe(1)
  })

  it('of a period is the day of its last moment', async () => {
    // The period that ends at midnight in Toronto does not reach into the day that begins then.
    await buyAt('2027-01-02T05:00:00Z', 'America/Toronto', { priceId: 'price_twice_month' })
    await buyAt('2027-01-02T05:00:01Z', 'America/Toronto', { priceId: 'price_twice_month' })
    expect((await dates()).toSorted()).toEqual(['2027-02-01', '2027-02-02'])
  })
})

it('18 months of renewals from the 31st are 18 grants, none early, also when news come late', async () => {
  await buyAt('2026-12-31T17:00:00Z', 'America/Toronto', { priceId: 'price_twice_month' })
  const { provider_subscription_id: id } = await db.queries
    .selectFrom('subscriptions')
    .select('provider_subscription_id')
    .executeTakeFirstOrThrow()
  const grants = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(distinct grant_key)::int as n from credits`.execute(db.queries)).rows[0]
      ?.n ?? 0
  for (let month = 1; month < 18; month++) {
    const { periodEnd } = scene.provider.subscriptions.get(id)!
    scene.now = new Date(periodEnd.getTime() - 1)
    await followLateSubscriptions(db, scene.provider, scene.now)
    expect(await grants()).toBe(month)
    scene.now = periodEnd
    const invoice = scene.provider.renew(id)
    if (month % 3 === 0) {
      // No news at all: the job finds it two hours later.
      scene.now = new Date(periodEnd.getTime() + 2 * 3_600_000)
      await followLateSubscriptions(db, scene.provider, scene.now)
    } else await fulfilInvoice(db, scene.provider, invoice.id, scene.now)
    expect(await grants()).toBe(month + 1)
  }
  expect(await scene.credits()).toEqual({ available: 18 })
  expect((await dates()).toSorted()).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    ...['2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31'],
    ...['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30'],
  ])
})
