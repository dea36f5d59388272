import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { pow, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import type { Expression, Node } from '../../values/values.ts'

/** A product of polynomials, each by its coefficients from the highest power down; a square is written as one. */
export function product(...factors: readonly (readonly number[])[]): Expression {
  const [first, second] = factors
  const isSquare = factors.length === 2 && first && second && first.join() === second.join()
  if (isSquare) return expression(pow(polynomialNode(first), 2))
  const nodes: Node[] = factors.map((f) => polynomialNode(f))
  return expression(times(...nodes))
}

/** The coefficients of a product of polynomials. */
export function multiplied(first: readonly number[], second: readonly number[]): number[] {
  const all = Array.from({ length: first.length + second.length - 1 }, () => 0)
  for (const [i, a] of first.entries()) for (const [j, b] of second.entries()) all[i + j] = (all[i + j] ?? 0) + a * b
  return all
}

export const latexOf = (value: Expression): string => nodeToLatex(value.node)

/** A term for a box of a picture: 3x^2, -x, 7. */
export function boxText(c: number, power: number): string {
  return polynomialLatex([c, ...Array.from({ length: power }, () => 0)]).replace(/\^\{(\d)\}/, '^$1')
}
