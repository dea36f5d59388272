import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import {
  type AnswerKey,
  type Chance,
  emptyLearner,
  hashText,
  keyFromJson,
  openChance,
  rightResponse,
} from '@polyhex/curriculum'
import { populateTodaysMath } from '../activity/populate-stack.ts'
import { automateNextSteps } from '../activity/active-units.ts'
import { suggestPractice, suggestSpeedPlay, suggestUnits } from '../activity/suggest.ts'
import type { Suggestion } from '../activity/stack.ts'
import type { Database } from '../database/database.ts'
import { answerQuestion } from '../exercises/answer-question.ts'
import { readQuestions } from '../exercises/run-rows.ts'
import { startRun } from '../exercises/start-run.ts'
import type { Caller } from '../http/handlers.ts'
import { createSession, endSession, hashToken } from '../http/session.ts'

interface Learner {
  readonly accountId: string
  readonly grade: number | null
  /** Share of right answers, in tenths. */
  readonly skill: number
}

const minute = 60_000
const day = 86_400_000

/** Days before now on which there was practice, latest last. */
const practiceDays = [19, 16, 14, 12, 9, 7, 5, 3, 2, 1]

function targetOf(suggestion: Suggestion): ExerciseTarget {
  if (suggestion.type === 'unit_game') return { type: 'unit_mastery', unitCode: suggestion.unitCode ?? '' }
  const topicCodeLevel = `${suggestion.topicCode}/${suggestion.level}`
  return { type: suggestion.type === 'topic_level_speed_play' ? 'speed' : 'practice', topicCodeLevel }
}

/** A different target each day: mostly practice, sometimes speed, one unit. */
function targetsFor(grade: number, now: Date): ExerciseTarget[] {
  const none = new Set<string>()
  const done = { practice: none, speed: none, units: none }
  const pupil = { learner: emptyLearner(grade), grade, done, now, there: [], focus: none }
  const practice = suggestPractice(pupil, 7)
  const speed = suggestSpeedPlay(pupil, 2)
  const units = suggestUnits(pupil, 1)
  return [...practice.slice(0, 4), ...speed.slice(0, 1), ...units, ...practice.slice(4), ...speed.slice(1)].map(
    targetOf,
  )
}

/** The caller for one run in the past, with a session of that time. */
async function callerAt(db: Database, accountId: string, at: Date): Promise<Caller> {
  const { token } = await createSession(db, accountId, null, at)
  return {
    sessionHash: hashToken(token),
    visitorHash: null,
    signUpHash: null,
    pendingHash: null,
    deviceHash: null,
    proofHash: null,
    session: async () => ({ state: 'unauthenticated' }),
  }
}

/** What a child says who has a wrong idea of it: a named wrong answer, on offer or typed; null where none can be said. */
function wrongResponse(key: AnswerKey, chance: Chance): string | null {
  if (key.parts !== undefined) {
    const [first, ...others] = key.parts
    const slip = first === undefined ? null : wrongResponse(first, chance)
    return slip === null ? null : writeParts([slip, ...others.map(rightResponse)])
  }
  if (key.wrong.length === 0) return null
  const wrong = chance.pick(key.wrong)
  if (wrong.optionId !== undefined) return wrong.optionId
  try {
    return rightResponse({ ...key, answer: wrong.value, rightOptionIds: [], wrong: [] })
  } catch {
    return null
  }
}

async function keyOf(db: Database, questionId: string): Promise<AnswerKey> {
  const row = await db.queries
    .selectFrom('run_questions')
    .select('key')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow()
  return keyFromJson(row.key)
}

/** Answers questions until the run is over; `at` is the time of the first one. */
async function playRun(
  db: Database,
  learner: Learner,
  target: ExerciseTarget,
  chance: Chance,
  at: Date,
): Promise<void> {
  const caller = await callerAt(db, learner.accountId, at)
  const owner = { accountId: learner.accountId, grade: learner.grade }
  const runId = await startRun(db, owner, { target, restart: false, seed: chance.bits() }, at)
  const [first] = await readQuestions(db, runId, at)
  let questionId = first?.question_id
  let time = at.getTime()
  while (questionId !== undefined) {
    const timeTakenMs = chance.int(6, 40) * 1000
    time += timeTakenMs
    const key = await keyOf(db, questionId)
    const knows = chance.int(1, 10) <= learner.skill
    const given = { runId, questionId, timeTakenMs }
    const say = async (response: string | null) => answerQuestion(db, caller, { ...given, response }, new Date(time))
    const outcome = await say(knows ? rightResponse(key) : wrongResponse(key, chance))
    // What could not be read is passed over.
    const settled = outcome.answer === null ? await say(null) : outcome
    questionId = settled.nextQuestions[0]?.storedQuestionId
  }
  await endSession(db, caller.sessionHash)
}

/** Three weeks of believable practice of one learner, the same on every start but for the day it ends on. */
export async function practiseHistory(db: Database, learner: Learner, now: Date): Promise<void> {
  const chance = openChance(`cast|${learner.grade}|${hashText(String(learner.skill))}`)
  const targets = targetsFor(learner.grade ?? 3, now)
  if (targets.length === 0) return
  for (const [place, daysAgo] of practiceDays.entries()) {
    const target = targets[place % targets.length]
    if (target === undefined) continue
    const at = new Date(now.getTime() - daysAgo * day - chance.int(0, 300) * minute)
    await playRun(db, learner, target, chance, at)
  }
  await automateNextSteps(db, learner.accountId, 30, now)
  await populateTodaysMath(db, learner, now)
}
