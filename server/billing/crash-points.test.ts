import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brokenCredits } from '../credits/check-credits.ts'
import type { Database } from '../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../database/database-of-tests.ts'
import { MoneyScene } from './money-scene.ts'
import { fulfil } from './payments/fulfil.ts'
import { finishRefunds, refundPayment } from './refunds/refund-payment.ts'

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

/** From now on a process dies when it comes to write into a table, before or after the row; `undo` takes that back. */
async function dieAt(table: string, when: 'before' | 'after', doing: string): Promise<() => Promise<void>> {
  await db.execute(`create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
    create trigger die ${when} ${doing} on ${table} for each row execute function die()`)
  return async () => db.execute(`drop trigger die on ${table}; drop function die()`)
}

const steps = [
  ['payments', 'update'],
  ['journal_transactions', 'insert'],
  ['journal_entries', 'insert'],
  ['subscriptions', 'insert'],
  ['credits', 'insert'],
  ['credit_changes', 'insert'],
  ['outbox_mails', 'insert'],
] as const

it.each(steps.flatMap(([table, doing]) => (['before', 'after'] as const).map((when) => [when, doing, table] as const)))(
  'a process that dies %s the %s of %s leaves a payment unpaid with nothing, and the next pass settles it whole',
  async (when, doing, table) => {
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_twice_month', credits: 10 })
    scene.provider.pay(checkoutId)
    const undo = await dieAt(table, when, doing)
    try {
      await expect(fulfil(db, scene.provider, paymentId, start)).rejects.toThrow('died')
    } finally {
      await undo()
    }
    expect([(await scene.payment(paymentId)).status, await scene.credits(), await scene.balances()]).toEqual([
      'open',
      {},
      {},
    ])
    await fulfil(db, scene.provider, paymentId, start)
    expect([(await scene.payment(paymentId)).status, await scene.credits()]).toEqual(['paid', { available: 10 }])
    expect((await scene.balances())['deferred_revenue']).toBe(-25_500)
    expect(await brokenCredits(db)).toEqual({})
  },
)

const refundSteps = [
  ['refunds', 'before', 'insert', false],
  ['credits', 'before', 'update', false],
  ['credit_changes', 'after', 'insert', false],
  ['journal_transactions', 'before', 'insert', true],
  ['journal_entries', 'after', 'insert', true],
  ['refunds', 'before', 'update', true],
  ['payments', 'after', 'update', true],
] as const

it.each(refundSteps)(
  'a refund that dies at %s (%s the %s) is there whole or not at all after one pass of the job',
  async (table, when, doing, asked) => {
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
    scene.provider.pay(checkoutId)
    await fulfil(db, scene.provider, paymentId, start)
    const undo = await dieAt(table, when, doing)
    const wish = { paymentId, choice: {}, reason: 'crash', requestKey: 'crash crash', by: { accountId, actorId: null } }
    try {
      await expect(refundPayment(db, scene.provider, wish, start)).rejects.toThrow('died')
    } finally {
      await undo()
    }
    await finishRefunds(db, scene.provider, new Date(start.getTime() + 61_000))
    // Before the provider was asked nothing has happened; after it, all of it.
    expect(scene.provider.refunds.size).toBe(asked ? 1 : 0)
    expect(await scene.credits()).toEqual(asked ? { 'expired refunded': 5 } : { available: 5 })
    expect(await scene.payment(paymentId)).toMatchObject(
      asked ? { status: 'refunded', refunded: 15_900 } : { refunded: 0 },
    )
    expect((await scene.balances())['deferred_revenue']).toBe(asked ? undefined : -15_900)
    const { rows } = await sql`select 1 from refunds where status = 'pending'`.execute(db.queries)
    expect(rows).toEqual([])
    expect(await brokenCredits(db)).toEqual({})
  },
)
