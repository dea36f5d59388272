import { inTransaction } from '../database/in-transaction.ts'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { runFigures } from '@polyhex/contract/exercises/completion'
import { heldAhead, questionsAheadDays, staleDifficulty } from '@polyhex/contract/exercises/limits'
import { inBand, isReady, loadTopicLevel, taskEntry, taskOf } from '@polyhex/curriculum'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { statement } from '../database/statement.ts'
import type { Caller } from '../http/handlers.ts'
import { makeQuestion, noteEntry, type NewQuestion } from './make-question.ts'
import { levelAt, questionStream } from './plan-run.ts'
import { readRun, type RunRow } from './run-rows.ts'
import { waitingEntry } from './run-tasks.ts'
import { toPendingQuestion } from './run-view.ts'

interface AheadRow {
  id: string
  run_id: string
  position: number
  topic_code_level: string
  task: string | null
  difficulty: number
  note: string
  public: string
  superseded: boolean
}

const readAhead = statement<AheadRow>(
  'read_questions_ahead',
  `select id, run_id, position, topic_code_level, task, difficulty, note, public, superseded from questions_ahead
   where run_id = $1 order by position, created_at`,
)
const readNotes = statement<{
  entry: string
  position: number
  topic_code_level: string
  task: string | null
  replaced: boolean
}>(
  'read_run_notes',
  `select topic_code_level || ' ' || note as entry, position, topic_code_level, task, replaced
   from run_questions where run_id = $1 order by created_at`,
)

interface Held {
  readonly ahead: readonly AheadRow[]
  /** Entries of what the run has asked, oldest first. */
  readonly asked: readonly string[]
  /** Those that wait for an answer or are held ahead and stay, by their places. */
  readonly waiting: ReadonlyMap<number, string>
}

/** The places of a run that may be held ahead: after the question that waits, up to the last; none where it needs the network. */
function placesAhead(run: RunRow): number[] {
  const { total } = runFigures(run.type)
  if (total === null || run.state !== 'open' || !heldAhead.includes(run.type)) return []
  const first = run.answered + 2
  return Array.from({ length: Math.max(0, total - first + 1) }, (_, index) => first + index)
}

/** How hard a held question would be made now: as hard as the run stands, inside the band of its task. */
async function wantedOf(row: AheadRow, run: RunRow): Promise<number> {
  if (!isReady(row.topic_code_level)) return run.difficulty
  const each = taskOf(await loadTopicLevel(row.topic_code_level), row.task)
  return each === null ? run.difficulty : inBand(each, run.difficulty)
}

/** Whether a held question may stay: made for about the present difficulty, and not asked in the meantime. */
async function mayStay(row: AheadRow, run: RunRow, asked: ReadonlySet<string>): Promise<boolean> {
  if (row.superseded || asked.has(noteEntry(row.topic_code_level, row.note))) return false
  return Math.abs(row.difficulty - (await wantedOf(row, run))) < staleDifficulty
}

/** The tasks of the places before one, in their order. */
function entriesBefore(waiting: ReadonlyMap<number, string>, position: number): string[] {
  return [...waiting.entries()]
    .filter(([place]) => place < position)
    .toSorted(([a], [b]) => a - b)
    .map(([, entry]) => entry)
}

