import { nodeToLatex } from '../../../notation/latex.ts'
import { rationalLatex, signed } from '../../../notation/number-latex.ts'
import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { rational } from '../../../values/rational.ts'
import { cleared, common, factors, left, type Params } from './numbers.ts'
import type { Slip } from '../../../tasks/find-error.ts'

/** The equation as it is given. */
export const given = (p: Params): string => `${nodeToLatex(left(p))} = ${p.n}`

/** A factor before a numerator; parentheses only where they are needed. */
function product(factor: number, a: number, b: number): string {
  if (b === 0) return polynomialLatex([factor * a, 0])
  return factor === 1 ? `(${polynomialLatex([a, b])})` : `${factor}(${polynomialLatex([a, b])})`
}

/** Four lines below the equation: multiplied by the common denominator, expanded, and solved; empty where nothing is moved. */
export function workOf(p: Params, slip: string | null): readonly string[] {
  const [f, g] = factors(p)
  const [x, free] = slip === 'sign' ? [cleared(p)[0], f * p.b + g * p.d] : cleared(p)
  const right = slip === 'right side' ? p.n : common(p) * p.n
  if (x === 0 || free === 0 || cleared(p)[1] === 0) return []
  const reached = slip === 'undo' ? right + free : right - free
  const found = slip === 'upside down' ? rational(x, reached === 0 ? 1 : reached) : rational(reached, x)
  if (reached === 0 || found.d > 40n) return []
  return [
    `${product(f, p.a, p.b)} ${p.minus ? '-' : '+'} ${product(g, p.c, p.d)} = ${right}`,
    `${polynomialLatex([x, free])} = ${right}`,
    `${polynomialLatex([x, 0])} = ${reached}`,
    `x = ${rationalLatex(found)}`,
  ]
}

/** The slips that such a working can have. */
export const slips: readonly Slip<Params>[] = [
  {
    id: 'right side',
    why: (p) => `The left side was multiplied by \\(${common(p)}\\). The right side has to be multiplied too.`,
  },
  { id: 'sign', why: () => 'The minus before the second fraction belongs to both terms of its numerator.' },
  {
    id: 'undo',
    why: (p) =>
      `\\(${signed(cleared(p)[1])}\\) leaves the left side, so the right side has to change by \\(${signed(-cleared(p)[1])}\\).`,
  },
  {
    id: 'upside down',
    why: (p) =>
      `\\(x\\) is multiplied by \\(${cleared(p)[0]}\\), so the right side is divided by \\(${cleared(p)[0]}\\).`,
  },
]
