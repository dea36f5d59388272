import { partsOf } from './parts-of.ts'
import type { Numbers } from '../../tasks/task.ts'

/** Two factors, the one with more digits first. */
export interface Factors {
  readonly a: number
  readonly b: number
}

/** Which of the factors are split by their places. */
export type Split = 'first' | 'second' | 'both'

/** The numbers of a level for its tasks beside the old one, and how its products are split. */
export interface ProductPool extends Numbers<Factors> {
  readonly split: Split
}

export const product = ({ a, b }: Factors): number => a * b

/** The partial products, each as the two numbers that are multiplied; those of the ones come first. */
export function partials(p: Factors, split: Split): readonly (readonly [number, number])[] {
  const firsts = split === 'second' ? [p.a] : partsOf(p.a).toReversed()
  const seconds = split === 'first' ? [p.b] : partsOf(p.b).toReversed()
  return seconds.flatMap((y) => firsts.map((x) => [x, y] as const))
}

/** A level whose numbers are drawn as something else, as two factors. */
export function productPool<P>(base: Numbers<P>, split: Split, factors: (p: P) => Factors): ProductPool {
  return {
    split,
    params: (chance, difficulty) => {
      let drawn = base.params(chance, difficulty)
      for (let i = 0; i < 50 && (base.reject?.(drawn) ?? null) !== null; i++) drawn = base.params(chance, difficulty)
      return factors(drawn)
    },
    reject: (p) => (p.a % 10 === 0 || p.b % 10 === 0 || p.a === p.b ? 'nothing in the ones, or a square' : null),
    note: (p) => `${p.a}x${p.b}`,
    load: (p) =>
      4 * (String(p.a).length + String(p.b).length) +
      p.a / 10 ** (String(p.a).length - 1) +
      p.b / 10 ** (String(p.b).length - 1),
  }
}
