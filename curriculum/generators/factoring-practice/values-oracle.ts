import { expression } from '../../values/items.ts'
import { num, plus, times } from '../../expressions/build.ts'
import { rational } from '../../values/rational.ts'
import type { Expression } from '../../values/values.ts'

/** The polynomial through the values that a rule gives at 0, 1, ... up to its degree, by forward differences. */
export function fromRule(degree: number, rule: (x: number) => number): Expression {
  let row = Array.from({ length: degree + 1 }, (_, x) => rule(x))
  const terms = []
  let factorial = 1
  for (let k = 0; row.length > 0; k++) {
    factorial *= Math.max(1, k)
    const steps = Array.from({ length: k }, (_, i) => plus('x', num(-i)))
    terms.push(times(num(rational(row[0] ?? 0, factorial)), ...steps))
    row = row.slice(1).map((v, i) => v - (row[i] ?? 0))
  }
  return expression(plus(...terms))
}
