import { sameDayHours, type LessCoins } from '@polyhex/contract/coins/earnings'
import { type ExerciseResult, figuresByType, type Tally } from '@polyhex/contract/exercises/completion'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import { game } from '@polyhex/contract/exercises/limits'
import type { SecondOutcome } from '@polyhex/contract/exercises/second-try'
import type { Database } from '../database/database.ts'
import { gatheredRead } from '../database/gathered-reads.ts'
import { statement } from '../database/statement.ts'
import type { Caller } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'

/** A run as the database holds it, with what the caller may know of its owner. */
export interface RunRow {
  id: string
  account_id: string | null
  type: RunType
  target: string
  /** Topic levels of the questions; for a levelling what was asked, with how it was answered behind a space. */
  plan: string[]
  /** Contest levels, one to a question; empty for other runs. */
  plan_levels: number[]
  seed: number
  /** The grade of the account at the start. */
  grade: number | null
  state: 'open' | 'finished' | 'left'
  difficulty: number
  avoid_notes: string[]
  /** What it has asked, oldest first: level, task and outcome, with spaces between. */
  tasks: string[]
  /** The set of widgets that its browser can show. */
  widget_set: number
  answered: number
  correct: number
  incorrect: number
  skipped: number
  in_a_row: number
  correct_with_help: number
  /** Wrong answers that were mended at the second try without help. */
  mended: number
  has_viewed_help: boolean
  time_taken_ms: number
  result: ExerciseResult | null
  passed: boolean
  first_pass: boolean
  coins: number
  /** Why it brought less than its answers are worth; null while it goes on, and for most. */
  less_coins: LessCoins | null
  /** Points of a contest paper. */
  points: number
  /** Whether a levelling ends by the clock. */
  timed: boolean
  first_answered_at: Date | null
  contest_player_id: string | null
  /** What was believed of a levelling's ability at its start, in grades; null where only the grade was known. */
  prior_mean: number | null
  prior_deviation: number | null
  started_at: Date
  finished_at: Date | null
  /** Whether the owner earns coins: a student's account. */
  earns: boolean
}

/** A question of a run with its answer, if there is one. */
export interface QuestionRow {
  question_id: string
  position: number
  topic_code_level: string
  /** Null for what was asked before levels had tasks. */
  task: string | null
  /** Null where the level alone says how hard it is. */
  kind: string | null
  /** The chance of a right guess in hundredths; null where the form says it. */
  guess: number | null
  version: number
  question_seed: number
  question_difficulty: number
  form: string
  key: string
  hints_viewed: number
  help_viewed: boolean
  outcome: 'right' | 'wrong' | 'skipped' | null
  response: string | null
  misconception: string | null
  why: string | null
  /** How much of it was right, 0 to 100; null where the outcome says it. */
  credit: number | null
  answer_time_ms: number | null
  answered_with_help: boolean | null
  answered_at: Date | null
  /** Until when a second try is offered; null where it is not. */
  second_until: Date | null
  second_response: string | null
  /** How the second try went; null while there was none. */
  second_outcome: SecondOutcome | null
  /** Whether the second try is open still. As long as it is, nothing of the right answer leaves the server. */
  second_open: boolean
}

export const runColumns = `r.id, r.account_id, r.type, r.target, r.plan, r.plan_levels, r.seed, r.grade, r.state, r.difficulty, r.avoid_notes,
  r.tasks, r.widget_set, r.answered, r.correct, r.incorrect, r.skipped, r.in_a_row, r.correct_with_help, r.mended, r.has_viewed_help, r.time_taken_ms,
  r.result, r.passed, r.first_pass, r.coins, r.less_coins, r.points, r.timed, r.first_answered_at, r.contest_player_id, r.prior_mean,
  r.prior_deviation, r.started_at, r.finished_at, coalesce('student' = any (o.roles), false) as earns`

const questionColumns = `q.id as question_id, q.position, q.topic_code_level, q.task, q.kind, q.guess, q.version, q.seed as question_seed,
  q.difficulty as question_difficulty, q.form, q.key, q.hints_viewed, q.help_viewed, a.outcome, a.response,
  a.misconception, a.why, a.credit, a.time_taken_ms as answer_time_ms, a.help_viewed as answered_with_help, a.answered_at,
  a.second_until, a.second_response, a.second_outcome`

/** Whether the question was answered last in a run that goes on, and its second try is neither used nor over by the time of a parameter. */
const secondOpen = (
  now: '$2' | '$3',
): string => `coalesce(a.second_until > ${now}::timestamptz and a.second_outcome is null
  and r.state = 'open' and a.position = r.answered, false) as second_open`

