import { dayOf, topicBelief, type LearnerState } from '../learner-state.ts'
import { moderated, sigmoid, successOf } from '../gaussian-step.ts'
import { agedTopic, standingOf } from '../predict.ts'
import { questionTerms, slip } from '../question-terms.ts'
import { startVariance } from '../learner-state.ts'
import { tallyOfLevel, type LevelTally } from '../topic-belief.ts'
import { topicLevel, type CatalogTopicLevel } from '../../catalogue/topic-levels.ts'

/** The difficulty inside a level at which a run begins: what a child meets first. */
const firstDifficulty = 0.3

/** How a topic level looks to an account on a day. */
export interface LevelOutlook {
  readonly level: CatalogTopicLevel
  /** The likely share of right answers in a run's first questions. */
  readonly success: number
  /** Answers on this level so far. */
  readonly tally: LevelTally
  /** Days since the topic was last answered; null when it never was. */
  readonly days: number | null
  /** The least `success` among the prerequisites; 1 where there are none. */
  readonly ground: number
}

/**
 * The likely share of right answers of an account on a level. Of what the account can do as a whole the most likely is taken, however
 * unsure it is, since a new child is most likely like its grade; what is unsure about the topic draws it towards a half.
 */
function successOn(state: LearnerState, level: CatalogTopicLevel, day: number): number {
  const form = level.answerForms[0] ?? 'numeric'
  const terms = questionTerms({ topicCodeLevel: level.key, difficulty: firstDifficulty, form })
  const topic = agedTopic(topicBelief(state, level.topicCode), day)
  const { z } = standingOf(state, terms, topic)
  return successOf(sigmoid(moderated(z, topic.variance + startVariance.level)), terms.guess, slip)
}

/** Outlooks of an account at one moment, each worked out once. */
export function openOutlooks(state: LearnerState, at: Date): (level: CatalogTopicLevel) => LevelOutlook {
  const day = dayOf(at)
  const successes = new Map<string, number>()
  const success = (level: CatalogTopicLevel): number => {
    const found = successes.get(level.key) ?? successOn(state, level, day)
    successes.set(level.key, found)
    return found
  }
  return (level) => {
    const topic = topicBelief(state, level.topicCode)
    const before = level.prerequisites.map(topicLevel).filter((one) => one !== null)
    return {
      level,
      success: success(level),
      tally: tallyOfLevel(topic, level.level),
      days: topic.day === 0 ? null : Math.max(0, day - topic.day),
      ground: Math.min(1, ...before.map(success)),
    }
  }
}
