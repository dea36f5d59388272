import { layerWeights } from './layer-weights.ts'
import { dayOf, startVariance, themeBelief, topicBelief, type LearnerState } from './learner-state.ts'
import { moderated, sigmoid, successOf } from './gaussian-step.ts'
import { questionTerms, slip, slope, type LearnerQuestion, type QuestionTerms } from './question-terms.ts'
import { tallyOfLevel, type TopicBelief } from './topic-belief.ts'

/** Variance that a day without the topic adds, and the most that time away adds. Source: D-053. */
const awayPerDay = 0.01
const mostAway = 0.5

/** A topic as it stands on a day: what was known is less sure the longer it was not asked. */
export function agedTopic(topic: TopicBelief, day: number): TopicBelief {
  if (topic.day === 0 || day <= topic.day) return topic
  return { ...topic, variance: topic.variance + Math.min(mostAway, awayPerDay * (day - topic.day)) }
}

/** The logit of a question for an account before guessing, and its variance. */
export interface Standing {
  readonly z: number
  readonly variance: number
}

/** Adds up account, theme, topic and question. */
export function standingOf(state: LearnerState, terms: QuestionTerms, topic: TopicBelief): Standing {
  const theme = themeBelief(state, terms.themeCode)
  return {
    z: state.account[0] + theme[0] + topic.mean - slope * terms.grade,
    variance: state.account[1] + theme[1] + topic.variance + startVariance.level,
  }
}

/** The twelve inputs of the layer for one question. */
export function layerInputsOf(
  state: LearnerState,
  terms: QuestionTerms,
  topic: TopicBelief,
  { z, variance }: Standing,
): number[] {
  const tally = tallyOfLevel(topic, terms.level)
  return [
    1,
    moderated(z, variance),
    Math.log(variance),
    ...state.recent,
    ...topic.recent,
    Math.log1p(topic.answers),
    Math.log1p(tally.right),
    Math.log1p(tally.wrong),
  ]
}

/** What the model expects of one question. */
export interface Prediction {
  /** The chance of a right answer, guessing included, 0 to 1. */
  readonly success: number
  /** The chance that it is known. */
  readonly known: number
  /** The logit before the layer, and its variance. */
  readonly z: number
  readonly variance: number
}

/**
 * Predicts an answer from all that came before. With `at`, topics that were not asked for days count as less sure.
 * Throws a RangeError for an unknown topic level. Source: D-053.
 */
export function predict(state: LearnerState, question: LearnerQuestion, at?: Date): Prediction {
  const terms = questionTerms(question)
  const kept = topicBelief(state, terms.topicCode)
  const topic = at === undefined ? kept : agedTopic(kept, dayOf(at))
  const standing = standingOf(state, terms, topic)
  const inputs = layerInputsOf(state, terms, topic, standing)
  const known = sigmoid(inputs.reduce((sum, input, i) => sum + input * (layerWeights[i] ?? 0), 0))
  return { success: successOf(known, terms.guess, slip), known, z: standing.z, variance: standing.variance }
}
