import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'

export const migrationsDirectory = join(import.meta.dirname, 'migrations')

export interface Migration {
  readonly name: string
  readonly text: string
  readonly hash: string
}

/** The migrations in their order, which is that of their names. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsDirectory)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsDirectory, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Brings the database up to date: each migration runs once, in a transaction with the note that it ran, and only
 * forward. Throws when a migration that has run has been changed since. Gives the names of those run now.
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrations = await readMigrations()
  return database.alone(async (execute) => {
    await execute(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    )
    const { rows } = await sql<{ name: string; hash: string }>`select name, hash from migrations`.execute(
      database.queries,
    )
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    const ran: string[] = []
    for (const { name, text, hash } of migrations) {
      const known = done.get(name)
      if (known === hash) continue
      if (known !== undefined)
        throw new Error(`${name} has been changed after it ran on this database; write a new migration`)
      await execute(
        `begin;\n${text}\n;insert into migrations (name, hash) values (${quoted(name)}, ${quoted(hash)});\ncommit;`,
      )
      ran.push(name)
    }
    return ran
  })
}
