import { inTransaction } from '../../database/in-transaction.ts'
import type { ContractRate } from '@polyhex/contract/billing/contractor-invoice-operations'
import type { Currency } from '@polyhex/contract/billing/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { dateAt } from '../../wall-clock.ts'
import { contractZone } from './taught-classes.ts'

interface Row {
  readonly id: string
  readonly account_id: string
  readonly public_name: string
  readonly name: string | null
  readonly status: ContractRate['status']
  readonly starting_on: string
  readonly ending_on: string | null
  readonly hourly_rate: number | null
  readonly currency: Currency | null
  readonly all_rows: number
}

async function readRates(
  db: Database,
  where: RawBuilder<boolean>,
  page: { readonly offset: number; readonly count: number },
): Promise<{ rates: ContractRate[]; total: number }> {
  const { rows } = await sql<Row>`
    select c.id, c.account_id, a.public_name, a.name, c.status, c.starting_on, c.ending_on, c.hourly_rate, c.currency,
      count(*) over ()::int as all_rows
    from contracts c join accounts a on a.id = c.account_id where ${where}
    order by case c.status when 'active' then 1 when 'draft' then 2 else 3 end, a.public_name, c.starting_on desc, c.id
    offset ${page.offset} limit ${page.count}`.execute(db.queries)
  const rates = rows.map((row): ContractRate => ({
    contractId: row.id,
    account: { id: row.account_id, publicName: row.public_name, name: row.name },
    status: row.status,
    startingOn: row.starting_on,
    endingOn: row.ending_on,
    hourlyRate: row.hourly_rate === null ? null : row.hourly_rate,
    currency: row.currency,
  }))
  return { rates, total: rows[0]?.all_rows ?? 0 }
}

/** A page of contracts with what an hour is paid, active ones first. */
export async function listRates(
  db: Database,
  page: { readonly offset: number; readonly count: number },
): Promise<{ rates: ContractRate[]; total: number }> {
  return readRates(db, sql<boolean>`true`, page)
}

/**
 * Says what an hour is paid under a contract from a day on: `startingOn`, else today on the calendar of contracts, else, for
 * the first rate of a contract, its first day. Classes before that day keep the rate that counted then, whenever they are
 * invoiced, and classes on invoices keep theirs. Throws contract_not_found.
 */
export async function setRate(
  db: Database,
  contractId: string,
  given: { readonly hourlyRate: number; readonly currency: Currency; readonly startingOn?: string | undefined },
  now: Date,
): Promise<ContractRate> {
  const { hourlyRate, currency } = given
  const from = given.startingOn ?? dateAt(now, contractZone)
  await inTransaction(db, async (tx) => {
    // What counted on the day before is remembered until then; what was to count later is overruled.
    await sql`with held as (select id, starting_on, hourly_rate, currency from contracts where id = ${contractId} for update),
      former as (select hourly_rate, currency from former_contract_rates
        where contract_id = ${contractId} and until_on >= ${from} order by until_on limit 1)
      insert into former_contract_rates (contract_id, until_on, hourly_rate, currency)
      select h.id, ${from}, coalesce(f.hourly_rate, h.hourly_rate), coalesce(f.currency, h.currency)
      from held h left join former f on true
      where h.hourly_rate is not null and h.starting_on < ${from}
      on conflict do nothing`.execute(tx)
    await sql`delete from former_contract_rates where contract_id = ${contractId} and until_on > ${from}`.execute(tx)
    await sql`update contracts set hourly_rate = ${hourlyRate}, currency = ${currency} where id = ${contractId}`.execute(
      tx,
    )
  })
  const { rates } = await readRates(db, sql<boolean>`c.id = ${contractId}`, { offset: 0, count: 1 })
  const [rate] = rates
  if (rate === undefined) throw new Refusal('contract_not_found')
  return rate
}
