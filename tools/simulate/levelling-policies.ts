import { chooseNext } from '../../curriculum/learner/choose-next.ts'
import {
  chancesAfter,
  momentsOf,
  priorChances,
  type EvaluationPrior,
} from '../../curriculum/learner/evaluation-posterior.ts'
import {
  evaluationResult,
  startEvaluation,
  updateEvaluation,
  type EvaluationItem,
} from '../../curriculum/learner/evaluation.ts'
import type { Chance } from '../../curriculum/chance.ts'

/** A way to find an ability: what it asks, how it learns, what it says. All in grades. */
export interface Policy {
  estimate(): number
  /** The standard deviation it claims; 0 where it claims none. */
  sd(): number
  next(): Pick<EvaluationItem, 'grade'> & Partial<EvaluationItem>
  update(item: EvaluationItem, right: boolean): void
}

/** What a policy may know before it begins. */
export interface Before {
  /** The grade to begin from; with an unknown grade the reference begins at 5. */
  readonly grade: number
  readonly prior: EvaluationPrior
  readonly chance: Chance
}

/** Difficulties on offer in one theme of the reference: 0 to 13 in quarters. */
export const offered: readonly number[] = Array.from({ length: 53 }, (_, i) => i / 4)

const clamp = (x: number): number => Math.min(13, Math.max(0, x))

/** A grid that is asked by `next`. */
function onGrid(prior: EvaluationPrior, next: (mean: number) => number): Policy {
  let chances = priorChances(prior)
  return {
    estimate: () => momentsOf(chances).mean,
    sd: () => momentsOf(chances).sd,
    next: () => ({ grade: next(momentsOf(chances).mean) }),
    update: (item, right) => {
      chances = chancesAfter(chances, item.grade, item.guess, right)
    },
  }
}

/** The choice of the reference: nearest to a little above the mean, rather not again, and a little by chance. */
function eapAdaptive({ prior, chance }: Before): Policy {
  const used = new Map<number, number>()
  return onGrid(prior, (mean) => {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const grade of offered) {
      const cost = Math.abs(grade - mean - 0.15) + 0.15 * (used.get(grade) ?? 0) + 0.12 * chance.unit()
      if (cost < least) [best, least] = [grade, cost]
    }
    used.set(best, (used.get(best) ?? 0) + 1)
    return best
  })
}

/** The product's own evaluation on a list of candidates. */
export function asBuilt(candidates: readonly EvaluationItem[]): (before: Before) => Policy {
  return ({ prior, chance }) => {
    let state = startEvaluation(prior)
    return {
      estimate: () => evaluationResult(state).ability,
      sd: () => evaluationResult(state).sd,
      next: () => chooseNext(state, candidates, chance),
      update: (item, right) => {
        state = updateEvaluation(state, item, right ? 'right' : 'wrong')
      },
    }
  }
}

function eloAdaptive({ grade }: Before): Policy {
  let ability = grade
  let answers = 0
  const nearest = (): number =>
    offered.reduce((best, one) => (Math.abs(one - ability) < Math.abs(best - ability) ? one : best))
  return {
    estimate: () => ability,
    sd: () => 1.5 / Math.sqrt(1 + 0.3 * answers),
    next: () => ({ grade: nearest() }),
    update: (item, right) => {
      const success = item.guess + (0.96 - item.guess) / (1 + Math.exp(-1.1 * (ability - item.grade)))
      ability = clamp(ability + (1.6 / (1 + 0.22 * answers)) * ((right ? 1 : 0) - success))
      answers += 1
    },
  }
}

/** Up after a right answer, down after a wrong one; with `halving` by half as much after each turn. */
function staircase(halving: boolean, moves = true) {
  return ({ grade }: Before): Policy => {
    let now = grade
    let step = 1
    let last: boolean | null = null
    const past: number[] = []
    return {
      estimate: () => {
        const recent = past.slice(-6)
        return recent.length === 0 ? now : recent.reduce((sum, one) => sum + one, 0) / recent.length
      },
      sd: () => 0,
      next: () => ({ grade: now }),
      update: (_, right) => {
        if (!moves) return
        if (halving && last !== null && right !== last) step = Math.max(0.25, step / 2)
        last = right
        now = clamp(now + (right ? step : -step))
        past.push(now)
      },
    }
  }
}

/** A theme like the reference's, as the product's list: four focus areas, every other question typed. */
const evenTheme: readonly EvaluationItem[] = offered.flatMap((grade, i) =>
  [0.22, 0.02].map((guess, form) => ({
    topicCodeLevel: `even/${2 * i + form + 1}`,
    area: `area ${(i + form) % 4}`,
    difficulty: 0.5,
    grade,
    guess,
  })),
)

/** The policies that the design compares, and the product's own, by name. */
export const policies: Readonly<Record<string, (before: Before) => Policy>> = {
  'grade only': staircase(false, false),
  'random over the theme, EAP': ({ prior, chance }) => onGrid(prior, () => chance.pick(offered)),
  'random within 2.5 grades, EAP': ({ grade, prior, chance }) =>
    onGrid(prior, () => chance.pick(offered.filter((one) => Math.abs(one - grade) <= 2.5))),
  'staircase, one grade': staircase(false),
  'staircase, halving': staircase(true),
  'Elo adaptive': eloAdaptive,
  'EAP adaptive': eapAdaptive,
  'EAP as built': asBuilt(evenTheme),
}
