import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import type { SecondOutcome } from '@polyhex/contract/exercises/second-try'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { questionAgain } from './make-question.ts'
import { targetName, toPendingQuestion } from './run-view.ts'

type Outcome = 'right' | 'wrong' | 'skipped'

interface Row {
  id: string
  type: RunType
  target: string
  correct: number
  incorrect: number
  skipped: number
  in_a_row: number
  question_id: string | null
  position: number | null
  public: string | null
  hints_viewed: number | null
  help_viewed: boolean | null
  asked_at: Date | null
  outcomes: Outcome[] | null
  last_outcome: Outcome | null
  last_response: string | null
  last_why: string | null
  last_second: SecondOutcome | null
  last_second_response: string | null
}

/** How many answers back a look-on goes. */
const newest = 12

// No column here holds a key: what looks on cannot know more than the student's own screen.
const columns = `r.id, r.type, r.target, r.correct, r.incorrect, r.skipped, r.in_a_row,
  q.id as question_id, q.position, q.public, q.hints_viewed, q.help_viewed, q.created_at as asked_at,
  l.outcomes, l.last_outcome, l.last_response, l.last_why, l.last_second, l.last_second_response
  from runs r
  left join lateral (select * from run_questions q where q.run_id = r.id and not q.replaced
    and not exists (select 1 from answers a where a.question_id = q.id) order by q.position limit 1) q on r.state = 'open'
  left join lateral (select array_agg(a.outcome order by a.position) as outcomes,
      (array_agg(a.outcome order by a.position desc))[1] as last_outcome,
      (array_agg(a.response order by a.position desc))[1] as last_response,
      (array_agg(a.why order by a.position desc))[1] as last_why,
      (array_agg(a.second_outcome order by a.position desc))[1] as last_second,
      (array_agg(a.second_response order by a.position desc))[1] as last_second_response
    from (select * from answers a where a.run_id = r.id order by a.position desc limit ${newest}) a) l on true`

const readOne = statement<Row>('read_live_run', `select ${columns} where r.id = $1 and r.account_id = $2`)
/** A run as somebody may look on who teaches its owner. */
export interface LiveRun {
  readonly runId: string
  readonly type: RunType
  readonly name: string
  readonly counts: { correct: number; incorrect: number; skipped: number; inARow: number }
  /** The question that waits for its answer; null once the run is over. */
  readonly question: StoredQuestion | null
  readonly askedAt: Date | null
  readonly helpViewed: boolean
  /** The newest 12, in order. */
  readonly outcomes: readonly Outcome[]
  readonly last: {
    outcome: Outcome
    response: string | null
    why: string | null
    /** What became of the second try; null where there was none, or it was not used yet. */
    second: { outcome: SecondOutcome; response: string | null } | null
  } | null
}

function toLiveRun(row: Row): LiveRun {
  const { question_id: id, position, public: shown } = row
  const question =
    id === null || position === null || shown === null
      ? null
      : toPendingQuestion({
          question_id: id,
          run_id: row.id,
          position,
          public: shown,
          hints_viewed: row.hints_viewed ?? 0,
        })
  return {
    runId: row.id,
    type: row.type,
    name: targetName(row.type, row.target),
    counts: { correct: row.correct, incorrect: row.incorrect, skipped: row.skipped, inARow: row.in_a_row },
    question,
    askedAt: row.asked_at,
    helpViewed: row.help_viewed ?? false,
    outcomes: row.outcomes ?? [],
    last:
      row.last_outcome === null
        ? null
        : {
            ...{ outcome: row.last_outcome, response: row.last_response, why: row.last_why },
            second: row.last_second === null ? null : { outcome: row.last_second, response: row.last_second_response },
          },
  }
}

/** A run of an account with its pending question, without any key; null for a run of anybody else. */
export async function readLiveRun(db: Database, accountId: string, runId: string): Promise<LiveRun | null> {
  const [row] = await db.run(readOne, [runId, accountId])
  return row === undefined ? null : toLiveRun(row)
}

const readMade = statement<{
  topic_code_level: string
  task: string | null
  version: number
  seed: number
  difficulty: number
  form: string
}>(
  'read_how_made',
  `select q.topic_code_level, q.task, q.version, q.seed, q.difficulty, q.form from run_questions q join runs r on r.id = q.run_id
   where q.id = $1 and r.account_id = $2`,
)

/** The hints of a question of an account, for who teaches it; none where the level has been written anew since. */
export async function hintsForTeacher(
  db: Database,
  accountId: string,
  questionId: string,
): Promise<{ text: string; svg: string | null }[]> {
  const [row] = await db.run(readMade, [questionId, accountId])
  if (row === undefined) return []
  const question = await questionAgain({ ...row, topicCodeLevel: row.topic_code_level })
  return (question?.hints ?? []).map((hint) => ({ text: hint.text, svg: hint.figure?.svg ?? null }))
}
