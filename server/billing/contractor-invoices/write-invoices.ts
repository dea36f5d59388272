import { inTransaction } from '../../database/in-transaction.ts'
import type { Selectable, Updateable } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { inOneCurrency, type Period, type TaughtClass, taughtClasses } from './taught-classes.ts'

type InvoiceRow = Selectable<Tables['contractor_invoices']>

/** Puts classes on an invoice; one that is on another invoice by now is passed over. Gives how many there are now. */
async function putLines(
  tx: Tx,
  invoice: { readonly id: string; readonly accountId: string },
  classes: readonly TaughtClass[],
  now: Date,
): Promise<number> {
  if (classes.length > 0) {
    await tx
      .insertInto('contractor_invoice_lines')
      .values(
        classes.map((one) => ({
          id: newId(now),
          invoice_id: invoice.id,
          account_id: invoice.accountId,
          time_slot_id: one.timeSlotId,
          contract_id: one.contractId,
          class_name: one.className,
          starting_at: one.startingAt,
          minutes: one.minutes,
          hourly_rate: one.hourlyRate,
          amount: one.amount,
        })),
      )
      .onConflict((conflict) => conflict.constraint('contractor_lines_once').doNothing())
      .execute()
  }
  const { count } = await tx
    .selectFrom('contractor_invoice_lines')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('invoice_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes a draft with the classes of a period. Each class is on one invoice, however often this is called. Throws nothing_to_invoice. */
export async function createInvoice(db: Database, accountId: string, period: Period, now: Date): Promise<string> {
  return inTransaction(db, async (tx) => {
    const classes = inOneCurrency((await taughtClasses(tx, accountId, period)).classes)
    const [first] = classes
    if (first === undefined) throw new Refusal('nothing_to_invoice')
    const id = newId(now)
    await tx
      .insertInto('contractor_invoices')
      .values({
        id,
        account_id: accountId,
        period_start: period.periodStart,
        period_end: period.periodEnd,
        currency: first.currency,
        created_at: now,
        changed_at: now,
      })
      .execute()
    if ((await putLines(tx, { id, accountId }, classes, now)) === 0) throw new Refusal('nothing_to_invoice')
    return id
  })
}

/** Holds an invoice that its writer may still change. Throws contractor_invoice_not_found and contractor_invoice_state. */
async function holdOwn(tx: Tx, id: string, accountId: string): Promise<InvoiceRow> {
  const row = await tx
    .selectFrom('contractor_invoices')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('contractor_invoice_not_found')
  if (row.status !== 'draft' && row.status !== 'returned') throw new Refusal('contractor_invoice_state')
  return row
}

export interface InvoiceChange {
  readonly note?: string | undefined
  readonly removeLines?: readonly string[] | undefined
  readonly addMissing?: boolean | undefined
}

/** Changes a draft, or one that was returned. Throws contractor_invoice_not_found and contractor_invoice_state. */
export async function changeInvoice(
  db: Database,
  id: string,
  accountId: string,
  change: InvoiceChange,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await holdOwn(tx, id, accountId)
    if (change.removeLines !== undefined && change.removeLines.length > 0) {
      await tx
        .deleteFrom('contractor_invoice_lines')
        .where('invoice_id', '=', id)
        .where('id', 'in', [...change.removeLines])
        .execute()
    }
    if (change.addMissing === true) {
      const period = { periodStart: row.period_start, periodEnd: row.period_end }
      const { classes } = await taughtClasses(tx, accountId, period)
      const fitting = classes.filter(({ currency }) => currency === row.currency)
      await putLines(tx, { id, accountId }, fitting, now)
    }
    await tx
      .updateTable('contractor_invoices')
      .set({ changed_at: now, ...(change.note === undefined ? {} : { note: change.note }) })
      .where('id', '=', id)
      .execute()
  })
}

/** Throws a draft away, so that its classes can be invoiced again. Throws contractor_invoice_not_found and contractor_invoice_state. */
export async function deleteInvoice(db: Database, id: string, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdOwn(tx, id, accountId)
    await tx.deleteFrom('contractor_invoices').where('id', '=', id).execute()
  })
}

/** Hands an invoice in. Throws contractor_invoice_not_found, contractor_invoice_state and nothing_to_invoice. */
export async function submitInvoice(db: Database, id: string, accountId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdOwn(tx, id, accountId)
    if ((await putLines(tx, { id, accountId }, [], now)) === 0) throw new Refusal('nothing_to_invoice')
    await tx
      .updateTable('contractor_invoices')
      .set({ status: 'submitted', submitted_at: now, returned_because: null, changed_at: now })
      .where('id', '=', id)
      .execute()
  })
}

export type Decision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'return'; readonly reason: string }
  | { readonly decision: 'paid'; readonly paymentReference?: string | undefined }

const from = { approve: ['submitted'], return: ['submitted', 'approved'], paid: ['approved'] } as const

function changesOf(decision: Decision, by: string, now: Date): Updateable<Tables['contractor_invoices']> {
  if (decision.decision === 'approve') return { status: 'approved', approved_at: now, approved_by: by, changed_at: now }
  if (decision.decision === 'return')
    return {
      status: 'returned',
      approved_at: null,
      approved_by: null,
      returned_because: decision.reason,
      changed_at: now,
    }
  return { status: 'paid', paid_at: now, payment_reference: decision.paymentReference ?? null, changed_at: now }
}

/**
 * Approves an invoice that was handed in, returns one that is not paid, or says that an approved one was paid. Nobody
 * decides about their own. Throws contractor_invoice_not_found, contractor_invoice_state and own_invoice.
 */
export async function decideInvoice(
  db: Database,
  id: string,
  decision: Decision,
  by: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('contractor_invoices')
      .select(['status', 'account_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined || row.status === 'draft') throw new Refusal('contractor_invoice_not_found')
    if (row.account_id === by) throw new Refusal('own_invoice')
    if (!(from[decision.decision] as readonly string[]).includes(row.status))
      throw new Refusal('contractor_invoice_state')
    await tx
      .updateTable('contractor_invoices')
      .set(changesOf(decision, by, now))
      .where('id', '=', id)
      .execute()
  })
}
