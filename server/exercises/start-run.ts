import type { ExerciseTarget, RunType } from '@polyhex/contract/exercises/exercise-types'
import { storedAnswersHours } from '@polyhex/contract/exercises/limits'
import { isReady, openChance, topicLevel, type TopicLevelKey, unit, unitMasteryPlan } from '@polyhex/curriculum'
import { type Kysely, sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Tables } from '../database/tables.ts'
import { Refusal } from '../http/refusal.ts'
import { startingDifficulty } from './difficulty.ts'
import { makeQuestion, type NewQuestion } from './make-question.ts'

/** Whose run it is. */
export type RunOwner = { readonly accountId: string; readonly grade: number | null } | { readonly visitorHash: Buffer }

/** How many of the last questions of an account are not asked again, for each level of a run. */
const remembered = 60

interface Plan {
  readonly type: RunType
  readonly target: string
  /** The topic level of each question; one entry stands for all. */
  readonly levels: readonly string[]
}

function planOfUnit(unitCode: string, seed: number): Plan {
  const found = unit(unitCode)
  if (found === null) throw new Refusal('unit_not_found')
  const ready = found.topicLevels.filter((key) => isReady(key))
  const review = ready.filter((key) => found.reviewTopicLevels.includes(key))
  const own = ready.filter((key) => !found.reviewTopicLevels.includes(key))
  if (own.length === 0) throw new Refusal('topic_level_not_ready')
  const levels = unitMasteryPlan(own, review, openChance(`${seed}|plan`))
  return { type: 'unit_mastery', target: unitCode, levels }
}

/** Which topic levels the run asks. Throws when the target is not there or has no questions. */
export function planRun(target: ExerciseTarget, seed: number): Plan {
  if (target.type === 'unit_mastery') return planOfUnit(target.unitCode, seed)
  const level = topicLevel(target.topicCodeLevel)
  if (level === null) throw new Refusal('topic_not_found')
  if (!isReady(level.key)) throw new Refusal('topic_level_not_ready')
  if (target.type === 'speed' && !level.supportsSpeedPlay) throw new Refusal('speed_play_not_supported')
  return { type: target.type, target: level.key, levels: [level.key] }
}

/** The topic level of a question of a run, by its place from 1. */
export function levelAt(plan: readonly string[], position: number): TopicLevelKey {
  return (plan[position - 1] ?? plan[0] ?? '') as TopicLevelKey
}

/** The chance from which a question of a run is made; `turn` counts its refreshes. */
export function questionStream(seed: number, position: number, turn: number): string {
  return `${seed}|${position}|${turn}`
}

async function openRunOf(db: Kysely<Tables>, owner: RunOwner, plan: Plan, now: Date): Promise<string | null> {
  const since = new Date(now.getTime() - storedAnswersHours * 3_600_000)
  const row = await db
    .selectFrom('runs')
    .select('id')
    .where('state', '=', 'open')
    .where('type', '=', plan.type)
    .where('target', '=', plan.target)
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
  const levels = [...new Set(plan.levels)]
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

/**
 * Opens a run with its first question, or gives the open one of the same target from the last 24 hours unless `restart`
 * is set; an older one is left behind. Two tabs starting at once get the same run. `seed` is a whole number of 32 bits.
 * Throws topic_not_found, unit_not_found, topic_level_not_ready, speed_play_not_supported, no_questions_returned.
 */
export async function startRun(
  db: Database,
  owner: RunOwner,
  wanted: { target: ExerciseTarget; restart: boolean; seed: number },
  now: Date,
): Promise<string> {
  const plan = planRun(wanted.target, wanted.seed)
  if (!wanted.restart) {
    const open = await openRunOf(db.queries, owner, plan, now)
    if (open !== null) return open
  }
  const past = await pastOf(db, owner, plan)
  const difficulty = startingDifficulty(past.lastEnd)
  const id = newId(now)
  const first = await makeQuestion({
    id: newId(now),
    topicCodeLevel: levelAt(plan.levels, 1),
    difficulty,
    notes: past.notes,
    stream: questionStream(wanted.seed | 0, 1, 0),
  })
  return db.queries.transaction().execute(async (tx) => {
    await lockStart(tx, owner, plan)
    const other = wanted.restart ? null : await openRunOf(tx, owner, plan, now)
    if (other !== null) return other
    await leaveOpenRun(tx, owner, plan)
    await tx
      .insertInto('runs')
      .values({
        id,
        account_id: 'accountId' in owner ? owner.accountId : null,
        visitor_hash: 'accountId' in owner ? null : owner.visitorHash,
        type: plan.type,
        target: plan.target,
        plan: [...plan.levels],
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
