import { isStaff } from '@polyhex/contract/identity/accounts'
import type { GeneratedQuestion } from '@polyhex/curriculum'
import type { Database } from '../database/database.ts'
import { questionAgain } from '../exercises/make-question.ts'
import { tellRunChange } from '../exercises/run-changes.ts'
import { seeQuestion, type SeenQuestion } from '../exercises/run-rows.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'

/** A question about which help is asked. `question` is null when its level has been written anew since it was asked. */
export interface AskedQuestion {
  readonly row: SeenQuestion
  readonly question: GeneratedQuestion | null
  /** Whether the answer is out: not while a second try is open. */
  readonly answered: boolean
  readonly hintCount: number
  /** How many hints may be shown now: those opened, or all after the answer and to staff. */
  readonly hintsOpen: number
}

/** Reads a question that the caller may look at and makes its hints and solution again. Throws question_not_found. */
export async function askedQuestion(
  db: Database,
  caller: Caller,
  questionId: string,
  now: Date,
): Promise<AskedQuestion> {
  const row = await seeQuestion(db, caller, questionId, now)
  const question = await questionAgain({
    topicCodeLevel: row.topic_code_level,
    task: row.task,
    version: row.version,
    seed: row.question_seed,
    difficulty: row.question_difficulty,
    form: row.form,
  })
  const answered = row.outcome !== null && !row.second_open
  const hintCount = question?.hints.length ?? 0
  const session = answered ? null : await caller.session()
  const staff = session?.state === 'authenticated' && isStaff(session.account)
  return { row, question, answered, hintCount, hintsOpen: answered || staff ? hintCount : row.hints_viewed }
}

/**
 * Notes that help was opened for a question before its answer, or between its first and its second; for a hint, gives its place from 1. After the answer
 * nothing is noted, since help then costs nothing. Only the owner of the run can open help.
 */
export async function noteHelp(
  db: Database,
  caller: Caller,
  asked: AskedQuestion,
  kind: 'hint' | 'skill' | 'solution',
): Promise<{ hintsViewed: number }> {
  const viewed = asked.row.hints_viewed
  if (asked.answered) return { hintsViewed: viewed }
  const session = await caller.session()
  const accountId = session.state === 'authenticated' ? session.account.accountId : null
  const updated = await db.queries
    .updateTable('run_questions as q')
    .from('runs as r')
    .set((set) => ({
      help_viewed: true,
      hints_viewed:
        kind === 'hint'
          ? set.fn<number>('least', [set('q.hints_viewed', '+', 1), set.val(asked.hintCount)])
          : set.ref('q.hints_viewed'),
    }))
    .whereRef('r.id', '=', 'q.run_id')
    .where('q.id', '=', asked.row.question_id)
    .where((where) =>
      where.or([
        where('r.account_id', '=', accountId),
        ...(caller.visitorHash === null ? [] : [where('r.visitor_hash', '=', caller.visitorHash)]),
      ]),
    )
    .returning('q.hints_viewed')
    .executeTakeFirst()
  if (updated === undefined) throw new Refusal('question_not_found')
  tellRunChange('helped', accountId, asked.row.run_id)
  return { hintsViewed: updated.hints_viewed }
}
