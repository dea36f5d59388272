import { type CheckedWorking, checksWorking, mostWorkingChecks } from '@polyhex/contract/exercises/working'
import { checkSteps, keyFromJson } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { runForAnswer } from './run-rows.ts'

const countStatement = statement<{ working_checks: number }>(
  'count_working_check',
  `update run_questions set working_checks = working_checks + 1 where id = $1 and working_checks < $2
   returning working_checks`,
)

/**
 * Says of each line whether it follows from the line above, and nothing of the answer. The check is counted against the question and
 * against nothing else: no verdict, coin, help or time follows from it. Throws exercise_not_found, question_not_found,
 * question_answered, working_not_checked, working_checked_enough.
 */
export async function checkWorking(
  db: Database,
  caller: Caller,
  given: { readonly runId: string; readonly questionId: string; readonly response: string },
  now: Date,
): Promise<CheckedWorking> {
  const asked = await runForAnswer(db, caller, given.runId, given.questionId, now)
  const isAsked = asked.outcome === null || asked.second_open
  if (!isAsked || asked.state !== 'open') throw new Refusal('question_answered')
  const judged = checksWorking.includes(asked.type) ? checkSteps(keyFromJson(asked.key), given.response) : null
  if (judged === null) throw new Refusal('working_not_checked')
  const [counted] = await db.run(countStatement, [asked.question_id, mostWorkingChecks])
  if (counted === undefined) throw new Refusal('working_checked_enough')
  return {
    lines: judged.map(({ verdict, sentence = null }) => ({ verdict, sentence })),
    left: mostWorkingChecks - counted.working_checks,
  }
}
