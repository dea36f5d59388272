import { isPassed, nextUnitOnStack, runFigures } from '@polyhex/contract/exercises/completion'
import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import type { Database } from '../database/database.ts'
import { nextTopicLevel, nextUnit } from './next-target.ts'
import { readQuestions, type RunRow, type WithPublic } from './run-rows.ts'
import { answersOf, evaluationOf } from './evaluation.ts'
import { shownThemeLevel } from './theme-level.ts'

async function unitsOnStack(db: Database, accountId: string): Promise<{ unitCode: string | null }[]> {
  return db.queries
    .selectFrom('stack_items')
    .select('unit_code as unitCode')
    .where('account_id', '=', accountId)
    .where('type', '=', 'unit_game')
    .orderBy('sequence')
    .execute()
}

/** Where 'Next Unit' leads: the first unit on the stack other than this one (L-156), else the one after it. */
async function unitAfter(db: Database, run: RunRow): Promise<string | null> {
  if (run.type !== 'unit_mastery') return null
  const stack = run.account_id === null ? [] : await unitsOnStack(db, run.account_id)
  return nextUnitOnStack(stack, run.target) ?? nextUnit(run.target)
}

/** The results of a finished run; null while it goes on. `questions` saves reading them again. */
export async function resultsOf(
  db: Database,
  run: RunRow,
  questions?: readonly WithPublic[],
): Promise<ExerciseResults | null> {
  if (run.result === null) return null
  const asked = (questions ?? (await readQuestions(db, run.id, run.finished_at ?? run.started_at))).filter(
    (row) => row.outcome !== null,
  )
  const { total, required } = runFigures(run.type)
  const used = run.correct + run.incorrect + run.skipped
  const reached = run.type === 'contest_problems' ? run.points : run.correct
  return {
    runId: run.id,
    type: run.type,
    result: run.result,
    passed: isPassed(run.result),
    firstPass: run.first_pass,
    correct: run.correct,
    incorrect: run.incorrect,
    answered: run.correct + run.incorrect,
    skipped: run.skipped,
    total,
    timeTakenSeconds: Math.round(run.time_taken_ms / 100) / 10,
    hasViewedHelp: run.has_viewed_help,
    score: required === null ? run.correct / Math.max(1, used) : Math.min(1, reached / required),
    points: run.type === 'contest_problems' ? run.points : null,
    themeLevel: run.type === 'levelling' ? shownThemeLevel(run, evaluationOf(run, answersOf(asked))) : null,
    series: asked.map((row) => Math.round((row.answer_time_ms ?? 0) / 100) / 10),
    labels: asked.map((row) => String(row.position)),
    lastCorrectSequenceCount: run.in_a_row,
    contestPlayerId: run.contest_player_id,
    coinsEarned: run.coins,
    lessCoins: run.less_coins,
    nextTopicCodeLevel: run.type === 'practice' || run.type === 'speed' ? nextTopicLevel(run.target) : null,
    nextUnitCode: await unitAfter(db, run),
  }
}
