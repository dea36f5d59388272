import { type AccountData, type AccountDataPart, dataPartNames } from '@polyhex/contract/accounts/account-data'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Given, HeldTable } from './held-table.ts'
import { heldTables } from './held-tables.ts'

/** `given_at` becomes `givenAt`. */
const memberName = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function selected(given: Given): RawBuilder<unknown> {
  const { column, as, form } = typeof given === 'string' ? { column: given, as: given, form: 'plain' } : given
  const value = sql.ref(`t.${column}`)
  const to = sql.id(memberName(as))
  switch (form) {
    case 'publicName':
      return sql`(select o.public_name from accounts o where o.id = ${value}) as ${to}`
    case 'veiled':
      return sql`case when position('@' in ${value}) > 1
        then left(${value}, 1) || '•••' || substring(${value} from position('@' in ${value})) end as ${to}`
    case 'json':
      return sql`${value}::jsonb as ${to}`
    case 'base64':
      return sql`encode(${value}, 'base64') as ${to}`
    case 'isThere':
      return sql`${value} is not null as ${to}`
    default:
      return sql`${value} as ${to}`
  }
}

function rowsOf(held: HeldTable, accountId: string): RawBuilder<unknown> {
  const owned = held.by.map((column) => sql`${sql.ref(`t.${column}`)} = ${accountId}::uuid`)
  const { through } = held
  const hanging =
    through === undefined
      ? []
      : [
          sql`${sql.ref(`t.${through.column}`)} in (select id from ${sql.table(through.table)} where account_id = ${accountId}::uuid)`,
        ]
  return sql`from ${sql.table(held.table)} t where ${sql.join([...owned, ...hanging], sql` or `)}`
}

type Row = Record<string, unknown>

async function readTable(
  queries: Kysely<Tables>,
  held: HeldTable,
  accountId: string,
  most: number | null,
): Promise<{ total: number; rows: Row[] }> {
  const from = rowsOf(held, accountId)
  const { rows } = await sql<Row>`select ${sql.join(held.give.map(selected))} ${from}
    order by ${sql.ref(`t.${held.newestBy}`)} desc nulls last ${most === null ? sql`` : sql`limit ${most}`}`.execute(
    queries,
  )
  if (most === null || rows.length < most) return { total: rows.length, rows }
  const { rows: counted } = await sql<{ total: number }>`select count(*)::integer as total ${from}`.execute(queries)
  return { total: counted[0]?.total ?? rows.length, rows }
}

/**
 * Everything that is kept of an account, part by part, newest first; with `most`, at most so many rows of each table, and
 * how many there are. Others stand in it by their public names only; tokens, passwords and answer keys do not.
 */
export async function accountData(
  queries: Kysely<Tables>,
  account: { readonly accountId: string; readonly username: string; readonly publicName: string },
  most: number | null,
  now: Date,
): Promise<AccountData> {
  const parts: AccountDataPart[] = []
  for (const part of dataPartNames) {
    const rows: Row[] = []
    let total = 0
    for (const held of heldTables.filter((one) => one.part === part)) {
      const read = await readTable(queries, held, account.accountId, most)
      rows.push(...read.rows)
      total += read.total
    }
    parts.push({ part, total, rows })
  }
  const { accountId, username, publicName } = account
  return { accountId, username, publicName, at: now.toISOString(), parts }
}
