import { earningsOfRun, sameDayHours } from '@polyhex/contract/coins/earnings'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { RunRow } from './run-rows.ts'
import { targetName } from './run-view.ts'

/** How many runs of the same exercise have brought coins lately. */
async function paidLately(tx: Tx, run: RunRow, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('runs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', run.account_id)
    .where('type', '=', run.type)
    .where('target', '=', run.target)
    .where('started_at', '>', new Date(now.getTime() - sameDayHours * 3_600_000))
    .where('coins', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Pays for a run that ended without an answer that says so. The caller has just finished it in the same transaction, which makes
 * it count once, also when an answer ends the run at the same time.
 */
export async function payRun(tx: Tx, run: RunRow, passed: boolean, now: Date): Promise<void> {
  const tally = {
    correct: run.correct,
    correctWithHelp: run.correct_with_help,
    missed: run.incorrect + run.skipped,
    mended: run.mended,
  }
  const paidToday = await paidLately(tx, run, now)
  const lastedMs = now.getTime() - run.started_at.getTime()
  const { amount, changeType, less } = earningsOfRun(run.type, tally, passed, { paidToday, lastedMs })
  if (!run.earns || (amount === 0 && less === null)) return
  await tx.updateTable('runs').set({ coins: amount, less_coins: less }).where('id', '=', run.id).execute()
  if (amount === 0) return
  const details = targetName(run.type, run.target)
  await sql`select from record_coin_change(${newId(now)}, ${run.account_id}, ${changeType}, ${details}, ${amount},
    ${`run:${run.id}`}, ${now})`.execute(tx)
}
