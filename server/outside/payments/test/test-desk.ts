import type { TestCharge, TestEvent, TestPaymentState } from '@polyhex/contract/billing/test-payment-operations'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { moveBalance } from './balance.ts'
import { deliverNow, type SendWebhook } from './deliver-events.ts'
import { closeDispute, openDispute } from './disputes.ts'
import { tell } from './events.ts'
import { passTime } from './pass-time.ts'
import { failRefund } from './refunds.ts'
import { atTill, type Moment, readSettings, testId, type Till } from './till.ts'

/** Ten years: far enough for every renewal, and no further, so that dates stay dates. */
const furthestSeconds = 10 * 366 * 86_400

/** What administrators do with the test provider. Null where the thing that is named is not there. */
export interface TestDesk {
  state(): Promise<TestPaymentState>
  /** False when the clock would be too far ahead. */
  advance(seconds: number): Promise<boolean>
  hold(holding: boolean): Promise<void>
  events(page: { offset: number; count: number }): Promise<{ events: TestEvent[]; total: number }>
  deliver(eventIds: readonly string[]): Promise<TestEvent[] | null>
  holdOne(eventId: string): Promise<TestEvent | null>
  charges(page: { offset: number; count: number }): Promise<{ charges: TestCharge[]; total: number }>
  charge(chargeId: string): Promise<TestCharge | null>
  /** These throw PaymentProviderFailure `refused` when the charge does not allow it. */
  dispute(chargeId: string): Promise<void>
  closeDispute(chargeId: string, outcome: 'won' | 'lost'): Promise<void>
  failRefund(refundId: string): Promise<string>
  payOut(): Promise<void>
  /** Makes a new secret for webhooks; the one before is still taken. */
  rollSecret(secret: string): Promise<void>
}

type EventRow = Selectable<Tables['testpay_events']>

const eventOf = (row: EventRow): TestEvent => ({
  id: row.id,
  type: row.type,
  aboutId: row.about_id,
  createDate: row.created_at.toISOString(),
  delivery: row.delivery,
  attempts: row.attempts,
  lastAnswer: row.last_answer,
  nextTry: row.delivery === 'waiting' ? (row.next_try_at?.toISOString() ?? null) : null,
})

async function balances(tx: Tx): Promise<TestPaymentState['balances']> {
  const { rows } = await sql<{ currency: 'cad' | 'usd'; amount: number }>`
    select currency, sum(amount - fee)::integer as amount from testpay_balance_changes
    group by currency order by currency`.execute(tx)
  return rows
}

async function stateOf(tx: Tx, moment: Moment): Promise<TestPaymentState> {
  const settings = await readSettings(tx)
  const { rows } = await sql<{ checkouts: number; subscriptions: number; next: Date | null; events: number }>`select
    (select count(*)::integer from testpay_checkouts where status = 'open' and mode <> 'card') as checkouts,
    (select count(*)::integer from testpay_subscriptions where status <> 'canceled') as subscriptions,
    (select min(period_end) from testpay_subscriptions
      where status <> 'canceled' and not cancel_at_period_end and paused_until is null) as next,
    (select count(*)::integer from testpay_events where delivery in ('waiting', 'held')) as events`.execute(tx)
  const [counted] = rows
  return {
    now: moment.now.toISOString(),
    aheadSeconds: settings.ahead_seconds,
    holding: settings.holding,
    openCheckouts: counted?.checkouts ?? 0,
    runningSubscriptions: counted?.subscriptions ?? 0,
    nextCharge: counted?.next?.toISOString() ?? null,
    balances: await balances(tx),
    waitingEvents: counted?.events ?? 0,
  }
}

async function chargesOf(
  db: Database,
  { ids, offset, count }: { ids?: string[]; offset: number; count: number },
): Promise<TestCharge[]> {
  const all = db.queries.selectFrom('testpay_charges').selectAll()
  const some = ids === undefined ? all : all.where('id', 'in', ids)
  const rows = await some.orderBy('place', 'desc').offset(offset).limit(count).execute()
  if (rows.length === 0) return []
  const shown = rows.map(({ id }) => id)
  const refunds = await db.queries
    .selectFrom('testpay_refunds')
    .select(['id', 'charge_id', 'amount', 'status'])
    .where('charge_id', 'in', shown)
    .orderBy('place')
    .execute()
  const disputes = await db.queries
    .selectFrom('testpay_disputes')
    .select(['id', 'charge_id', 'status'])
    .where('charge_id', 'in', shown)
    .execute()
  return rows.map((row) => {
    const dispute = disputes.find(({ charge_id }) => charge_id === row.id)
    return {
      id: row.id,
      paymentId: row.payment_id,
      amount: row.amount,
      refunded: row.refunded,
      currency: row.currency,
      status: row.status,
      last4: row.last4,
      createDate: row.created_at.toISOString(),
      refunds: refunds
        .filter(({ charge_id }) => charge_id === row.id)
        .map(({ id, amount, status }) => ({ id, amount, status: status as 'succeeded' })),
      dispute: dispute === undefined ? null : { id: dispute.id, status: dispute.status as 'open' },
    }
  })
}

