import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { PaymentProvider, ProviderDispute } from '../../outside/payments/payment-port.ts'
import type { Effects } from '../carry-out.ts'
import { writeAudit } from '../../identity/audit.ts'
import { type JournalEntry, postJournal, reverseJournal, taxAccount } from '../journal/post.ts'
import { recordFees } from '../journal/record-fees.ts'
import { tellOfDispute } from '../letters/staff-letters.ts'
import { type HeldPayment, holdPayment } from '../payments/hold-payment.ts'
import { lookAtCharge } from '../payments/look-at-charge.ts'
import { refundableOf } from '../refunds/plan-refund.ts'
import { taxIn, taxShares } from '../refunds/refund-shares.ts'
import { holdCreditsOf, isUnused, type PaidCredit, restoreCredits, revokeCredits } from '../refunds/revoke-credits.ts'

type DisputeStatus = ProviderDispute['status']

/** What was decided is not opened again, however late older news come. */
const rank: Readonly<Record<DisputeStatus, number>> = { open: 0, won: 1, lost: 1 }

/** The bank has taken the money for as long as it decides. */
const openEntries = (amount: number): JournalEntry[] => [
  { account: 'disputes', amount },
  { account: 'psp_clearing', amount: -amount },
]

/** It stays away: for classes that are not held any more, for taxes that are not owed, and for classes that were held. */
async function lostEntries(
  tx: Tx,
  payment: HeldPayment,
  disputed: number,
  held: readonly PaidCredit[],
): Promise<JournalEntry[]> {
  const base = await refundableOf(tx, payment)
  const amount = Math.min(disputed, base.total - base.returned)
  const tax = taxIn(amount, base)
  const worth = held.reduce((sum, { unitValue }) => sum + unitValue, 0)
  const deferred = Math.min(worth, amount - tax)
  return [
    { account: 'disputes', amount: -disputed },
    { account: 'deferred_revenue', amount: deferred },
    ...taxShares(payment.taxLines, base.returnedTax, tax).map((line) => ({
      account: taxAccount(line.name),
      amount: line.amount,
    })),
    { account: 'refunds', amount: disputed - tax - deferred },
  ]
}

/** The status of a payment that is disputed no more. */
function statusAfter({ refunded, total }: HeldPayment): HeldPayment['status'] {
  if (refunded === 0) return 'paid'
  return refunded === total ? 'refunded' : 'partially_refunded'
}

