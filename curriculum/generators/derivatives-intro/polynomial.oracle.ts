import { derivative } from 'mathjs'
import { readTyped } from '../read-typed.ts'
import type { Expression } from '../../values/values.ts'

/** A polynomial as text for mathjs, highest power first. */
export function polynomialText(row: readonly number[], letter = 'x'): string {
  return row.map((c, i) => `(${c})*${letter}^${row.length - 1 - i}`).join('+')
}

/** The derivative by mathjs. */
export function derivativeOf(text: string, letter = 'x'): Expression {
  return readTyped(derivative(text, letter).toString())
}

/** The value of the derivative at a place, by mathjs. */
export function slopeAt(text: string, x: number, letter = 'x'): number {
  return Number(derivative(text, letter).evaluate({ [letter]: x }))
}
