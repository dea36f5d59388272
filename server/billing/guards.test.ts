import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { emptyDatabase, openTestDatabase } from '../database/database-of-tests.ts'
import { MoneyScene } from './money-scene.ts'
import { fulfil } from './payments/fulfil.ts'
import { refundPayment } from './refunds/refund-payment.ts'

/**
 * What the database itself refuses, whoever writes it: each guard of money by the write that it is there for. Which of
 * them would be missed is shown by tools/money-mutants.ts.
 */

let db: Database
let scene: MoneyScene
const now = new Date('2026-11-02T15:00:00Z')
/** One who bought five classes and a subscription, got one class back, and has another order open. */
const known = { buyer: '', paid: '', open: '', twice: '', refund: '', movement: '', credit: '' }

beforeAll(async () => {
  db = await openTestDatabase()
  await emptyDatabase(db)
  scene = new MoneyScene(db, now)
  known.buyer = await scene.person()
  const bought = await scene.order({ accountId: known.buyer, priceId: 'price_dropin_5' })
  scene.provider.pay(bought.checkoutId)
  await fulfil(db, scene.provider, bought.paymentId, now)
  const periodic = await scene.order({ accountId: known.buyer, priceId: 'price_twice_month', credits: 10 })
  scene.provider.pay(periodic.checkoutId)
  await fulfil(db, scene.provider, periodic.paymentId, now)
  const wish = { paymentId: bought.paymentId, choice: { amount: 3180 }, reason: 'guard', requestKey: 'guard guard' }
  await refundPayment(db, scene.provider, { ...wish, by: { accountId: known.buyer, actorId: null } }, now)
  known.paid = bought.paymentId
  known.open = (await scene.order({ accountId: known.buyer, priceId: 'price_dropin_5' })).paymentId
  known.twice = periodic.paymentId
  await sql`update payments set cart_hash = 'cart', request_key = 'pressed' where id = ${known.open}`.execute(
    db.queries,
  )
  const first = async (query: RawBuilder<{ id: string }>): Promise<string> =>
    (await query.execute(db.queries)).rows[0]?.id ?? ''
  known.refund = await first(sql`select id from refunds`)
  known.movement = await first(sql`select id from journal_transactions where op_key = ${`pay:${known.paid}`}`)
  known.credit = await first(sql`select id from credits where status = 'available' and payment_id = ${known.paid}`)
  await sql`insert into disputes (id, payment_id, provider_dispute_id, amount, status, created_at, changed_at)
    values (${newId(now)}, ${known.twice}, 'dp_one', 100, 'open', ${now}, ${now})`.execute(db.queries)
  await sql`insert into trials (student_account_id, payment_id, taken_at)
    values (${known.buyer}, ${known.paid}, ${now})`.execute(db.queries)
})
afterAll(async () => db.close())

class Undone extends Error {}
/** Tries some writes, with the guards that wait for the end of a transaction, and takes back whatever was let through. */
async function refusedBy(...writes: readonly RawBuilder<unknown>[]): Promise<string> {
  try {
    await db.queries.transaction().execute(async (tx) => {
      for (const write of writes) {
        const { numAffectedRows, rows } = await write.execute(tx)
        if (numAffectedRows === 0n && rows.length === 0) throw new Error('the write meets no row')
      }
      await sql`set constraints all immediate`.execute(tx)
      throw new Undone('nobody refused it')
    })
  } catch (error) {
    const { constraint } = error as Error & { constraint?: string }
    return constraint ?? String(error)
  }
  return 'nobody'
}

