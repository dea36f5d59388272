import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSlot } from '../classes/attendance/attendance-scene.ts'
import { settleClasses } from '../classes/attendance/settle-classes.ts'
import { addCreditsByStaff } from '../credits/add-credits.ts'
import { brokenCredits } from '../credits/check-credits.ts'
import { expireOverdueCredits } from '../credits/expire-credits.ts'
import { reallocateCredits } from '../credits/reallocate-credits.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { emptyDatabase, openTestDatabase } from '../database/database-of-tests.ts'
import { Refusal } from '../http/refusal.ts'
import { carryOut } from './carry-out.ts'
import { lookAtDispute } from './disputes/follow-dispute.ts'
import { recognizeRevenue } from './journal/recognize-revenue.ts'
import { MoneyScene } from './money-scene.ts'
import { fulfil } from './payments/fulfil.ts'
import { lookAtRefund } from './refunds/follow-refund.ts'
import { refundPayment } from './refunds/refund-payment.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(async () => db.close())
const start = new Date('2026-11-02T15:00:00Z')

/** What is known without asking the database: how many credits there must be, and what was paid for them. */
interface Model {
  bought: number
  added: number
  readonly payments: { readonly id: string; readonly chargeId: string }[]
}
interface World {
  readonly scene: MoneyScene
  readonly student: string
  readonly teacher: string
  readonly model: Model
  key: number
}

