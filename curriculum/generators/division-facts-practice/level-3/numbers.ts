import { quotientLevel } from '../quotients.ts'
import type { Quotient } from '../quotients.ts'

/** Dividing by 2, 5 and 10 is soon known. */
const load = (p: Quotient): number => p.quotient * p.divisor * ([1, 2, 5, 10].includes(p.divisor) ? 0.5 : 1)

/** The facts of the level. */
export const facts: readonly Quotient[] = Array.from({ length: 10 }, (_, i) => i + 1)
  .flatMap((divisor) => Array.from({ length: 11 }, (_, quotient): Quotient => ({ quotient, divisor })))
  .filter((p) => p.divisor > 1 || p.quotient > 1)

/** Recall any quotient from the tables (3.OA.C.7). */
export const allQuotients = quotientLevel('division_facts_practice/3', facts, load)
