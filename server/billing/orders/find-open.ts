import type { PaymentStatus } from '@polyhex/contract/billing/payment'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** A payment that was ordered before, as far as ordering again needs it. */
export interface EarlierPayment {
  readonly id: string
  readonly status: PaymentStatus
  readonly cartHash: string | null
  readonly subtotal: number
  readonly discount: number
  readonly tax: number | null
  readonly checkoutId: string | null
  readonly claimedUntil: Date | null
}

const columns = [
  'id',
  'status',
  'cart_hash',
  'subtotal',
  'discount',
  'tax',
  'provider_checkout_id',
  'claimed_until',
] as const

interface Row {
  readonly id: string
  readonly status: string
  readonly cart_hash: string | null
  readonly subtotal: number
  readonly discount: number
  readonly tax: number | null
  readonly provider_checkout_id: string | null
  readonly claimed_until: Date | null
}

function earlier(row: Row | undefined): EarlierPayment | null {
  if (row === undefined) return null
  return {
    id: row.id,
    status: row.status as PaymentStatus,
    cartHash: row.cart_hash,
    subtotal: row.subtotal,
    discount: row.discount,
    tax: row.tax,
    checkoutId: row.provider_checkout_id,
    claimedUntil: row.claimed_until,
  }
}

/** The payment that an account ordered with a key of its own; null: none. */
export async function paymentByKey(db: Database, accountId: string, key: string): Promise<EarlierPayment | null> {
  const row = await db.queries
    .selectFrom('payments')
    .select([...columns])
    .where('account_id', '=', accountId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return earlier(row)
}

/** The payment of the very same order that is not over; there is one at most. */
export async function paymentOfCart(db: Database, accountId: string, cart: string): Promise<EarlierPayment | null> {
  const row = await db.queries
    .selectFrom('payments')
    .select([...columns])
    .where('account_id', '=', accountId)
    .where('cart_hash', '=', cart)
    .where('status', 'in', ['creating', 'open'])
    .executeTakeFirst()
  return earlier(row)
}

/** A payment by its id. */
export async function earlierPayment(db: Database, paymentId: string): Promise<EarlierPayment | null> {
  const row = await db.queries
    .selectFrom('payments')
    .select([...columns])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return earlier(row)
}

/** What an order is, as far as others may stand in its way. */
export interface OrderedBy {
  readonly accountId: string
  readonly currency: string
  /** The student of a trial; null: it is none. */
  readonly trialOf: string | null
  /** The discount of the order; null: none. */
  readonly discountId: string | null
  /** The product of a subscription of which the buyer wants one and no more; null: it is none, or another is wanted. */
  readonly onlySubscriptionOf: string | null
}

/** A payment that is not made and keeps another from being begun. */
export interface StandingInTheWay {
  readonly id: string
  readonly accountId: string
  readonly status: 'creating' | 'open' | 'processing'
  /** `code`: it holds the promotion code that the order needs; `subscription`: it begins one of the same product. */
  readonly why: 'code' | 'subscription' | 'other'
}

/**
 * Payments that are not made and must be closed before an order is begun: trials of the same student, whoever ordered them,
 * so that there is one for each student; what the buyer has open in another currency, so that nobody begins in two; what
 * begins a subscription of the same product, unless a second one is wanted, so that nobody pays for two unawares; and what
 * the buyer has open with the same code, or another that is for a first purchase, where it cannot be used without end.
 * `exceptCart` is the same order. C-166, decisions A15, A23, 0037.
 */
export async function standingInTheWay(
  queries: Database['queries'] | Tx,
  { accountId, currency, trialOf, discountId, onlySubscriptionOf }: OrderedBy,
  exceptCart: string,
): Promise<StandingInTheWay[]> {
  const { rows } = await sql<StandingInTheWay>`
    select p.id, p.account_id as "accountId", p.status,
      case when p.currency <> ${currency} then 'other' when h.payment_id is not null then 'code'
        when s.begins then 'subscription' else 'other' end as why
    from payments p
      cross join lateral (select p.account_id = ${accountId} and p.is_recurring and exists (select 1 from payment_items i
        where i.payment_id = p.id and i.product_id = ${onlySubscriptionOf}::text) as begins) s
      left join catalog_discounts d on d.id = ${discountId}
      left join discount_redemptions h on h.payment_id = p.id and p.account_id = ${accountId} and p.status <> 'processing'
        and ((h.discount_id = d.id and (d.once_per_account or d.max_redemptions is not null))
          or (h.first_order and d.first_order_only))
    where p.status in ('creating', 'open', 'processing') and p.account_id is not null
      and not (p.account_id = ${accountId} and p.cart_hash = ${exceptCart} and p.status <> 'processing')
      and ((p.account_id = ${accountId} and p.currency <> ${currency} and p.status <> 'processing')
        or h.payment_id is not null or s.begins
        or (p.student_account_id = ${trialOf}::uuid
          and exists (select 1 from payment_items i where i.payment_id = p.id and i.is_trial)))
    order by p.created_at, p.id`.execute(queries)
  return rows
}

/** Lets one order at a time be written for the same buyer, and one trial for the same student. */
export async function holdOrdering(tx: Tx, { accountId, trialOf }: OrderedBy): Promise<void> {
  const keys = [`orders ${accountId}`, ...(trialOf === null ? [] : [`trials ${trialOf}`])]
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Whether an account has a subscription of a product that is not over, as the transaction sees it. */
export async function hasSubscription(tx: Tx, accountId: string, productId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptions as s')
    .innerJoin('catalog_prices as p', 'p.id', 's.price_id')
    .select('s.id')
    .where('s.account_id', '=', accountId)
    .where('s.status', 'not in', ['ended', 'incomplete'])
    .where('p.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
