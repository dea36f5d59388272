import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import type { Numbers } from '../../tasks/task.ts'
import type { Quotient } from './quotients.ts'

/** The facts of a level with something to do, for its tasks beside the old one. */
export interface QuotientPool extends Numbers<Quotient> {
  readonly all: readonly Quotient[]
}

export const dividend = (p: Quotient): number => p.quotient * p.divisor

/** Dividing by 2, 5 and 10 is soon known. */
const loadOf = (p: Quotient): number => dividend(p) * ([2, 5, 10].includes(p.divisor) ? 0.5 : 1)

/** Facts of a list that a task can use, from easy to hard: quotient and divisor are at least 2. */
export function quotientPool(facts: readonly Quotient[], suits: (p: Quotient) => boolean = () => true): QuotientPool {
  const all = facts
    .filter((p) => Math.min(p.quotient, p.divisor) > 1 && suits(p))
    .toSorted((p, q) => loadOf(p) - loadOf(q))
  return {
    all,
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: (p) => `${dividend(p)}:${p.divisor}`,
    load: loadOf,
  }
}
