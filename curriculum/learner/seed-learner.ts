import { dayOf, rounded, themeBelief, topicBelief, withTopic, type Belief, type LearnerState } from './learner-state.ts'
import { evaluationResult, type EvaluationState } from './evaluation.ts'
import { weighAnswer } from './gaussian-step.ts'
import { agedTopic, standingOf } from './predict.ts'
import { questionTerms, slip, slope } from './question-terms.ts'
import { recentAfter, topicAfter } from './update-learner.ts'

/**
 * A part of a sum whose whole has become known better: it takes its share of the move, and of the variance that is left, so that
 * the theme is known exactly as well as the run has found.
 */
function share([mean, variance]: Belief, whole: Belief, found: Belief): Belief {
  const part = variance / whole[1]
  return [rounded(mean + part * (found[0] - whole[0])), rounded(part * Math.min(whole[1], found[1]))]
}

/**
 * Takes over what a levelling run has found: account and theme share what is known of the theme, the topics move by their own
 * answers. Answers of a levelling run are given to this alone, at its end, never to `updateLearner` as well.
 */
export function seedLearner(
  state: LearnerState,
  themeCode: string,
  evaluation: EvaluationState,
  at: Date,
): LearnerState {
  if (evaluation.asked.length === 0) return state
  const theme = themeBelief(state, themeCode)
  const { ability, sd } = evaluationResult(evaluation)
  const whole: Belief = [state.account[0] + theme[0], state.account[1] + theme[1]]
  const found: Belief = [slope * ability, (slope * sd) ** 2]
  let next: LearnerState = {
    ...state,
    account: share(state.account, whole, found),
    themes: { ...state.themes, [themeCode]: share(theme, whole, found) },
  }
  for (const { topicCodeLevel, difficulty, guess, outcome } of evaluation.asked) {
    const terms = questionTerms({ topicCodeLevel, difficulty, form: 'numeric' })
    const topic = agedTopic(topicBelief(next, terms.topicCode), dayOf(at))
    const { z, variance } = standingOf(next, terms, topic)
    const right = outcome === 'right'
    const evidence = weighAnswer(z, variance, right, outcome === 'skipped' ? 0 : guess, slip)
    const answered = { ...next, answers: next.answers + 1, recent: recentAfter(next.recent, right) }
    next = withTopic(answered, terms.topicCode, topicAfter(topic, terms, evidence, right, dayOf(at)))
  }
  return next
}
