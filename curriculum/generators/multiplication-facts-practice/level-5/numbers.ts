import { range } from '../../wrong-answer.ts'
import { productLevel } from '../products.ts'
import type { Product } from '../products.ts'

/** Eleven and twelve times 2 to 12, and turned around. */
export const facts: readonly Product[] = range(2, 12)
  .flatMap((a) => range(2, 12).map((b): Product => ({ a, b })))
  .filter((p) => [11, 12].includes(p.a) || [11, 12].includes(p.b))

/** Extend the tables to eleven and twelve (4.NBT.B.5). */
export const elevensAndTwelves = productLevel(
  'multiplication_facts_practice/5',
  facts,
  (p) => p.a * p.b + (p.a === 12 || p.b === 12 ? 10 : 0),
)
