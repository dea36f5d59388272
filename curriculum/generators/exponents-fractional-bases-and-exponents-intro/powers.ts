import { frac, power } from '../../notation/number-latex.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { num } from '../../expressions/build.ts'
import type { Rational } from '../../values/values.ts'

/** A number as LaTeX that may be raised: fractions and negative numbers in brackets. */
export function baseLatex(value: Rational): string {
  const latex = nodeToLatex(num(value))
  return value.d === 1n && value.n >= 0n ? latex : `\\left(${latex}\\right)`
}

/** A small fraction as an exponent: '2/3' as a raised fraction, whole ones plain. */
export function raised(base: string, top: number, bottom: number): string {
  return power(base, bottom === 1 ? top : `${top < 0 ? '-' : ''}${frac(Math.abs(top), bottom)}`)
}

/** 'square', 'cube', 'fourth', 'fifth': the root of an index. */
export function rootName(index: number): string {
  return { 2: 'square', 3: 'cube', 4: 'fourth', 5: 'fifth', 6: 'sixth' }[index] ?? `\\(${index}\\)th`
}

/** The largest root that a child can see for each index, so that powers stay known ones. */
export const largestRoot: Readonly<Record<number, number>> = { 2: 12, 3: 10, 4: 5, 5: 4 }
