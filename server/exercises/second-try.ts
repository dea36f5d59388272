import type { SecondTryOutcome } from '@polyhex/contract/exercises/exercise-operations'
import type { SecondOutcome } from '@polyhex/contract/exercises/second-try'
import { keyFromJson, markResponse } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { tellRunChange } from './run-changes.ts'
import { type Asked, runForAnswer } from './run-rows.ts'
import { coinsOf, toAnswer, toRun } from './run-view.ts'

/** A second try as it came; `response` is null where the answer is to be shown instead. */
interface GivenSecondTry {
  readonly runId: string
  readonly questionId: string
  readonly response: string | null
}

const recordStatement = statement<{ written: boolean }>(
  'record_second_try',
  'select record_second_try($1, $2, $3, $4, $5) as written',
)

/** What there is of a second try that is over; null for `response` shows the answer where there was none. */
function whatIsThere(asked: Asked): SecondTryOutcome {
  const run = toRun(asked)
  const verdict = asked.second_outcome ?? 'shown'
  return { verdict, sentence: null, answer: toAnswer(asked), run, coins: coinsOf(asked, null) }
}

/**
 * Marks the second try of a question that was answered wrongly, once: what is sent afterwards, or at the same time from another
 * tab, gives what is there. It counts for nothing, neither in the run nor in what is believed of the learner, and ends with the
 * next answer, with the run, and after 24 hours. Throws exercise_not_found, question_not_found, session_expired,
 * second_try_not_offered, second_try_over.
 */
export async function secondTry(
  db: Database,
  caller: Caller,
  given: GivenSecondTry,
  now: Date,
): Promise<SecondTryOutcome> {
  const read = async (): Promise<Asked> => runForAnswer(db, caller, given.runId, given.questionId, now)
  const asked = await read()
  if (asked.second_until === null) throw new Refusal('second_try_not_offered')
  if (asked.second_open) {
    const verdict = given.response === null ? null : markResponse(keyFromJson(asked.key), given.response)
    if (verdict?.verdict === 'almost' || verdict?.verdict === 'invalid') {
      const run = toRun(asked)
      return { ...verdict, answer: null, run, coins: run.coins }
    }
    const outcome: SecondOutcome = verdict?.verdict ?? 'shown'
    const written = await db.run(recordStatement, [asked.id, asked.question_id, given.response, outcome, now])
    if (written[0]?.written === true) tellRunChange('answered', asked.account_id, asked.id)
  }
  const then = asked.second_open ? await read() : asked
  if (then.second_outcome === null && given.response !== null) throw new Refusal('second_try_over')
  return whatIsThere(then)
}
