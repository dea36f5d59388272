import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'

/** An answer given some time ago; what is left out is right, after 20 seconds, without help. */
export interface PastAnswer {
  readonly at: string
  readonly key?: string
  readonly outcome?: 'right' | 'wrong' | 'skipped'
  readonly seconds?: number
  readonly misconception?: string
  readonly help?: boolean
}

/** Puts a finished practice of the past into a database of tests, with these answers. Gives its id. */
export async function addPastRun(db: Database, accountId: string, answers: readonly PastAnswer[]): Promise<string> {
  const last = new Date(answers.at(-1)?.at ?? 0)
  const runId = newId(last)
  const count = (outcome: string): number => answers.filter((one) => (one.outcome ?? 'right') === outcome).length
  const { queries } = db
  await queries
    .insertInto('runs')
    .values({
      id: runId,
      account_id: accountId,
      type: 'practice',
      target: answers[0]?.key ?? 'subtraction_intro/1',
      plan: [],
      seed: 1,
      state: 'finished',
      difficulty: 0.5,
      avoid_notes: [],
      answered: answers.length,
      correct: count('right'),
      incorrect: count('wrong'),
      skipped: count('skipped'),
      result: 'incorrect',
      started_at: new Date(answers[0]?.at ?? 0),
      finished_at: last,
    })
    .execute()
  const rows = answers.map((answer, place) => ({ answer, place, id: newId(last) }))
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500)
    await queries
      .insertInto('run_questions')
      .values(
        some.map(({ answer, place, id }) => ({
          id,
          run_id: runId,
          position: place + 1,
          topic_code_level: answer.key ?? 'subtraction_intro/1',
          version: 1,
          seed: place,
          difficulty: 0.5,
          form: 'numeric',
          note: String(place),
          public: '{}',
          key: '{}',
          created_at: new Date(answer.at),
        })),
      )
      .execute()
    await queries
      .insertInto('answers')
      .values(
        some.map(({ answer, place, id }) => ({
          question_id: id,
          run_id: runId,
          position: place + 1,
          account_id: accountId,
          topic_code_level: answer.key ?? 'subtraction_intro/1',
          difficulty: 0.5,
          outcome: answer.outcome ?? 'right',
          response: answer.outcome === 'skipped' ? null : '1',
          misconception: answer.misconception ?? null,
          time_taken_ms: (answer.seconds ?? 20) * 1000,
          help_viewed: answer.help ?? false,
          answered_at: new Date(answer.at),
        })),
      )
      .execute()
  }
  return runId
}
