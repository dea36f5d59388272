import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import { type AnswerKey, keyFromJson, markResponse, type Verdict } from '@polyhex/curriculum'
import { constraintOf } from '../database/constraint.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { type Consequence, consequenceOf, type Outcome } from './consequence.ts'
import { type AnswerRecord, nextRecord, recordAnswer } from './record-answer.ts'
import { resultsOf } from './results.ts'
import { answeredEntry } from './run-tasks.ts'
import { tellRunChange } from './run-changes.ts'
import { type Asked, pendingQuestions, type QuestionRow, runForAnswer, type RunRow } from './run-rows.ts'
import { secondTryUntil } from './second-try-terms.ts'
import { coinsOf, freshQuestion, targetName, toAnswer, toPendingQuestion, toRun } from './run-view.ts'

/** An answer as it came; `response` is null when the question is skipped. */
export interface GivenAnswer {
  readonly runId: string
  readonly questionId: string
  readonly response: string | null
  readonly timeTakenMs: number
  /** The browser can offer a second try; left out: it cannot. */
  readonly secondTry?: boolean
}

/** What the database is to write of an answer. */
function recordOf(
  asked: Asked,
  given: GivenAnswer,
  verdict: Verdict | null,
  then: Consequence,
  secondUntil: Date | null,
  now: Date,
): AnswerRecord {
  const { run, next, end, learner } = then
  const outcome = outcomeOf(verdict)
  const wrong = misconceptionOf(verdict)
  return {
    run: run.id,
    answered: asked.answered,
    question: asked.question_id,
    outcome,
    response: given.response,
    misconception: wrong?.code ?? null,
    why: wrong?.why ?? null,
    credit: creditOf(verdict),
    time: given.timeTakenMs,
    help: asked.help_viewed,
    in_a_row: run.in_a_row,
    difficulty: run.difficulty,
    result: run.result,
    passed: run.passed,
    coins: run.coins,
    less: run.less_coins,
    change_type: then.changeType,
    change_details: targetName(run.type, run.target),
    change_id: newId(now),
    now,
    points: end.points,
    theme_level: end.themeLevel === null ? null : (JSON.parse(end.themeLevel) as unknown),
    task_entry: answeredEntry(asked, outcome),
    learner_version: learner?.version ?? null,
    learner_model: learner?.model ?? null,
    learner_state: learner?.state ?? null,
    mended: asked.mended,
    second_until: secondUntil,
    next: next === null ? null : nextRecord(next),
  }
}

/** A wrong answer that no misconception explains but that is close is stored as 'near'. */
function misconceptionOf(verdict: Verdict | null): { code: string; why: string } | null {
  if (verdict?.verdict !== 'wrong' || verdict.why === undefined) return null
  return { code: verdict.misconception ?? 'near', why: verdict.why }
}

/** How much of an answer was right, 0 to 100; null where the outcome says it all. */
function creditOf(verdict: Verdict | null): number | null {
  return verdict?.verdict === 'right' || verdict?.verdict === 'wrong' ? (verdict.credit ?? null) : null
}

function outcomeOf(verdict: Verdict | null): Outcome {
  if (verdict === null) return 'skipped'
  return verdict.verdict === 'right' ? 'right' : 'wrong'
}

type ToMend = Extract<Verdict, { verdict: 'almost' | 'invalid' }>

/** Nothing is recorded: the child may mend the answer. */
function mendable(asked: Asked, { verdict, sentence, part }: ToMend): AnswerOutcome {
  const run = toRun(asked)
  const of = part === undefined ? {} : { part }
  return { verdict, sentence, ...of, answer: null, run, coins: run.coins, nextQuestions: [], results: null }
}

/** The outcome of an answer that was recorded before: sent twice, or from a second tab. */
async function replay(db: Database, caller: Caller, asked: Asked, outcome: Outcome, now: Date): Promise<AnswerOutcome> {
  const pending = asked.state === 'open' ? await pendingQuestions(db, caller, asked.id, now) : []
  const results = await resultsOf(db, asked)
  return {
    verdict: outcome,
    sentence: null,
    answer: toAnswer(asked),
    run: toRun(asked),
    coins: coinsOf(asked, null),
    nextQuestions: pending.slice(0, 1).map(toPendingQuestion),
    results,
  }
}

