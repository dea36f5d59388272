import type { ExerciseResult } from '@polyhex/contract/exercises/completion'
import type { LessCoins } from '@polyhex/contract/coins/earnings'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { NewQuestion } from './make-question.ts'

/** What `record_answer` writes, under the names that it reads: one record, so that no value can stand in the place of another. */
export interface AnswerRecord {
  readonly run: string
  /** How many answers the run had when it was read: if there are more by now, nothing is written. */
  readonly answered: number
  readonly question: string
  readonly outcome: 'right' | 'wrong' | 'skipped'
  readonly response: string | null
  readonly misconception: string | null
  readonly why: string | null
  /** How much of it was right, 0 to 100, where that is more than the outcome says. */
  readonly credit: number | null
  /** Milliseconds. */
  readonly time: number
  readonly help: boolean
  readonly in_a_row: number
  readonly difficulty: number
  readonly result: ExerciseResult | null
  readonly passed: boolean
  readonly coins: number
  readonly less: LessCoins | null
  readonly change_type: string
  readonly change_details: string
  readonly change_id: string
  readonly now: Date
  readonly points: number
  readonly theme_level: unknown
  /** What is appended to the tasks of the run. */
  readonly task_entry: string
  readonly learner_version: number | null
  readonly learner_model: number | null
  readonly learner_state: string | null
  /** How many answers the run had mended when it was read. */
  readonly mended: number
  /** Until when a second try is offered. */
  readonly second_until: Date | null
  readonly next: NextRecord | null
}

/** The question that comes next. */
interface NextRecord {
  readonly id: string
  readonly topic: string
  readonly task: string
  readonly kind: string | null
  readonly guess: number | null
  readonly version: number
  readonly seed: number
  readonly difficulty: number
  readonly form: string
  readonly note: string
  readonly public: string
  readonly key: string
}

/** A question just made, as `record_answer` takes it. */
export function nextRecord(question: NewQuestion): NextRecord {
  const { id, topicCodeLevel: topic, task, kind, guess, version, seed, difficulty, form, note, key } = question
  return { id, topic, task, kind, guess, version, seed, difficulty, form, note, public: question.public, key }
}

const recordStatement = statement<{ first_pass: boolean; balance: number | null }>(
  'record_answer',
  'select first_pass, balance from record_answer($1::jsonb)',
)

/** What a record holds that came from outside, as JSON can hold it: half a pair of signs is no sign. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

/** Writes an answer with all that follows from it, in one round trip; null when the run has moved on since it was read. */
export async function recordAnswer(
  db: Database,
  record: AnswerRecord,
): Promise<{ first_pass: boolean; balance: number | null } | null> {
  const [written] = await db.run(recordStatement, [JSON.stringify(record, wellFormed)])
  return written ?? null
}
