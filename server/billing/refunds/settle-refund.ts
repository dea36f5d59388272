import type { Currency } from '@polyhex/contract/billing/money'
import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'
import { type JournalEntry, postJournal, reverseJournal, taxAccount } from '../journal/post.ts'
import { cardWords } from '../letters/queue-receipt.ts'
import { type HeldPayment, holdPayment } from '../payments/hold-payment.ts'
import { taxShares } from './refund-shares.ts'
import { holdCreditsOf, type PaidCredit, restoreCredits } from './revoke-credits.ts'

export type RefundStatus = 'pending' | 'succeeded' | 'failed'

/** A refund of ours. Minor units. */
export interface HeldRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly taxShare: number
  readonly status: RefundStatus
  readonly creditsRevoked: number
  readonly providerRefundId: string | null
}

/** Reads a refund whose payment is held. */
export async function readRefund(tx: Tx, refundId: string): Promise<HeldRefund> {
  const row = await tx.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow()
  return {
    id: row.id,
    paymentId: row.payment_id,
    amount: row.amount,
    taxShare: row.tax_share,
    status: row.status,
    creditsRevoked: row.credits_revoked,
    providerRefundId: row.provider_refund_id,
  }
}

/** Taxes that were given back before a refund, as the journal has them. */
async function taxBefore(tx: Tx, paymentId: string): Promise<number> {
  const rows = await tx
    .selectFrom('journal_entries as e')
    .innerJoin('journal_transactions as t', 't.id', 'e.transaction_id')
    .select('e.amount')
    .where('t.payment_id', '=', paymentId)
    .where('t.op_key', 'like', 'ref:%')
    .where('e.account', 'like', 'tax_payable:%')
    .execute()
  return rows.reduce((sum, row) => sum + row.amount, 0)
}

/**
 * The movement of a refund: classes that will not be held any more, taxes that are not owed any more, and what is given
 * back for classes that were held.
 */
async function refundEntries(
  tx: Tx,
  payment: HeldPayment,
  refund: HeldRefund,
  credits: readonly PaidCredit[],
): Promise<JournalEntry[]> {
  const taken = credits.filter(({ revokedBy }) => revokedBy === refund.id)
  const deferred = taken.reduce((sum, { unitValue }) => sum + unitValue, 0)
  const taxes = taxShares(payment.taxLines, await taxBefore(tx, payment.id), refund.taxShare)
  return [
    { account: 'deferred_revenue', amount: deferred },
    { account: 'refunds', amount: refund.amount - refund.taxShare - deferred },
    ...taxes.map(({ name, amount }) => ({ account: taxAccount(name), amount })),
    { account: 'psp_clearing', amount: -refund.amount },
  ]
}

/** Writes how much of a payment was given back, and what that makes of its status. One that is disputed stays so. */
async function countRefunds(tx: Tx, payment: HeldPayment): Promise<void> {
  const rows = await tx
    .selectFrom('refunds')
    .select('amount')
    .where('payment_id', '=', payment.id)
    .where('status', '<>', 'failed')
    .where('provider_refund_id', 'is not', null)
    .execute()
  const refunded = rows.reduce((sum, row) => sum + row.amount, 0)
  const status = refunded === 0 ? 'paid' : refunded === payment.total ? 'refunded' : 'partially_refunded'
  await tx
    .updateTable('payments')
    .set({ refunded: refunded, ...(payment.status === 'disputed' ? {} : { status }) })
    .where('id', '=', payment.id)
    .execute()
}

async function tell(tx: Tx, payment: HeldPayment, refund: HeldRefund, status: 'made' | 'failed', now: Date) {
  if (payment.accountId === null) return
  const card = await tx
    .selectFrom('payments')
    .select(['brand', 'last4'])
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  const data = {
    orderNumber: payment.orderNumber,
    amount: refund.amount,
    currency: payment.currency,
    status,
    creditsRevoked: refund.creditsRevoked,
    card: cardWords(card.brand, card.last4),
  }
  const to = { accountId: payment.accountId }
  await queueMail(tx, { key: `refund_${status}:${refund.id}`, to, template: 'refund_made', data }, now)
}

/** How the provider says that a refund stands. */
export interface RefundNews {
  /** The provider's id; null: it refused, so that there is none. */
  readonly providerRefundId: string | null
  readonly status: RefundStatus
  readonly currency: Currency
}

/** Later news win; the last word is that it failed, since banks send money back weeks later. */
const rank: Readonly<Record<RefundStatus, number>> = { pending: 0, succeeded: 1, failed: 2 }

/**
 * Writes how a refund stands, once for each stand: when the provider has taken it, the journal, the payment and a letter;
 * when it failed, all of that back, and the credits. The payment must be held. M-033.
 */
export async function settleRefund(tx: Tx, refundId: string, news: RefundNews, now: Date): Promise<void> {
  const refund = await readRefund(tx, refundId)
  const payment = await holdPayment(tx, refund.paymentId)
  if (payment === null) return
  const isFirst = refund.providerRefundId === null && news.providerRefundId !== null
  if (rank[news.status] <= rank[refund.status] && !isFirst) return
  const status = rank[news.status] > rank[refund.status] ? news.status : refund.status
  const credits = await holdCreditsOf(tx, payment.id)
  const opKey = `ref:${refund.id}`
  if (isFirst) {
    const entries = await refundEntries(tx, payment, refund, credits)
    await postJournal(tx, { opKey, paymentId: payment.id, currency: payment.currency, entries }, now)
  }
  await tx
    .updateTable('refunds')
    .set({
      status,
      touched_at: now,
      ...(news.providerRefundId === null ? {} : { provider_refund_id: news.providerRefundId }),
      ...(status === 'failed' ? { credits_revoked: 0 } : {}),
    })
    .where('id', '=', refund.id)
    .execute()
  if (status === 'failed') {
    await reverseJournal(tx, opKey, `${opKey}:failed`, now)
    await restoreCredits(tx, credits, refund.id, now)
  }
  await countRefunds(tx, payment)
  if (isFirst && status !== 'failed') await tell(tx, payment, refund, 'made', now)
  if (status === 'failed' && refund.providerRefundId !== null) await tell(tx, payment, refund, 'failed', now)
}