async function countOf(db: Database, table: 'testpay_charges' | 'testpay_events'): Promise<number> {
  const read = db.queries
    .selectFrom(table)
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('total'))
  return (await read.executeTakeFirstOrThrow()).total
}

async function eventsById({ db }: Till, ids: readonly string[]): Promise<EventRow[] | null> {
  const rows = await db.queries
    .selectFrom('testpay_events')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const found = ids.map((id) => rows.find((row) => row.id === id))
  return found.every((row) => row !== undefined) ? found : null
}

function eventDesk(till: Till, send: SendWebhook) {
  const { db } = till
  return {
    hold: async (holding) =>
      atTill(till, async (tx, moment) => {
        await tx.updateTable('testpay_settings').set({ holding }).execute()
        if (holding) return
        const freed = { delivery: 'waiting', next_try_at: moment.real } as const
        await tx.updateTable('testpay_events').set(freed).where('delivery', '=', 'held').execute()
      }),
    events: async ({ offset, count }) => {
      const read = db.queries.selectFrom('testpay_events').selectAll().orderBy('place', 'desc')
      const rows = await read.offset(offset).limit(count).execute()
      return { events: rows.map(eventOf), total: await countOf(db, 'testpay_events') }
    },
    deliver: async (eventIds) => {
      if ((await eventsById(till, eventIds)) === null) return null
      for (const id of eventIds) await deliverNow(till, send, id)
      return (await eventsById(till, eventIds))?.map(eventOf) ?? null
    },
    holdOne: async (eventId) => {
      await db.queries
        .updateTable('testpay_events')
        .set({ delivery: 'held', next_try_at: null })
        .where('id', '=', eventId)
        .where('delivery', '=', 'waiting')
        .execute()
      return (await eventsById(till, [eventId]))?.map(eventOf)[0] ?? null
    },
  } satisfies Partial<TestDesk>
}

/** The desk of the test provider. */
export function openTestDesk(till: Till, send: SendWebhook): TestDesk {
  const { db } = till
  return {
    ...eventDesk(till, send),
    state: async () => atTill(till, stateOf),
    advance: async (seconds) => {
      const moved = await atTill(till, async (tx) =>
        tx
          .updateTable('testpay_settings')
          .set((set) => ({ ahead_seconds: set('ahead_seconds', '+', seconds) }))
          .where('ahead_seconds', '<=', furthestSeconds - seconds)
          .returning('one')
          .executeTakeFirst(),
      )
      await passTime(till)
      return moved !== undefined
    },
    charges: async (page) => ({ charges: await chargesOf(db, page), total: await countOf(db, 'testpay_charges') }),
    charge: async (id) => (await chargesOf(db, { ids: [id], offset: 0, count: 1 }))[0] ?? null,
    dispute: async (id) => void (await atTill(till, async (tx, moment) => openDispute(tx, moment, id))),
    closeDispute: async (id, outcome) =>
      void (await atTill(till, async (tx, moment) => closeDispute(tx, moment, id, outcome))),
    failRefund: async (id) => atTill(till, async (tx, moment) => failRefund(tx, moment, id)),
    payOut: async () =>
      atTill(till, async (tx, moment) => {
        for (const { currency, amount } of await balances(tx)) {
          if (amount <= 0) continue
          const sourceId = testId('po')
          await moveBalance(tx, moment, { kind: 'payout', sourceId, currency, amount: -amount })
          await tell(tx, moment, 'payout.paid', 'other', sourceId)
        }
      }),
    rollSecret: async (secret) =>
      atTill(till, async (tx) => {
        const { webhook_secret: before } = await readSettings(tx)
        const secrets = { webhook_secret: secret, old_webhook_secret: before }
        await tx.updateTable('testpay_settings').set(secrets).execute()
      }),
  }
}
