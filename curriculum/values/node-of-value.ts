import { minus, neg, num, over, plus, pow, root, sym, times } from '../expressions/build.ts'
import { absoluteRational, signOfRational } from './rational.ts'
import type { Node, Rational, Value } from './values.ts'

/**
 * A number or expression as the tree that one would write: 2sqrt(3) - 1, 3pi/4, 3 - i, 4.5 x 10^6.
 * Null for values that are neither.
 */
export function nodeOfValue(value: Value): Node | null {
  switch (value.kind) {
    case 'rational':
      return num(value)
    case 'decimal':
      return num(value.value)
    case 'scientific':
      return times(num(value.coefficient), pow(10, value.exponent))
    case 'pi':
      return scaled(value.coefficient, sym('pi'))
    case 'surd':
      return sum(value.terms.map((t) => [t.coefficient, t.radicand === 1n ? null : root(num(t.radicand))]))
    case 'complex':
      return sum([
        [value.re, null],
        [value.im, sym('i')],
      ])
    case 'expression':
      return value.node
    default:
      return null
  }
}

/** coefficient x base, written without a needless 1: base, -base, 2base, 3base/4. A null base is the number alone. */
function scaled(coefficient: Rational, base: Node | null): Node {
  if (base === null || coefficient.n === 0n) return num(coefficient)
  if (coefficient.n < 0n) return neg(scaled(absoluteRational(coefficient), base))
  const above = coefficient.n === 1n ? base : times(num(coefficient.n), base)
  return coefficient.d === 1n ? above : over(above, num(coefficient.d))
}

function sum(terms: readonly (readonly [Rational, Node | null])[]): Node {
  const [first, ...rest] = terms.filter(([coefficient]) => coefficient.n !== 0n)
  if (!first) return num(0)
  return rest.reduce<Node>(
    (left, [coefficient, base]) => {
      const size = scaled(absoluteRational(coefficient), base)
      return signOfRational(coefficient) < 0 ? minus(left, size) : plus(left, size)
    },
    scaled(...first),
  )
}