async function hasOpenDispute(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from disputes where payment_id = ${paymentId} and status <> 'won' and taken limit 1`.execute(tx)
  return rows.length > 0
}

async function writeStatus(tx: Tx, payment: HeldPayment, status: HeldPayment['status']): Promise<void> {
  if (payment.status === status) return
  await tx.updateTable('payments').set({ status }).where('id', '=', payment.id).execute()
}

/** Whether the bank has taken the money. One that only asks (an inquiry) has not, and may do so later. */
const isTaken = ({ balanceChanges }: ProviderDispute): boolean => balanceChanges.some(({ amount }) => amount < 0)

/** Writes a dispute as it is first heard of. Gives our id of it. */
async function openDispute(tx: Tx, payment: HeldPayment, theirs: ProviderDispute, now: Date): Promise<string> {
  const id = newId(now)
  await tx
    .insertInto('disputes')
    .values({
      id,
      payment_id: payment.id,
      provider_dispute_id: theirs.id,
      amount: theirs.amount,
      status: 'open',
      answer_by: theirs.answerBy,
      taken: false,
      created_at: theirs.createdAt,
      changed_at: now,
    })
    .execute()
  return id
}

/** The bank has taken the money: the journal says so, unused credits are held, and so is the payment. */
async function takeDispute(
  tx: Tx,
  payment: HeldPayment,
  id: string,
  theirs: ProviderDispute,
  now: Date,
): Promise<void> {
  await tx.updateTable('disputes').set({ taken: true, changed_at: now }).where('id', '=', id).execute()
  const posting = { opKey: `dp:${id}:open`, paymentId: payment.id, currency: payment.currency }
  await postJournal(tx, { ...posting, entries: openEntries(theirs.amount) }, now)
  const credits = await holdCreditsOf(tx, payment.id)
  await revokeCredits(tx, credits, { id, reason: 'disputed', by: null }, now)
  await auditDispute(tx, payment, { id, status: 'open', credits: credits.filter(isUnused).length }, now)
  // What was given back in full stays so.
  if (payment.status !== 'refunded') await writeStatus(tx, payment, 'disputed')
}

/** Leaves a line of a dispute that the provider told of: nobody here did it. */
async function auditDispute(
  tx: Tx,
  payment: HeldPayment,
  { id, status, credits }: { id: string; status: DisputeStatus; credits: number },
  now: Date,
): Promise<void> {
  const details = {
    order: payment.orderNumber,
    dispute: id,
    status,
    ...(credits === 0 ? {} : { creditsTaken: credits }),
  }
  const action = status === 'open' ? 'payment_disputed' : 'dispute_decided'
  await writeAudit(tx, { action, actor: null, subjectId: payment.accountId, details }, now)
}

async function decideDispute(
  tx: Tx,
  payment: HeldPayment,
  disputeId: string,
  theirs: ProviderDispute,
  now: Date,
): Promise<void> {
  await tx.updateTable('disputes').set({ status: theirs.status, changed_at: now }).where('id', '=', disputeId).execute()
  await auditDispute(tx, payment, { id: disputeId, status: theirs.status, credits: 0 }, now)
  const credits = await holdCreditsOf(tx, payment.id)
  if (theirs.status === 'won') {
    await reverseJournal(tx, `dp:${disputeId}:open`, `dp:${disputeId}:won`, now)
    await restoreCredits(tx, credits, disputeId, now)
    if (payment.status === 'disputed' && !(await hasOpenDispute(tx, payment.id)))
      await writeStatus(tx, payment, statusAfter(payment))
    return
  }
  const { taken } = await tx
    .selectFrom('disputes')
    .select('taken')
    .where('id', '=', disputeId)
    .executeTakeFirstOrThrow()
  // What was never taken is not lost.
  if (!taken) return
  const held = credits.filter(({ revokedBy }) => revokedBy === disputeId)
  const entries = await lostEntries(tx, payment, theirs.amount, held)
  await postJournal(
    tx,
    { opKey: `dp:${disputeId}:lost`, paymentId: payment.id, currency: payment.currency, entries },
    now,
  )
}

/**
 * Brings a dispute up to what the provider says: while the bank has the money its unused credits are held, one that is won
 * gives them back, one that is lost keeps them and moves the money for good. Each stand once. A bank that only asks takes
 * nothing: the payment stays as it is and can be given back. What the provider kept is journalled with it. The payment must
 * be held. M-032; decision 0037.
 */
export async function followDispute(tx: Tx, payment: HeldPayment, theirs: ProviderDispute, now: Date): Promise<void> {
  const there = await tx
    .selectFrom('disputes')
    .select(['id', 'status', 'answer_by', 'taken'])
    .where('provider_dispute_id', '=', theirs.id)
    .executeTakeFirst()
  const id = there?.id ?? (await openDispute(tx, payment, theirs, now))
  const before = there?.status ?? 'open'
  if (before === 'open' && theirs.status === 'open') {
    const { orderNumber, currency } = payment
    const { amount, answerBy } = theirs
    await tellOfDispute(tx, { id, orderNumber, amount, currency, answerBy, taken: isTaken(theirs) }, now)
  }
  if (there?.taken !== true && isTaken(theirs) && before === 'open') await takeDispute(tx, payment, id, theirs, now)
  await recordFees(tx, payment.id, theirs.balanceChanges, now)
  if (rank[theirs.status] > rank[before]) {
    const current = await holdPayment(tx, payment.id)
    if (current !== null) await decideDispute(tx, current, id, theirs, now)
    return
  }
  if (there !== undefined && before === 'open' && there.answer_by?.getTime() !== theirs.answerBy?.getTime())
    await tx.updateTable('disputes').set({ answer_by: theirs.answerBy, changed_at: now }).where('id', '=', id).execute()
}

/** Reads how a dispute stands with the provider, and gives what is to be written then. */
export async function lookAtDispute(
  db: Database,
  provider: PaymentProvider,
  providerDisputeId: string,
  now: Date,
): Promise<Effects | null> {
  const theirs = await provider.readDispute(providerDisputeId)
  if (theirs === null) return null
  const about = { db, provider, chargeId: theirs.chargeId }
  return lookAtCharge(about, async (tx, payment) => followDispute(tx, payment, theirs, now), now)
}
