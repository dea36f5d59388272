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

/**
 * SQL that tools/money-mutants.ts has each test database changed by: it takes one guard away, and looks which test notices.
 * Empty in every other run.
 */
async function mutate(database: Database): Promise<Database> {
  const change = process.env['TEST_DATABASE_MUTANT'] ?? ''
  if (change !== '') await database.execute(change)
  return database
}

/** A migrated, empty database in memory. The first one of a set of migrations is kept on disk: loading it takes 1 s instead of 6. */
export async function openTestDatabase(): Promise<Database> {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(migration.hash)
  const path = join(tmpdir(), `polyhex-test-${hash.digest('hex').slice(0, 20)}.tar`)
  const kept = await readFile(path).catch(() => null)
  if (kept !== null) {
    const pglite = await PGlite.create({
      loadDataDir: new Blob([new Uint8Array(kept)]),
      ...embeddedOptions,
    })
    return mutate(pgliteDatabase(pglite, async () => {}))
  }
  const pglite = await PGlite.create(embeddedOptions)
  const database = pgliteDatabase(pglite, async () => {})
  await migrate(database)
  const dump = await pglite.dumpDataDir('none')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, path)
  return mutate(database)
}

/** Empties every table but the list of migrations, and what a migration has filled: how payments may move. */
export async function emptyDatabase(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('migrations', 'payment_moves')`.execute(database.queries)
  await database.execute(`truncate ${rows.map((row) => `"${row.name}"`).join(', ')} restart identity cascade`)
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
  await admin.query(`create database ${name}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  const database = postgresqlDatabase(own.href, 20)
  await migrate(database)
  await mutate(database)
  return {
    database,
    address: own.href,
    drop: async () => {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
