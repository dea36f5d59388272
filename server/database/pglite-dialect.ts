import type { PGlite, Transaction } from '@electric-sql/pglite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** What we use of PGlite. */
export type Embedded = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'waitReady' | 'closed' | 'close'>

/**
 * kysely on PGlite. kysely's own dialect hands every caller the same connection object, so that a query of one request
 * would run inside the open transaction of another (and be undone with it). Here each holder has a connection object of
 * its own: a transaction holds PGlite's lock, and whatever is not part of it waits.
 */
export function pgliteDialect(pglite: Embedded): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: Embedded
  #transaction: { tx: Transaction; finish: (commit: boolean) => void; over: Promise<void> } | undefined

  constructor(pglite: Embedded) {
    this.#pglite = pglite
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const target = this.#transaction?.tx ?? this.#pglite
    const { rows, affectedRows } = await target.query<Row>(query.sql, [...query.parameters])
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it; PGlite reads whole results
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('PGlite cannot stream rows')
  }

  async begin(): Promise<void> {
    const opened = Promise.withResolvers<Transaction>()
    const decided = Promise.withResolvers<boolean>()
    const over = this.#pglite.transaction(async (tx) => {
      opened.resolve(tx)
      if (!(await decided.promise)) await tx.rollback()
    })
    over.catch(opened.reject)
    this.#transaction = { tx: await opened.promise, finish: decided.resolve, over }
  }

  async end(commit: boolean): Promise<void> {
    const transaction = this.#transaction
    this.#transaction = undefined
    transaction?.finish(commit)
    await transaction?.over
  }
}

function pgliteDriver(pglite: Embedded): Driver {
  return {
    init: async () => pglite.waitReady,
    acquireConnection: async () => new PgliteConnection(pglite),
    beginTransaction: async (connection) => (connection as PgliteConnection).begin(),
    commitTransaction: async (connection) => (connection as PgliteConnection).end(true),
    rollbackTransaction: async (connection) => (connection as PgliteConnection).end(false),
    releaseConnection: async () => {},
    destroy: async () => pglite.close(),
  }
}
