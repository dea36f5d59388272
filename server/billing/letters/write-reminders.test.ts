import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCredits } from '../../credits/add-credits.ts'
import type { Database } from '../../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from '../payments/fulfil.ts'
import { writeBillingReminders } from './write-reminders.ts'

let db: Database
let scene: MoneyScene
const start = new Date('2026-11-02T15:00:00Z')
beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
  scene = new MoneyScene(db, start)
})
afterAll(async () => db.close())

async function buy(priceId: string, credits: number): Promise<string> {
  const accountId = await scene.person()
  const { paymentId, checkoutId } = await scene.order({ accountId, priceId, credits })
  scene.provider.pay(checkoutId)
  await fulfil(db, scene.provider, paymentId, scene.now)
  await sql`delete from outbox_mails`.execute(db.queries)
  return accountId
}
/** Which letters are written on a day, looking twice. */
async function on(day: string): Promise<string[]> {
  const now = new Date(`${day}T15:00:00Z`)
  const before = await scene.mails()
  await writeBillingReminders(db, now)
  expect(await writeBillingReminders(db, now)).toBe(0)
  const after = await scene.mails()
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

it('a charge is told of a week before, a yearly one a month before, once', async () => {
  await buy('price_twice_month', 10)
  expect(await on('2026-11-03')).toEqual([])
  expect(await on('2026-11-24')).toEqual([])
  expect(await on('2026-11-25')).toEqual(['renewal_soon'])
  expect(await on('2026-11-26')).toEqual([])
  await sql`update subscriptions set period = 'year', period_end = '2027-11-02T15:00:00Z'`.execute(db.queries)
  expect(await on('2027-10-02')).toEqual([])
  expect(await on('2027-10-03')).toEqual(['renewal_soon'])
  await sql`update subscriptions set status = 'cancelled', period_end = '2028-11-02T15:00:00Z'`.execute(db.queries)
  expect(await on('2028-10-20')).toEqual([])
})

it('two credits that are left are told of once for each purchase', async () => {
  const accountId = await buy('price_dropin_5', 5)
  expect(await on('2026-11-03')).toEqual([])
  await sql`update credits set status = 'expired' where id in (select id from credits order by id limit 3)`.execute(
    db.queries,
  )
  expect(await on('2026-11-04')).toEqual(['credits_low'])
  expect(await on('2026-12-04')).toEqual([])
  await sql`update credits set status = 'expired' where owner_account_id = ${accountId}`.execute(db.queries)
  expect(await on('2026-12-05')).toEqual([])
})

it('credits that expire are told of 14 and 3 days before, on the clocks of their owner', async () => {
  const accountId = await scene.person()
  const credits = { ownerId: accountId, onlyFor: null, count: 3, source: 'gift', expiresOn: '2026-12-20' } as const
  await db.queries.transaction().execute(async (tx) => addCredits(tx, credits, null, start))
  expect(await on('2026-12-05')).toEqual([])
  expect(await on('2026-12-06')).toEqual(['credits_expiring'])
  expect(await on('2026-12-16')).toEqual([])
  expect(await on('2026-12-17')).toEqual(['credits_expiring'])
  expect(await on('2026-12-21')).toEqual([])
})
