import { themeLevelOfAbility } from '../catalogue/theme-levels.ts'
import { topicLevelsOfField } from '../catalogue/topic-levels.ts'
import { themeBelief, topicBelief, type LearnerState } from './learner-state.ts'
import { slope } from './question-terms.ts'

/** An ability as it is shown, in grades. */
export interface Ability {
  /** The grade at which a run's first questions are right with a chance of 0.6. */
  readonly ability: number
  readonly sd: number
  /** The ends of the band that holds the true ability with a chance of 0.8. */
  readonly low: number
  readonly high: number
  /** Theme level, 0 to 25. */
  readonly level: number
  /** 0 to 1. */
  readonly confidence: number
}

/** A normal number lies within this many standard deviations of its mean in 80 of 100 cases. */
const bandOf80 = 1.28

/** What is shown of a mean and a standard deviation in grades. Source: D-053. */
export function toAbility(mean: number, sd: number): Ability {
  return {
    ability: mean,
    sd,
    low: Math.max(0, mean - bandOf80 * sd),
    high: Math.min(13, Math.max(0, mean + bandOf80 * sd)),
    level: themeLevelOfAbility(mean),
    confidence: Math.min(1, Math.max(0, 1 - sd / 1.7)),
  }
}

/** Levels within so many grades of the account count when its topics are averaged. */
const near = 1.5

/**
 * The ability of an account in a theme: account and theme, and the mean of the topics that are near it in grade.
 * @forTests What tests read from a learner state.
 */
export function themeAbility(state: LearnerState, themeCode: string): Ability {
  const theme = themeBelief(state, themeCode)
  const centre = (state.account[0] + theme[0]) / slope
  const levels = topicLevelsOfField(themeCode).filter((level) => level.theme === themeCode)
  const close = levels.filter((level) => Math.abs(level.difficulty - centre) <= near)
  const weights = new Map<string, number>()
  for (const level of close) weights.set(level.topicCode, (weights.get(level.topicCode) ?? 0) + 1 / close.length)
  let mean = 0
  let variance = 0
  for (const [topicCode, weight] of weights) {
    const topic = topicBelief(state, topicCode)
    mean += weight * topic.mean
    variance += weight * weight * topic.variance
  }
  return toAbility(centre + mean / slope, Math.sqrt(state.account[1] + theme[1] + variance) / slope)
}
