import { momentsOf } from './evaluation-posterior.ts'
import { evaluationChances, type EvaluationItem, type EvaluationState } from './evaluation.ts'
import { topicLevelsOfField } from '../catalogue/topic-levels.ts'
import { gradeOfQuestion, guessOf } from './question-terms.ts'
import type { Chance } from '../chance.ts'

/** The difficulty inside a level that levelling questions are made with. */
export const evaluationDifficulty = 0.5

/** The next question stands this much above the mean: guessing shifts the most telling question upward. Source: D-054. */
const above = 0.15

/** What a repeated level, a focus area used before, a chance to guess and chance itself weigh against a grade of distance. */
const weight = { repeated: 1, area: 0.15, guess: 1, chance: 0.12 } as const

/** What a levelling run of a theme may ask: its levels that can be asked, each in its first form. `isReady` says which can. */
export function evaluationCandidates(themeCode: string, isReady: (key: string) => boolean): EvaluationItem[] {
  return topicLevelsOfField(themeCode)
    .filter((level) => level.theme === themeCode && level.supportsFocus && isReady(level.key))
    .map((level) => ({
      topicCodeLevel: level.key,
      area: level.focusArea,
      difficulty: evaluationDifficulty,
      grade: gradeOfQuestion(level.difficulty, evaluationDifficulty),
      guess: guessOf(level.answerForms[0] ?? 'numeric'),
    }))
}

const countBy = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * The next question of a levelling run: nearest to a little above the mean, rather in a focus area used least, rather typed than
 * chosen, rather of a level not asked yet. Throws a RangeError when there are no candidates. Source: D-054.
 */
export function chooseNext(
  state: EvaluationState,
  candidates: readonly EvaluationItem[],
  chance: Chance,
): EvaluationItem {
  const target = momentsOf(evaluationChances(state)).mean + above
  const levels = countBy(state.asked.map((one) => one.topicCodeLevel))
  const areas = countBy(state.asked.map((one) => one.area))
  let best: EvaluationItem | null = null
  let least = Number.POSITIVE_INFINITY
  for (const item of candidates) {
    const cost =
      Math.abs(item.grade - target) +
      weight.repeated * (levels.get(item.topicCodeLevel) ?? 0) +
      weight.area * (areas.get(item.area) ?? 0) +
      weight.guess * item.guess +
      weight.chance * chance.unit()
    if (cost < least) {
      least = cost
      best = item
    }
  }
  if (best === null) throw new RangeError('there is no question to choose from')
  return best
}
