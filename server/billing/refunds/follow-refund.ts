import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { PaymentProvider, ProviderRefund } from '../../outside/payments/payment-port.ts'
import { writeAudit } from '../../identity/audit.ts'
import type { Effects } from '../carry-out.ts'
import { holdPayment } from '../payments/hold-payment.ts'
import { recordFees } from '../journal/record-fees.ts'
import { lookAtCharge } from '../payments/look-at-charge.ts'
import { takenBy } from './refund-shares.ts'
import { refundableOf } from './plan-refund.ts'
import { handOverCredits, holdCreditsOf, isHeldByDispute, isUnused, revokeCredits } from './revoke-credits.ts'
import { settleRefund } from './settle-refund.ts'

/** Our refund that a provider's is: by its id, or by the number that we gave it when we asked for it. */
async function ourRefund(tx: Tx, paymentId: string, theirs: ProviderRefund): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from refunds where payment_id = ${paymentId}
      and (provider_refund_id = ${theirs.id} or (provider_refund_id is null and id::text = ${theirs.refundId}))
    order by provider_refund_id nulls last limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

/**
 * Takes over a refund that was made at the provider itself: it takes as many unused credits as it covers whole, also those
 * that a dispute holds, since an inquiry of a bank is often answered by a refund. The payment must be held. Gives our id of it.
 */
async function takeOver(tx: Tx, paymentId: string, theirs: ProviderRefund, now: Date): Promise<string | null> {
  const payment = await holdPayment(tx, paymentId)
  if (payment === null || payment.chargedAt === null) return null
  const base = await refundableOf(tx, payment)
  const credits = await holdCreditsOf(tx, paymentId)
  const unused = [...credits.filter(isUnused), ...credits.filter(isHeldByDispute)]
  const values = unused.map(({ unitValue }) => unitValue)
  const { amount } = theirs
  const { count, taxShare } = takenBy(amount, values, base)
  const revoked = theirs.status === 'failed' ? [] : unused.slice(0, count)
  const id = newId(now)
  await tx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      request_key: `provider:${theirs.id}`,
      amount: amount,
      tax_share: taxShare,
      status: theirs.status === 'failed' ? 'failed' : 'pending',
      reason: 'Made at the card provider',
      credits_revoked: revoked.length,
      ...(theirs.status === 'failed' ? { provider_refund_id: theirs.id } : {}),
      touched_at: now,
      created_at: theirs.createdAt,
    })
    .execute()
  await revokeCredits(tx, revoked, { id, reason: 'refunded', by: null }, now)
  await handOverCredits(tx, revoked, id, now)
  const details = {
    order: payment.orderNumber,
    refund: id,
    amount,
    currency: payment.currency,
    creditsTaken: revoked.length,
  }
  // Nobody here did it: it was made at the provider.
  await writeAudit(tx, { action: 'payment_refunded', actor: null, subjectId: payment.accountId, details }, now)
  return id
}

/** Brings a refund up to what the provider says, ours or one that was made there. The payment must be held. */
export async function followRefund(tx: Tx, paymentId: string, theirs: ProviderRefund, now: Date): Promise<void> {
  const id = (await ourRefund(tx, paymentId, theirs)) ?? (await takeOver(tx, paymentId, theirs, now))
  if (id === null) return
  const { status, currency } = theirs
  await settleRefund(tx, id, { providerRefundId: theirs.id, status, currency }, now)
  await recordFees(tx, paymentId, theirs.balanceChanges, now)
}

/** Reads how a refund stands with the provider, and gives what is to be written then. */
export async function lookAtRefund(
  db: Database,
  provider: PaymentProvider,
  providerRefundId: string,
  now: Date,
): Promise<Effects | null> {
  const theirs = await provider.readRefund(providerRefundId)
  if (theirs === null) return null
  const about = { db, provider, chargeId: theirs.chargeId }
  return lookAtCharge(about, async (tx, payment) => followRefund(tx, payment.id, theirs, now), now)
}
