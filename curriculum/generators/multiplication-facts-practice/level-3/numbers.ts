import { range } from '../../wrong-answer.ts'
import { productLevel } from '../products.ts'
import type { Product } from '../products.ts'

/** Six to nine times 0 to 10, and turned around. */
export const facts: readonly Product[] = range(0, 10)
  .flatMap((a) => range(0, 10).map((b): Product => ({ a, b })))
  .filter((p) => [6, 7, 8, 9].includes(p.a) || [6, 7, 8, 9].includes(p.b))

/** Facts with zero, one, two, five, and ten are known already. */
const load = (p: Product): number => {
  const easy = [0, 1, 2, 5, 10].some((n) => n === p.a || n === p.b)
  return p.a * p.b * (easy ? 0.3 : Math.min(p.a, p.b) > 5 ? 1 : 0.6)
}

/** Recall products with six to nine (3.OA.C.7). */
export const sixToNine = productLevel('multiplication_facts_practice/3', facts, load)
