import { topicLevelsOfField } from '../catalogue/topic-levels.ts'
import { topicBelief, type LearnerState } from './learner-state.ts'

/** The topics of a theme that stand out, as topic codes; null where none does. */
export interface Standouts {
  readonly strongest: string | null
  readonly weakest: string | null
}

/** Two topics that lie nearer together than this, in logits, are not told apart. */
const apart = 0.05

/**
 * Which topics of a theme an account is best and least sure in, among those it has answered: nothing stands out of fewer than two,
 * or where they lie close together. Topics that are alike keep the order of the catalogue.
 */
export function standoutsOf(state: LearnerState, themeCode: string): Standouts {
  const levels = topicLevelsOfField(themeCode).filter((level) => level.theme === themeCode)
  const known = [...new Set(levels.map((level) => level.topicCode))]
    .map((topicCode) => ({ topicCode, topic: topicBelief(state, topicCode) }))
    .filter(({ topic }) => topic.answers > 0)
    .toSorted((a, b) => b.topic.mean - a.topic.mean)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || first.topic.mean - last.topic.mean < apart) {
    return { strongest: null, weakest: null }
  }
  return { strongest: first.topicCode, weakest: last.topicCode }
}
