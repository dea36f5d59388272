import { inTransaction } from '../../database/in-transaction.ts'
import type { Currency } from '@polyhex/contract/billing/money'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { queueMail } from '../../outside/mail/queue-mail.ts'

/** Every administrator who can sign in. */
async function administrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`'admin' = any (roles)`)
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Tells administrators that a bank asks for money back, once: whoever does not answer in time loses it. */
export async function tellOfDispute(
  tx: Tx,
  dispute: {
    readonly id: string
    readonly orderNumber: string
    readonly amount: number
    readonly currency: Currency
    readonly answerBy: Date | null
    readonly taken: boolean
  },
  now: Date,
): Promise<void> {
  const { id, orderNumber, amount, currency, taken } = dispute
  const data = { orderNumber, amount, currency, taken, answerBy: dispute.answerBy?.toISOString() ?? null }
  const kind = taken ? 'taken' : 'asked'
  for (const accountId of await administrators(tx)) {
    const key = `staff_dispute:${kind}:${id}:${accountId}`
    await queueMail(tx, { key, to: { accountId }, template: 'staff_dispute', data }, now)
  }
}

/** Hours without a comparison after which people are told: one that fails now and then passes by itself. */
export const comparisonHours = 3

interface State {
  readonly good: Date | null
  readonly first: Date | null
  readonly failed: string | null
  readonly open: number
}

/**
 * Tells administrators that payments could not be compared with the card provider's for three hours, once for each time
 * that it happens; and of differences that a comparison left open, once a day while there are any.
 */
export async function tellOfComparison(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<State>`select
    (select max(started_at) from reconciliations where invoice_number is null and finished_at is not null and failed is null) as good,
    (select min(started_at) from reconciliations where invoice_number is null) as first,
    (select failed from reconciliations where invoice_number is null order by started_at desc, id desc limit 1) as failed,
    (select count(*)::int from reconciliation_differences where settled_at is null) as open`.execute(db.queries)
  const [{ good, first, failed, open } = { good: null, first: null, failed: null, open: 0 }] = rows
  const since = good ?? first
  const isLate = failed !== null && since !== null && now.getTime() - since.getTime() >= comparisonHours * 3_600_000
  if (!isLate && open === 0) return
  await inTransaction(db, async (tx) => {
    for (const accountId of await administrators(tx)) {
      const to = { accountId }
      if (isLate) {
        const data = { since: since.toISOString(), open: null }
        const key = `staff_not_compared:${since.getTime()}:${accountId}`
        await queueMail(tx, { key, to, template: 'staff_comparison', data }, now)
      } else if (open > 0) {
        const key = `staff_differences:${now.toISOString().slice(0, 10)}:${accountId}`
        await queueMail(tx, { key, to, template: 'staff_comparison', data: { since: null, open } }, now)
      }
    }
  })
}
