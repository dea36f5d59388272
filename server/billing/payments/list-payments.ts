import { addDays } from '@polyhex/contract/calendar-dates'
import type { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { Payment } from '@polyhex/contract/billing/payment'
import type { QueryOf } from '@polyhex/contract/operation'
import { pickFields } from '@polyhex/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { instantOf } from '../../wall-clock.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentReader } from './payment-reader.ts'
import { paymentColumns, paymentOf, type PaymentRow } from './payment-shape.ts'

type Filter = QueryOf<typeof paymentOperations.listPayments>

/** Text that is looked for as it is, also where it holds signs that stand for others. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

function found(search: string, isAdmin: boolean): RawBuilder<boolean> {
  const pattern = containing(search)
  const names = sql<boolean>`or a.name ilike ${pattern} or a.public_name ilike ${pattern} or a.email ilike ${pattern}`
  return sql`(p.order_number ilike ${pattern} or p.invoice_number ilike ${pattern}
    or exists (select 1 from payment_items i where i.payment_id = p.id and i.product_name ilike ${pattern})
    ${isAdmin ? names : sql``})`
}

/** The instants at which a date begins and ends on the reader's clocks. */
function dates({ from, to }: Filter, timeZone: string): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`p.created_at >= ${instantOf(`${from}T00:00`, timeZone)}`]),
    ...(to === undefined ? [] : [sql<boolean>`p.created_at < ${instantOf(`${addDays(to, 1)}T00:00`, timeZone)}`]),
  ]
}

/** What a payment comes to, tax with it, in whichever currency. C-170. */
function totals({ leastTotal, mostTotal }: Filter): RawBuilder<boolean>[] {
  return [
    ...(leastTotal === undefined ? [] : [sql<boolean>`p.total >= ${leastTotal}`]),
    ...(mostTotal === undefined ? [] : [sql<boolean>`p.total <= ${mostTotal}`]),
  ]
}

function conditions(reader: PaymentReader, filter: Filter, timeZone: string): RawBuilder<boolean> {
  const { accountId, status, recurring, search } = filter
  const own = [...reader.ownIds]
  const parts = [
    ...(reader.isAdmin ? [sql<boolean>`true`] : [sql<boolean>`p.account_id = any (${own}::uuid[])`]),
    ...(accountId === undefined ? [] : [sql<boolean>`p.account_id = ${accountId}`]),
    // Orders that were left are no payments, unless somebody asks for them.
    status === undefined ? sql<boolean>`p.status not in ('creating', 'expired')` : sql<boolean>`p.status = ${status}`,
    ...(recurring === undefined ? [] : [sql<boolean>`p.is_recurring = ${recurring === 'yes'}`]),
    ...(search === undefined || search === '' ? [] : [found(search, reader.isAdmin)]),
    ...dates(filter, timeZone),
    ...totals(filter),
  ]
  return sql`${sql.join(parts, sql` and `)}`
}

/**
 * A page of payments, newest first, with how many there are: of the caller and of accounts it manages, of everybody for
 * administrators. Dates are those of the reader's zone. Throws account_not_found for an account that is not the caller's.
 */
export async function listPayments(
  db: Database,
  reader: PaymentReader,
  filter: Filter,
  timeZone: string,
): Promise<{ payments: Payment[]; total: number }> {
  const { accountId, offset, count, fields } = filter
  if (accountId !== undefined && !reader.isAdmin && !reader.ownIds.includes(accountId))
    throw new Refusal('account_not_found')
  const where = conditions(reader, filter, timeZone)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from payments p left join accounts a on a.id = p.account_id where ${where}`.execute(
    db.queries,
  )
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments p left join accounts a on a.id = p.account_id where ${where}
    order by p.created_at desc, p.id desc offset ${offset} limit ${count}`.execute(db.queries)
  const payments = rows.map((row) => pickFields(paymentOf(row, reader), fields, ['id']) as Payment)
  return { payments, total: counted[0]?.total ?? 0 }
}
