import { earningsOfRun } from '@polyhex/contract/coins/earnings'
import { addToTally, isPassed, type Tally, usedUp } from '@polyhex/contract/exercises/completion'
import { type EvaluationState, type LearnerState, seedLearner } from '@polyhex/curriculum'
import { newId } from '../database/new-id.ts'
import { type End, endAfter } from './end-of-run.ts'
import { answersOfPlan, evaluationOf } from './evaluation.ts'
import { foldAnswer, learnerModel, readState } from './learner-states.ts'
import { makeQuestion, type NewQuestion } from './make-question.ts'
import { difficultyOfTasks, nextToAsk } from './next-to-ask.ts'
import { questionStream } from './plan-run.ts'
import { type Asked, type RunRow, tallyOf } from './run-rows.ts'
import { answeredEntry } from './run-tasks.ts'

export type Outcome = 'right' | 'wrong' | 'skipped'

/** How an answer went; `credit` is how much of it was right, 0 to 100, null where nothing was weighed. */
export interface Marked {
  readonly outcome: Outcome
  readonly credit: number | null
}

/** What is to be written of the learner: on top of which version, and what; a null state is worked out anew later. */
export interface LearnerChange {
  readonly version: number
  readonly model: number
  readonly state: string | null
}

/** What follows from an outcome: the run as it is then, and the next question unless this was the last. */
export interface Consequence {
  readonly run: RunRow
  /** The question to be stored; null at the end, and where one was made ahead. */
  readonly next: NewQuestion | null
  readonly changeType: string
  readonly end: End
  /** Null for visitors, and while a levelling goes on: it is folded in as a whole at its end. */
  readonly learner: LearnerChange | null
}

/** The evaluation with this answer; null for other runs. */
function evaluationAfter(asked: Asked, outcome: Outcome): EvaluationState | null {
  if (asked.type !== 'levelling') return null
  const answer = [asked.topic_code_level, asked.help_viewed ? 'helped' : outcome] as const
  return evaluationOf(asked, [...answersOfPlan(asked.plan), answer])
}

/** What is believed of the learner after this answer; null where nothing is known of one. */
function learnerAfter(asked: Asked, { outcome, credit }: Marked, now: Date): LearnerState | null {
  if (asked.learner_version === null) return null
  const before = readState({ model: asked.learner_model ?? 0, state: asked.learner_state })
  if (before === null) return null
  const { topic_code_level: topicCodeLevel, question_difficulty: difficulty, form, kind, guess } = asked
  const answer = { topicCodeLevel, difficulty, form, kind, guess, credit, outcome, helpViewed: asked.help_viewed }
  return foldAnswer(before, answer, now)
}

/** What is written of the learner; the version goes up with every answer that counts, so that none is lost. */
function changeOf(asked: Asked, after: LearnerState | null): LearnerChange | null {
  if (asked.learner_version === null) return null
  if (after === null) return { version: asked.learner_version, model: 0, state: null }
  return { version: asked.learner_version, model: learnerModel, state: JSON.stringify(after) }
}

function learnerChange(
  asked: Asked,
  after: LearnerState | null,
  evaluation: EvaluationState | null,
  end: End,
  now: Date,
): LearnerChange | null {
  if (evaluation === null) return changeOf(asked, after)
  if (end.result === null) return null
  const before = readState({ model: asked.learner_model ?? 0, state: asked.learner_state })
  return changeOf(asked, before === null ? null : seedLearner(before, asked.target, evaluation, now))
}

function runAfter(asked: Asked, tally: Tally, end: End, withHelp: number, timeTakenMs: number, now: Date): RunRow {
  return {
    ...asked,
    answered: usedUp(tally),
    correct: tally.correct,
    incorrect: tally.incorrect,
    skipped: tally.skipped,
    in_a_row: tally.inARow,
    correct_with_help: withHelp,
    has_viewed_help: asked.has_viewed_help || asked.help_viewed,
    time_taken_ms: asked.time_taken_ms + timeTakenMs,
    points: asked.points + end.points,
    first_answered_at: asked.first_answered_at ?? now,
    result: end.result,
    passed: end.result !== null && isPassed(end.result),
    state: end.result === null ? 'open' : 'finished',
    finished_at: end.result === null ? null : now,
  }
}

/** Works out all that follows from an answer, and makes the next question. Nothing is written here. */
export async function consequenceOf(
  asked: Asked,
  marked: Marked,
  timeTakenMs: number,
  now: Date,
): Promise<Consequence> {
  const { outcome } = marked
  const tally = addToTally(tallyOf(asked), outcome)
  const evaluation = evaluationAfter(asked, outcome)
  const end = endAfter(asked, tally, outcome, evaluation, now)
  const withHelp = asked.correct_with_help + (outcome === 'right' && asked.help_viewed ? 1 : 0)
  const after = runAfter(asked, tally, end, withHelp, timeTakenMs, now)
  const missed = tally.incorrect + tally.skipped
  const earned = earningsOfRun(
    asked.type,
    { correct: tally.correct, correctWithHelp: withHelp, missed, mended: asked.mended },
    after.passed,
    { paidToday: asked.paid_today, lastedMs: now.getTime() - asked.started_at.getTime() },
  )
  const learner = evaluation === null ? learnerAfter(asked, marked, now) : null
  const position = usedUp(tally) + 1
  const toAsk = nextToAsk(asked, { outcome, position, evaluation, learner, now })
  const next =
    end.result === null && asked.last_position < position
      ? await makeQuestion({
          id: newId(now),
          ...toAsk,
          notes: [...asked.avoid_notes, ...asked.run_notes],
          stream: questionStream(asked.seed, position, 0),
          wish: {
            asked: [...asked.tasks, answeredEntry(asked, outcome)],
            type: asked.type,
            widgetSet: asked.widget_set,
            difficultyOf: difficultyOfTasks(asked.type, toAsk, learner, now),
          },
        })
      : null
  const isPaid = end.result !== null && asked.earns
  return {
    run: {
      ...after,
      difficulty: toAsk.difficulty,
      coins: isPaid ? earned.amount : 0,
      less_coins: isPaid && asked.account_id !== null ? earned.less : null,
    },
    next,
    changeType: earned.changeType,
    end,
    learner: learnerChange(asked, learner, evaluation, end, now),
  }
}