function recordedRow(
  asked: Asked,
  given: GivenAnswer,
  verdict: Verdict | null,
  secondUntil: Date | null,
  now: Date,
): QuestionRow {
  const wrong = misconceptionOf(verdict)
  return {
    ...asked,
    outcome: outcomeOf(verdict),
    response: given.response,
    misconception: wrong?.code ?? null,
    why: wrong?.why ?? null,
    credit: creditOf(verdict),
    answer_time_ms: given.timeTakenMs,
    answered_with_help: asked.help_viewed,
    answered_at: now,
    second_until: secondUntil,
    second_open: secondUntil !== null,
  }
}

/**
 * Another answer of the account has changed what is believed of the learner, or a question was made ahead for the next place:
 * as if the run had moved on.
 */
function unlessOvertaken(error: unknown): null {
  const isOvertaken = error instanceof Error && (error as Error & { code?: string }).code === '40001'
  if (isOvertaken || constraintOf(error) === 'run_questions_position') return null
  throw error
}

/** What comes next: the question just made, or the one that was made ahead, which takes a further round trip. */
async function nextQuestionsOf(
  db: Database,
  caller: Caller,
  { run, next }: Consequence,
  now: Date,
): Promise<StoredQuestion[]> {
  if (run.state !== 'open') return []
  if (next !== null) return [freshQuestion(next, run.id, run.answered + 1)]
  return (await pendingQuestions(db, caller, run.id, now)).slice(0, 1).map(toPendingQuestion)
}

/** Marks and records; null when the run has moved on since it was read. */
async function tryToRecord(
  db: Database,
  caller: Caller,
  asked: Asked,
  key: AnswerKey,
  given: GivenAnswer,
  verdict: Verdict | null,
  now: Date,
): Promise<AnswerOutcome | null> {
  const then = await consequenceOf(
    asked,
    { outcome: outcomeOf(verdict), credit: creditOf(verdict) },
    given.timeTakenMs,
    now,
  )
  const offers = given.secondTry === true && verdict?.verdict === 'wrong' && then.run.state === 'open'
  const secondUntil = offers ? secondTryUntil({ ...asked, key }, now) : null
  const recorded = await recordAnswer(db, recordOf(asked, given, verdict, then, secondUntil, now)).catch(
    unlessOvertaken,
  )
  if (recorded === null) return null
  const run = { ...then.run, first_pass: recorded.first_pass }
  const change = run.state === 'open' ? (verdict === null ? 'skipped' : 'answered') : 'finished'
  tellRunChange(change, asked.account_id, run.id)
  return {
    verdict: outcomeOf(verdict),
    sentence: null,
    answer: toAnswer(recordedRow(asked, given, verdict, secondUntil, now), key),
    run: toRun(run, recorded.balance),
    coins: coinsOf(run, recorded.balance),
    nextQuestions: await nextQuestionsOf(db, caller, then, now),
    results: run.result === null ? null : await resultsOf(db, run),
  }
}

/** What a run may have taken in all, in milliseconds: the database counts it in 32 bits, which 25 answers of a day each fill. */
const mostTimeOfRun = 2 ** 31 - 1

/** What counts of the time that an answer is said to have taken: no more than the run can hold. */
const countedTime = (run: RunRow, timeTakenMs: number): number =>
  Math.min(timeTakenMs, mostTimeOfRun - run.time_taken_ms)

/** Two tabs may outrun each other at most as often as a run has questions. */
const mostTurns = 25

/**
 * Marks an answer against the key and records it once, with all that follows: the tally, the end of the run, its coins,
 * the stack, the next question. Two round trips. An answer that is there already is given back as it was recorded,
 * whatever is sent now. Throws exercise_not_found, question_not_found, question_not_its_turn, exercise_finished,
 * session_expired.
 */
export async function answerQuestion(
  db: Database,
  caller: Caller,
  given: GivenAnswer,
  now: Date,
): Promise<AnswerOutcome> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const asked = await runForAnswer(db, caller, given.runId, given.questionId, now)
    if (asked.outcome !== null) return replay(db, caller, asked, asked.outcome, now)
    if (asked.state !== 'open') throw new Refusal('exercise_finished')
    // Questions made ahead are answered in their order; one before this may also just have been answered.
    if (asked.position > asked.answered + 1) throw new Refusal('question_not_its_turn')
    const key = keyFromJson(asked.key)
    const verdict = given.response === null ? null : markResponse(key, given.response)
    if (verdict !== null && (verdict.verdict === 'almost' || verdict.verdict === 'invalid')) {
      return mendable(asked, verdict)
    }
    const timed = { ...given, timeTakenMs: countedTime(asked, given.timeTakenMs) }
    const outcome = await tryToRecord(db, caller, asked, key, timed, verdict, now)
    if (outcome !== null) return outcome
  }
  throw new Error(`the run ${given.runId} does not come to rest`)
}
