import type { ExerciseTarget, RunType } from '@polyhex/contract/exercises/exercise-types'
import {
  isReady,
  openChance,
  planContest,
  themes,
  topicLevel,
  type TopicLevelKey,
  topicLevels,
  unit,
  unitMasteryPlan,
} from '@polyhex/curriculum'
import { Refusal } from '../http/refusal.ts'

/** Which topic levels a run asks, as far as that is settled when it begins. */
export interface Plan {
  readonly type: RunType
  readonly target: string
  /** The topic level of each question; one entry stands for all; none where they are chosen one by one. */
  readonly levels: readonly string[]
  /** The contest level of each question, 1 to 10; none for other runs. */
  readonly contestLevels: readonly number[]
  /** Whether a levelling ends by the clock. */
  readonly timed: boolean
  /** The entry of a contest that a paper is answered for. */
  readonly contestPlayerId: string | null
}

const plain = { contestLevels: [], timed: false, contestPlayerId: null } as const

function planOfUnit(unitCode: string, seed: number): Plan {
  const found = unit(unitCode)
  if (found === null) throw new Refusal('unit_not_found')
  const ready = found.topicLevels.filter((key) => isReady(key))
  const review = ready.filter((key) => found.reviewTopicLevels.includes(key))
  const own = ready.filter((key) => !found.reviewTopicLevels.includes(key))
  if (own.length === 0) throw new Refusal('topic_level_not_ready')
  const levels = unitMasteryPlan(own, review, openChance(`${seed}|plan`))
  return { ...plain, type: 'unit_mastery', target: unitCode, levels }
}

function planOfContest(unitCode: string, seed: number, contestPlayerId: string | null): Plan {
  if (unit(unitCode) === null) throw new Refusal('unit_not_found')
  const questions = planContest(unitCode, seed, isReady)
  if (questions.length === 0) throw new Refusal('topic_level_not_ready')
  return {
    ...plain,
    type: 'contest_problems',
    target: unitCode,
    levels: questions.map((question) => question.topicCodeLevel),
    contestLevels: questions.map((question) => question.contestLevel),
    contestPlayerId,
  }
}

/** The topic levels of a theme that have questions. */
export function readyLevelsOfTheme(themeCode: string): TopicLevelKey[] {
  return topicLevels.filter((level) => level.theme === themeCode && isReady(level.key)).map((level) => level.key)
}

function planOfLevelling(themeCode: string, timed: boolean): Plan {
  if (!themes.some((theme) => theme.themeCode === themeCode)) throw new Refusal('theme_not_found')
  if (readyLevelsOfTheme(themeCode).length === 0) throw new Refusal('topic_level_not_ready')
  return { ...plain, type: 'levelling', target: themeCode, levels: [], timed }
}

/**
 * Which topic levels the run asks. `timed` is how the owner does a levelling whose target does not say. Throws
 * topic_not_found, unit_not_found, theme_not_found, topic_level_not_ready, speed_play_not_supported when the target is
 * not there or has no questions.
 */
export function planRun(target: ExerciseTarget, seed: number, timed: boolean): Plan {
  if (target.type === 'unit_mastery') return planOfUnit(target.unitCode, seed)
  if (target.type === 'contest_problems') return planOfContest(target.unitCode, seed, target.contestPlayerGuid ?? null)
  if (target.type === 'levelling') return planOfLevelling(target.themeCode, target.timed ?? timed)
  const level = topicLevel(target.topicCodeLevel)
  if (level === null) throw new Refusal('topic_not_found')
  if (!isReady(level.key)) throw new Refusal('topic_level_not_ready')
  if (target.type === 'speed' && !level.supportsSpeedPlay) throw new Refusal('speed_play_not_supported')
  return { ...plain, type: target.type, target: level.key, levels: [level.key] }
}

/** The topic level of a question of a planned run, by its place from 1. */
export function levelAt(plan: readonly string[], position: number): TopicLevelKey {
  return (plan[position - 1] ?? plan[0] ?? '') as TopicLevelKey
}

/** How hard a contest question is inside its topic level, 0 to 1 in hundredths: from the upper half to the end. */
export function contestDifficulty(contestLevel: number): number {
  return Math.round(50 + 5 * contestLevel) / 100
}

/** The chance from which a question of a run is made; `turn` counts its refreshes. */
export function questionStream(seed: number, position: number, turn: number): string {
  return `${seed}|${position}|${turn}`
}
