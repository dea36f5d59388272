import { inTransaction } from '../database/in-transaction.ts'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import type { GameTarget } from '@polyhex/contract/games/games'
import { storedAnswersHours } from '@polyhex/contract/exercises/limits'
import { firstWidgetSet, widgetSet } from '@polyhex/contract/exercises/widget-set'
import { emptyLearner, evaluationCandidates, evaluationPrior, isReady, type LearnerState } from '@polyhex/curriculum'
import { type Kysely, sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Tables } from '../database/tables.ts'
import { closeLevellingsBefore } from './close-levelling.ts'
import { contestDifficulty } from './contest-target.ts'
import { firstDifficulty } from './difficulty.ts'
import { evaluationOf, itemAt } from './evaluation.ts'
import { prepareLearner } from './learn-anew.ts'
import { isLevellingTimed } from './learning-settings.ts'
import { makeQuestion, type NewQuestion } from './make-question.ts'
import { difficultyFor, difficultyOfTasks, type ToAsk } from './next-to-ask.ts'
import { type PaperSeat, paperSeatOf } from './paper-seat.ts'
import { planGame } from './plan-game.ts'
import { levelAt, type Plan, planRun, questionStream } from './plan-run.ts'

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
    .where('contest_player_id', 'is not distinct from', plan.contestPlayerId)
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
  const name = `${who}|${plan.type}|${plan.target}|${plan.contestPlayerId ?? ''}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** The levels whose questions may be asked in a run. */
function levelsOf(plan: Plan): string[] {
  if (plan.type !== 'levelling') return [...new Set(plan.levels)]
  return evaluationCandidates(plan.target, isReady).map((item) => item.topicCodeLevel)
}

/** The questions an account has seen lately on the levels of a run, oldest first, so that none comes again. */
async function seenLately(db: Database, owner: RunOwner, plan: Plan): Promise<string[]> {
  // Everybody in a contest gets the same paper, whatever they have seen before.
  if (!('accountId' in owner) || plan.contestPlayerId !== null) return []
  const levels = levelsOf(plan)
  const seen = await db.queries
    .selectFrom('answers as a')
    .innerJoin('run_questions as q', 'q.id', 'a.question_id')
    .select(['q.topic_code_level', 'q.note'])
    .where('a.account_id', '=', owner.accountId)
    .where('a.topic_code_level', 'in', levels)
    .orderBy('a.answered_at', 'desc')
    .limit(remembered * Math.min(3, levels.length))
    .execute()
  return seen.map((row) => `${row.topic_code_level} ${row.note}`).toReversed()
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
    .where('contest_player_id', 'is not distinct from', plan.contestPlayerId)
    .where((where) =>
      'accountId' in owner ? where('account_id', '=', owner.accountId) : where('visitor_hash', '=', owner.visitorHash),
    )
    .execute()
}

/** What a run begins with: its first question, and for a levelling what was believed before it. */
interface Beginning {
  readonly toAsk: ToAsk
  /** Mean and standard deviation in grades; null where nothing but the grade is known. */
  readonly prior: { readonly mean: number; readonly sd: number } | null
}

function beginningOf(owner: RunOwner, plan: Plan, learner: LearnerState | null, seed: number, now: Date): Beginning {
  if (plan.type === 'levelling') {
    const grade = 'accountId' in owner ? owner.grade : null
    const known = evaluationPrior(learner ?? emptyLearner(grade), plan.target)
    const prior = known.kind === 'ability' ? known : null
    const run = {
      target: plan.target,
      grade,
      seed,
      prior_mean: prior?.mean ?? null,
      prior_deviation: prior?.sd ?? null,
    }
    return { toAsk: itemAt(run, evaluationOf(run, []), 1), prior }
  }
  const topicCodeLevel = levelAt(plan.levels, 1)
  const [contestLevel] = plan.contestLevels
  if (contestLevel !== undefined) {
    const difficulty = contestDifficulty(plan.target, topicCodeLevel, contestLevel)
    return { toAsk: { topicCodeLevel, difficulty }, prior: null }
  }
  const believed = learner === null ? null : difficultyFor(plan.type, topicCodeLevel, learner, now)
  return { toAsk: { topicCodeLevel, difficulty: believed ?? firstDifficulty }, prior: null }
}

async function insertRun(
  tx: Tx,
  owner: RunOwner,
  plan: Plan,
  run: {
    readonly id: string
    readonly seed: number
    readonly notes: string[]
    readonly beginning: Beginning
    readonly widgetSet: number
  },
  now: Date,
): Promise<void> {
  const { toAsk, prior } = run.beginning
  await tx
    .insertInto('runs')
    .values({
      id: run.id,
      account_id: 'accountId' in owner ? owner.accountId : null,
      visitor_hash: 'accountId' in owner ? null : owner.visitorHash,
      type: plan.type,
      target: plan.target,
      plan: [...plan.levels],
      plan_levels: [...plan.contestLevels],
      timed: plan.timed,
      contest_player_id: plan.contestPlayerId,
      prior_mean: prior?.mean ?? null,
      prior_deviation: prior?.sd ?? null,
      seed: run.seed,
      grade: 'accountId' in owner ? owner.grade : null,
      difficulty: toAsk.difficulty,
      avoid_notes: run.notes,
      widget_set: run.widgetSet,
      started_at: now,
    })
    .execute()
}

/** A run that another browser began is taken up by an older one: what comes next is what both can show. */
async function showOnlyKnown(db: Database, runId: string, set: number): Promise<void> {
  if (set >= widgetSet) return
  await db.queries
    .updateTable('runs')
    .set({ widget_set: set })
    .where('id', '=', runId)
    .where('widget_set', '>', set)
    .execute()
}

/** The contest entry of a target, if it names one. */
async function seatOfTarget(
  db: Database,
  owner: RunOwner,
  target: ExerciseTarget | GameTarget,
): Promise<PaperSeat | null> {
  if (target.type !== 'contest_problems' || target.contestPlayerGuid === undefined) return null
  return paperSeatOf(db, owner, target.contestPlayerGuid)
}

/** What a run is to be, and how it is begun. */
export interface WantedRun {
  readonly target: ExerciseTarget | GameTarget
  readonly restart: boolean
  /** A whole number of 32 bits. */
  readonly seed: number
  readonly widgetSet?: number
  /** What is written together with the run, under its id. */
  readonly beside?: (tx: Tx, runId: string) => Promise<void>
}

/** Learner and plan of a run: those of a game follow from the learner. */
async function planned(
  db: Database,
  owner: RunOwner,
  { target }: WantedRun,
  of: { readonly seed: number; readonly timed: boolean; readonly seat: PaperSeat | null; readonly now: Date },
): Promise<Plan> {
  if (target.type !== 'game') return planRun(target, of.seed, of.timed, of.seat)
  const isAccount = 'accountId' in owner
  const learner = isAccount ? await prepareLearner(db, owner, of.now) : null
  return planGame(target, { learner, grade: isAccount ? owner.grade : null, seed: of.seed, now: of.now })
}

/**
 * Opens a run with its first question, or gives the open one of the same target from the last 24 hours unless `restart`
 * is set; an older one is left behind, and a levelling whose time is over is finished. Two tabs starting at once get the
 * same run. Throws topic_not_found, unit_not_found, theme_not_found, topic_level_not_ready, speed_play_not_supported,
 * game_not_answerable, no_questions_returned. A run asks nothing that the browser cannot show.
 */
export async function startRun(db: Database, owner: RunOwner, wanted: WantedRun, now: Date): Promise<string> {
  const timed = wanted.target.type !== 'levelling' || (await isLevellingTimed(db, owner))
  const seat = await seatOfTarget(db, owner, wanted.target)
  if (seat !== null && seat.runId !== null) return seat.runId
  const seed = seat === null ? wanted.seed | 0 : seat.seed
  const plan = await planned(db, owner, wanted, { seed, timed, seat, now })
  const restart = wanted.restart && seat === null
  if (plan.type === 'levelling') {
    const room = { themeCode: plan.target, timed: plan.timed, restart: wanted.restart }
    await closeLevellingsBefore(db, owner, room, now)
  }
  if (!restart) {
    const open = await openRunOf(db.queries, owner, plan, now)
    if (open !== null) {
      await showOnlyKnown(db, open, wanted.widgetSet ?? firstWidgetSet)
      return open
    }
  }
  const learner = 'accountId' in owner ? await prepareLearner(db, owner, now) : null
  const notes = await seenLately(db, owner, plan)
  const beginning = beginningOf(owner, plan, learner, seed, now)
  const id = newId(now)
  const stream = questionStream(seed, 1, 0)
  // Everybody in a contest gets the same paper, whatever their browser can show beyond the first widgets.
  const shows = plan.type === 'contest_problems' ? firstWidgetSet : (wanted.widgetSet ?? firstWidgetSet)
  const difficultyOf = difficultyOfTasks(plan.type, beginning.toAsk, learner, now)
  const wish = { asked: [], type: plan.type, widgetSet: shows, difficultyOf }
  const first = await makeQuestion({ id: newId(now), ...beginning.toAsk, notes, stream, wish })
  return inTransaction(db, async (tx) => {
    await lockStart(tx, owner, plan)
    const other = restart ? null : await openRunOf(tx, owner, plan, now)
    if (other !== null) return other
    await leaveOpenRun(tx, owner, plan)
    await insertRun(tx, owner, plan, { id, seed, notes, beginning, widgetSet: shows }, now)
    await insertQuestion(tx, id, 1, first, now)
    await wanted.beside?.(tx, id)
    return id
  })
}
