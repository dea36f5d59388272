import { range } from '../../wrong-answer.ts'
import { quotientLevel } from '../quotients.ts'
import type { Quotient } from '../quotients.ts'

export type Params = Quotient

/** The facts of the level. */
export const facts = [2, 5, 10].flatMap((divisor) => range(0, 10).map((quotient): Quotient => ({ quotient, divisor })))

/** Recall quotients for two, five and ten (3.OA.C.7). */
export const byTwoFiveTen = quotientLevel(
  'division_facts_practice/1',
  facts,
  (p) => p.quotient + (p.divisor === 5 ? 2 : 0),
)
