import { sigmoid } from './gaussian-step.ts'
import { abilityOfGrade, unknownGrade } from './learner-state.ts'
import { slip } from './question-terms.ts'

/** What is known before the first question: the grade of the account, nothing, or an ability from other answers, in grades. */
export type EvaluationPrior =
  | { readonly kind: 'grade'; readonly grade: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ability'; readonly mean: number; readonly sd: number }

/** Abilities that are told apart: -0.5 to 13 grades in steps of 0.1. Source: D-054. */
export const abilities: readonly number[] = Array.from({ length: 136 }, (_, i) => (i - 5) / 10)

/** The spread of abilities in one grade, in grades, and the share of children who are anywhere at all. */
const spreadOfGrade = 1.8
const anywhere = 0.03

/** The slope that marking uses: a little flatter than the true one, since topics of a theme differ. Source: the reference simulation. */
const markingSlope = 1

function normal(mean: number, sd: number, tail: number): number[] {
  const raw = abilities.map((a) => (a < 0 ? 0 : Math.exp(-0.5 * ((a - mean) / sd) ** 2)))
  const sum = raw.reduce((total, x) => total + x, 0)
  return raw.map((x) => ((1 - tail) * x) / sum + tail / abilities.length)
}

/** The chances of the abilities before the first answer; they add up to 1. */
export function priorChances(prior: EvaluationPrior): number[] {
  if (prior.kind === 'grade') return normal(abilityOfGrade(prior.grade), spreadOfGrade, anywhere)
  if (prior.kind === 'unknown') return normal(unknownGrade.mean, unknownGrade.sd, 0)
  return normal(Math.min(13, Math.max(0, prior.mean)), prior.sd, anywhere)
}

/** The chances after one more answer to a question of a grade. */
export function chancesAfter(chances: readonly number[], grade: number, guess: number, right: boolean): number[] {
  const weighed = chances.map((chance, i) => {
    const success = guess + (1 - guess - slip) * sigmoid(markingSlope * ((abilities[i] ?? 0) - grade))
    return chance * (right ? success : 1 - success)
  })
  const sum = weighed.reduce((total, x) => total + x, 0)
  return weighed.map((x) => x / sum)
}

/** Mean and standard deviation of the ability, in grades. */
export function momentsOf(chances: readonly number[]): { mean: number; sd: number } {
  let mean = 0
  for (const [i, chance] of chances.entries()) mean += chance * (abilities[i] ?? 0)
  let variance = 0
  for (const [i, chance] of chances.entries()) variance += chance * ((abilities[i] ?? 0) - mean) ** 2
  return { mean, sd: Math.sqrt(variance) }
}
