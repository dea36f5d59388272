import type pg from 'pg'

/** How long the database may keep its callers waiting, in milliseconds. */
export interface Waits {
  /** For a free or a new connection. */
  readonly connection: number
  /** For a statement, as the server counts. */
  readonly statement: number
  /** For an answer, as we count: a little more, and the connection is not used again. */
  readonly answer: number
  readonly lock: number
  /** For the next statement of a transaction. */
  readonly idle: number
}

/** For calls, which somebody waits for. */
export const waitsOfCalls: Waits = { connection: 3000, statement: 10_000, answer: 12_000, lock: 3000, idle: 15_000 }
/** For recurring work, which has more to read and nobody who waits. */
export const waitsOfWork: Waits = {
  connection: 10_000,
  statement: 120_000,
  answer: 130_000,
  lock: 10_000,
  idle: 15_000,
}
/** For the question whether the database is there at all. */
export const waitsOfProbe: Waits = { connection: 1000, statement: 1000, answer: 1000, lock: 1000, idle: 1000 }

/** The settings of a pool that waits no longer than that, and whose connections notice when the other side is gone. */
export const poolLimits = (waits: Waits): pg.PoolConfig => ({
  connectionTimeoutMillis: waits.connection,
  query_timeout: waits.answer,
  statement_timeout: waits.statement,
  lock_timeout: waits.lock,
  idle_in_transaction_session_timeout: waits.idle,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  maxLifetimeSeconds: 1800,
})

/**
 * Breaks a connection whose answer did not come in time: it would be given back with the answer still on its way, which
 * the next one would take for its own. Whoever holds a connection that breaks hears it from the query; the connection's own
 * event would end the process.
 */
export function breakWhenSilent(client: pg.PoolClient): void {
  client.on('error', () => {})
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const sent = query(...given)
    if (sent instanceof Promise) {
      sent.catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'Query read timeout') return
        const broken = client as unknown as { end(): Promise<void>; connection: { stream: { destroy(): void } } }
        // Marked as ending, so that the pool does not lend it again, and gone at once.
        broken.end().catch(() => {})
        broken.connection.stream.destroy()
      })
    }
    return sent
  }) as typeof client.query
}
