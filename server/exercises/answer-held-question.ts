import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import type { RefusalCode } from '@polyhex/contract/refusals'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { answerQuestion, type GivenAnswer } from './answer-question.ts'
import { readRun } from './run-rows.ts'

type Taken = 'taken' | 'missing' | 'finished' | 'answered' | 'early'

const takeStatement = statement<{ taken: Taken }>('take_question_ahead', 'select take_question_ahead($1, $2) as taken')

const withdraw = statement<never>(
  'withdraw_question',
  `update run_questions q set replaced = true where q.run_id = $1 and q.id = $2
     and not exists (select 1 from answers a where a.question_id = q.id)`,
)

const refusals: Readonly<Record<Exclude<Taken, 'taken'>, RefusalCode>> = {
  missing: 'question_not_found',
  finished: 'exercise_finished',
  answered: 'question_answered',
  early: 'question_not_its_turn',
}

/** Puts a question held ahead into the caller's run. Throws exercise_not_found, session_expired. */
async function take(db: Database, caller: Caller, runId: string, questionId: string, now: Date): Promise<Taken> {
  await readRun(db, caller, runId, now)
  const [row] = await db.run(takeStatement, [runId, questionId])
  return row?.taken ?? 'missing'
}

/**
 * Answers a question that may have been held ahead by the browser, once, like any other. `nextQuestionId` names the held
 * question that the child has been shown after it, which then comes next instead of a fresh one: what was seen stays.
 * Costs an ordinary answer nothing. Throws what answerQuestion throws, and question_answered when the place of the
 * question in its run has been answered otherwise.
 */
export async function answerHeldQuestion(
  db: Database,
  caller: Caller,
  given: GivenAnswer & { readonly nextQuestionId?: string | undefined },
  now: Date,
): Promise<AnswerOutcome> {
  const { nextQuestionId } = given
  const answer = async (): Promise<AnswerOutcome> => {
    // One that cannot be taken (any more) changes nothing: a fresh question comes next.
    if (nextQuestionId !== undefined) await take(db, caller, given.runId, nextQuestionId, now)
    // Whoever has seen the next question already has gone on.
    const mayMend = given.secondTry === true && nextQuestionId === undefined
    const outcome = await answerQuestion(db, caller, { ...given, secondTry: mayMend }, now)
    // What was shown after the end was never asked.
    if (nextQuestionId !== undefined && outcome.results !== null) await db.run(withdraw, [given.runId, nextQuestionId])
    return outcome
  }
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'question_not_found') throw error
    const taken = await take(db, caller, given.runId, given.questionId, now)
    if (taken !== 'taken') throw new Refusal(refusals[taken])
    return answer()
  }
}
