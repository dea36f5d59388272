import pg from 'pg'
import type { Waits } from '../../server/database/connection-limits.ts'
import { type Database, postgresqlDatabase } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openTestPostgres } from '../suite/test-postgres.ts'

/** As many as a server has unless it is told otherwise (DATABASE_CONNECTIONS). */
const connections = 10

/** Works on a migrated, empty database of a PostgreSQL of its own, with the limits of calls or of recurring work; both are gone afterwards. */
export async function onMoneyDatabase<Result>(
  root: string,
  waits: Waits,
  work: (db: Database, address: string) => Promise<Result>,
): Promise<Result> {
  const server = await openTestPostgres(root)
  const name = `polyhex_bench_money_${process.pid}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const address = new URL(server.url)
  address.pathname = `/${name}`
  const db = postgresqlDatabase(address.href, connections, waits)
  try {
    await migrate(db)
    return await work(db, address.href)
  } finally {
    await db.close()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await server.stop()
  }
}
