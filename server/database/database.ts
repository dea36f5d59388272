import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { type GatheredRead, gatherReads } from './gathered-reads.ts'
import { listenOn } from './listen-on.ts'
import { breakWhenSilent, poolLimits, type Waits, waitsOfCalls, waitsOfProbe } from './connection-limits.ts'
import { prepareMarked } from './prepared.ts'
import { type Embedded, pgliteDialect } from './pglite-dialect.ts'
import type { Statement } from './statement.ts'
import type { Tables } from './tables.ts'

/** Queries that take part in an open transaction. Verbs that must be atomic take this, so they cannot run outside one. */
export type Tx = Transaction<Tables>

/** What handlers hold. The same on the embedded database and on a PostgreSQL server. */
export interface Database {
  readonly kind: 'pglite' | 'postgresql'
  /** For queries whose shape changes and for everything that is not hot. */
  readonly queries: Kysely<Tables>
  /** One prepared statement, one round trip, a transaction of its own. */
  run<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>
  /** A read that may share its round trip with the same read of other requests; it sees all that was written before. */
  read<Row>(read: GatheredRead<Row>, values: readonly unknown[]): Promise<Row[]>
  /** Several statements at once, for migrations. */
  execute(sql: string): Promise<void>
  /** Runs `work` while no other process runs its own `work` of this kind. */
  alone<Result>(work: (execute: (sql: string) => Promise<void>) => Promise<Result>): Promise<Result>
  /**
   * Hears what any process notifies on a channel, until the function given back is called; comes back by itself after a
   * lost connection, and misses what was said meanwhile. Only where several processes can share the database.
   */
  listen?(channel: string, heard: (text: string) => void): Promise<() => Promise<void>>
  /** Asks whether the database is there, over a way of its own that no other query can hold up. Throws when it is not. */
  reach(): Promise<void>
  close(): Promise<void>
}

const { DATE, INT8 } = pg.types.builtins

/**
 * How columns are read, alike on both databases. A date without a time is a day of a calendar: as an instant it would be
 * the midnight of whatever zone the server is in. Whole numbers of 64 bits are money and counts: all of ours are far below
 * 2^53, where a number is exact.
 */
export const columnParsers: Readonly<Record<number, (text: string) => string | number>> = {
  [DATE]: (text) => text,
  [INT8]: Number,
}

/** The same for connections of pg: its own way with everything else. Connections that are not ours stay as they are. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((type: typeof DATE, format?: 'text') =>
    columnParsers[type] ?? pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
}

/** The embedded database: one process, one connection, so `alone` has nothing to wait for. `release` runs after closing. */
export function pgliteDatabase(pglite: Embedded, release: () => Promise<void>): Database {
  const queries = new Kysely<Tables>({ dialect: pgliteDialect(pglite) })
  const execute = async (sql: string): Promise<void> => {
    await pglite.exec(sql)
  }
  const run = async <Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> =>
    (await pglite.query<Row>(statement.text, [...values])).rows
  return {
    kind: 'pglite',
    queries,
    execute,
    run,
    // There is no way to go that could be shared.
    read: async (read, values) => run(read.one, values),
    alone: async (work) => work(execute),
    reach: async () => execute('select 1'),
    close: async () => {
      await queries.destroy()
      if (!pglite.closed) await pglite.close()
      await release()
    },
  }
}

/** Any number that is the same in every process of ours; PostgreSQL's advisory locks are by number. */
const migrationLock = 7_165_439_201

/** A PostgreSQL server by its address. `connections` is the size of the pool, `waits` how long it keeps anybody waiting. */
export function postgresqlDatabase(address: string, connections: number, waits: Waits = waitsOfCalls): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    application_name: 'polyhex',
    types: columnTypes,
    ...poolLimits(waits),
  })
  const probe = new pg.Pool({
    connectionString: address,
    max: 1,
    application_name: 'polyhex probe',
    ...poolLimits(waitsOfProbe),
  })
  probe.on('error', () => {})
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', prepareMarked)
  pool.on('connect', breakWhenSilent)
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const run = async <Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query({ name: statement.name, text: statement.text, values: [...values] })).rows as Row[]
  return {
    kind: 'postgresql',
    queries,
    run,
    read: gatherReads(run),
    execute: async (sql) => {
      await pool.query(sql)
    },
    alone: async (work) => {
      // Without limits: another process may be at it for long, and so may we.
      const client = new pg.Client({ connectionString: address, application_name: 'polyhex alone', keepAlive: true })
      client.on('error', () => {})
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        return await work(async (sql) => {
          await client.query(sql)
        })
      } finally {
        // Its lock goes with it.
        await client.end()
      }
    },
    listen: async (channel, heard) => listenOn(address, channel, heard),
    reach: async () => {
      await probe.query('select 1')
    },
    close: async () => {
      await Promise.all([queries.destroy(), probe.end()])
    },
  }
}
