import { earningsOfRun } from '@polyhex/contract/coins/earnings'
import { isLevellingOver, levellingResult } from '@polyhex/contract/exercises/completion'
import { levelling } from '@polyhex/contract/exercises/limits'
import { sql } from 'kysely'
import { recordCoinChange } from '../coins/coin-ledger.ts'
import type { Database } from '../database/database.ts'
import { answersOf, evaluationOf } from './evaluation.ts'
import { readQuestions, type RunRow, runsToFinish } from './run-rows.ts'
import { endOfTime, targetName } from './run-view.ts'
import { foundThemeLevel, themeLevelJson } from './theme-level.ts'

/** True for an open levelling whose 300 s have run out without an answer that ended it. */
export function isOverrun(run: RunRow, now: Date): boolean {
  const first = run.first_answered_at?.getTime() ?? null
  return run.state === 'open' && run.timed && isLevellingOver(first, now.getTime())
}

/** Ends a levelling where it stands, as of the end of its time; false when an answer was faster. */
async function finish(db: Database, run: RunRow, now: Date): Promise<boolean> {
  const evaluation = evaluationOf(run, answersOf(await readQuestions(db, run.id)))
  const tally = { correct: run.correct, correctWithHelp: run.correct_with_help, missed: run.incorrect + run.skipped }
  const { amount, changeType } = earningsOfRun(run.type, tally, false)
  const coins = run.earns ? amount : 0
  const done = await db.queries.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('runs')
      .set({ state: 'finished', result: levellingResult, finished_at: endOfTime(run) ?? now, coins })
      .where('id', '=', run.id)
      .where('state', '=', 'open')
      .where('answered', '=', run.answered)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) return false
    if (run.account_id !== null) {
      const level = themeLevelJson(foundThemeLevel(run, evaluation), run.answered)
      await sql`select record_theme_level(${run.account_id}, ${run.target}, ${level}::jsonb, ${now})`.execute(tx)
    }
    return true
  })
  if (done && coins > 0 && run.account_id !== null) {
    // Once a source, so a fault between the two steps is mended by the next call.
    await recordCoinChange(db, {
      accountId: run.account_id,
      changeType,
      details: targetName(run.type, run.target),
      amount: coins,
      source: `run:${run.id}`,
      at: now,
    })
  }
  return done
}

/**
 * Ends a levelling of the caller whose time is over although no answer said so, and gives the run as it is then; any
 * other run is given back as it is. `again` reads the run anew.
 */
export async function finishIfOverrun(
  db: Database,
  run: RunRow,
  again: () => Promise<RunRow>,
  now: Date,
): Promise<RunRow> {
  if (!isOverrun(run, now)) return run
  await finish(db, run, now)
  return again()
}

/** Ends the levellings of an owner in a theme whose time is over, so that a new one can begin. */
export async function finishOverrunRuns(
  db: Database,
  owner: { readonly accountId: string } | { readonly visitorHash: Buffer },
  themeCode: string,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - levelling.seconds * 1000)
  for (const run of await runsToFinish(db, owner, themeCode, before)) await finish(db, run, now)
}
