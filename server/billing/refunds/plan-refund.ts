import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { HeldPayment } from '../payments/hold-payment.ts'
import { type Refundable, takenBy, withTax } from './refund-shares.ts'
import { isUnused, type PaidCredit } from './revoke-credits.ts'

/** What is asked for: an amount, or everything that unused credits are worth; `usedToo`: the worth of used ones as well. */
export interface RefundChoice {
  readonly amount?: number | undefined
  readonly usedToo?: boolean | undefined
}

/** What a refund gives back, and which credits it takes. Minor units. */
export interface RefundPlan {
  readonly amount: number
  readonly taxShare: number
  readonly revoked: readonly PaidCredit[]
  /** Credits that classes have used; money for them needs `usedToo`. */
  readonly creditsUsed: number
  readonly mostPossible: number
}

/** What was given back of a payment before; refunds that failed do not count. */
export async function refundableOf(
  tx: Tx,
  payment: Pick<HeldPayment, 'id' | 'total' | 'tax'>,
  exceptId: string | null = null,
): Promise<Refundable> {
  const rows = await tx
    .selectFrom('refunds')
    .select(['id', 'amount', 'tax_share'])
    .where('payment_id', '=', payment.id)
    .where('status', '<>', 'failed')
    .execute()
  const before = rows.filter((row) => row.id !== exceptId)
  return {
    total: payment.total,
    tax: payment.tax,
    returned: before.reduce((sum, row) => sum + row.amount, 0),
    returnedTax: before.reduce((sum, row) => sum + row.tax_share, 0),
  }
}

/**
 * What a change of plan has given back of a payment by charging less, with its share of the tax: the time that was paid for
 * and not used. It cannot be given back again. Decision 39.
 */
export async function givenBackByChange(tx: Tx, payment: Pick<HeldPayment, 'id' | 'total' | 'tax'>): Promise<number> {
  const { rows } = await sql<{ unused: number }>`
    select coalesce(sum(later.unused_time), 0)::float8 as unused from payments p
    join payments later on later.subscription_id = p.subscription_id and later.unused_time > 0
      and later.charged_at > p.charged_at
    where p.id = ${payment.id} and not exists (select from payments between_them
      where between_them.subscription_id = p.subscription_id and between_them.charged_at > p.charged_at
        and between_them.charged_at < later.charged_at)`.execute(tx)
  const unused = rows[0]?.unused ?? 0
  return unused === 0 ? 0 : withTax(unused, { ...payment, returned: 0, returnedTax: 0 }).amount
}

/**
 * Works a refund out: without an amount everything that the unused credits are worth with their share of the tax, and with
 * `usedToo` all that is left. An amount takes as many unused credits as it covers whole; what is given back as a favour,
 * below the worth of a credit, takes none. A used credit stays used: its class was held. `givenBack` is what a change of plan
 * has given back already. Throws refund_too_much.
 * P0-8, decision A18.
 */
export function planRefund(
  base: Refundable,
  credits: readonly PaidCredit[],
  choice: RefundChoice,
  givenBack: number,
): RefundPlan {
  const unused = credits.filter(isUnused)
  const values = unused.map(({ unitValue }) => unitValue)
  const worth = withTax(
    values.reduce((sum, value) => sum + value, 0),
    base,
  )
  const left = Math.max(0, base.total - base.returned - givenBack)
  // Where a payment brought no credits, all of it is unused.
  const mostPossible = choice.usedToo === true || credits.length === 0 ? left : Math.min(worth.amount, left)
  const amount = choice.amount ?? mostPossible
  if (amount > mostPossible || amount <= 0) throw new Refusal('refund_too_much')
  const { count, taxShare } = takenBy(amount, values, base)
  const revoked = unused.slice(0, count)
  const creditsUsed = credits.filter(({ status }) => status === 'used').length
  return { amount, taxShare, revoked, creditsUsed, mostPossible }
}
