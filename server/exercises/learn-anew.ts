import { setImmediate as breathe } from 'node:timers/promises'
import { emptyLearner, type LearnerState, seedLearner } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { evaluationOf, type EvaluationAnswer } from './evaluation.ts'
import { foldAnswer, learnerModel, readState } from './learner-states.ts'

interface AnswerRow {
  run_id: string
  type: string
  state: string
  target: string
  seed: number
  grade: number | null
  prior_mean: number | null
  prior_deviation: number | null
  topic_code_level: string
  difficulty: number
  form: string
  kind: string | null
  guess: number | null
  credit: number | null
  outcome: string
  help_viewed: boolean
  answered_at: Date
}

type Outcome = 'right' | 'wrong' | 'skipped'

/** Other requests get their turn after so many answers. */
const atOnce = 200

async function everyAnswer(db: Database, accountId: string): Promise<AnswerRow[]> {
  return db.queries
    .selectFrom('answers as a')
    .innerJoin('run_questions as q', 'q.id', 'a.question_id')
    .innerJoin('runs as r', 'r.id', 'a.run_id')
    .select(['a.run_id', 'r.type', 'r.state', 'r.target', 'r.seed', 'r.grade', 'r.prior_mean', 'r.prior_deviation'])
    .select([
      'a.topic_code_level',
      'a.difficulty',
      'q.form',
      'q.kind',
      'q.guess',
      'a.credit',
      'a.outcome',
      'a.help_viewed',
      'a.answered_at',
    ])
    .where('a.account_id', '=', accountId)
    .orderBy('a.answered_at')
    .orderBy('a.run_id')
    .orderBy('a.position')
    .execute()
}

/** A levelling with its answers, folded in as a whole where its last one stands. */
function foldLevelling(state: LearnerState, rows: readonly AnswerRow[]): LearnerState {
  const last = rows.at(-1)
  if (last === undefined) return state
  const answers = rows.map((row): EvaluationAnswer => [
    row.topic_code_level,
    row.help_viewed ? 'helped' : (row.outcome as Outcome),
  ])
  return seedLearner(state, last.target, evaluationOf(last, answers), last.answered_at)
}

/**
 * What all answers of an account say, in their order: the same as if each had been folded in when it was given. A levelling
 * that goes on is left out, because it is folded in when it ends.
 */
export async function foldEveryAnswer(db: Database, accountId: string, grade: number | null): Promise<LearnerState> {
  const rows = await everyAnswer(db, accountId)
  const levellings = Map.groupBy(
    rows.filter((row) => row.type === 'levelling'),
    (row) => row.run_id,
  )
  let state = emptyLearner(rows[0] === undefined ? grade : rows[0].grade)
  for (const [place, row] of rows.entries()) {
    if (place % atOnce === atOnce - 1) await breathe()
    if (row.type === 'levelling') {
      const whole = levellings.get(row.run_id) ?? []
      if (row.state !== 'open' && whole.at(-1) === row) state = foldLevelling(state, whole)
      continue
    }
    const { topic_code_level: topicCodeLevel, difficulty, form, kind, guess, credit, help_viewed: helpViewed } = row
    const answer = {
      topicCodeLevel,
      difficulty,
      form,
      kind,
      guess,
      credit,
      outcome: row.outcome as Outcome,
      helpViewed,
    }
    state = foldAnswer(state, answer, row.answered_at)
  }
  return state
}

/** So many answers may come in between before this gives up; each of them is a child who answers. */
const mostTurns = 25

/**
 * What is believed of an account, ready to be changed by answers: worked out anew where there is no row yet, where answers were
 * given before there was a model, where the model has changed, and where the grade was changed before the first answer.
 */
export async function prepareLearner(
  db: Database,
  owner: { readonly accountId: string; readonly grade: number | null },
  now: Date,
): Promise<LearnerState> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const row = await db.queries
      .selectFrom('learner_states')
      .select(['version', 'model', 'state'])
      .where('account_id', '=', owner.accountId)
      .executeTakeFirst()
    const kept = row === undefined ? null : readState(row)
    if (kept !== null && (kept.answers > 0 || kept.grade === owner.grade)) return kept
    if (row === undefined) {
      // Before the answers are read, so that one given in between is noticed by its version.
      await db.queries
        .insertInto('learner_states')
        .values({ account_id: owner.accountId, changed_at: now })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .execute()
    }
    const state = await foldEveryAnswer(db, owner.accountId, owner.grade)
    const written = await db.queries
      .updateTable('learner_states')
      .set({
        version: (row?.version ?? 0) + 1,
        model: learnerModel,
        state: JSON.stringify(state),
        changed_at: now,
      })
      .where('account_id', '=', owner.accountId)
      .where('version', '=', row?.version ?? 0)
      .returning('version')
      .executeTakeFirst()
    if (written !== undefined) return state
  }
  throw new Error(`the learner ${owner.accountId} does not come to rest`)
}
