import { chancesAfter, momentsOf, priorChances, type EvaluationPrior } from './evaluation-posterior.ts'
import { themes } from '../catalogue/themes.ts'
import { abilityOfGrade, themeBelief, type LearnerState } from './learner-state.ts'
import { slope } from './question-terms.ts'
import { toAbility, type Ability } from './theme-ability.ts'

/** A question that a levelling run may ask. */
export interface EvaluationItem {
  /** `topicCode/level`. */
  readonly topicCodeLevel: string
  /** The focus area it tells about. */
  readonly area: string
  /** Inside the level, 0 to 1: what the question is made with. */
  readonly difficulty: number
  /** Where the question stands on the grade scale. */
  readonly grade: number
  /** The chance to be right without knowing. */
  readonly guess: number
}

export type EvaluationOutcome = 'right' | 'wrong' | 'skipped'

/**
 * A levelling run: what was known before, and what was asked and answered. Plain JSON; everything else follows from it.
 */
export interface EvaluationState {
  readonly version: 1
  readonly prior: EvaluationPrior
  readonly asked: readonly (EvaluationItem & { readonly outcome: EvaluationOutcome })[]
}

/** The ability of a child after a levelling run, in grades. */
export interface EvaluationResult extends Ability {
  readonly answered: number
  readonly right: number
  /** True when the ability is known well enough to stop before the time is up (standard deviation under 0.45 grades). */
  readonly settled: boolean
}

/** A run may stop once the standard deviation is below this many grades. Source: D-054. */
export const settledSd = 0.45

/** Begins a levelling run. Source: D-054. */
export function startEvaluation(prior: EvaluationPrior): EvaluationState {
  return { version: 1, prior, asked: [] }
}

/** The run after one more answer. 'I don't know' is 'skipped': wrong, and nobody guessed. */
export function updateEvaluation(
  state: EvaluationState,
  item: EvaluationItem,
  outcome: EvaluationOutcome,
): EvaluationState {
  const { topicCodeLevel, area, difficulty, grade, guess } = item
  return { ...state, asked: [...state.asked, { topicCodeLevel, area, difficulty, grade, guess, outcome }] }
}

/** The chances of the abilities on the grid of `abilities` after all answers. */
export function evaluationChances(state: EvaluationState): number[] {
  let chances = priorChances(state.prior)
  for (const { grade, guess, outcome } of state.asked) {
    chances = chancesAfter(chances, grade, outcome === 'skipped' ? 0 : guess, outcome === 'right')
  }
  return chances
}

/** What a run has found so far; at the end, what is written down and shown. */
export function evaluationResult(state: EvaluationState): EvaluationResult {
  const { mean, sd } = momentsOf(evaluationChances(state))
  return {
    ...toAbility(mean, sd),
    answered: state.asked.length,
    right: state.asked.filter((one) => one.outcome === 'right').length,
    settled: sd < settledSd,
  }
}

/** The spread of abilities inside a grade, in grades. Source: D-054. */
const insideGrade = 1.7

/** However much is known of other themes, a theme can be so far from them, in grades. Source: D-054. */
const surest = 1

/** A child of unknown grade who chooses a theme is in one of its grades: their middle, and as wide as they are. */
function priorOfTheme(themeCode: string): EvaluationPrior {
  const theme = themes.find((one) => one.themeCode === themeCode)
  if (theme === undefined) return { kind: 'unknown' }
  const { lowestGradeLevel: low, highestGradeLevel: high } = theme
  const betweenGrades = ((high - low + 1) ** 2 - 1) / 12
  return { kind: 'ability', mean: abilityOfGrade((low + high) / 2), sd: Math.sqrt(insideGrade ** 2 + betweenGrades) }
}

/**
 * What a levelling run of a theme begins with: the account's grade when nothing was answered yet (or the grades of the theme, when the
 * grade is unknown), else what the answers in this and the other themes say.
 */
export function evaluationPrior(state: LearnerState, themeCode: string): EvaluationPrior {
  if (state.answers === 0) {
    return state.grade === null ? priorOfTheme(themeCode) : { kind: 'grade', grade: state.grade }
  }
  const theme = themeBelief(state, themeCode)
  const sd = Math.sqrt(state.account[1] + theme[1]) / slope
  return { kind: 'ability', mean: (state.account[0] + theme[0]) / slope, sd: Math.max(surest, sd) }
}
