import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Tx } from '../database/database.ts'

/**
 * What is to be written after the provider was read. False: what it was read for has changed meanwhile, so that it must be
 * read again; then nothing may have been written.
 */
export type Effects = (tx: Tx) => Promise<boolean>

/** Two transactions that waited for each other, or could not be put in order. */
const clashes: ReadonlySet<unknown> = new Set(['40P01', '40001'])
/** Natural keys: another did the same at the same moment. The next try sees it done. */
const doneMeanwhile: ReadonlySet<unknown> = new Set(['credits_granted_once', 'payments_provider_invoice_id_key'])
const mostTries = 5
const pauseMs = 5

function mayTryAgain(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  return clashes.has(code) || (code === '23505' && doneMeanwhile.has(constraint))
}

class ChangedMeanwhile extends Error {}

/**
 * Reads the provider (`look`) and writes what follows (its effects, then `also`) in one transaction; again, when
 * something changed in between or another transaction was in the way, at most five times. Nothing foreign is awaited while
 * the transaction is open. The last failure is thrown. M-033.
 */
export async function carryOut(
  db: Database,
  look: () => Promise<Effects | null>,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const effects = await look()
    try {
      return await db.queries.transaction().execute(async (tx) => {
        if (effects !== null && !(await effects(tx))) throw new ChangedMeanwhile('it changed while it was read')
        await also(tx)
      })
    } catch (error) {
      if (tries === mostTries || !(error instanceof ChangedMeanwhile || mayTryAgain(error))) throw error
      await wait(tries * pauseMs)
    }
  }
}
