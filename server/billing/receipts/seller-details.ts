import { inTransaction } from '../../database/in-transaction.ts'
import type { SellerDetails } from '@polyhex/contract/billing/finance-operations'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

const standard: SellerDetails = { name: 'Polyhex', address: '', email: '', taxNumbers: '' }

/**
 * Who sells, as invoices print it; only a name until an administrator has filled it in. With `at`: who sold then, so that a
 * second print of an old invoice is the same; what was entered first counts for all before it too.
 */
export async function readSeller(queries: Kysely<Tables>, at?: Date): Promise<SellerDetails> {
  const before =
    at === undefined
      ? undefined
      : await queries
          .selectFrom('former_seller_details')
          .selectAll()
          .where('until_at', '>', at)
          .orderBy('until_at')
          .limit(1)
          .executeTakeFirst()
  const row = before ?? (await queries.selectFrom('seller_details').selectAll().executeTakeFirst())
  if (row === undefined) return standard
  return { name: row.name, address: row.address, email: row.email, taxNumbers: row.tax_numbers }
}

/** Writes who sells; documents of what is sold from now on say it. */
export async function writeSeller(db: Database, seller: SellerDetails, now: Date): Promise<void> {
  const values = {
    name: seller.name,
    address: seller.address,
    email: seller.email,
    tax_numbers: seller.taxNumbers,
    changed_at: now,
  }
  await inTransaction(db, async (tx) => {
    await sql`insert into former_seller_details (until_at, name, address, email, tax_numbers)
      select ${now}, name, address, email, tax_numbers from seller_details for update
      on conflict do nothing`.execute(tx)
    await tx
      .insertInto('seller_details')
      .values(values)
      .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
      .execute()
  })
}

/** The lines under a seller's or tutor's name that are not empty. */
export function addressLines(seller: SellerDetails): string[] {
  return [seller.name, seller.address, seller.email, seller.taxNumbers].filter((line) => line !== '')
}
