import { createHash, randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, pgliteDatabase, postgresqlDatabase } from './database.ts'
import { embeddedOptions } from './embedded-options.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { Embedded } from './pglite-dialect.ts'

/**
 * SQL that tools/money-mutants.ts has each test database changed by: it takes one guard away, and looks which test notices.
 * Empty in every other run.
 */
async function mutate(database: Database): Promise<Database> {
  const change = process.env['TEST_DATABASE_MUTANT'] ?? ''
  if (change !== '') await database.execute(change)
  return database
}

/** One word for the migrations as they are: another when any of them changes. */
async function migrationsDigest(): Promise<string> {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 20)
}

async function migratedPglite(): Promise<PGlite> {
  const path = join(tmpdir(), `polyhex-test-${await migrationsDigest()}.tar`)
  const kept = await readFile(path).catch(() => null)
  if (kept !== null) return PGlite.create({ loadDataDir: new Blob([new Uint8Array(kept)]), ...embeddedOptions })
  const pglite = await PGlite.create(embeddedOptions)
  await migrate(pgliteDatabase(pglite, async () => {}))
  const dump = await pglite.dumpDataDir('none')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, path)
  return pglite
}

/** An embedded database that outlives the test file that has it at the moment. */
interface Kept {
  readonly pglite: PGlite
  readonly shape: string
}

/** Those that no file has: the next one takes the last of them, which is faster than loading (10 ms instead of 1.2 s) and warm. */
const resting: Kept[] = []

/** What `emptyDatabase` does not bring back: tables, columns, triggers, functions, and what a migration has filled. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(`select md5(concat(
    (select string_agg(concat(relname, relkind, relnatts, relchecks), ',' order by relname) from pg_class
      where relnamespace = 'public'::regnamespace),
    (select string_agg(concat(tgname, tgenabled), ',' order by tgrelid, tgname) from pg_trigger where not tgisinternal),
    (select string_agg(md5(prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(concat(payment_moves), ',' order by concat(payment_moves)) from payment_moves),
    (select string_agg(hash, ',' order by name) from migrations))) as shape`)
  return rows[0]?.shape ?? ''
}

/** The database in the hands of one test file: closing takes it away from whatever still holds on to it, and lets it rest. */
function lent({ pglite, shape }: Kept): Embedded {
  let closed = false
  const open = (): PGlite => {
    if (closed) throw new Error('the database of this test file is closed')
    return pglite
  }
  return {
    waitReady: pglite.waitReady,
    get closed() {
      return closed
    },
    query: async (text, values, options) => open().query(text, values, options),
    exec: async (text, options) => open().exec(text, options),
    transaction: async (work) => open().transaction(work),
    close: async () => {
      if (closed) return
      closed = true
      // What a test has changed about the database itself must not reach the next file.
      if ((await shapeOf(pglite)) === shape) resting.push({ pglite, shape })
      else await pglite.close()
    },
  }
}

/**
 * A migrated, empty database in memory. The first one of a set of migrations is kept on disk, where loading it takes 1 s
 * instead of 6; one that a file of this process has closed is emptied and used again.
 */
export async function openTestDatabase(): Promise<Database> {
  const rested = resting.pop()
  if (rested !== undefined) {
    const database = pgliteDatabase(lent(rested), async () => {})
    await emptyDatabase(database)
    // Nobody else writes the log of an embedded database back: it would grow from file to file.
    await database.execute('checkpoint')
    return database
  }
  const pglite = await migratedPglite()
  await mutate(pgliteDatabase(pglite, async () => {}))
  return pgliteDatabase(lent({ pglite, shape: await shapeOf(pglite) }), async () => {})
}

/** From here on truncating a table is cheaper than dragging along what has been deleted from it. */
const largeTable = 1_000_000

/**
 * Empties every table but the list of migrations, and what a migration has filled: how payments may move; numbers begin
 * again. Only tables that have ever had a row take up space, and few have: deleting those few rows takes a tenth of the
 * time of truncating every table.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; bytes: number; may_delete: boolean }>`
    select relname as name, pg_relation_size(oid) + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0) as bytes,
      current_setting('is_superuser') = 'on' as may_delete
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('migrations', 'payment_moves')`.execute(database.queries)
  const written = rows.filter((row) => row.bytes > 0)
  const mayDelete = written.every((row) => row.may_delete && row.bytes < largeTable)
  await database.execute(
    mayDelete
      ? `begin; set local session_replication_role = replica;
        ${written.map((row) => `delete from "${row.name}";`).join('')}
        select setval(seqrelid::regclass, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
        commit`
      : `truncate ${rows.map((row) => `"${row.name}"`).join(', ')} restart identity cascade`,
  )
}

/** The address of another database of the same server. */
function besides(address: string, name: string): string {
  const own = new URL(address)
  own.pathname = `/${name}`
  return own.href
}

/** Any number that is the same in every process of tests. */
const templateLock = 7_165_439_202

/** The name of a migrated database that others are copied from, which takes a fifth of the time of migrating each. */
async function migratedTemplate(admin: pg.Client, address: string): Promise<string> {
  const name = `polyhex_template_${await migrationsDigest()}`
  await admin.query('select pg_advisory_lock($1)', [templateLock])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return name
    const draft = `polyhex_draft_${randomBytes(8).toString('hex')}`
    await admin.query(`create database ${draft}`)
    const database = postgresqlDatabase(besides(address, draft), 2)
    await migrate(database)
    await database.close()
    await admin.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock])
  }
}

/**
 * A migrated, empty database of its own on the PostgreSQL server that TEST_DATABASE_URL names, for tests that need real
 * concurrency; null where there is no such server. `drop` closes and removes it.
 */
export async function openRaceDatabase(): Promise<{
  database: Database
  /** Of this database, for processes of a test's own. */
  address: string
  drop: () => Promise<void>
} | null> {
  const address = process.env['TEST_DATABASE_URL']
  if (address === undefined || address === '') return null
  const name = `polyhex_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  await admin.query(`create database ${name} template ${await migratedTemplate(admin, address)}`)
  const own = besides(address, name)
  const database = postgresqlDatabase(own, 20)
  await mutate(database)
  return {
    database,
    address: own,
    drop: async () => {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