const order = (given: Record<string, unknown> = {}): RawBuilder<unknown> => {
  const row = {
    ...{ id: newId(now), account_id: known.buyer, currency: 'cad', subtotal: 100, total: 100, provider: 'test' },
    ...{ touched_at: now, created_at: now, ...given },
  }
  return sql`insert into payments (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`
}
const same = (column: string, table: string, id: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(column)} from ${sql.table(table)} where id = ${id})`
const refund = (given: { amount: number; key?: string; theirs?: RawBuilder<unknown> }): RawBuilder<unknown> =>
  sql`insert into refunds (id, payment_id, request_key, amount, reason, provider_refund_id, touched_at, created_at)
    values (${newId(now)}, ${known.paid}, ${given.key ?? 'another key'}, ${given.amount}, 'x', ${given.theirs ?? null},
      ${now}, ${now})`
const movement = (...amounts: readonly number[]): RawBuilder<unknown>[] => {
  const id = newId(now)
  return [
    sql`insert into journal_transactions (id, op_key, currency, at) values (${id}, ${`guard:${id}`}, 'cad', ${now})`,
    ...amounts.map(
      (amount, at) => sql`insert into journal_entries (transaction_id, ordinal, account, amount)
        values (${id}, ${at + 1}, ${at === 0 ? 'psp_clearing' : 'revenue'}, ${amount})`,
    ),
  ]
}
const credit = (columns: string, values: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into credits (id, source, created_at, changed_at, ${sql.raw(columns)})
    values (${newId(now)}, 'purchased', ${now}, ${now}, ${values})`

