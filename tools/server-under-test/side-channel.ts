/**
 * Loaded before server/main.ts in a process that a test has started (`node --import`), never by the product: answers
 * the test's SQL questions about the embedded database, which no other process can open; lets the process die at a query
 * that the test names; sets its clock ahead (CLOCK_AHEAD_MS). The server under test is unchanged, and it listens only to
 * the process that started it.
 */
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { DyingAt } from './start-server.ts'

type Asked = { readonly number: number } & (
  | { readonly sql: string; readonly values: readonly unknown[] }
  | { readonly dieAt: DyingAt }
)

const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
if (ahead > 0) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      if (given.length === 0) super(RealDate.now() + ahead)
      else super(...given)
    }
    static override now(): number {
      return RealDate.now() + ahead
    }
  } as DateConstructor
}

/** Where the process dies of itself, as by kill -9; null: nowhere. */
let trap: DyingAt | null = null
const die = (): void => void process.kill(process.pid, 'SIGKILL')

/** Sends a query, and dies before or after it when it is the one that was named. */
function orDie(text: unknown, send: () => unknown): unknown {
  if (trap === null || typeof text !== 'string' || !text.replace(/\s+/g, ' ').includes(trap.query)) return send()
  if (trap.when === 'before') die()
  const sent = send()
  if (sent instanceof Promise) void sent.then(die, () => undefined)
  return sent
}

const clientQuery = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown
pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]): unknown {
  const [first] = given
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first
  return orDie(text, () => clientQuery.apply(this, given))
} as typeof pg.Client.prototype.query

let opened: PGlite | null = null
const remembered = (database: PGlite): void => {
  opened = database
}

const prototype = PGlite.prototype as unknown as Record<string, (this: PGlite, ...args: unknown[]) => unknown>
for (const name of ['query', 'exec', 'transaction']) {
  const original = prototype[name]
  if (original === undefined) throw new Error(`this PGlite has no ${name}`)
  prototype[name] = function remember(this: PGlite, ...args: unknown[]): unknown {
    remembered(this)
    if (name !== 'transaction') return orDie(args[0], () => original.apply(this, args))
    const [work, ...rest] = args as [(tx: { query: (...given: unknown[]) => unknown }) => unknown, ...unknown[]]
    const watched: typeof work = (tx) => {
      const query = tx.query.bind(tx)
      tx.query = (...given) => orDie(given[0], () => query(...given))
      return work(tx)
    }
    return original.apply(this, [watched, ...rest])
  }
}

process.on('message', (asked: Asked) => {
  const answer = async (): Promise<{ rows: unknown[] } | { fault: string }> => {
    if ('dieAt' in asked) {
      trap = asked.dieAt
      return { rows: [] }
    }
    if (opened === null) return { fault: 'the embedded database is not open' }
    try {
      return { rows: (await opened.query(asked.sql, [...asked.values])).rows }
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) }
    }
  }
  void answer().then((result) => process.send?.({ number: asked.number, ...result }))
})
// The channel alone must not keep a server alive that has been asked to stop.
process.channel?.unref()
