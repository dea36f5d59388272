import type { PaymentStatus } from '@polyhex/contract/billing/payment'
import type { Database } from '../../database/database.ts'

/** A payment that was ordered before, as far as ordering again needs it. */
export interface EarlierPayment {
  readonly id: string
  readonly status: PaymentStatus
  readonly cartHash: string | null
  readonly subtotal: number
  readonly discount: number
  readonly checkoutId: string | null
  readonly claimedUntil: Date | null
}

const columns = ['id', 'status', 'cart_hash', 'subtotal', 'discount', 'provider_checkout_id', 'claimed_until'] as const

interface Row {
  readonly id: string
  readonly status: string
  readonly cart_hash: string | null
  readonly subtotal: number
  readonly discount: number
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
