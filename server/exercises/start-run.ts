import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { storedAnswersHours } from '@polyhex/contract/exercises/limits'
import { type Kysely, sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Tables } from '../database/tables.ts'
import { startingDifficulty } from './difficulty.ts'
import { evaluationOf, nextLevelOf } from './evaluation.ts'
import { finishOverrunRuns } from './finish-levelling.ts'
import { makeQuestion, type NewQuestion } from './make-question.ts'
import { contestDifficulty, levelAt, type Plan, planRun, questionStream, readyLevelsOfTheme } from './plan-run.ts'

/** Whose run it is. */
export type RunOwner = { readonly accountId: string; readonly grade: number | null } | { readonly visitorHash: Buffer }

/** How many of the last questions of an account are not asked again, for each level of a run. */
const remembered = 60

async function openRunOf(db: Kysely<Tables>, owner: RunOwner, plan: Plan, now: Date): Promise<string | null> {
  const since = new Date(now.getTime() - storedAnswersHours * 3_600_000)
  const row = await db
    .selectFrom('runs')
    .select('id')
    .where('state', '=', 'open')
    .where('type', '=', plan.type)
    .where('target', '=', plan.target)
    .where('timed', '=', plan.timed)
    .where('started_at', '>', since)
    .where((where) =>
      'accountId' in owner ? where('account_id', '=', owner.accountId) : where('visitor_hash', '=', owner.visitorHash),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

/** Lets one start at a time through for an owner and a target, until the transaction ends. */
async function lockStart(tx: Tx, owner: RunOwner, plan: Plan): Promise<void> {
  const who = 'accountId' in owner ? owner.accountId : owner.visitorHash.toString('hex')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${who}|${plan.type}|${plan.target}`}, 0))`.execute(tx)
}

/** What an account brings to a new run: how hard its last one ended, and which questions it has seen lately. */
async function pastOf(db: Database, owner: RunOwner, plan: Plan): Promise<{ lastEnd: number | null; notes: string[] }> {
  if (!('accountId' in owner)) return { lastEnd: null, notes: [] }
  const last = await db.queries
    .selectFrom('runs')
    .select('difficulty')
    .where('account_id', '=', owner.accountId)
    .where('type', '=', plan.type)
    .where('target', '=', plan.target)
    .where('answered', '>', 0)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const levels = [...new Set(plan.type === 'levelling' ? readyLevelsOfTheme(plan.target) : plan.levels)]
  const seen = await db.queries
    .selectFrom('answers as a')
    .innerJoin('run_questions as q', 'q.id', 'a.question_id')
    .select(['q.topic_code_level', 'q.note'])
    .where('a.account_id', '=', owner.accountId)
    .where('a.topic_code_level', 'in', levels)
    .orderBy('a.answered_at', 'desc')
    .limit(remembered * Math.min(3, levels.length))
    .execute()
  return {
    lastEnd: last?.difficulty ?? null,
    notes: seen.map((row) => `${row.topic_code_level} ${row.note}`).toReversed(),
  }
}

/** Puts a question into its place of a run. */
export async function insertQuestion(
  tx: Tx,
  runId: string,
  position: number,
  question: NewQuestion,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('run_questions')
    .values({
      id: question.id,
      run_id: runId,
      position,
      topic_code_level: question.topicCodeLevel,
      version: question.version,
      seed: question.seed,
      difficulty: question.difficulty,
      form: question.form,
      note: question.note,
      public: question.public,
      key: question.key,
      created_at: now,
    })
    .execute()
}

async function leaveOpenRun(tx: Tx, owner: RunOwner, plan: Plan): Promise<void> {
  await tx
    .updateTable('runs')
    .set({ state: 'left' })
    .where('state', '=', 'open')
    .where('type', '=', plan.type)
    .where('target', '=', plan.target)
    .where((where) =>
      'accountId' in owner ? where('account_id', '=', owner.accountId) : where('visitor_hash', '=', owner.visitorHash),
    )
    .execute()
}

/** The first question's level and difficulty of a run. */
function beginningOf(owner: RunOwner, plan: Plan, lastEnd: number | null): { level: string; difficulty: number } {
  if (plan.type === 'levelling') {
    const grade = 'accountId' in owner ? owner.grade : null
    const run = { target: plan.target, grade, prior_mean: null, prior_deviation: null }
    return { level: nextLevelOf(run, evaluationOf(run, []), []), difficulty: 0.5 }
  }
  const [contestLevel] = plan.contestLevels
  const difficulty = contestLevel === undefined ? startingDifficulty(lastEnd) : contestDifficulty(contestLevel)
  return { level: levelAt(plan.levels, 1), difficulty }
}

/** Makes sure that there is a row for what is believed of the learner, so that answers only ever change it. */
async function prepareLearner(tx: Tx, owner: RunOwner, now: Date): Promise<void> {
  if (!('accountId' in owner)) return
  await tx
    .insertInto('learner_states')
    .values({ account_id: owner.accountId, changed_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/**
 * Opens a run with its first question, or gives the open one of the same target from the last 24 hours unless `restart`
 * is set; an older one is left behind, and a levelling whose time is over is finished. Two tabs starting at once get the
 * same run. `seed` is a whole number of 32 bits. Throws topic_not_found, unit_not_found, theme_not_found,
 * topic_level_not_ready, speed_play_not_supported, no_questions_returned.
 */
export async function startRun(
  db: Database,
  owner: RunOwner,
  wanted: { target: ExerciseTarget; restart: boolean; seed: number },
  now: Date,
): Promise<string> {
  const plan = planRun(wanted.target, wanted.seed, true)
  if (plan.type === 'levelling') await finishOverrunRuns(db, owner, plan.target, now)
  if (!wanted.restart) {
    const open = await openRunOf(db.queries, owner, plan, now)
    if (open !== null) return open
  }
  const past = await pastOf(db, owner, plan)
  const { level, difficulty } = beginningOf(owner, plan, past.lastEnd)
  const id = newId(now)
  const first = await makeQuestion({
    id: newId(now),
    topicCodeLevel: level,
    difficulty,
    notes: past.notes,
    stream: questionStream(wanted.seed | 0, 1, 0),
  })
  return db.queries.transaction().execute(async (tx) => {
    await lockStart(tx, owner, plan)
    const other = wanted.restart ? null : await openRunOf(tx, owner, plan, now)
    if (other !== null) return other
    await leaveOpenRun(tx, owner, plan)
    await prepareLearner(tx, owner, now)
    await tx
      .insertInto('runs')
      .values({
        id,
        account_id: 'accountId' in owner ? owner.accountId : null,
        visitor_hash: 'accountId' in owner ? null : owner.visitorHash,
        type: plan.type,
        target: plan.target,
        plan: [...plan.levels],
        plan_levels: [...plan.contestLevels],
        timed: plan.timed,
        contest_player_id: plan.contestPlayerId,
        seed: wanted.seed | 0,
        grade: 'accountId' in owner ? owner.grade : null,
        difficulty,
        avoid_notes: past.notes,
        started_at: now,
      })
      .execute()
    await insertQuestion(tx, id, 1, first, now)
    return id
  })
}
