import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

const first = 10_001
const laidOut = 100

/** Lays out a hundred numbers more. Who does so at the same moment waits; it happens once in a hundred invoices. */
async function layOut(tx: Tx): Promise<void> {
  await sql`with more as (
      insert into invoice_numbers_laid_out as l (last) values (${first + laidOut - 1}::bigint)
      on conflict (only_one) do update set last = l.last + ${laidOut}::bigint returning last
    )
    insert into invoice_numbers_free (number)
    select n from more, generate_series(more.last - ${laidOut - 1}::bigint, more.last) n`.execute(tx)
}

async function takeFree(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`${prepared}delete from invoice_numbers_free where number = (
      select number from invoice_numbers_free order by number limit 1 for update skip locked)
    returning number`.execute(tx)
  return rows[0]?.number ?? null
}

/**
 * A number for an invoice of ours: the lowest that is free. It is taken when the transaction is written, and free again when
 * it is undone, so that no number stays unused; nobody waits for others who take one. Decision 0038.
 */
export async function nextInvoiceNumber(tx: Tx): Promise<string> {
  let number = await takeFree(tx)
  if (number === null) {
    // Many who find none at the same moment lay out once: the others wait for it, and look again.
    await sql`select pg_advisory_xact_lock(hashtextextended('invoice numbers', 0))`.execute(tx)
    number = await takeFree(tx)
  }
  if (number === null) {
    await layOut(tx)
    number = await takeFree(tx)
  }
  if (number === null) throw new Error('numbers were laid out')
  // Half of those laid out are left: more are made while others go on with these.
  if (number % laidOut === laidOut / 2) await layOut(tx)
  return `INV-${number}`
}
