import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { lookAtEvent } from '../events/look-at-event.ts'
import { carryOut } from '../carry-out.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from '../payments/fulfil.ts'
import { reconcileByItself } from '../reconcile/follow.ts'

let db: Database
let scene: MoneyScene
const start = new Date('2026-11-02T15:00:00Z')
const hours = (count: number): Date => new Date(start.getTime() + count * 3_600_000)
beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
  scene = new MoneyScene(db, start)
})
afterAll(async () => db.close())

async function mailsOf(template: string): Promise<unknown[]> {
  const rows = await db.queries.selectFrom('outbox_mails').selectAll().where('template', '=', template).execute()
  return rows.map(({ account_id: to, data }) => ({ to, ...(data as object) }))
}

it('of a dispute goes to administrators, when a bank asks and when it takes the money, once each', async () => {
  const admin = await scene.person(['admin'])
  const accountId = await scene.person()
  const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5', credits: 5 })
  const { chargeId } = scene.provider.pay(checkoutId)
  await fulfil(db, scene.provider, paymentId, scene.now)
  const { id } = scene.provider.openDispute(chargeId ?? '', false)
  const hear = async () => {
    const work = { db, provider: scene.provider, refreshCatalog: async () => {} }
    const event = { id: 'e', type: 'charge.dispute', kind: 'dispute', aboutId: id }
    for (let times = 0; times < 2; times++) await carryOut(db, async () => lookAtEvent(work, event, scene.now))
  }
  await hear()
  expect(await mailsOf('staff_dispute')).toEqual([
    expect.objectContaining({ to: admin, taken: false, currency: 'cad' }),
  ])
  scene.provider.escalate(id)
  await hear()
  expect((await mailsOf('staff_dispute')).map((mail) => (mail as { taken: boolean }).taken)).toEqual([false, true])
})

it('of comparisons that fail is written after three hours, once, and never before', async () => {
  const admin = await scene.person(['admin'])
  await reconcileByItself(db, scene.provider, start)
  const failing = async (hour: number) => {
    scene.provider.fail('listEvents', { kind: 'reset' })
    scene.provider.fail('listCharges', { kind: 'reset' })
    await reconcileByItself(db, scene.provider, hours(hour)).catch(() => undefined)
    await sql`insert into reconciliations (id, since, started_at, finished_at, failed)
      values (gen_random_uuid(), ${start}, ${hours(hour)}, ${hours(hour)}, 'not_reached') on conflict do nothing`.execute(
      db.queries,
    )
  }
  await failing(1)
  await failing(2)
  expect(await mailsOf('staff_comparison')).toEqual([])
  await failing(4)
  await failing(5)
  expect(await mailsOf('staff_comparison')).toEqual([{ to: admin, since: start.toISOString(), open: null }])
})
