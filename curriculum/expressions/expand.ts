import { absoluteRational, compareRationals, equalRationals, one } from '../values/rational.ts'
import { polynomialOf } from './algebraic-fraction.ts'
import { neg, num, over, plus, pow, root, sym, times } from './build.ts'
import { degreeOfTerm, type Polynomial, type Term } from './polynomial.ts'
import type { Node } from '../values/values.ts'

/**
 * The tree multiplied out, like terms collected, highest degree first: 2(x + 3)^2 becomes 2x^2 + 12x + 18.
 * Throws RangeError when it is not a polynomial.
 */
export function expand(node: Node): Node {
  const polynomial = polynomialOf(node)
  if (!polynomial) throw new RangeError('not a polynomial, so it cannot be multiplied out')
  return nodeOfPolynomial(polynomial)
}

/** A polynomial as a tree: terms by falling degree, then by letter. */
export function nodeOfPolynomial(polynomial: Polynomial): Node {
  const terms = [...polynomial.values()].toSorted(
    (a, b) =>
      degreeOfTerm(b) - degreeOfTerm(a) || compareLetters(a, b) || compareRationals(b.coefficient, a.coefficient),
  )
  if (terms.length === 0) return num(0)
  const [first, ...rest] = terms.map(signedTerm)
  return rest.reduce<Node>(
    (sum, term) =>
      term.negative
        ? { op: 'subtract', left: sum, right: term.size }
        : sum.op === 'add'
          ? plus(...sum.args, term.size)
          : plus(sum, term.size),
    first?.negative ? negative(first.size) : (first?.size ?? num(0)),
  )
}

function negative(size: Node): Node {
  return size.op === 'number' ? num(-size.value.n, size.value.d) : neg(size)
}

function compareLetters(a: Term, b: Term): number {
  for (const [i, [name, exponent]] of a.letters.entries()) {
    const other = b.letters[i]
    if (!other) return -1
    if (name !== other[0]) return name < other[0] ? -1 : 1
    if (exponent !== other[1]) return other[1] - exponent
  }
  return 0
}

function signedTerm(term: Term): { negative: boolean; size: Node } {
  const size = absoluteRational(term.coefficient)
  const letters = term.letters.map(([name, exponent]) => (exponent === 1 ? sym(name) : pow(sym(name), exponent)))
  const roots = term.roots.map(([prime, exponent]) =>
    exponent.n === 1n ? root(num(prime), Number(exponent.d)) : root(num(prime ** exponent.n), Number(exponent.d)),
  )
  const upper = [...roots, ...letters]
  const factors = size.n === 1n && upper.length > 0 ? upper : [num(size.n), ...upper]
  const body = factors.length === 1 ? (factors[0] as Node) : times(...factors)
  const isPlainNumber = upper.length === 0
  const whole = equalRationals(size, one) || size.d === 1n
  const node = isPlainNumber ? num(size) : whole ? body : over(body, num(size.d))
  return { negative: term.coefficient.n < 0n, size: node }
}
