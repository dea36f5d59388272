import { range } from '../../wrong-answer.ts'
import { quotientLevel } from '../quotients.ts'
import type { Quotient } from '../quotients.ts'

/** The facts of the level. */
export const facts = [3, 4, 6].flatMap((divisor) => range(0, 10).map((quotient): Quotient => ({ quotient, divisor })))

/** Recall quotients for three, four and six (3.OA.C.7). */
export const byThreeFourSix = quotientLevel('division_facts_practice/2', facts, (p) => p.quotient * p.divisor)