/** The run is the caller's: by its session ($1, alive at $3) or by its visitor token ($2). */
const isCallers = `(r.visitor_hash = $2 or exists (select 1 from sessions s where s.token_hash = $1
  and s.account_id = r.account_id and s.expires_at > $3 and s.idle_until > $3 and o.active))`

/** The run is the caller's, or that of an account whose progress the caller may view, or the caller is an administrator. */
const mayBeSeen = `(r.visitor_hash = $2 or exists (select 1 from sessions s join accounts c on c.id = s.account_id
  where s.token_hash = $1 and s.expires_at > $3 and s.idle_until > $3 and c.active and r.account_id is not null
    and (c.id = r.account_id or 'admin' = any (c.roles)
      or exists (select 1 from account_links l where l.holder_id = c.id and l.subject_id = r.account_id
        and l.permission = 'viewAnalytics' and l.status = 'confirmed' and l.accepted))))`

export const fromRuns = 'from runs r left join accounts o on o.id = r.account_id'

/** What an answer is judged by beyond its run and its question. */
interface BesidesAnswer {
  /** The questions of the run, so that none comes twice. */
  run_notes: string[]
  /** How often the question in this place has been put aside for another. */
  replaced_here: number
  /** The last place that has a question: beyond the next one only where one was made ahead. */
  last_position: number
  /** What is believed of the learner; the version is null for visitors. */
  learner_version: number | null
  learner_model: number | null
  learner_state: string | null
  /** Runs of the same exercise that have brought coins lately: what this one brings falls with them. 0 while it cannot end yet. */
  paid_today: number
}
export type Asked = RunRow & QuestionRow & BesidesAnswer
type ForAnswer = Omit<Asked, 'question_id'> & { question_id: string | null }

/** Types of a caller's values and the id of what is asked for: $1 to $4. */
const callersTypes = ['bytea', 'bytea', 'timestamptz', 'uuid'] as const

/**
 * Whether one more answer could end the run, by its kind; of a kind without figures that is not known. Only a run that ends
 * is paid, so that what was paid before is counted for its last answers alone.
 */
const mayEndNow = `case r.type ${(['practice', 'speed', 'unit_mastery'] as const)
  .map((type) => {
    const { total, required, inARow } = figuresByType[type]
    const row = inARow === null ? '' : ` or r.in_a_row + 1 >= ${inARow}`
    return `when '${type}' then r.answered + 1 >= ${total} or r.correct + 1 >= ${required}${row}`
  })
  .join(' ')} when 'game' then r.answered + 1 >= ${game.mostQuestions} else true end`

const readForAnswer = gatheredRead<ForAnswer>(
  'read_run_for_answer',
  [...callersTypes, 'uuid'],
  `select ${runColumns}, ${questionColumns}, ${secondOpen('$3')}, n.run_notes, n.last_position, n.replaced_here,
     ls.version as learner_version, ls.model as learner_model, ls.state as learner_state,
     case when ${mayEndNow} then (select count(*)::integer from runs p where p.account_id = r.account_id
       and p.type = r.type and p.target = r.target
       and p.started_at > $3::timestamptz - interval '${sameDayHours} hours' and p.coins > 0) else 0 end as paid_today
   ${fromRuns} left join learner_states ls on ls.account_id = r.account_id
   left join run_questions q on q.id = $5 and q.run_id = r.id and not q.replaced
   cross join lateral (select array_agg(n.topic_code_level || ' ' || n.note order by n.created_at) as run_notes,
     max(n.position) as last_position, (count(*) filter (where n.replaced and n.position = q.position))::integer as replaced_here
     from run_questions n where n.run_id = r.id) n
   left join answers a on a.question_id = q.id where r.id = $4 and ${isCallers} limit 1`,
)

export type WithPublic = QuestionRow & { public: string; run_id: string }

const readQuestionsStatement = statement<WithPublic>(
  'read_run_questions',
  `select ${questionColumns}, ${secondOpen('$2')}, q.public, q.run_id from run_questions q join runs r on r.id = q.run_id
   left join answers a on a.question_id = q.id where q.run_id = $1 and not q.replaced order by q.position`,
)

const readRunStatement = statement<RunRow>(
  'read_run',
  `select ${runColumns} ${fromRuns} where r.id = $4 and ${isCallers}`,
)
const seeRunStatement = statement<RunRow>(
  'see_run',
  `select ${runColumns} ${fromRuns} where r.id = $4 and ${mayBeSeen}`,
)

/** A question that waits for its answer: without the key, which is not needed for showing it. */
export type PendingRow = Pick<WithPublic, 'question_id' | 'run_id' | 'position' | 'hints_viewed' | 'public'>

const readPending = gatheredRead<PendingRow>(
  'read_pending_question',
  callersTypes,
  `select q.id as question_id, q.run_id, q.position, q.hints_viewed, q.public
   ${fromRuns} join run_questions q on q.run_id = r.id and not q.replaced
   where r.id = $4 and ${isCallers} and not exists (select 1 from answers a where a.question_id = q.id)
   order by q.position limit 5`,
)

