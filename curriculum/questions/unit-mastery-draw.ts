import { nextSeed } from './sampler.ts'
import { generateQuestion } from './generate.ts'
import type { Chance } from '../chance.ts'
import type { GeneratedQuestion, TopicLevel, TopicLevelKey } from '../topic-level.ts'

export const unitMasteryQuestions = 20
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

/**
 * The questions of a plan, no two with the same level and note. `recentNotes` holds, by level key, notes the child saw lately.
 * Pure: all chance comes from `chance`.
 */
export function drawUnitMastery(
  plan: readonly TopicLevel<unknown>[],
  options: {
    readonly difficulty: number
    readonly recentNotes?: ReadonlyMap<string, readonly string[]>
    readonly chance: Chance
  },
): GeneratedQuestion[] {
  const seen = new Map<string, string[]>()
  return plan.map((level) => {
    const notes = seen.get(level.key) ?? [...(options.recentNotes?.get(level.key) ?? [])]
    const seed = nextSeed(level, { difficulty: options.difficulty, recentNotes: notes, chance: options.chance })
    const question = generateQuestion(level, seed, { difficulty: options.difficulty })
    seen.set(level.key, [...notes, question.note])
    return question
  })
}
