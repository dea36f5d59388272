import type { ExerciseTarget, RunType } from '@polyhex/contract/exercises/exercise-types'
import {
  evaluationCandidates,
  isReady,
  openChance,
  themes,
  topicLevel,
  type TopicLevelKey,
  unit,
  unitMasteryPlan,
} from '@polyhex/curriculum'
import { Refusal } from '../http/refusal.ts'
import { newPaperOf, paperOfContest } from './contest-target.ts'
import type { PaperSeat } from './paper-seat.ts'

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

function planOfContest(target: string, seed: number, seat: PaperSeat | null): Plan {
  const questions = seat === null ? newPaperOf(target, seed, []) : paperOfContest(target, seat)
  if (questions === null) throw new Refusal('unit_not_found')
  return {
    ...plain,
    type: 'contest_problems',
    target,
    levels: questions.map((question) => question.topicCodeLevel),
    contestLevels: questions.map((question) => question.contestLevel),
    contestPlayerId: seat?.id ?? null,
  }
}

function planOfLevelling(themeCode: string, timed: boolean): Plan {
  if (!themes.some((theme) => theme.themeCode === themeCode)) throw new Refusal('theme_not_found')
  if (evaluationCandidates(themeCode, isReady).length === 0) throw new Refusal('topic_level_not_ready')
  return { ...plain, type: 'levelling', target: themeCode, levels: [], timed }
}

/**
 * Which topic levels the run asks. `timed` says whether the owner's levellings are timed: a single one may be gentler than
 * that, never harder. `seat` is the contest entry that a paper is answered for; its contest says what it is about. Throws
 * topic_not_found, unit_not_found, theme_not_found, topic_level_not_ready, speed_play_not_supported when the target is
 * not there or has no questions.
 */
export function planRun(target: ExerciseTarget, seed: number, timed: boolean, seat: PaperSeat | null = null): Plan {
  if (target.type === 'unit_mastery') return planOfUnit(target.unitCode, seed)
  if (target.type === 'contest_problems') {
    return planOfContest(seat?.target ?? target.unitCode ?? '', seed, seat)
  }
  if (target.type === 'levelling') return planOfLevelling(target.themeCode, timed && (target.timed ?? true))
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

/** The chance from which a question of a run is made; `turn` counts its refreshes. */
export function questionStream(seed: number, position: number, turn: number): string {
  return `${seed}|${position}|${turn}`
}
