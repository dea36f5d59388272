import {
  chooseNext,
  evaluationCandidates,
  type EvaluationItem,
  type EvaluationPrior,
  type EvaluationState,
  isReady,
  openChance,
  startEvaluation,
  updateEvaluation,
} from '@polyhex/curriculum'
import { questionStream } from './plan-run.ts'
import type { QuestionRow, RunRow } from './run-rows.ts'

/**
 * The evaluation of a levelling, which is worked out anew from the run and its answers whenever it is needed: there is no
 * state of it that could differ from what was answered, and visitors need none.
 */

/** An answer of a levelling: its topic level, and how it came out; 'helped' where help was open before it. */
export type EvaluationAnswer = readonly [string, 'right' | 'wrong' | 'skipped' | 'helped']

/** What an evaluation needs to know of its run. */
export type EvaluatedRun = Pick<RunRow, 'target' | 'grade' | 'seed' | 'prior_mean' | 'prior_deviation'>

/** What was believed before the first answer: an ability from other answers, else the grade, else nothing. */
function priorOf({ prior_mean: mean, prior_deviation: sd, grade }: EvaluatedRun): EvaluationPrior {
  if (mean !== null && sd !== null) return { kind: 'ability', mean, sd }
  return grade === null ? { kind: 'unknown' } : { kind: 'grade', grade }
}

const itemsByTheme = new Map<string, ReadonlyMap<string, EvaluationItem>>()

/** What may be asked about a theme, by topic level; also what may no longer be asked, since it may have been answered. */
function itemsOf(themeCode: string): ReadonlyMap<string, EvaluationItem> {
  const items =
    itemsByTheme.get(themeCode) ??
    new Map(evaluationCandidates(themeCode, () => true).map((item) => [item.topicCodeLevel, item]))
  itemsByTheme.set(themeCode, items)
  return items
}

/** What the answers of a levelling say. Help makes a right answer say as little as 'I don't know'. */
export function evaluationOf(run: EvaluatedRun, answers: readonly EvaluationAnswer[]): EvaluationState {
  const items = itemsOf(run.target)
  return answers.reduce(
    (state, [key, outcome]) => {
      const item = items.get(key)
      return item === undefined ? state : updateEvaluation(state, item, outcome === 'helped' ? 'skipped' : outcome)
    },
    startEvaluation(priorOf(run)),
  )
}

/** What to ask at a place of a levelling, from 1: always the same after the same answers. */
export function itemAt(run: EvaluatedRun, evaluation: EvaluationState, position: number): EvaluationItem {
  const candidates = [...itemsOf(run.target).values()].filter((item) => isReady(item.topicCodeLevel))
  return chooseNext(evaluation, candidates, openChance(`${questionStream(run.seed, position, 0)}|item`))
}

/** The answers that the plan of a levelling holds, as record_answer writes them. */
export function answersOfPlan(plan: readonly string[]): EvaluationAnswer[] {
  return plan.map((entry) => entry.split(' ') as unknown as EvaluationAnswer)
}

/** The answers of a run as its evaluation takes them. */
export function answersOf(rows: readonly QuestionRow[]): EvaluationAnswer[] {
  return rows.flatMap((row) =>
    row.outcome === null ? [] : [[row.topic_code_level, row.answered_with_help === true ? 'helped' : row.outcome]],
  )
}
