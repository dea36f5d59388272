import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import type { Database } from '../../database/database.ts'
import { carryOut } from '../carry-out.ts'
import { readCatalog } from '../catalog/read-catalog.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { lookAtEvent } from '../events/look-at-event.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from '../payments/fulfil.ts'
import { brokenMoneyRules } from '../reconcile/money-rules.ts'
import { changePlan } from './change-plan.ts'
import { PlanScene } from './plan-scene.ts'
import { previewPlan } from './preview-plan.ts'
import { ownSubscription } from './read-plan.ts'

/** Presses, renewals and news at the same moment. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const monthly = 'price_weekly_month'

describe.runIf(race !== null)('a plan that is changed at the same time', () => {
  let db: Database
  let now: Date
  const plans = new PlanScene(
    () => db,
    () => now,
  )
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => {
    await emptyDatabase(db)
    now = new Date('2026-11-02T15:00:00Z')
    await refreshCatalog(db, plans.provider, now)
  })
  afterAll(async () => race?.drop())

  async function subscribed() {
    const scene = Object.assign(new MoneyScene(db, now), { provider: { ...plans.provider, catalog: plans.catalog } })
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: monthly })
    await plans.pay((await plans.provider.readCheckout(checkoutId))?.clientSecret ?? '')
    await fulfil(db, plans.provider, paymentId, now)
    const { id } = await db.queries.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()
    return { accountId, id }
  }
  /** The press on a preview: what a handler does. */
  async function pressOn({ accountId, id }: { accountId: string; id: string }, quantity: number) {
    const catalog = await readCatalog(db, { provider: plans.provider, amountOff: 'corrected' })
    const work = { db, provider: plans.provider, catalog, now }
    const own = await ownSubscription(db, accountId, id)
    const { shown } = await previewPlan(work, own, { priceId: monthly, quantity }, null)
    const body = {
      ...{ priceId: monthly, quantity, at: shown.at, renewalConsent: true },
      ...{ shownTotal: (shown.due ?? shown.next).total, shownCredits: shown.credits.added },
    }
    return async () => changePlan(work, own, body)
  }
  /** All news so far, in any order, several at once. */
  async function hearAll(): Promise<void> {
    const work = { db, provider: plans.provider, refreshCatalog: async () => {} }
    const events = await Array.fromAsync(plans.provider.listEvents(new Date(0)))
    const hear = async ({ id, type, about }: (typeof events)[number]) =>
      carryOut(db, async () => lookAtEvent(work, { id, type, kind: about.kind, aboutId: about.id }, now))
    for (let at = 0; at < events.length; at += 4)
      await Promise.allSettled(
        events
          .toReversed()
          .slice(at, at + 4)
          .map(hear),
      )
    for (const event of events) await hear(event)
  }
  const charged = async () =>
    (
      await sql<{ total: number; credits: number; granted: number }>`select p.total::float8 as total,
        p.credits_purchased as credits, (select count(*)::int from credits c where c.payment_id = p.id) as granted
        from payments p where p.charged_at is not null order by p.charged_at, p.id`.execute(db.queries)
    ).rows

  it('by the same press ten times, while its news come, is changed and charged once', async () => {
    const own = await subscribed()
    now = new Date(now.getTime() + 15 * 86_400_000)
    const press = await pressOn(own, 2)
    const done = await Promise.allSettled([...Array.from({ length: 10 }, press), hearAll(), hearAll()])
    const refusals = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    await hearAll()
    expect(refusals).toEqual([])
    expect(await charged()).toEqual([
      { total: 16_385, credits: 5, granted: 5 },
      { total: 24_577, credits: 7, granted: 7 },
    ])
    expect(await brokenMoneyRules(db)).toEqual([])
    expect(await plans.rows()).toMatchObject({ subscriptions: [{ quantity: 2 }], changes: [{ status: 'done' }] })
  })

  it('to two plans in the same moment is changed to one of them, and the other is told so', async () => {
    const own = await subscribed()
    now = new Date(now.getTime() + 15 * 86_400_000)
    const presses = await Promise.all([2, 3].map(async (quantity) => pressOn(own, quantity)))
    const done = await Promise.allSettled(presses.map(async (press) => press()))
    await hearAll()
    const codes = done.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(codes).toHaveLength(1)
    expect(['plan_change_under_way', 'price_changed', 'plan_change_not_now']).toContain(codes[0])
    expect(await charged()).toHaveLength(2)
    expect(await brokenMoneyRules(db)).toEqual([])
  })

  it('in the moment in which its period ends is renewed and changed, each charged once and never in between', async () => {
    for (const early of [1000, 0, -1000]) {
      await emptyDatabase(db)
      now = new Date('2026-11-02T15:00:00Z')
      await refreshCatalog(db, plans.provider, now)
      const own = await subscribed()
      const end = new Date('2026-12-02T15:00:00Z').getTime()
      now = new Date(end - 60_000)
      const press = await pressOn(own, 2)
      now = new Date(end - early)
      const [changed] = await Promise.allSettled([press(), plans.provider.work(), hearAll(), plans.provider.work()])
      now = new Date(end + 3_600_000)
      await plans.provider.work()
      await hearAll()
      const paid = await charged()
      expect(paid.map(({ credits, granted }) => granted - credits)).toEqual(paid.map(() => 0))
      const { subscriptions } = (await plans.rows()) as { subscriptions: { quantity: number }[] }
      // Changed before its end: the first charge and the change. Refused because it was due: the first one and a renewal.
      expect(subscriptions).toMatchObject([{ quantity: changed?.status === 'fulfilled' ? 2 : 1 }])
      expect(paid.length).toBeGreaterThanOrEqual(2)
      expect(paid.length).toBeLessThanOrEqual(3)
      expect(await brokenMoneyRules(db)).toEqual([])
    }
  })
})