/** A question somebody looks at, with the kind of run it belongs to. */
export type SeenQuestion = WithPublic & { run_type: RunType }

const seeQuestionStatement = statement<SeenQuestion>(
  'see_question',
  `select ${questionColumns}, ${secondOpen('$3')}, q.public, q.run_id, r.type as run_type from run_questions q join runs r on r.id = q.run_id
   left join accounts o on o.id = r.account_id left join answers a on a.question_id = q.id
   where q.id = $4 and ${mayBeSeen}`,
)

const callersValues = (caller: Caller, now: Date): unknown[] => [caller.sessionHash, caller.visitorHash, now]

/** Nothing was found: because the session has ended, or because there is nothing of the caller's there. */
async function refuseMissing(caller: Caller, code: 'exercise_not_found' | 'question_not_found'): Promise<never> {
  const session = await caller.session()
  throw new Refusal(session.state === 'expired' ? 'session_expired' : code)
}

/** The run and one of its questions, for marking an answer: who asks, what is asked and how far the run is, in one round trip. */
export async function runForAnswer(
  db: Database,
  caller: Caller,
  runId: string,
  questionId: string,
  now: Date,
): Promise<Asked> {
  const [row] = await db.read(readForAnswer, [...callersValues(caller, now), runId, questionId])
  if (row === undefined) return refuseMissing(caller, 'exercise_not_found')
  const { question_id: id } = row
  if (id === null) throw new Refusal('question_not_found')
  return { ...row, question_id: id }
}

/** A run of the caller. Throws exercise_not_found, session_expired. */
export async function readRun(db: Database, caller: Caller, runId: string, now: Date): Promise<RunRow> {
  const [row] = await db.run(readRunStatement, [...callersValues(caller, now), runId])
  return row ?? refuseMissing(caller, 'exercise_not_found')
}

const openLevellingsStatement = statement<RunRow>(
  'read_open_levellings',
  `select ${runColumns} ${fromRuns} where r.type = 'levelling' and r.state = 'open' and r.target = $3
     and (r.account_id = $1 or r.visitor_hash = $2)`,
)

/** The open levelling of an owner in a theme: none or one. */
export async function openLevellings(
  db: Database,
  owner: { readonly accountId: string } | { readonly visitorHash: Buffer },
  themeCode: string,
): Promise<RunRow[]> {
  const account = 'accountId' in owner ? owner.accountId : null
  const visitor = 'accountId' in owner ? null : owner.visitorHash
  return db.run(openLevellingsStatement, [account, visitor, themeCode])
}

const abandonedStatement = statement<RunRow>(
  'read_abandoned_levellings',
  `select ${runColumns} ${fromRuns} where r.type = 'levelling' and r.state = 'open' and r.account_id is not null
     and ((r.timed and r.first_answered_at <= $1) or r.started_at <= $2) order by r.started_at limit $3`,
)

/** Open levellings of accounts that are timed and were first answered at `overBefore`, or began at `startedBefore`, or earlier. */
export async function abandonedLevellings(
  db: Database,
  overBefore: Date,
  startedBefore: Date,
  most: number,
): Promise<RunRow[]> {
  return db.run(abandonedStatement, [overBefore, startedBefore, most])
}

/** A run that the caller may look at: also those of accounts it manages. */
export async function seeRun(db: Database, caller: Caller, runId: string, now: Date): Promise<RunRow> {
  const [row] = await db.run(seeRunStatement, [...callersValues(caller, now), runId])
  return row ?? refuseMissing(caller, 'exercise_not_found')
}

/** The questions of a run in order, with their answers, as they stand `now`. */
export async function readQuestions(db: Database, runId: string, now: Date): Promise<WithPublic[]> {
  return db.run(readQuestionsStatement, [runId, now])
}

/** The questions of the caller's run that wait for an answer; one as a rule. */
export async function pendingQuestions(db: Database, caller: Caller, runId: string, now: Date): Promise<PendingRow[]> {
  return db.read(readPending, [...callersValues(caller, now), runId])
}

/** A question that the caller may look at. Throws question_not_found, session_expired. */
export async function seeQuestion(db: Database, caller: Caller, questionId: string, now: Date): Promise<SeenQuestion> {
  const [row] = await db.run(seeQuestionStatement, [...callersValues(caller, now), questionId])
  return row ?? refuseMissing(caller, 'question_not_found')
}

/** The counts of a run in the form that the completion rules take. */
export function tallyOf(run: RunRow): Tally {
  return { correct: run.correct, incorrect: run.incorrect, skipped: run.skipped, inARow: run.in_a_row }
}
