import { inTransaction } from '../../database/in-transaction.ts'
import type { Database, Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Actor } from '../../identity/audit.ts'
import { resetFactors } from '../../identity/second-factor/factors.ts'
import { demandAccount } from '../account-rows.ts'
import { endAllSessions } from '../open-sessions.ts'

/**
 * Turns two-step sign-in of an account off for somebody who has lost everything it asks for, and signs the account out
 * everywhere. The account is told by mail, and the log says who did it (`actor` null: somebody at the server's terminal).
 */
export async function turnTwoStepOff(tx: Tx, accountId: string, actor: Actor | null, now: Date): Promise<number> {
  const removed = await resetFactors(tx, accountId, actor, now)
  if (removed > 0) await endAllSessions(tx, [accountId], null)
  return removed
}

/**
 * The same by an administrator, who needs another one for the own account: else whoever sits at an open browser would take the
 * second step away. Throws account_not_found, own_account.
 */
export async function resetForOther(db: Database, accountId: string, actor: Actor, now: Date): Promise<number> {
  if (accountId === actor.accountId) throw new Refusal('own_account')
  await demandAccount(db.queries, accountId, now, [])
  return inTransaction(db, (tx) => turnTwoStepOff(tx, accountId, actor, now))
}
