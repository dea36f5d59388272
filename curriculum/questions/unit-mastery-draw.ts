import type { Chance } from '../chance.ts'
import type { TopicLevelKey } from '../topic-level.ts'

const unitMasteryQuestions = 20
const fromReview = 5

/**
 * Which level each of the 20 questions of a unit mastery comes from: 15 from the unit's own levels, each at least twice, and 5
 * from review; all 20 from its own when it reviews nothing. Each is spread as evenly as it goes, in random order.
 * Throws a RangeError for no own level or more than 7 of them.
 */
export function unitMasteryPlan(
  own: readonly TopicLevelKey[],
  review: readonly TopicLevelKey[],
  chance: Chance,
): TopicLevelKey[] {
  const ownCount = unitMasteryQuestions - (review.length === 0 ? 0 : fromReview)
  if (own.length === 0 || own.length * 2 > ownCount)
    throw new RangeError(`${own.length} own levels cannot fill ${ownCount} questions twice each`)
  const spread = (keys: readonly TopicLevelKey[], count: number): TopicLevelKey[] => {
    const order = chance.shuffle(keys)
    return Array.from({ length: count }, (_, i) => order[i % order.length] as TopicLevelKey)
  }
  const plan = spread(own, ownCount)
  if (review.length > 0) plan.push(...spread(review, fromReview))
  return chance.shuffle(plan)
}
