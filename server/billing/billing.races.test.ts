import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSlot } from '../classes/attendance/attendance-scene.ts'
import { settleClass } from '../classes/attendance/settle-classes.ts'
import { brokenCredits } from '../credits/check-credits.ts'
import { reallocateCredits } from '../credits/reallocate-credits.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../database/database-of-tests.ts'
import type { ProviderEvent } from '../outside/payments/payment-port.ts'
import { carryOut } from './carry-out.ts'
import { lookAtEvent } from './events/look-at-event.ts'
import { receiveEvent } from './events/receive-event.ts'
import { workOffEvents } from './events/work-off-events.ts'
import { MoneyScene } from './money-scene.ts'
import { confirmPayment } from './payments/confirm.ts'
import { fulfil } from './payments/fulfil.ts'
import { refundPayment } from './refunds/refund-payment.ts'

/** What a provider's storm, two browsers and jobs do at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const start = new Date('2026-11-02T15:00:00Z')

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  let scene: MoneyScene
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => {
    await emptyDatabase(db)
    scene = new MoneyScene(db, start)
  })
  afterAll(async () => race?.drop())

  const work = () => ({ db, provider: scene.provider, refreshCatalog: async () => {} })
  /** Runs all of it, so many at a time. */
  async function crowd(jobs: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
    let next = 0
    const worker = async (): Promise<void> => {
      for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) await job()
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  const count = async (table: 'payments' | 'credits' | 'journal_transactions' | 'outbox_mails'): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db.queries)).rows[0]?.n ?? -1

  it('200 payments that are each told 20 times, asked for and reconciled are settled once each', async () => {
    const jobs: (() => Promise<unknown>)[] = []
    for (let i = 0; i < 200; i++) {
      const accountId = await scene.person()
      const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
      scene.provider.pay(checkoutId)
      for (let told = 0; told < 20; told++) {
        // Every fifth is the page of the buyer, every tenth a job; the provider repeats itself under other numbers too.
        const about = { kind: 'checkout', id: checkoutId } as const
        const event = { id: `evt_${i}_${told % 7}`, type: 'x', about, apiVersion: null, createdAt: start }
        if (told % 10 === 9) jobs.push(async () => fulfil(db, scene.provider, paymentId, start))
        else if (told % 5 === 4) jobs.push(async () => confirmPayment(db, scene.provider, paymentId, start))
        else jobs.push(async () => receiveEvent(db, 'test', event, start))
        if (told % 7 === 3) jobs.push(async () => workOffEvents(work(), start))
      }
    }
    // Neighbours in time are neighbours in the list: they fall upon the same payment.
    await crowd(jobs, 16)
    await Promise.all([1, 2, 3, 4].map(async () => workOffEvents(work(), start)))
    const pays = await sql<{
      n: number
    }>`select count(*)::int as n from journal_transactions where op_key like 'pay:%'`.execute(db.queries)
    expect(pays.rows).toEqual([{ n: 200 }])
    expect([await count('credits'), await count('outbox_mails')]).toEqual([1000, 200])
    expect(Object.values(await scene.balances()).reduce((sum, amount) => sum + amount, 0)).toBe(0)
    expect((await scene.balances())['deferred_revenue']).toBe(-200 * 15_900)
    const { rows: left } = await sql`select 1 from provider_events where processed_at is null`.execute(db.queries)
    expect(left).toEqual([])
    expect(await brokenCredits(db)).toEqual({})
  }, 60_000)

  /** Everything that counts about an account, without numbers and clocks of ours. */
  async function stateHash(accountId: string): Promise<string> {
    const { rows } = await sql`
      select (select json_agg(json_build_array(p.status, p.total::text, p.refunded::text, p.credits_purchased, p.is_recurring,
          p.provider_charge_id, p.provider_invoice_id, p.charged_at) order by p.charged_at)
          from payments p where p.account_id = ${accountId}) as payments,
        (select json_agg(json_build_array(s.status, s.provider_status, s.period_start, s.period_end, s.payment_issue,
          s.cancel_at_period_end, s.latest_invoice_number = (select p.invoice_number from payments p
            where p.subscription_id = s.id order by p.charged_at desc limit 1)))
          from subscriptions s where s.account_id = ${accountId}) as subscriptions,
        (select json_agg(json_build_array(c.grant_key, c.grant_ordinal, c.status, c.expired_because, c.unit_value::text,
          c.expiration_date) order by c.expiration_date, c.grant_ordinal) from credits c
          where c.owner_account_id = ${accountId}) as credits,
        (select json_agg(x order by x.account) from (select e.account, sum(e.amount)::text as amount
          from journal_entries e join journal_transactions t on t.id = e.transaction_id
          join payments p on p.id = t.payment_id where p.account_id = ${accountId} group by 1) x) as journal`.execute(
      db.queries,
    )
    return createHash('sha256')
      .update(JSON.stringify(rows).replaceAll(/_double_\d+/g, ''))
      .digest('hex')
  }

  /** A subscription is bought, renewed, cancelled; its first charge is given back in part. Gives the six news of it. */
  async function story(): Promise<{ accountId: string; events: ProviderEvent[] }> {
    const own = new MoneyScene(db, start)
    const { provider } = scene
    const accountId = await own.person()
    const before = provider.events.length
    scene.now = start
    const { checkoutId } = await scene.order({ accountId, priceId: 'price_twice_month', credits: 10 })
    const { chargeId, subscriptionId } = provider.pay(checkoutId)
    scene.now = new Date('2026-12-02T15:00:00Z')
    provider.renew(subscriptionId ?? '')
    const refund = await provider.refund({ chargeId: chargeId ?? '', amount: 5100, refundId: 'x' }, `ref ${checkoutId}`)
    provider.setSubscription(subscriptionId ?? '', { cancelAtPeriodEnd: true })
    const told = provider.events.slice(before)
    const named = (type: string, index = 0) => told.filter((event) => event.type === type)[index]
    const events = [
      named('checkout.session.completed'),
      named('invoice.paid'),
      named('customer.subscription.created'),
      named('invoice.paid', 1),
      named('customer.subscription.updated', 1),
      { ...named('charge.refunded'), about: { kind: 'refund', id: refund.id } },
    ].filter((event) => event !== undefined) as ProviderEvent[]
    expect(events).toHaveLength(6)
    return { accountId, events }
  }

  const orders = (items: readonly number[]): number[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item) => orders(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))

  async function hear(event: ProviderEvent | undefined): Promise<void> {
    if (event === undefined) return
    const heard = { id: event.id, type: event.type, kind: event.about.kind, aboutId: event.about.id }
    await carryOut(db, async () => lookAtEvent(work(), heard, scene.now))
  }

  it('six news of a subscription end the same in each of their 720 orders, twice each, and without any one of them', async () => {
    const hashes = new Set<string>()
    const tried: { accountId: string; hear: (ProviderEvent | undefined)[] }[] = []
    for (const order of orders([0, 1, 2, 3, 4, 5])) {
      const { accountId, events } = await story()
      tried.push({ accountId, hear: order.map((at) => events[at]) })
    }
    for (let missing = 0; missing < 6; missing++) {
      const { accountId, events } = await story()
      const all = events.filter((_, index) => index !== missing)
      // What got lost is found by a later look at everything.
      tried.push({ accountId, hear: [...all, ...events] })
    }
    const { accountId, events } = await story()
    tried.push({ accountId, hear: events.flatMap((event) => [event, event]) })
    await crowd(
      tried.map((one) => async () => {
        for (const event of one.hear) await hear(event)
        hashes.add(await stateHash(one.accountId))
      }),
      12,
    )
    expect(hashes.size).toBe(1)
    const [last] = await db.queries
      .selectFrom('subscriptions')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute()
    expect(last).toMatchObject({ status: 'cancelled', period_end: new Date('2027-01-02T15:00:00Z') })
    const own = await db.queries
      .selectFrom('credits')
      .select('status')
      .where('owner_account_id', '=', accountId)
      .execute()
    expect([own.length, own.filter((row) => row.status === 'expired').length]).toEqual([20, 2])
  }, 240_000)

  it('a refund and the end of a class never both take one credit', async () => {
    const admin = await scene.person(['admin'])
    const all: { paymentId: string; slot: string }[] = []
    for (let i = 0; i < 20; i++) {
      const [student, teacher] = [await scene.person(['student']), await scene.person(['tutor'])]
      const { paymentId, checkoutId } = await scene.order({ accountId: student, priceId: 'price_dropin_5', credits: 1 })
      scene.provider.pay(checkoutId)
      await fulfil(db, scene.provider, paymentId, start)
      const slot = await makeSlot({ db, now: start }, { startingAt: start })
      await sql`insert into attendees (id, time_slot_id, account_id, is_teacher, group_status, created_at, changed_at)
        values (${newId(start)}, ${slot}, ${teacher}, true, 'joined', ${start}, ${start}),
          (${newId(start)}, ${slot}, ${student}, false, 'joined', ${start}, ${start})`.execute(db.queries)
      await db.queries.transaction().execute(async (tx) => reallocateCredits(tx, [student], start))
      all.push({ paymentId, slot })
    }
    const after = new Date(start.getTime() + 3 * 3_600_000)
    const outcomes = await Promise.all(
      all.flatMap(({ paymentId, slot }) => [
        refundPayment(
          db,
          scene.provider,
          { paymentId, choice: {}, reason: 'race', requestKey: 'race race', by: { accountId: admin, actorId: null } },
          after,
        )
          .then(() => 'refunded')
          .catch((error: { code?: string }) => error.code ?? String(error)),
        settleClass(db, slot, after).then(() => 'settled'),
      ]),
    )
    const refunded = outcomes.filter((one) => one === 'refunded').length
    expect(outcomes.filter((one) => one === 'refund_too_much').length).toBe(20 - refunded)
    const { used = 0, 'expired refunded': revoked = 0, ...others } = await scene.credits()
    expect([used + revoked, revoked, others]).toEqual([20, refunded, {}])
    expect(scene.provider.refunds.size).toBe(refunded)
    expect(await brokenCredits(db)).toEqual({})
  })
})
