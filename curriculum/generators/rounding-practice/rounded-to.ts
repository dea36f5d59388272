import { wholeText } from '../../notation/number-latex.ts'

/** A whole number and what it is rounded to: 10, 100, 1,000 and so on. */
export interface Rounded {
  readonly n: number
  readonly unit: number
}

const names: Readonly<Record<number, string>> = {
  10: 'ten',
  100: 'hundred',
  1000: 'thousand',
  10000: 'ten thousand',
  100000: 'hundred thousand',
}

/** 'thousand' for 1,000. */
export const unitName = (unit: number): string => names[unit] ?? String(unit)
export const below = ({ n, unit }: Rounded): number => n - (n % unit)
export const above = (p: Rounded): number => below(p) + p.unit
export const halfway = (p: Rounded): number => below(p) + p.unit / 2
export const goesUp = (p: Rounded): boolean => p.n >= halfway(p)
/** To the nearest; exactly halfway goes up. */
export const nearest = (p: Rounded): number => (goesUp(p) ? above(p) : below(p))
/** A number in a line of maths. */
export const tex = (n: number): string => `\\(${wholeText(n)}\\)`
