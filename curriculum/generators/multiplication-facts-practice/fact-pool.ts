import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import type { Numbers } from '../../tasks/task.ts'
import type { Product } from './products.ts'

/** A product whose factors are both known. */
export interface Fact {
  readonly a: number
  readonly b: number
}

/** The facts of a level with something to do, for its tasks beside the old one. */
export interface FactPool extends Numbers<Fact> {
  readonly all: readonly Fact[]
}

export const total = ({ a, b }: Fact): number => a * b

/** Facts of a list that a task can use, from easy to hard. */
export function factPool(facts: readonly Product[], suits: (p: Fact) => boolean = () => true): FactPool {
  const all = facts
    .map(({ a, b }): Fact => ({ a, b }))
    .filter((p) => Math.min(p.a, p.b) > 1 && suits(p))
    .toSorted((p, q) => loadOf(p) - loadOf(q))
  return {
    all,
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: (p) => `${p.a}x${p.b}`,
    load: loadOf,
  }
}

/** Twos, fives and tens are soon known; the products of 6 to 9 come last. */
function loadOf(p: Fact): number {
  const easy = (n: number): boolean => n <= 2 || n === 5 || n === 10
  return total(p) * (easy(p.a) || easy(p.b) ? 0.3 : Math.min(p.a, p.b) > 5 ? 1 : 0.6)
}
