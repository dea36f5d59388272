import { noReceiptDetails, type ReceiptDetails, receiptLines } from '@polyhex/contract/billing/receipt-details'
import { type Kysely, sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'

interface DetailsRow {
  readonly organization: string
  readonly address_lines: string[]
  readonly purchase_order: string
  readonly tax_id: string
}

/** What an account wants printed on receipts; nothing until it has said so. P2-19. */
export async function readReceiptDetails(queries: Kysely<Tables>, accountId: string): Promise<ReceiptDetails> {
  const { rows } = await sql<DetailsRow>`${prepared}
    select organization, address_lines, purchase_order, tax_id from receipt_details
    where account_id = ${accountId}`.execute(queries)
  const [row] = rows
  if (row === undefined) return noReceiptDetails
  return {
    organization: row.organization,
    addressLines: row.address_lines,
    purchaseOrder: row.purchase_order,
    taxId: row.tax_id,
  }
}

/** Writes what an account wants printed, empty lines of the address left out. Gives what is kept. P2-19. */
export async function writeReceiptDetails(
  db: Database,
  accountId: string,
  wanted: ReceiptDetails,
  now: Date,
): Promise<ReceiptDetails> {
  const details = { ...wanted, addressLines: wanted.addressLines.filter((line) => line !== '') }
  const values = {
    organization: details.organization,
    address_lines: details.addressLines,
    purchase_order: details.purchaseOrder,
    tax_id: details.taxId,
    changed_at: now,
  }
  await db.queries
    .insertInto('receipt_details')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
  return details
}

/**
 * What the receipt of a charge prints about its buyer: what was asked for with the order, else what the account wants on
 * receipts at this moment; null for neither. Kept with the payment, so that every print is the same. P2-19.
 */
export async function detailsForReceipt(
  tx: Tx,
  { accountId, ordered }: { readonly accountId: string | null; readonly ordered: string | null },
): Promise<string | null> {
  if (ordered !== null || accountId === null) return ordered
  const lines = receiptLines(await readReceiptDetails(tx, accountId))
  return lines === '' ? null : lines
}