/** Each guard, the writes that only it refuses, and by what name. */
const guards: readonly [string, RegExp, () => readonly RawBuilder<unknown>[]][] = [
  ['two open payments of one order', /^payments_one_open$/, () => [order({ cart_hash: 'cart', status: 'open' })]],
  ['two payments of one press', /^payments_account_id_request_key_key$/, () => [order({ request_key: 'pressed' })]],
  [
    'a checkout that two payments have',
    /^payments_provider_checkout_id_key$/,
    () => [order({ provider_checkout_id: same('provider_checkout_id', 'payments', known.paid) })],
  ],
  [
    'a charge that two payments have',
    /^payments_provider_charge_id_key$/,
    () => [order({ provider_charge_id: same('provider_charge_id', 'payments', known.paid) })],
  ],
  [
    'an invoice that two payments have',
    /^payments_provider_invoice_id_key$/,
    () => [order({ provider_invoice_id: 'in_one' }), order({ provider_invoice_id: 'in_one' })],
  ],
  ['a total that is not its parts', /^payments_check\d*$/, () => [order({ total: 99 })]],
  ['more refunded than paid', /^payments_check\d*$/, () => [order({ refunded: 101 })]],
  ['paid without having been charged', /^payments_check\d*$/, () => [order({ status: 'paid' })]],
  [
    'a payment that goes where none goes',
    /^payments_move$/,
    () => [sql`update payments set status = 'refunded', charged_at = ${now} where id = ${known.open}`],
  ],
  [
    'another amount of what was paid',
    /^payments_are_kept$/,
    () => [sql`update payments set subtotal = subtotal + 1, total = total + 1 where id = ${known.paid}`],
  ],
  [
    'a payment that is deleted',
    /^payments_are_kept$/,
    () => [order({ id: known.movement }), sql`delete from payments where id = ${known.movement}`],
  ],
  ['an order that is rewritten', /^payment_items_are_kept$/, () => [sql`update payment_items set unit_amount = 1`]],
  [
    'a second trial of a student',
    /^trials_pkey$/,
    () => [sql`insert into trials values (${known.buyer}, ${known.twice}, ${now})`],
  ],
  ['more given back than was paid', /^refunds_fit$/, () => [refund({ amount: 15_900 })]],
  ['a refund that is deleted', /^refunds_are_kept$/, () => [sql`delete from refunds where id = ${known.refund}`]],
  [
    'two refunds of one press',
    /^refunds_payment_id_request_key_key$/,
    () => [refund({ amount: 1, key: 'guard guard' })],
  ],
  [
    "a provider's refund that is taken over twice",
    /^refunds_provider_refund_id_key$/,
    () => [refund({ amount: 1, theirs: same('provider_refund_id', 'refunds', known.refund) })],
  ],
  ['a dispute that is deleted', /^disputes_are_kept$/, () => [sql`delete from disputes`]],
  [
    'a dispute that is there twice',
    /^disputes_provider_dispute_id_key$/,
    () => [
      sql`insert into disputes (id, payment_id, provider_dispute_id, amount, status, created_at, changed_at)
        select ${newId(now)}, payment_id, provider_dispute_id, amount, status, created_at, changed_at from disputes`,
    ],
  ],
  [
    'news that is kept twice',
    /^provider_events_pkey$/,
    () =>
      [1, 2].map(
        () => sql`insert into provider_events (provider, event_id, type, about_kind, created_at, received_at, next_try_at)
          values ('test', 'evt_one', 'x', 'checkout', ${now}, ${now}, ${now})`,
      ),
  ],
  [
    'a movement that is posted twice',
    /^journal_transactions_op_key_key$/,
    () => [
      sql`insert into journal_transactions (id, op_key, currency, at) values (${newId(now)}, ${`pay:${known.paid}`}, 'cad', ${now})`,
    ],
  ],
  ['entries that do not add up', /^journal_adds_up$/, () => movement(100, -99)],
  ['an entry alone', /^journal_adds_up$/, () => movement(100)],
  ['an entry of nothing', /^journal_entries_amount_check$/, () => movement(0, 0)],
  [
    'a movement that is rewritten',
    /^journal_transactions_are_kept$/,
    () => [sql`update journal_transactions set at = at where id = ${known.movement}`],
  ],
  [
    'entries that are deleted',
    /^journal_entries_are_kept$/,
    () => [sql`delete from journal_entries where transaction_id = ${known.movement}`],
  ],
  [
    'a credit that a grant brings twice',
    /^credits_granted_once$/,
    () => [credit('grant_key, grant_ordinal', sql`${`pay:${known.paid}`}, 1`)],
  ],
  ['a grant without its number', /^credits_grant$/, () => [credit('grant_key', sql`'pay:x'`)]],
  ['worth without a currency', /^credits_value$/, () => [credit('unit_value', sql`100`)]],
  [
    'a credit that was taken back and is used',
    /^credits_revoked_expired$/,
    () => [sql`update credits set revoked_by = ${known.refund} where id = ${known.credit}`],
  ],
  [
    'another worth of a credit',
    /^credits_keep_worth$/,
    () => [sql`update credits set unit_value = unit_value + 1 where id = ${known.credit}`],
  ],
  [
    'a credit that is deleted',
    /^credits_are_kept$/,
    () => [credit('status', sql`'available'`), sql`delete from credits where payment_id is null`],
  ],
  [
    'a history of credits that is rewritten',
    /^credit_changes_are_kept$/,
    () => [sql`update credit_changes set reason = 'moved' where credit_id = ${known.credit}`],
  ],
  [
    'a period that moves backwards',
    /^subscriptions_go_forward$/,
    () => [sql`update subscriptions set period_end = period_end - interval '1 day'`],
  ],
  [
    'a subscription that lives again',
    /^subscriptions_stay_ended$/,
    () => [sql`update subscriptions set status = 'ended'`, sql`update subscriptions set status = 'active'`],
  ],
  ['a subscription that is deleted', /^subscriptions_are_kept$/, () => [sql`delete from subscriptions`]],
  [
    'two customers of one account',
    /^provider_customers_account_id_provider_livemode_key$/,
    () => [sql`insert into provider_customers values (${known.buyer}, 'test', false, 'cus_two', ${now})`],
  ],
]

it.each(guards)('the database refuses %s', async (_, by, writes) => {
  expect(await refusedBy(...writes())).toMatch(by)
})

it('the database takes what a buyer wrote off a payment whose account is gone', async () => {
  const accountId = await scene.person()
  const { paymentId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
  await sql`update payments set buyer_details = 'Ms. Gone, School 12' where id = ${paymentId}`.execute(db.queries)
  await sql`delete from accounts where id = ${accountId}`.execute(db.queries)
  expect(await scene.payment(paymentId)).toMatchObject({ account_id: null, buyer_details: null })
})
