import { earningsOfRun } from '@polyhex/contract/coins/earnings'
import { addToTally, isPassed, resultOfRun, usedUp } from '@polyhex/contract/exercises/completion'
import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import { type AnswerKey, keyFromJson, markResponse, type Verdict } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { statement } from '../database/statement.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { nextDifficulty } from './difficulty.ts'
import { makeQuestion, type NewQuestion } from './make-question.ts'
import { resultsOf } from './results.ts'
import { pendingQuestions, type QuestionRow, runForAnswer, type RunRow, tallyOf } from './run-rows.ts'
import { coinsOf, freshQuestion, targetName, toAnswer, toPendingQuestion, toRun } from './run-view.ts'
import { levelAt, questionStream } from './start-run.ts'

type Asked = RunRow & QuestionRow & { run_notes: string[] }
type Outcome = 'right' | 'wrong' | 'skipped'

/** An answer as it came; `response` is null when the question is skipped. */
export interface GivenAnswer {
  readonly runId: string
  readonly questionId: string
  readonly response: string | null
  readonly timeTakenMs: number
}

const recordStatement = statement<{ first_pass: boolean; balance: number | null }>(
  'record_answer',
  `select first_pass, balance from record_answer(${Array.from({ length: 27 }, (_, i) => `$${i + 1}`).join(', ')})`,
)

/** What follows from an outcome: the run as it is then, and the next question unless this was the last. */
interface Consequence {
  readonly run: RunRow
  readonly next: NewQuestion | null
  readonly changeType: string
}

async function consequenceOf(asked: Asked, outcome: Outcome, timeTakenMs: number, now: Date): Promise<Consequence> {
  const tally = addToTally(tallyOf(asked), outcome)
  const result = resultOfRun(asked.type, tally)
  const withHelp = asked.correct_with_help + (outcome === 'right' && asked.help_viewed ? 1 : 0)
  const passed = result !== null && isPassed(result)
  const missed = tally.incorrect + tally.skipped
  const earned = earningsOfRun(asked.type, { correct: tally.correct, correctWithHelp: withHelp, missed }, passed)
  const difficulty = nextDifficulty(asked.difficulty, outcome)
  const position = usedUp(tally) + 1
  const next =
    result === null
      ? await makeQuestion({
          id: newId(now),
          topicCodeLevel: levelAt(asked.plan, position),
          difficulty,
          notes: [...asked.avoid_notes, ...asked.run_notes],
          stream: questionStream(asked.seed, position, 0),
        })
      : null
  const run: RunRow = {
    ...asked,
    answered: usedUp(tally),
    correct: tally.correct,
    incorrect: tally.incorrect,
    skipped: tally.skipped,
    in_a_row: tally.inARow,
    correct_with_help: withHelp,
    has_viewed_help: asked.has_viewed_help || asked.help_viewed,
    time_taken_ms: asked.time_taken_ms + timeTakenMs,
    difficulty,
    result,
    passed,
    state: result === null ? 'open' : 'finished',
    finished_at: result === null ? null : now,
    coins: result !== null && asked.earns ? earned.amount : 0,
  }
  return { run, next, changeType: earned.changeType }
}

function valuesOf(asked: Asked, given: GivenAnswer, verdict: Verdict | null, then: Consequence, now: Date): unknown[] {
  const { run, next } = then
  const outcome = outcomeOf(verdict)
  const wrong = misconceptionOf(verdict)
  const marked = [run.id, asked.answered, asked.question_id, outcome, given.response, wrong?.code ?? null]
  const run1 = [
    wrong?.why ?? null,
    given.timeTakenMs,
    asked.help_viewed,
    run.in_a_row,
    run.difficulty,
    run.result,
    run.passed,
  ]
  const coins = [run.coins, then.changeType, targetName(run.type, run.target), newId(now), now]
  const question =
    next === null
      ? Array.from({ length: 9 }, () => null)
      : [
          next.id,
          next.topicCodeLevel,
          next.version,
          next.seed,
          next.difficulty,
          next.form,
          next.note,
          next.public,
          next.key,
        ]
  return [...marked, ...run1, ...coins, ...question]
}

/** A wrong answer that no misconception explains but that is close is stored as 'near'. */
function misconceptionOf(verdict: Verdict | null): { code: string; why: string } | null {
  if (verdict?.verdict !== 'wrong' || verdict.why === undefined) return null
  return { code: verdict.misconception ?? 'near', why: verdict.why }
}

function outcomeOf(verdict: Verdict | null): Outcome {
  if (verdict === null) return 'skipped'
  return verdict.verdict === 'right' ? 'right' : 'wrong'
}

/** Nothing is recorded: the child may mend the answer. */
function mendable(asked: Asked, verdict: 'almost' | 'invalid', sentence: string): AnswerOutcome {
  const run = toRun(asked)
  return { verdict, sentence, answer: null, run, coins: run.coins, nextQuestions: [], results: null }
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
    nextQuestions: pending.map(toPendingQuestion),
    results,
  }
}

function recordedRow(asked: Asked, given: GivenAnswer, verdict: Verdict | null, now: Date): QuestionRow {
  const wrong = misconceptionOf(verdict)
  return {
    ...asked,
    outcome: outcomeOf(verdict),
    response: given.response,
    misconception: wrong?.code ?? null,
    why: wrong?.why ?? null,
    answer_time_ms: given.timeTakenMs,
    answered_with_help: asked.help_viewed,
    answered_at: now,
  }
}

/** Marks and records; null when the run has moved on since it was read. */
async function tryToRecord(
  db: Database,
  asked: Asked,
  key: AnswerKey,
  given: GivenAnswer,
  verdict: Verdict | null,
  now: Date,
): Promise<AnswerOutcome | null> {
  const then = await consequenceOf(asked, outcomeOf(verdict), given.timeTakenMs, now)
  const [recorded] = await db.run(recordStatement, valuesOf(asked, given, verdict, then, now))
  if (recorded === undefined) return null
  const run = { ...then.run, first_pass: recorded.first_pass }
  return {
    verdict: outcomeOf(verdict),
    sentence: null,
    answer: toAnswer(recordedRow(asked, given, verdict, now), key),
    run: toRun(run, recorded.balance),
    coins: coinsOf(run, recorded.balance),
    nextQuestions: then.next === null ? [] : [freshQuestion(then.next, run.id, run.answered + 1)],
    results: run.result === null ? null : await resultsOf(db, run),
  }
}

/** Two tabs may outrun each other at most as often as a run has questions. */
const mostTurns = 25

/**
 * Marks an answer against the key and records it once, with all that follows: the tally, the end of the run, its coins,
 * the stack, the next question. Two round trips. An answer that is there already is given back as it was recorded,
 * whatever is sent now. Throws exercise_not_found, question_not_found, exercise_finished, session_expired.
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
    const key = keyFromJson(asked.key)
    const verdict = given.response === null ? null : markResponse(key, given.response)
    if (verdict !== null && (verdict.verdict === 'almost' || verdict.verdict === 'invalid')) {
      return mendable(asked, verdict.verdict, verdict.sentence)
    }
    const outcome = await tryToRecord(db, asked, key, given, verdict, now)
    if (outcome !== null) return outcome
  }
  throw new Error(`the run ${given.runId} does not come to rest`)
}
