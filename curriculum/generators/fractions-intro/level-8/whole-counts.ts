import { range } from '../../wrong-answer.ts'

/** The whole number `count`, as so many parts of which `bottom` make 1 whole; with 1 part to a whole it is written over 1. */
export interface Wholes {
  readonly count: number
  readonly bottom: number
}

export const tex = (n: number | string, d: number | string): string => `\\frac{${n}}{${d}}`
export const topOf = (p: Wholes): number => p.count * p.bottom
export const wholesLoad = (p: Wholes): number => topOf(p) + 2 * p.bottom
export const wholesNote = (p: Wholes): string => `${topOf(p)}/${p.bottom}`

/** Denominators of grade 3, and 1. A sum of count and denominator that is also their product is left out. */
export const everyWhole: readonly Wholes[] = [1, 2, 3, 4, 6, 8]
  .flatMap((bottom) => range(2, 9).map((count) => ({ count, bottom })))
  .filter((p) => topOf(p) <= 40 && topOf(p) !== p.count + p.bottom && p.count !== p.bottom)
  .toSorted((a, b) => wholesLoad(a) - wholesLoad(b))
