import { expand } from '../../expressions/expand.ts'
import { plus, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import type { Part } from '../../expressions/build.ts'
import type { Expression, Rational } from '../../values/values.ts'

/** m x + c, terms of zero left out. */
export function linear(m: number | Rational, c: number | Rational, letter: string): Expression {
  return expression(expand(plus(times(m as Part, letter), c as Part)))
}

/** The line that a rule makes, from its values at 0 and 1 alone; `scale` undoes a common denominator in the values. */
export function lineOf(valueAt: (x: number) => number, letter: string, scale = 1): Expression {
  const start = valueAt(0)
  return linear(rational(valueAt(1) - start, scale), rational(start, scale), letter)
}
