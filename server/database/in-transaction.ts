import type { Database, Tx } from './database.ts'

/** What PostgreSQL says when two transactions put one person into two classes at once, wait for each other, or cannot be put in order. */
const clashes: ReadonlySet<unknown> = new Set(['23P01', '40P01', '40001'])
const mostTries = 3

function isClash(error: unknown): boolean {
  return error instanceof Error && 'code' in error && clashes.has(error.code)
}

/**
 * Runs verbs in one transaction, again, at most twice, when it clashed with another that was under way: by then the other
 * has ended and can be seen. So `work` must change nothing outside of the transaction. The last failure is thrown.
 */
export async function inTransaction<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.queries.transaction().execute(work)
    } catch (error) {
      if (tries === mostTries || !isClash(error)) throw error
    }
  }
}