async function makeAhead(
  run: RunRow,
  places: readonly number[],
  held: Held,
  widgetSet: number,
  now: Date,
): Promise<{ position: number; question: NewQuestion }[]> {
  const notes = [
    ...run.avoid_notes,
    ...held.asked,
    ...held.ahead.map((row) => noteEntry(row.topic_code_level, row.note)),
  ]
  const made: { position: number; question: NewQuestion }[] = []
  const waiting = new Map(held.waiting)
  for (const position of places) {
    const turn = held.ahead.filter((row) => row.position === position).length
    const question = await makeQuestion({
      id: newId(now),
      topicCodeLevel: levelAt(run.plan, position),
      difficulty: run.difficulty,
      notes,
      stream: `${questionStream(run.seed, position, turn)}|ahead`,
      wish: { asked: [...run.tasks, ...entriesBefore(waiting, position)], type: run.type, widgetSet },
    })
    waiting.set(position, taskEntry(question.topicCodeLevel, question.task))
    notes.push(noteEntry(question.topicCodeLevel, question.note))
    made.push({ position, question })
    // Others are served between one question and the next.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return made
}

async function storeAhead(
  tx: Tx,
  run: RunRow,
  stale: readonly string[],
  made: readonly { position: number; question: NewQuestion }[],
  now: Date,
): Promise<void> {
  const open = await tx
    .selectFrom('runs')
    .select('id')
    .where('id', '=', run.id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (open === undefined) return
  if (stale.length > 0)
    await tx.updateTable('questions_ahead').set({ superseded: true }).where('id', 'in', stale).execute()
  await tx
    .insertInto('questions_ahead')
    .values(
      made.map(({ position, question }) => ({
        id: question.id,
        run_id: run.id,
        position,
        topic_code_level: question.topicCodeLevel,
        task: question.task,
        kind: question.kind,
        guess: question.guess,
        version: question.version,
        seed: question.seed,
        difficulty: question.difficulty,
        form: question.form,
        note: question.note,
        public: question.public,
        key: question.key,
        created_at: now,
      })),
    )
    // Another tab may have been faster: its questions stand.
    .onConflict((conflict) => conflict.columns(['run_id', 'position']).where('superseded', '=', false).doNothing())
    .execute()
}

/**
 * The questions of a run after the one that waits, without keys, for going on without a connection; none for runs that
 * need the network (levelling, contests) or are over. They are made at the present difficulty, and made anew when that
 * has moved by 0.15, so that what a child meets offline is as hard as what it would meet online. `held` are those the
 * browser has: they are named again, not sent again. Throws exercise_not_found, session_expired, no_questions_returned.
 */
export async function questionsAhead(
  db: Database,
  caller: Caller,
  wanted: { runId: string; held: readonly string[]; widgetSet: number },
  now: Date,
): Promise<{ questions: StoredQuestion[]; stillHeld: string[] }> {
  const run = await readRun(db, caller, wanted.runId, now)
  const places = placesAhead(run)
  if (places.length === 0) return { questions: [], stillHeld: [] }
  const ahead = await db.run(readAhead, [run.id])
  const inRun = await db.run(readNotes, [run.id])
  const asked = inRun.map((row) => row.entry)
  const known = new Set(asked)
  const stays = await Promise.all(ahead.map(async (row) => mayStay(row, run, known)))
  const staying = ahead.filter((_, i) => stays[i] === true)
  const missing = places.filter((place) => !staying.some((row) => row.position === place))
  let current = ahead
  if (missing.length > 0) {
    const open = inRun.filter((row) => !row.replaced && row.position > run.answered)
    const waiting = new Map([...open, ...staying].map((row) => [row.position, waitingEntry(row)]))
    // Another browser may have begun the run: this one holds only what both can show.
    const widgetSet = Math.min(run.widget_set, wanted.widgetSet)
    const made = await makeAhead(run, missing, { ahead, asked, waiting }, widgetSet, now)
    const stale = ahead.filter((row) => !row.superseded && missing.includes(row.position)).map((row) => row.id)
    await inTransaction(db, async (tx) => storeAhead(tx, run, stale, made, now))
    current = await db.run(readAhead, [run.id])
  }
  const given = current.filter((row) => !row.superseded && row.position >= (places[0] ?? 0))
  const held = new Set(wanted.held)
  return {
    questions: given
      .filter((row) => !held.has(row.id))
      .map((row) => toPendingQuestion({ ...row, question_id: row.id, hints_viewed: 0 })),
    stillHeld: given.filter((row) => held.has(row.id)).map((row) => row.id),
  }
}

/** Removes questions held ahead of runs that are over or left, and those that nobody has come back to for two weeks. */
export async function forgetQuestionsAhead(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - questionsAheadDays * 86_400_000)
  await db.queries
    .deleteFrom('questions_ahead')
    .using('runs')
    .whereRef('runs.id', '=', 'questions_ahead.run_id')
    .where((where) => where.or([where('runs.state', '<>', 'open'), where('questions_ahead.created_at', '<', before)]))
    .execute()
}
