import type { Currency } from '@polyhex/contract/billing/money'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { AccountingPort, Written } from '../../outside/accounting/accounting-port.ts'

/** A payout, or a fee that belongs to no payment, as it goes into the books. */
export interface BalanceDocument {
  /** The change of the provider's balance. */
  readonly id: string
  readonly kind: 'payout' | 'fee'
  readonly provider: 'test' | 'stripe'
  readonly currency: Currency
  /** Of a payout what arrives at the bank; below nothing for one that came back. */
  readonly total: number
  readonly created_at: Date
}

/**
 * What changes of the provider's balance are documents of their own: payouts, and what was kept for anything but a charge,
 * as the journal has it (`keepBalance`). Fees of charges are written with their payments.
 */
const documents = sql`
  select c.id, 'payout' as kind, c.provider, c.currency, -c.amount as total, c.created_at
    from provider_balance_changes c where c.kind <> 'charge' and c.kind = 'payout' and c.amount <> 0
  union all select c.id, 'fee', c.provider, c.currency, case c.kind when 'fee' then c.fee - c.amount else c.fee end, c.created_at
    from provider_balance_changes c
    where c.kind <> 'charge' and (case c.kind when 'fee' then c.fee - c.amount else c.fee end) > 0`

const unwritten = (destination: string) => sql`not exists (select 1 from accounting_documents d
  where d.destination = ${destination} and d.kind = b.kind and d.about = b.id)`

/** Payouts and fees of their own that are not in the books yet, oldest first; `due`: without those that wait for another try. */
export async function payoutsToWrite(
  db: Database,
  destination: string,
  { due, limit, now }: { readonly due: boolean; readonly limit: number; readonly now: Date },
): Promise<readonly BalanceDocument[]> {
  const { rows } = await sql<BalanceDocument>`select b.* from (${documents}) b
      left join accounting_failures f on f.about = b.kind || ' ' || b.id
    where ${unwritten(destination)}
      and ${due ? sql`(f.about is null or (not f.flagged and f.next_try_at <= ${now}))` : sql`true`}
    order by b.created_at, b.id, b.kind limit ${limit}`.execute(db.queries)
  return rows
}

/** How many payouts and fees of their own are not in the books yet. */
export async function countPayouts(db: Database, destination: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${documents}) b
    where ${unwritten(destination)}`.execute(db.queries)
  return rows[0]?.count ?? 0
}

/** Writes one of them, once however often it is called: the books look for it before they write. Throws AccountingFailure. */
export async function writePayout(
  { db, books }: { readonly db: Database; readonly books: AccountingPort },
  document: BalanceDocument,
  now: Date,
): Promise<void> {
  const { id: reference, kind, currency, total } = document
  const date = document.created_at.toISOString().slice(0, 10)
  const from = document.provider === 'stripe' ? 'Stripe' : 'Test payments'
  const written: Written =
    kind === 'payout'
      ? await books.writePayout({ reference, date, currency, amount: total })
      : await books.writeFee({ reference, date, currency, amount: total, from })
  await sql`insert into accounting_documents (id, destination, kind, about, external_id, currency, total, created_at)
    values (${newId(now)}, ${books.name}, ${kind}, ${reference}, ${written.id}, ${currency}, ${total}, ${now})
    on conflict (destination, kind, about) do nothing`.execute(db.queries)
}
