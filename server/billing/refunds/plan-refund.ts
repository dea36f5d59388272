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
 * Works a refund out: without an amount everything that the unused credits are worth with their share of the tax, and with
 * `usedToo` all that is left. An amount takes as many unused credits as it covers whole; what is given back as a favour,
 * below the worth of a credit, takes none. A used credit stays used: its class was held. Throws refund_too_much.
 * P0-8, decision A18.
 */
export function planRefund(base: Refundable, credits: readonly PaidCredit[], choice: RefundChoice): RefundPlan {
  const unused = credits.filter(isUnused)
  const values = unused.map(({ unitValue }) => unitValue)
  const worth = withTax(
    values.reduce((sum, value) => sum + value, 0),
    base,
  )
  const left = base.total - base.returned
  // Where a payment brought no credits, all of it is unused.
  const mostPossible = choice.usedToo === true || credits.length === 0 ? left : Math.min(worth.amount, left)
  const amount = choice.amount ?? mostPossible
  if (amount > mostPossible || amount <= 0) throw new Refusal('refund_too_much')
  const { count, taxShare } = takenBy(amount, values, base)
  const revoked = unused.slice(0, count)
  const creditsUsed = credits.filter(({ status }) => status === 'used').length
  return { amount, taxShare, revoked, creditsUsed, mostPossible }
}
