import { range } from '../../wrong-answer.ts'
import { productLevel } from '../products.ts'
import type { Product } from '../products.ts'

export type Params = Product

/** Two, five and ten times 0 to 10, and turned around. */
export const facts: readonly Product[] = range(0, 10)
  .flatMap((a) => range(0, 10).map((b): Product => ({ a, b })))
  .filter((p) => [2, 5, 10].includes(p.a) || [2, 5, 10].includes(p.b))

/** Recall products with two, five and ten (3.OA.C.7). */
export const twosFivesTens = productLevel('multiplication_facts_practice/1', facts, (p) => p.a * p.b)