const which = fc.nat(3)
const command = fc.oneof(
  fc.record({ does: fc.constant('buy' as const), credits: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('add' as const), credits: fc.integer({ min: 1, max: 2 }) }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('join' as const), hours: fc.integer({ min: 2, max: 30 }) }) },
  fc.record({ does: fc.constant('leave' as const) }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
  fc.record({ does: fc.constant('expire' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      which,
      amount: fc.option(fc.integer({ min: 1, max: 9000 })),
      usedToo: fc.boolean(),
    }),
  },
  fc.record({ does: fc.constant('failRefund' as const), which }),
  fc.record({ does: fc.constant('dispute' as const), which, taken: fc.boolean() }),
  fc.record({ does: fc.constant('escalate' as const), which }),
  fc.record({ does: fc.constantFrom('win' as const, 'lose' as const), which }),
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

const at = <Thing>(things: readonly Thing[], index: number): Thing | undefined =>
  things[index % Math.max(1, things.length)]

async function join({ scene, student, teacher }: World, hours: number): Promise<void> {
  // Classes stand two hours apart, so that nobody is in two at once.
  const slotHour = 2 * Math.ceil((scene.now.getTime() / 3_600_000 + hours) / 2)
  const startingAt = new Date(slotHour * 3_600_000)
  const { rows: there } = await sql`select 1 from time_slots where starting_at = ${startingAt}`.execute(db.queries)
  if (there.length > 0) return
  const slot = await makeSlot({ db, now: scene.now }, { startingAt })
  await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, group_status, created_at, changed_at)
    values (${newId(start)}, ${slot}, ${teacher}, true, 'joined', ${start}, ${start}),
      (${newId(start)}, ${slot}, ${student}, false, 'joined', ${start}, ${start})`.execute(db.queries)
  await db.queries.transaction().execute(async (tx) => reallocateCredits(tx, [student], scene.now))
}

async function follow(world: World, disputeId: string): Promise<void> {
  const { scene } = world
  await carryOut(db, async () => lookAtDispute(db, scene.provider, disputeId, scene.now))
}

async function run(world: World, one: Command): Promise<void> {
  const { scene, student, model } = world
  const { provider } = scene
  switch (one.does) {
    case 'buy': {
      const order = { accountId: student, priceId: 'price_dropin_5', credits: one.credits, expireMonths: 1 }
      const { paymentId, checkoutId } = await scene.order(order)
      const { chargeId } = provider.pay(checkoutId)
      await fulfil(db, provider, paymentId, scene.now)
      await fulfil(db, provider, paymentId, scene.now)
      model.bought += one.credits
      return void model.payments.push({ id: paymentId, chargeId: chargeId ?? '' })
    }
    case 'add':
      model.added += one.credits
      return void (await db.queries
        .transaction()
        .execute(async (tx) =>
          addCreditsByStaff(tx, { accountId: student, isStudent: true, count: one.credits }, student, scene.now),
        ))
    case 'join':
      return join(world, one.hours)
    case 'leave':
      return db.queries.transaction().execute(async (tx) => {
        await sql`update attendees set removed_at = ${scene.now}, removed_because = 'left' where id in (
          select a.id from attendees a join time_slots s on s.id = a.time_slot_id
          where a.account_id = ${student} and a.removed_at is null and s.settled_at is null order by s.starting_at limit 1)`.execute(
          tx,
        )
        await reallocateCredits(tx, [student], scene.now)
      })
    case 'wait':
      scene.now = new Date(scene.now.getTime() + one.hours * 3_600_000)
      return void (await settleClasses(db, scene.now))
    case 'expire':
      await sql`update credits set expiration_date = '2026-11-01' where id in (
        select id from credits where status = 'available' order by id limit 1)`.execute(db.queries)
      return void (await expireOverdueCredits(db, null, scene.now))
    case 'refund': {
      const payment = at(model.payments, one.which)
      if (payment === undefined) return
      const by = { accountId: student, actorId: null }
      const choice = { usedToo: one.usedToo, ...(one.amount === null ? {} : { amount: one.amount }) }
      const wish = { paymentId: payment.id, choice, reason: 'model', requestKey: `model ${world.key++}`, by }
      return void (await refundPayment(db, provider, wish, scene.now))
    }
    case 'failRefund': {
      const refund = at([...provider.refunds.values()], one.which)
      if (refund === undefined || refund.status === 'failed') return
      provider.settle(refund.id, 'failed')
      return carryOut(db, async () => lookAtRefund(db, provider, refund.id, scene.now))
    }
    case 'dispute': {
      const payment = at(model.payments, one.which)
      const before = [...provider.disputes.values()].some((dispute) => dispute.chargeId === payment?.chargeId)
      const charge = provider.charges.get(payment?.chargeId ?? '')
      if (payment === undefined || before || charge === undefined || charge.refunded > 0) return
      return follow(world, provider.openDispute(payment.chargeId, one.taken).id)
    }
    case 'escalate': {
      const asked = [...provider.disputes.values()].filter((dispute) => dispute.balanceChanges.length === 0)
      const dispute = at(asked, one.which)
      const charge = provider.charges.get(dispute?.chargeId ?? '')
      // What was given back meanwhile is not taken as well.
      if (dispute === undefined || dispute.status !== 'open' || charge === undefined || charge.refunded > 0) return
      provider.escalate(dispute.id)
      return follow(world, dispute.id)
    }
    case 'win':
    case 'lose': {
      const dispute = at([...provider.disputes.values()], one.which)
      if (dispute === undefined || dispute.status !== 'open') return
      // A bank that only asked cannot keep what it never took.
      if (one.does === 'lose' && dispute.balanceChanges.length === 0) return
      provider.settle(dispute.id, one.does === 'win' ? 'won' : 'lost')
      return follow(world, dispute.id)
    }
  }
}

/** Everything that must hold whatever has happened. M-032. */
async function demandRight({ scene, model }: World): Promise<void> {
  await recognizeRevenue(db, start, scene.now)
  expect(await brokenCredits(db)).toEqual({})
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from credits where source = 'purchased') as bought,
    (select count(*)::int from credits where source = 'admin') as added,
    (select coalesce(sum(amount), 0)::float8 from journal_entries) as journal,
    (select count(*)::int from (select 1 from journal_entries group by transaction_id having sum(amount) <> 0) x) as crooked,
    (select coalesce(-sum(amount), 0)::float8 from journal_entries where account = 'deferred_revenue') as owed,
    (select coalesce(sum(c.unit_value), 0)::float8 from credits c left join disputes d on d.id = c.revoked_by
      where c.status in ('available', 'allocated') or d.status = 'open') as worth,
    (select coalesce(sum(amount), 0)::float8 from journal_entries where account = 'psp_clearing') as clearing,
    (select count(*)::int from payments p where p.refunded <> (select coalesce(sum(r.amount), 0) from refunds r
      where r.payment_id = p.id and r.status <> 'failed')) as miscounted,
    (select count(*)::int from credits where (status = 'expired') <> (expired_because is not null)) as unexplained`.execute(
    db.queries,
  )
  const balance = scene.provider.balanceChanges.reduce((sum, change) => sum + change.amount - change.fee, 0)
  const [found] = rows
  expect(found).toEqual({
    bought: model.bought,
    added: model.added,
    journal: 0,
    crooked: 0,
    owed: found?.['worth'],
    worth: found?.['worth'],
    clearing: balance,
    miscounted: 0,
    unexplained: 0,
  })
}

it('money, credits and what is owed agree after whatever is bought, used, given back, disputed and undone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 60 }), async (commands) => {
      await emptyDatabase(db)
      const scene = new MoneyScene(db, start)
      scene.provider.taxRates = [{ name: 'HST', rateMillionths: 130_000 }]
      scene.provider.refundFee = 25
      const [student, teacher] = [await scene.person(['student']), await scene.person(['tutor'])]
      const world = { scene, student, teacher, model: { bought: 0, added: 0, payments: [] }, key: 10_000 }
      for (const one of commands) {
        try {
          await run(world, one)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
        await demandRight(world)
      }
    }),
    // As many of 300 as half a minute allows; the failing seed is printed.
    { numRuns: 300, interruptAfterTimeLimit: 30_000 },
  )
}, 90_000)
