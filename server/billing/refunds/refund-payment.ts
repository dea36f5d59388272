import { inTransaction } from '../../database/in-transaction.ts'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Actor, writeAudit } from '../../identity/audit.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { carryOut } from '../carry-out.ts'
import { type HeldPayment, holdPayment } from '../payments/hold-payment.ts'
import { followRefund } from './follow-refund.ts'
import { givenBackByChange, planRefund, type RefundChoice, type RefundPlan, refundableOf } from './plan-refund.ts'
import { holdCreditsOf, revokeCredits } from './revoke-credits.ts'
import { settleRefund } from './settle-refund.ts'

/** Holds a payment that money can be given back of. Throws payment_not_found, payment_not_made, payment_disputed. */
async function holdRefundable(tx: Tx, paymentId: string): Promise<HeldPayment> {
  const payment = await holdPayment(tx, paymentId)
  if (payment === null) throw new Refusal('payment_not_found')
  if (payment.chargedAt === null || payment.chargeId === null) throw new Refusal('payment_not_made')
  // The bank has the money and decides.
  if (payment.status === 'disputed') throw new Refusal('payment_disputed')
  return payment
}

async function planOf(tx: Tx, payment: HeldPayment, choice: RefundChoice): Promise<RefundPlan> {
  const base = await refundableOf(tx, payment)
  return planRefund(base, await holdCreditsOf(tx, payment.id), choice, await givenBackByChange(tx, payment))
}

/** What a refund would give back and take. Throws payment_not_found, payment_not_made, payment_disputed, refund_too_much. P0-8. */
export async function previewRefund(db: Database, paymentId: string, choice: RefundChoice) {
  return inTransaction(db, async (tx) => {
    const payment = await holdRefundable(tx, paymentId)
    const plan = await planOf(tx, payment, choice)
    return {
      amount: plan.amount,
      taxShare: plan.taxShare,
      creditsRevoked: plan.revoked.length,
      creditsUsed: plan.creditsUsed,
      classesWithoutCredit: plan.revoked.filter(({ status }) => status === 'allocated').length,
      feeLost: payment.fee,
      mostPossible: plan.mostPossible,
    }
  })
}

/** A refund that is asked for. */
export interface RefundWish {
  readonly paymentId: string
  readonly choice: RefundChoice
  readonly reason: string
  /** The same key is the same refund. */
  readonly requestKey: string
  readonly by: Actor
}

/** The first step: the refund is written down, and its credits are taken, so that no class uses them meanwhile. */
async function writeRefund(tx: Tx, wish: RefundWish, now: Date): Promise<string> {
  const { paymentId, choice, reason, requestKey, by } = wish
  const there = async () =>
    tx
      .selectFrom('refunds')
      .select(['id', 'asked_amount', 'used_too'])
      .where('payment_id', '=', paymentId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
  const held = await holdPayment(tx, paymentId)
  const again = held === null ? undefined : await there()
  if (again !== undefined) {
    const same = again.asked_amount === (choice.amount ?? null) && again.used_too === (choice.usedToo === true)
    if (!same) throw new Refusal('refund_key_reused')
    return again.id
  }
  const payment = await holdRefundable(tx, paymentId)
  const plan = await planOf(tx, payment, choice)
  const id = newId(now)
  await tx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      request_key: requestKey,
      amount: plan.amount,
      asked_amount: choice.amount ?? null,
      tax_share: plan.taxShare,
      reason,
      used_too: choice.usedToo === true,
      credits_revoked: plan.revoked.length,
      asked_by: by.accountId,
      touched_at: now,
      created_at: now,
    })
    .execute()
  await revokeCredits(tx, plan.revoked, { id, reason: 'refunded', by: by.accountId }, now)
  const details = {
    order: payment.orderNumber,
    refund: id,
    amount: plan.amount,
    currency: payment.currency,
    creditsTaken: plan.revoked.length,
    ...(choice.usedToo === true ? { usedToo: true } : {}),
  }
  await writeAudit(tx, { action: 'payment_refunded', actor: by, subjectId: payment.accountId, details }, now)
  return id
}

interface Asked {
  readonly id: string
  readonly payment_id: string
  readonly amount: number
  readonly status: string
  readonly provider_refund_id: string | null
  readonly attempt: number
  readonly created_at: Date
  readonly provider_charge_id: string | null
  readonly provider: string
}

