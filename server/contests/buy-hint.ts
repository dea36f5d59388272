import type { StudentHint } from '@polyhex/contract/teaching/teaching'
import { contestHint } from '@polyhex/contract/exercises/limits'
import { topicLevel } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { constraintOf } from '../database/constraint.ts'
import { statement } from '../database/statement.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { askedQuestion } from '../teaching/asked-question.ts'
import { hintsOf } from '../teaching/teaching-view.ts'

const buyStatement = statement<{ outcome: 'bought' | 'had' | 'answered' | 'no_hint'; viewed: number; balance: number }>(
  'buy_contest_hint',
  'select outcome, viewed, balance from buy_contest_hint($1, $2, $3, $4, $5, $6, $7, $8)',
)

/** What somebody has after asking for a hint. */
export interface BoughtHint {
  readonly hint: StudentHint
  readonly hintsViewed: number
  readonly hintCount: number
  readonly balance: number
}

/**
 * Sells the hint of a place (from 1) of a contest question to the account whose question it is: one change of the ledger
 * for a hint and a question, in the same step as the hint opens; asked for again it is given and not paid again. Throws
 * hint_needs_sign_in, question_not_found, not_a_contest_question, question_answered, hint_not_found, hint_too_dear.
 */
export async function buyHint(
  db: Database,
  caller: Caller,
  wanted: { questionId: string; sequence: number },
  now: Date,
): Promise<BoughtHint> {
  const session = await caller.session()
  if (session.state === 'expired') throw new Refusal('session_expired')
  const asked = await askedQuestion(db, caller, wanted.questionId, now)
  if (asked.row.run_type !== 'contest_problems') throw new Refusal('not_a_contest_question')
  if (session.state !== 'authenticated') throw new Refusal('hint_needs_sign_in')
  const { accountId } = session.account
  const level = topicLevel(asked.row.topic_code_level)?.name ?? asked.row.topic_code_level
  const details = `Hint ${wanted.sequence}: ${level}`
  const values = [wanted.questionId, accountId, wanted.sequence, asked.hintCount, contestHint.price, details]
  const [row] = await db.run(buyStatement, [...values, newId(now), now]).catch((error: unknown) => {
    if (constraintOf(error) === 'coin_balances_balance_check') throw new Refusal('hint_too_dear')
    throw error
  })
  if (row === undefined) throw new Refusal('question_not_found')
  if (row.outcome === 'answered') throw new Refusal('question_answered')
  const hint =
    asked.question === null ? undefined : hintsOf(asked.question, wanted.questionId, row.viewed)[wanted.sequence - 1]
  if (row.outcome === 'no_hint' || hint === undefined) throw new Refusal('hint_not_found')
  return { hint, hintsViewed: row.viewed, hintCount: asked.hintCount, balance: row.balance }
}
