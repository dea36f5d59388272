import { expression } from '../../values/items.ts'
import { num, plus, times } from '../../expressions/build.ts'
import { rational } from '../../values/rational.ts'
import type { Expression } from '../../values/values.ts'

/** The polynomial through the values at 0, 1, 2, ... by Newton's forward differences. */
export function throughValues(values: readonly number[]): Expression {
  const leading: number[] = []
  for (let row = [...values]; row.length > 0; row = row.slice(1).map((v, i) => v - (row[i] ?? 0)))
    leading.push(row[0] ?? 0)
  let factorial = 1
  const terms = leading.map((d, k) => {
    factorial *= Math.max(1, k)
    const steps = Array.from({ length: k }, (_, i) => plus('x', num(rational(-i))))
    return times(num(rational(d, factorial)), ...steps)
  })
  return expression(plus(...terms))
}

/** The value of a polynomial, highest power first, by Horner's rule. */
export function valueAt(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, c) => sum * x + c, 0)
}

/** The polynomial of the values that a rule gives at 0, 1, ... up to its degree. */
export function fromRule(degree: number, rule: (x: number) => number): Expression {
  return throughValues(Array.from({ length: degree + 1 }, (_, x) => rule(x)))
}
