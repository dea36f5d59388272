import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { writeAudit } from '../../identity/audit.ts'
import type { PaymentProvider } from '../../outside/payments/payment-port.ts'
import { type CatalogRemark, importCatalog } from './import-catalog.ts'

/** How often the catalog is read anew where nobody says that it changed, in seconds. */
export const refreshSeconds = 600

/** Writes rows over those of the same id, unless those were read later; what is not among them is not sold any more. */
async function keep(
  tx: Tx,
  table: 'catalog_products' | 'catalog_prices' | 'catalog_discounts',
  rows: readonly object[],
  now: Date,
): Promise<void> {
  const [first] = rows
  const name = sql.table(table)
  if (first !== undefined) {
    const columns = Object.keys(first).map((column) => sql.ref(column))
    const changes = Object.keys(first).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
    await sql`insert into ${name} as kept (${sql.join(columns)}, refreshed_at)
      select ${sql.join(columns)}, ${now} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::text::json)
      on conflict (id) do update set ${sql.join(changes)}, refreshed_at = ${now} where kept.refreshed_at <= ${now}`.execute(
      tx,
    )
  }
  await sql`update ${name} set active = false, refreshed_at = ${now} where refreshed_at < ${now}`.execute(tx)
}

/** How many changed things a line of the log names. */
const mostNamed = 20

/** How each thing that is or was sold stands, by its id; how often a code was used is no change of it. */
async function standOf(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; stand: string }>`
    select id, md5((to_jsonb(p) - 'refreshed_at')::text) as stand from catalog_products p
    union all select id, md5((to_jsonb(p) - 'refreshed_at')::text) from catalog_prices p
    union all select id, md5((to_jsonb(d) - 'refreshed_at' - 'times_redeemed')::text) from catalog_discounts d
    order by id`.execute(tx)
  return new Map(rows.map(({ id, stand }) => [id, stand]))
}

/** Keeps what staff should know of the catalog, in place of what was known before. */
async function keepRemarks(
  tx: Tx,
  { refused, doubtful }: { refused: readonly CatalogRemark[]; doubtful: readonly CatalogRemark[] },
  now: Date,
): Promise<void> {
  const rowOf = (sold: boolean) => (remark: CatalogRemark) => ({
    about: remark.id.slice(0, 200),
    reason: remark.reason.slice(0, 400),
    ...{ sold, found_at: now },
  })
  const rows = [...refused.map(rowOf(false)), ...doubtful.map(rowOf(true))]
  await tx.deleteFrom('catalog_remarks').execute()
  if (rows.length > 0)
    await tx
      .insertInto('catalog_remarks')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute()
}

/**
 * Reads everything that is sold from the provider and keeps it; what the provider no longer has is not sold any more. An
 * older reading never undoes a later one. What has changed leaves a line of the log. Gives what was left out, and what should be looked at (decision A4). Throws
 * PaymentProviderFailure where the provider does not answer: then what we have stays.
 */
export async function refreshCatalog(
  db: Database,
  provider: PaymentProvider,
  now: Date,
): Promise<{ refused: readonly CatalogRemark[]; doubtful: readonly CatalogRemark[] }> {
  const { products, prices, discounts, refused, doubtful } = importCatalog(await provider.readCatalog())
  await inTransaction(db, async (tx) => {
    const before = await standOf(tx)
    await keep(tx, 'catalog_products', products, now)
    await keep(tx, 'catalog_prices', prices, now)
    await keep(tx, 'catalog_discounts', discounts, now)
    await keepRemarks(tx, { refused, doubtful }, now)
    const after = await standOf(tx)
    const changed = [...after].flatMap(([id, stand]) => (before.get(id) === stand ? [] : [id]))
    if (changed.length === 0) return
    const details = { changed: changed.slice(0, mostNamed), count: changed.length }
    await writeAudit(tx, { action: 'catalog_changed', actor: null, subjectId: null, details }, now)
  })
  return { refused, doubtful }
}
