import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import { answerForms } from '@polyhex/contract/exercises/answer-forms'
import {
  emptyLearner,
  type EvaluationState,
  type LearnerState,
  seedLearner,
  type TaskKind,
  taskKinds,
  topicLevel,
  updateLearner,
} from '@polyhex/curriculum'
import type { Database, Tx } from '../database/database.ts'

/** Stored states of another version are worked out anew from the answers. */
export const learnerModel = 1

/** A row of learner_states; `state` is null until the answers have been folded in, and after the model has changed. */
export interface LearnerRow {
  readonly version: number
  readonly model: number
  readonly state: string | null
}

/** What a row says, or null when it has to be worked out anew. */
export function readState({ model, state }: Pick<LearnerRow, 'model' | 'state'>): LearnerState | null {
  return state === null || model !== learnerModel ? null : (JSON.parse(state) as LearnerState)
}

/** An answer as the model takes it. */
export interface FoldedAnswer {
  readonly topicCodeLevel: string
  readonly difficulty: number
  readonly form: string
  /** As they are stored: null for questions of levels that say all of it themselves. */
  readonly kind: string | null
  readonly guess: number | null
  readonly credit: number | null
  readonly outcome: 'right' | 'wrong' | 'skipped'
  readonly helpViewed: boolean
}

const kindOf = (kind: string | null): TaskKind | null => taskKinds.find((each) => each === kind) ?? null

const formOf = (form: string): AnswerForm => answerForms.find((each) => each === form) ?? 'numeric'

/** What is believed after one more answer; an answer on a level that the catalogue has no longer changes nothing. */
export function foldAnswer(state: LearnerState, answer: FoldedAnswer, at: Date): LearnerState {
  if (topicLevel(answer.topicCodeLevel) === null) return state
  const guess = answer.guess === null ? null : answer.guess / 100
  return updateLearner(state, { ...answer, form: formOf(answer.form), kind: kindOf(answer.kind), guess }, at)
}

/** What is believed of an account, for predictions and suggestions; as of its grade when it has answered nothing. */
export async function learnerOf(db: Database, accountId: string): Promise<LearnerState> {
  const row = await db.queries
    .selectFrom('accounts as a')
    .leftJoin('learner_states as l', 'l.account_id', 'a.id')
    .select(['a.grade', 'l.model', 'l.state'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
  const kept = row === undefined || row.model === null ? null : readState({ model: row.model, state: row.state })
  return kept ?? emptyLearner(row?.grade ?? null)
}

/** Folds a closed levelling into what is believed; its run is locked by the caller, and this locks the learner after it. */
export async function seedFromLevelling(
  tx: Tx,
  run: { readonly accountId: string; readonly themeCode: string },
  evaluation: EvaluationState,
  now: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('learner_states')
    .select(['version', 'model', 'state'])
    .where('account_id', '=', run.accountId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return
  const before = readState(row)
  const after = before === null ? null : seedLearner(before, run.themeCode, evaluation, now)
  await tx
    .updateTable('learner_states')
    .set({
      version: row.version + 1,
      model: after === null ? 0 : learnerModel,
      state: after === null ? null : JSON.stringify(after),
      changed_at: now,
    })
    .where('account_id', '=', run.accountId)
    .execute()
}
