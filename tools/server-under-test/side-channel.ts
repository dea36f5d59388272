/**
 * Loaded before server/main.ts in a process that a test has started (`node --import`), never by the product: answers
 * the test's SQL questions about the embedded database, which no other process can open. The server under test is
 * unchanged, and it listens only to the process that started it.
 */
import { PGlite } from '@electric-sql/pglite'

interface Asked {
  readonly number: number
  readonly sql: string
  readonly values: readonly unknown[]
}

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
    return original.apply(this, args)
  }
}

process.on('message', (asked: Asked) => {
  const answer = async (): Promise<{ rows: unknown[] } | { fault: string }> => {
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
