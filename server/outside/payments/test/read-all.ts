import type { Selectable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

type Listed =
  | 'testpay_events'
  | 'testpay_checkouts'
  | 'testpay_invoices'
  | 'testpay_charges'
  | 'testpay_refunds'
  | 'testpay_disputes'
  | 'testpay_balance_changes'
type Row<Name extends keyof Tables> = Selectable<Tables[Name]>

const pageRows = 100

/** Everything of a kind that came at `since` or later, in the order in which it came, a page at a time. */
export async function* readAll<Name extends Listed>(db: Database, table: Name, since: Date): AsyncGenerator<Row<Name>> {
  for (let after = 0; ;) {
    const rows = await db.queries
      .selectFrom(table as 'testpay_events')
      .selectAll()
      .where('created_at', '>=', since)
      .where('place', '>', after)
      .orderBy('place')
      .limit(pageRows)
      .execute()
    for (const row of rows) yield row as unknown as Row<Name>
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageRows) return
    after = last.place
  }
}

/** One thing by its id; null when there is none. */
export async function readOne<Name extends Exclude<Listed, 'testpay_events'> | 'testpay_subscriptions'>(
  db: Database,
  table: Name,
  id: string,
): Promise<Row<Name> | null> {
  const row = await db.queries
    .selectFrom(table as 'testpay_checkouts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return (row as unknown as Row<Name> | undefined) ?? null
}
