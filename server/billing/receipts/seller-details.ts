import type { SellerDetails } from '@polyhex/contract/billing/finance-operations'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

const standard: SellerDetails = { name: 'Polyhex', address: '', email: '', taxNumbers: '' }

/** Who sells, as invoices print it; only a name until an administrator has filled it in. */
export async function readSeller(queries: Kysely<Tables>): Promise<SellerDetails> {
  const row = await queries.selectFrom('seller_details').selectAll().executeTakeFirst()
  if (row === undefined) return standard
  return { name: row.name, address: row.address, email: row.email, taxNumbers: row.tax_numbers }
}

/** Writes who sells; documents made from now on say it. */
export async function writeSeller(db: Database, seller: SellerDetails, now: Date): Promise<void> {
  const values = {
    name: seller.name,
    address: seller.address,
    email: seller.email,
    tax_numbers: seller.taxNumbers,
    changed_at: now,
  }
  await db.queries
    .insertInto('seller_details')
    .values(values)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
    .execute()
}

/** The lines under a seller's or tutor's name that are not empty. */
export function addressLines(seller: SellerDetails): string[] {
  return [seller.name, seller.address, seller.email, seller.taxNumbers].filter((line) => line !== '')
}
