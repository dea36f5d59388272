import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { compareSides } from './compare.ts'
import { keepBalance } from './keep-balance.ts'
import { keepDifferences, settleGone } from './keep-differences.ts'
import { type Batch, batchesOf } from './pages.ts'
import { readOurs } from './read-ours.ts'
import { nothing, pagesOf, readNamed } from './read-theirs.ts'
import { forgetSeen } from './seen.ts'
import type { Finding, Mend, TheirSide } from './sides.ts'

/** Hours that each comparison reaches back behind the last one: what comes late at the provider is not missed. */
export const overlapHours = 48
/** What is younger than this many minutes may still be on its way to us by itself. */
export const graceMinutes = 10

export interface Reconciling {
  readonly db: Database
  readonly provider: PaymentProvider
  /** Reads a thing of the provider again and writes what follows: the verb of webhooks. */
  readonly follow: (about: Exclude<Mend, { readonly kind: 'expire' }>, now: Date) => Promise<void>
}

interface Run {
  readonly id: string
  readonly startedBy: string | null
  readonly invoiceNumber: string | null
  readonly since: Date
}

/** From when on is looked: `overlapHours` before the last comparison of everything that went through, else before the first payment. */
async function sinceOf(db: Database, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select coalesce(
    (select max(started_at) from reconciliations where invoice_number is null and finished_at is not null and failed is null),
    (select min(created_at) from payments)) as at`.execute(db.queries)
  return new Date((rows[0]?.at ?? now).getTime() - overlapHours * 3_600_000)
}

/** Reads again what can put differences right, one after the other. Gives what could not be. */
async function mend(work: Reconciling, findings: readonly Finding[], now: Date): Promise<ReadonlySet<string>> {
  const closed = new Set<string>()
  const tried = new Set<string>()
  for (const { mend: how } of findings) {
    if (how === null || tried.has(`${how.kind} ${how.id}`)) continue
    tried.add(`${how.kind} ${how.id}`)
    try {
      if (how.kind !== 'expire') await work.follow(how, now)
      else if ((await work.provider.expireCheckout(how.id)).status === 'expired') closed.add(how.id)
    } catch (error) {
      // What is not to be mended stays a difference; only a provider that does not answer ends the run.
      if (error instanceof PaymentProviderFailure && error.kind !== 'refused') throw error
    }
  }
  return closed
}

const keyOf = ({ kind, about }: Finding): string => `${kind} ${about}`

interface Outcome {
  readonly checked: number
  readonly mended: number
}

/** Compares one part, puts right what can be, and keeps what was found. */
async function compareAndMend(
  work: Reconciling,
  run: Run,
  { theirs: listed, ...scope }: Batch,
  now: Date,
): Promise<Outcome> {
  const { db, provider } = work
  const look = async (from: TheirSide) => {
    const ours = await readOurs(db, provider, from, scope)
    const theirs = await readNamed(provider, from, ours.payments, ours.subscriptions)
    return { ours, theirs, findings: compareSides(ours, theirs) }
  }
  const first = await look(listed)
  let findings = first.findings
  if (findings.some((one) => one.mend !== null)) {
    const closed = await mend(work, findings, now)
    const left = { ...listed, checkouts: listed.checkouts.filter(({ id }) => !closed.has(id)) }
    findings = (await look(left)).findings
  }
  const open = new Set(findings.map(keyOf))
  const mended = first.findings.filter((one) => !open.has(keyOf(one)))
  if (first.findings.length > 0 || findings.length > 0)
    await inTransaction(db, async (tx) => keepDifferences(tx, run.id, { findings, mended }, now))
  const checked = scope.paymentIds.length + listed.charges.length + listed.checkouts.length
  return { checked, mended: mended.length }
}

async function compareAll(work: Reconciling, run: Run, now: Date): Promise<Outcome> {
  const { db, provider } = work
  const until = new Date(now.getTime() - graceMinutes * 60_000)
  const outcome = { checked: 0, mended: 0 }
  try {
    for await (const changes of pagesOf(provider.listBalanceChanges(run.since), until))
      await keepBalance(db, provider, changes, now)
    for await (const one of batchesOf({ db, provider, runId: run.id, since: run.since, until })) {
      const { checked, mended } = await compareAndMend(work, run, one, now)
      outcome.checked += checked
      outcome.mended += mended
    }
    await inTransaction(db, async (tx) => settleGone(tx, run.id, null, now))
  } finally {
    await forgetSeen(db, run.id)
  }
  return outcome
}

interface OnePayment {
  readonly id: string
  readonly provider_checkout_id: string | null
  readonly provider_charge_id: string | null
  readonly provider_invoice_id: string | null
}

/** One payment, whenever it was. Throws payment_not_found. */
async function compareOne(work: Reconciling, run: Run, payment: OnePayment, now: Date): Promise<Outcome> {
  const { provider } = work
  const { provider_checkout_id: checkoutId, provider_charge_id: chargeId, provider_invoice_id: invoiceId } = payment
  const checkout = checkoutId === null ? null : await provider.readCheckout(checkoutId)
  const charge = chargeId === null ? null : await provider.readCharge(chargeId)
  const invoice = invoiceId === null ? null : await provider.readInvoice(invoiceId)
  const theirs: TheirSide = {
    ...nothing,
    checkouts: checkout === null ? [] : [checkout],
    charges: charge === null ? [] : [charge],
    invoices: invoice === null ? [] : [invoice],
  }
  const outcome = await compareAndMend(work, run, { theirs, paymentIds: [payment.id], subscriptionIds: [] }, now)
  const named = [payment.id, checkoutId, chargeId, invoiceId].flatMap((id) => id ?? [])
  await inTransaction(work.db, async (tx) => settleGone(tx, run.id, named, now))
  return outcome
}

async function paymentOfInvoice(db: Database, invoiceNumber: string): Promise<OnePayment> {
  const row = await db.queries
    .selectFrom('payments')
    .select(['id', 'provider_checkout_id', 'provider_charge_id', 'provider_invoice_id'])
    .where((where) =>
      where.or([where('invoice_number', '=', invoiceNumber), where('order_number', '=', invoiceNumber)]),
    )
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('payment_not_found')
  return row
}

/**
 * Compares our payments with the provider's, puts right what can be by reading it again, and keeps what stays. Everything
 * since `overlapHours` before the last time, or the one payment of an invoice or order number. Every run is a row, also
 * one that fails (decision A26). Gives the id of the run. Throws payment_not_found and PaymentProviderFailure. C-216.
 */
export async function reconcile(
  work: Reconciling,
  asked: { readonly startedBy: string | null; readonly invoiceNumber?: string | undefined },
  now: Date,
): Promise<string> {
  const { db } = work
  const { startedBy, invoiceNumber = null } = asked
  const one = invoiceNumber === null ? null : await paymentOfInvoice(db, invoiceNumber)
  const run: Run = { id: newId(now), startedBy, invoiceNumber, since: await sinceOf(db, now) }
  await db.queries
    .insertInto('reconciliations')
    .values({ id: run.id, started_by: startedBy, invoice_number: invoiceNumber, since: run.since, started_at: now })
    .execute()
  try {
    const outcome = one === null ? await compareAll(work, run, now) : await compareOne(work, run, one, now)
    await db.queries
      .updateTable('reconciliations')
      .set({ finished_at: now, ...outcome })
      .where('id', '=', run.id)
      .execute()
  } catch (error) {
    const failed = error instanceof PaymentProviderFailure ? error.message : 'It stopped because of a fault of ours.'
    await db.queries
      .updateTable('reconciliations')
      .set({ finished_at: now, failed: failed.slice(0, 200) })
      .where('id', '=', run.id)
      .execute()
    throw error
  }
  return run.id
}
