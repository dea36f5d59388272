import {
  dayOf,
  rounded,
  themeBelief,
  topicBelief,
  withTopic,
  type Belief,
  type LearnerState,
  type Recency,
} from './learner-state.ts'
import { weighAnswer, type Evidence } from './gaussian-step.ts'
import { agedTopic, standingOf } from './predict.ts'
import { questionTerms, slip, type LearnerQuestion, type QuestionTerms } from './question-terms.ts'
import { countAnswer, type TopicBelief } from './topic-belief.ts'

/** An answer as it was marked. A skipped question counts as wrong, and nobody guesses by skipping. */
export interface LearnerAnswer extends LearnerQuestion {
  readonly outcome: 'right' | 'wrong' | 'skipped'
  /** True when hints or the solution were opened before answering: then a right answer shows little, and counts as wrong. */
  readonly helpViewed: boolean
  /** How much of an answer in several parts was right, 0 to 100; left out where the outcome says it all. */
  readonly credit?: number | null
}

/** Drift per answer, and what a topic gains by the practice itself. Source: D-053, measured. */
export const practice = {
  driftOfTopic: 0.028,
  driftOfAccount: 0.001,
  gainAfterRight: 0.054,
  gainAfterWrong: 0.016,
} as const

/** However long an account is away, a topic is never less sure than this. */
const mostVariance = 1.5

const decays = [0.5, 0.8, 0.95] as const

/** Recency after one more answer. */
export function recentAfter(recent: Recency, right: boolean): Recency {
  const next = (i: 0 | 1 | 2): number => rounded(decays[i] * recent[i] + (1 - decays[i]) * (right ? 1 : -1))
  return [next(0), next(1), next(2)]
}

/** A belief moved by what an answer told; drift is added afterwards. */
export function moved([mean, variance]: Belief, evidence: Evidence, drift = 0): Belief {
  return [rounded(mean + variance * evidence.pull), rounded(variance - variance * variance * evidence.shrink + drift)]
}

/** A topic after one more answer: its belief moved, its recency, counts and day brought up to date. */
export function topicAfter(
  topic: TopicBelief,
  terms: QuestionTerms,
  evidence: Evidence,
  right: boolean,
  day: number,
): TopicBelief {
  const [mean, variance] = moved([topic.mean, topic.variance], evidence, practice.driftOfTopic)
  return {
    mean: mean + (right ? practice.gainAfterRight : practice.gainAfterWrong),
    variance: Math.min(mostVariance, variance),
    recent: recentAfter(topic.recent, right),
    answers: topic.answers + 1,
    day: Math.max(topic.day, day),
    levels: countAnswer(topic, terms.level, right),
  }
}

/** The chance of a right guess that an answer leaves open: none for a skipped question or one answered with help. */
export function guessLeft(answer: Pick<LearnerAnswer, 'outcome' | 'helpViewed'>, guess: number): number {
  return answer.outcome === 'skipped' || answer.helpViewed ? 0 : guess
}

/**
 * The state after one answer, in constant time. Throws a RangeError for an unknown topic level.
 * Source: D-053; the step is that of the reference filter, with guessing put in.
 */
export function updateLearner(state: LearnerState, answer: LearnerAnswer, at: Date): LearnerState {
  const terms = questionTerms(answer)
  const day = dayOf(at)
  const topic = agedTopic(topicBelief(state, terms.topicCode), day)
  const right = answer.outcome === 'right' && !answer.helpViewed
  const { z, variance } = standingOf(state, terms, topic)
  const share = answer.credit === undefined || answer.credit === null ? Number(right) : answer.credit / 100
  const credited = answer.helpViewed || answer.outcome === 'skipped' ? 0 : share
  const evidence = weighAnswer(z, variance, credited, guessLeft(answer, terms.guess), slip)
  const next: LearnerState = {
    ...state,
    account: moved(state.account, evidence, practice.driftOfAccount),
    recent: recentAfter(state.recent, right),
    answers: state.answers + 1,
    themes: { ...state.themes, [terms.themeCode]: moved(themeBelief(state, terms.themeCode), evidence) },
  }
  return withTopic(next, terms.topicCode, topicAfter(topic, terms, evidence, right, day))
}
