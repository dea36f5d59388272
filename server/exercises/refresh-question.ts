import { inTransaction } from '../database/in-transaction.ts'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { makeQuestion } from './make-question.ts'
import { tellRunChange } from './run-changes.ts'
import { runForAnswer } from './run-rows.ts'
import { waitingEntry } from './run-tasks.ts'
import { freshQuestion } from './run-view.ts'
import { questionStream } from './plan-run.ts'
import { insertQuestion } from './start-run.ts'

/**
 * Puts another question of the same topic level in the place of one that has not been answered: of the same task the first
 * time, of another from then on, so that nobody refreshes a kind of task away. Help opened for the old one stays with it. Throws exercise_not_found, question_not_found, question_answered, contest_not_refreshed,
 * no_questions_returned.
 */
export async function refreshQuestion(
  db: Database,
  caller: Caller,
  place: { runId: string; questionId: string },
  now: Date,
): Promise<StoredQuestion> {
  const asked = await runForAnswer(db, caller, place.runId, place.questionId, now)
  if (asked.outcome !== null || asked.state !== 'open') throw new Refusal('question_answered')
  if (asked.type === 'contest_problems') throw new Refusal('contest_not_refreshed')
  const refreshes = asked.replaced_here
  const question = await makeQuestion({
    id: newId(now),
    topicCodeLevel: asked.topic_code_level,
    difficulty: asked.question_difficulty,
    notes: [...asked.avoid_notes, ...asked.run_notes],
    stream: questionStream(asked.seed, asked.position, asked.run_notes.length),
    wish: {
      // Put aside once, a task comes again with other numbers; from the second time on it is another one's turn.
      ...(refreshes === 0 ? { keep: asked.task } : {}),
      asked: refreshes === 0 ? asked.tasks : [...asked.tasks, waitingEntry(asked)],
      type: asked.type,
      widgetSet: asked.widget_set,
    },
  })
  const done = await inTransaction(db, async (tx) => {
    // The run's row is what an answer changes first, so holding it keeps an answer and a refresh apart.
    await tx.selectFrom('runs').select('id').where('id', '=', asked.id).forUpdate().execute()
    const replaced = await tx
      .updateTable('run_questions')
      .set({ replaced: true })
      .where('id', '=', asked.question_id)
      .where('replaced', '=', false)
      .where((where) =>
        where.not(
          where.exists(where.selectFrom('answers').select('question_id').where('question_id', '=', asked.question_id)),
        ),
      )
      .returning('id')
      .executeTakeFirst()
    if (replaced === undefined) return false
    await insertQuestion(tx, asked.id, asked.position, question, now)
    return true
  })
  if (!done) throw new Refusal('question_answered')
  tellRunChange('opened', asked.account_id, asked.id)
  return freshQuestion(question, asked.id, asked.position)
}
