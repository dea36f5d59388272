import { productLevel } from '../products.ts'
import type { Product } from '../products.ts'

/** Three and four times 0 to 10, and turned around. */
export const facts: readonly Product[] = Array.from({ length: 11 }, (_, a) => a)
  .flatMap((a) => Array.from({ length: 11 }, (_, b): Product => ({ a, b })))
  .filter((p) => [3, 4].includes(p.a) || [3, 4].includes(p.b))

/** Recall products with three and four (3.OA.C.7). */
export const threesAndFours = productLevel(
  'multiplication_facts_practice/2',
  facts,
  (p) => p.a * p.b + Math.max(p.a, p.b),
)
