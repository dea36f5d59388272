import { topicLevels } from '../catalogue/topic-levels.ts'
import { topicLevelsOfUnit, unit } from '../catalogue/units.ts'
import { openChance } from '../chance.ts'
import type { CatalogTopicLevel } from '../catalogue/topic-levels.ts'
import type { TopicLevelKey } from '../topic-level.ts'

/** One question of a contest paper before it is made. */
export interface ContestQuestion {
  readonly topicCodeLevel: TopicLevelKey
  /** 1 (easy) to 10; it decides how many points a right answer is worth. */
  readonly contestLevel: number
}

/** The contest levels of a paper in order: one easy, two medium, seven hard, so that 73 points can be reached. */
const paper = [3, 5, 7, 8, 8, 9, 9, 9, 10, 10] as const

/** A paper reaches this many grades beyond the lowest grade of its unit. */
const reach = 2

const isPuzzle = (level: CatalogTopicLevel): boolean =>
  /^(number_theory_challenge|visual_logic_puzzles)$|word_problems/.test(level.topicCode)

/** Where a level stands between the beginning of a grade and two grades on, as a contest level from 1 to 10. */
function contestLevelOf(level: CatalogTopicLevel, grade: number): number {
  const hardness = (level.difficulty - grade) / reach
  return 1 + 9 * Math.min(1, Math.max(0, hardness))
}

/**
 * The 10 questions of a contest paper on a unit: its own levels, what its themes teach up to two grades on, and puzzles
 * and word problems first, each for the place whose contest level is nearest to its hardness. `canAsk` says which levels
 * have questions. The same unit and seed give the same paper; empty when the unit is not there or has no question.
 */
export function planContest(unitCode: string, seed: number, canAsk: (key: string) => boolean): ContestQuestion[] {
  const found = unit(unitCode)
  if (found === null) return []
  const grade = found.lowestGradeLevel
  const own = new Set(topicLevelsOfUnit(unitCode).map((level) => level.key))
  const pool = topicLevels.filter(
    (level) =>
      canAsk(level.key) &&
      (own.has(level.key) ||
        (found.themeCodes.includes(level.theme) && level.difficulty >= grade && level.difficulty <= grade + reach + 1)),
  )
  if (pool.length === 0) return []
  const order = openChance(`${seed}|contest`).shuffle(pool)
  const uses = new Map<string, number>()
  const cost = (level: CatalogTopicLevel, wanted: number): number =>
    Math.abs(contestLevelOf(level, grade) - wanted) +
    4 * (uses.get(level.key) ?? 0) -
    (isPuzzle(level) ? 2 : 0) -
    (own.has(level.key) ? 1 : 0)
  return paper.map((contestLevel) => {
    const best = order.reduce((a, b) => (cost(b, contestLevel) < cost(a, contestLevel) ? b : a))
    uses.set(best.key, (uses.get(best.key) ?? 0) + 1)
    return { topicCodeLevel: best.key, contestLevel }
  })
}
