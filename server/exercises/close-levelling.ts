import { inTransaction } from '../database/in-transaction.ts'
import { isLevellingOver, levellingResult } from '@polyhex/contract/exercises/completion'
import { levelling, storedAnswersHours } from '@polyhex/contract/exercises/limits'
import type { EvaluationState } from '@polyhex/curriculum'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { answersOf, evaluationOf } from './evaluation.ts'
import { seedFromLevelling } from './learner-states.ts'
import { payRun } from './pay-run.ts'
import { abandonedLevellings, openLevellings, readQuestions, type RunRow } from './run-rows.ts'
import { endOfTime } from './run-view.ts'
import { foundThemeLevel, themeLevelJson } from './theme-level.ts'

/** Levellings that end without an answer that says so: by their clock, or because their child does not come back to them. */

/** True for an open levelling whose 300 s have run out. */
export function isOverrun(run: RunRow, now: Date): boolean {
  const first = run.first_answered_at?.getTime() ?? null
  return run.state === 'open' && run.timed && isLevellingOver(first, now.getTime())
}

async function takeAccount(tx: Tx, run: RunRow, evaluation: EvaluationState, over: boolean, now: Date): Promise<void> {
  if (run.account_id === null) return
  if (over) {
    await payRun(tx, run, false, now)
    const level = themeLevelJson(foundThemeLevel(run, evaluation))
    await sql`select record_theme_level(${run.account_id}, ${run.target}, ${level}::jsonb, ${now})`.execute(tx)
  }
  await seedFromLevelling(tx, { accountId: run.account_id, themeCode: run.target }, evaluation, now)
}

/**
 * Closes an open levelling where it stands: one whose time is over is finished, with its level and its coins; any other is left
 * behind, and only what its answers say about the learner is kept. Nothing happens when an answer was faster.
 */
export async function closeLevelling(db: Database, run: RunRow, now: Date): Promise<void> {
  const over = isOverrun(run, now)
  const evaluation = evaluationOf(run, answersOf(await readQuestions(db, run.id, now)))
  await inTransaction(db, async (tx) => {
    const closed = await tx
      .updateTable('runs')
      .set(
        over ? { state: 'finished', result: levellingResult, finished_at: endOfTime(run) ?? now } : { state: 'left' },
      )
      .where('id', '=', run.id)
      .where('state', '=', 'open')
      .where('answered', '=', run.answered)
      .returning('id')
      .executeTakeFirst()
    if (closed !== undefined && run.answered > 0) await takeAccount(tx, run, evaluation, over, now)
  })
}

/** Finishes a levelling of the caller whose time is over, and gives the run as it is then; any other as it is. `again` reads it anew. */
export async function finishIfOverrun(
  db: Database,
  run: RunRow,
  again: () => Promise<RunRow>,
  now: Date,
): Promise<RunRow> {
  if (!isOverrun(run, now)) return run
  await closeLevelling(db, run, now)
  return again()
}

/**
 * Makes room for a levelling of an owner in a theme: what is open there is closed, unless it can be taken up again because
 * it is as timed as the new one, has time left, is less than 24 hours old, and no new beginning is wanted.
 */
export async function closeLevellingsBefore(
  db: Database,
  owner: { readonly accountId: string } | { readonly visitorHash: Buffer },
  wanted: { readonly themeCode: string; readonly timed: boolean; readonly restart: boolean },
  now: Date,
): Promise<void> {
  const since = now.getTime() - storedAnswersHours * 3_600_000
  for (const run of await openLevellings(db, owner, wanted.themeCode)) {
    const mayGoOn = !wanted.restart && run.timed === wanted.timed && run.started_at.getTime() > since
    if (!mayGoOn || isOverrun(run, now)) await closeLevelling(db, run, now)
  }
}

/** So many at a time; the job comes again. */
const mostAtOnce = 200

/** Standing job: closes the levellings of accounts whose time is over, or that nobody has come back to for a day. */
export async function closeAbandonedLevellings(db: Database, now: Date): Promise<number> {
  const runs = await abandonedLevellings(
    db,
    new Date(now.getTime() - levelling.seconds * 1000),
    new Date(now.getTime() - storedAnswersHours * 3_600_000),
    mostAtOnce,
  )
  for (const run of runs) await closeLevelling(db, run, now)
  return runs.length
}
