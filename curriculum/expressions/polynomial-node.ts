import { nodeToLatex } from '../notation/latex.ts'
import { expand } from './expand.ts'
import { num, plus, pow, times } from './build.ts'
import type { Node } from '../values/values.ts'

/** The polynomial with these whole coefficients, highest power first: [1, 0, -4] is x^2 - 4. Zero terms are left out. */
export function polynomialNode(coefficients: readonly number[], letter = 'x'): Node {
  const degree = coefficients.length - 1
  return expand(plus(...coefficients.map((c, i) => (i === degree ? num(c) : times(c, pow(letter, degree - i))))))
}

/** The LaTeX of `polynomialNode`: '2x - 3' for [2, -3]. */
export function polynomialLatex(coefficients: readonly number[], letter = 'x'): string {
  return nodeToLatex(polynomialNode(coefficients, letter))
}
