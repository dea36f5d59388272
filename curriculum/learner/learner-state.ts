import { packTopic, startOfTopic, unpackTopic, type TopicBelief } from './topic-belief.ts'
import { slope } from './question-terms.ts'

/** What is believed of one number: its mean and its variance, in logits. */
export type Belief = readonly [mean: number, variance: number]

/** How recent answers went, from -1 (all wrong) to 1 (all right), at decay 0.5, 0.8 and 0.95. */
export type Recency = readonly [number, number, number]

/**
 * What the learner model knows of one account: plain JSON, stored as it is in one row and under 8 kB whatever is practised.
 * A topic is packed into a short text (see topic-belief.ts); the functions of this folder read it.
 */
export interface LearnerState {
  readonly version: 1
  /** The grade it began from, or null when none was known. */
  readonly grade: number | null
  readonly account: Belief
  readonly recent: Recency
  /** Answers so far. */
  readonly answers: number
  readonly themes: Readonly<Record<string, Belief>>
  readonly topics: Readonly<Record<string, string>>
}

/** The mean ability of a grade, in grades: a third through its year. Source: D-053. */
export const abilityOfGrade = (grade: number): number => grade + 0.3

/** Start variances in logits squared. The account's and the themes' together are the spread of 1.7 grades (D-054). */
export const startVariance = { account: 2.8, theme: 0.7, level: 0.4 } as const

/** Where an account of unknown grade begins, in grades: the middle of school, and anything is possible. */
export const unknownGrade = { mean: 6, sd: 4 } as const

/** The state of an account that has answered nothing. `grade` is 0 to 12 (0 is kindergarten), null when unknown. */
export function emptyLearner(grade: number | null): LearnerState {
  const account: Belief =
    grade === null
      ? [slope * unknownGrade.mean, (slope * unknownGrade.sd) ** 2]
      : [slope * abilityOfGrade(grade), startVariance.account]
  return { version: 1, grade, account, recent: [0, 0, 0], answers: 0, themes: {}, topics: {} }
}

/** What is believed of a theme beside the account as a whole. */
export function themeBelief(state: LearnerState, themeCode: string): Belief {
  return state.themes[themeCode] ?? [0, startVariance.theme]
}

/** What is believed of a topic beside its theme; the start when nothing was answered there. */
export function topicBelief(state: LearnerState, topicCode: string): TopicBelief {
  const packed = state.topics[topicCode]
  return packed === undefined ? startOfTopic : unpackTopic(packed)
}

/** The state with one topic put in place. */
export function withTopic(state: LearnerState, topicCode: string, topic: TopicBelief): LearnerState {
  return { ...state, topics: { ...state.topics, [topicCode]: packTopic(topic) } }
}

/** The day of an instant, counted from 1970 in UTC: the model needs no finer clock. */
export const dayOf = (at: Date): number => Math.floor(at.getTime() / 86_400_000)

/** Stored numbers keep six decimals. */
// Adding nothing makes nothing of minus nothing, which JSON cannot say.
export const rounded = (x: number): number => Math.round(x * 1e6) / 1e6 + 0