async function readAsked(db: Database, refundId: string): Promise<Asked> {
  return db.queries
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select([
      'r.id',
      'r.payment_id',
      'r.amount',
      'r.status',
      'r.provider_refund_id',
      'r.attempt',
      'r.created_at',
      'p.provider_charge_id',
      'p.provider',
    ])
    .where('r.id', '=', refundId)
    .executeTakeFirstOrThrow()
}

/** The refund that the provider has made for ours, after an answer that was lost or that repeats a fault. */
async function findMade(provider: PaymentProvider, asked: Asked, chargeId: string) {
  return (await provider.refundsOfCharge(chargeId)).find(({ refundId }) => refundId === asked.id) ?? null
}

async function askProvider(db: Database, provider: PaymentProvider, asked: Asked, now: Date) {
  const { id: refundId, provider_charge_id: chargeId } = asked
  if (chargeId === null) throw new Error('a refund of a payment without a charge')
  try {
    const wish = { chargeId, amount: asked.amount, refundId }
    return await provider.refund(wish, `${refundId}:refund:${asked.attempt}`)
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    if (error.kind === 'refused') return 'refused' as const
    if (error.kind !== 'answer_replayed_fault' && error.kind !== 'key_reused') throw error
    const made = await findMade(provider, asked, chargeId)
    if (made !== null) return made
    await db.queries
      .updateTable('refunds')
      .set({ attempt: asked.attempt + 1, touched_at: now })
      .where('id', '=', refundId)
      .where('attempt', '=', asked.attempt)
      .execute()
    throw error
  }
}

/**
 * The second and third step of a refund that is written down: the provider is asked, with a key by which the same refund is
 * not made twice, and what it says is written. One that it has taken is read again. Throws PaymentProviderFailure; then the
 * job goes on with it. M-033.
 */
export async function pushRefund(db: Database, provider: PaymentProvider, refundId: string, now: Date): Promise<void> {
  const asked = await readAsked(db, refundId)
  if (asked.status === 'failed' || asked.provider !== provider.name) return
  const theirs =
    asked.provider_refund_id === null
      ? await askProvider(db, provider, asked, now)
      : await provider.readRefund(asked.provider_refund_id)
  if (theirs === null) return
  await carryOut(db, async () => async (tx) => {
    const payment = await holdPayment(tx, asked.payment_id)
    if (payment === null) return true
    if (theirs === 'refused')
      await settleRefund(tx, refundId, { providerRefundId: null, status: 'failed', currency: payment.currency }, now)
    else await followRefund(tx, asked.payment_id, theirs, now)
    return true
  })
}

/**
 * Gives money back in three steps: written down with the credits it takes, asked of the provider, written what came of it.
 * The same request key is the same refund, however often it is sent, and never another one. Throws payment_not_found,
 * payment_not_made, payment_disputed, refund_too_much, refund_key_reused, payments_not_reached. P0-8.
 */
export async function refundPayment(
  db: Database,
  provider: PaymentProvider,
  wish: RefundWish,
  now: Date,
): Promise<{ readonly refundId: string }> {
  let refundId = ''
  await carryOut(db, async () => async (tx) => {
    refundId = await writeRefund(tx, wish, now)
    return true
  })
  try {
    await pushRefund(db, provider, refundId, now)
  } catch (error) {
    if (error instanceof PaymentProviderFailure) throw new Refusal('payments_not_reached')
    throw error
  }
  return { refundId }
}

/** Seconds after which a refund that nobody works on is taken up again. */
const leftLyingSeconds = 60

/**
 * Takes up refunds that were left lying: those that the provider has not been asked for, or not answered for, and those
 * whose banks take days. One that fails does not keep the others; the failure is thrown at the end. Gives how many.
 */
export async function finishRefunds(db: Database, provider: PaymentProvider, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'pending')
    .where('touched_at', '<=', new Date(now.getTime() - leftLyingSeconds * 1000))
    .orderBy('touched_at')
    .limit(100)
    .execute()
  const failures: unknown[] = []
  for (const { id } of rows)
    try {
      await pushRefund(db, provider, id, now)
      await db.queries
        .updateTable('refunds')
        .set({ touched_at: now })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute()
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} refunds could not be finished`)
  return rows.length
}
