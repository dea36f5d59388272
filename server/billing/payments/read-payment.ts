import type { Payment } from '@polyhex/contract/billing/payment'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentReader } from './payment-reader.ts'
import { paymentColumns, paymentOf, type PaymentRow } from './payment-shape.ts'

/** A payment. Throws payment_not_found also for one that is not the reader's to see. C-212. */
export async function readPayment(db: Database, reader: PaymentReader, paymentId: string): Promise<Payment> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from payments p left join accounts a on a.id = p.account_id where p.id = ${paymentId}`.execute(
    db.queries,
  )
  const [row] = rows
  const inSight = row !== undefined && (reader.isAdmin || reader.ownIds.includes(row.account_id ?? ''))
  if (!inSight) throw new Refusal('payment_not_found')
  return paymentOf(row, reader)
}
