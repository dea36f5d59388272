import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { publicNameOf } from '../seed/test-world.ts'
import type { Database } from './database.ts'
import { newId } from './new-id.ts'
import { emptyDatabase, openTestDatabase } from './database-of-tests.ts'

const now = new Date('2026-11-02T15:00:00Z')

async function addAccount(db: Database): Promise<string> {
  const id = newId(now)
  const account = { id, username: 'somebody', password_hash: 'x', roles: ['student'], avatar: 'hexagon' }
  const rest = { public_name: publicNameOf({ accountId: id }), time_zone: 'UTC', created_at: now }
  await db.queries
    .insertInto('accounts')
    .values({ ...account, ...rest })
    .execute()
  return id
}

/** How many rows there are in each table that has any. */
async function rowsByTable(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db.queries)
  const counts: [string, number][] = []
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db.queries)
    counts.push([name, counted.rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const numberOf = async (db: Database, id: string): Promise<unknown> =>
  (await sql<{ pk: unknown }>`select pk from accounts where id = ${id}`.execute(db.queries)).rows[0]?.pk

it('is emptied of what guards and references protect, keeps what migrations have filled, and counts from the beginning', async () => {
  const db = await openTestDatabase()
  const untouched = await rowsByTable(db)
  expect(Object.keys(untouched)).toEqual(['migrations', 'payment_moves'])
  for (const amount of [1, 2, 3]) {
    const id = await addAccount(db)
    expect(await numberOf(db, id)).toBe(1)
    await sql`insert into coin_balances (account_id, balance) values (${id}, ${amount})`.execute(db.queries)
    await emptyDatabase(db)
    expect(await rowsByTable(db)).toEqual(untouched)
  }
  // References are watched again.
  await expect(
    sql`insert into coin_balances (account_id, balance) values (${newId(now)}, 1)`.execute(db.queries),
  ).rejects.toThrow('foreign key')
  await db.close()
})

it('empties a table that has grown large as well', async () => {
  const db = await openTestDatabase()
  await addAccount(db)
  await sql`
    insert into provider_events (provider, event_id, type, about_kind, created_at, received_at, next_try_at)
    select 'test', repeat('e', 500) || n, 'a type', 'payment', now(), now(), now() from generate_series(1, 3000) as n`.execute(
    db.queries,
  )
  await emptyDatabase(db)
  expect(Object.keys(await rowsByTable(db))).toEqual(['migrations', 'payment_moves'])
  const id = await addAccount(db)
  expect(await numberOf(db, id)).toBe(1)
  await db.close()
})

it('comes empty to whoever opens one next, and the one before no longer reaches it', async () => {
  const first = await openTestDatabase()
  await addAccount(first)
  await first.close()
  const second = await openTestDatabase()
  expect(Object.keys(await rowsByTable(second))).toEqual(['migrations', 'payment_moves'])
  await expect(addAccount(first)).rejects.toThrow()
  await expect(first.execute('select 1')).rejects.toThrow('closed')
  await second.close()
})

it('is not handed on once a test has changed what the migrations made', async () => {
  for (const change of [
    'create table left_behind (a int)',
    'alter table payments disable trigger payments_move',
    'truncate payment_moves',
  ]) {
    const first = await openTestDatabase()
    const shape = await rowsByTable(first)
    await first.execute(change)
    await first.close()
    const second = await openTestDatabase()
    expect(await rowsByTable(second)).toEqual(shape)
    const { rows } = await sql`select from pg_trigger where tgenabled = 'D'`.execute(second.queries)
    expect(rows).toEqual([])
    await second.close()
  }
})
