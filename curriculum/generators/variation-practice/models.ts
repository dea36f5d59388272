import { over, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Equation, Node, Rational } from '../../values/values.ts'

/** k times a letter, written without a 1. */
export const multiple = (k: Rational, letter: string): Node =>
  k.n === 1n && k.d === 1n ? sym(letter) : times(k, letter)

/** y = k x and y = k / x in the letters of the question. */
export const direct = (y: string, k: Rational, x: string): Equation => equation(sym(y), multiple(k, x))
export const inverse = (y: string, k: Rational, x: string): Equation =>
  equation(sym(y), over(whole(k.n), multiple(whole(k.d), x)))
export const equationTex = (e: Equation): string => `${nodeToLatex(e.left)} = ${nodeToLatex(e.right)}`

/** A round end for an axis on which `most` has room. */
export function axisEnd(most: number): number {
  const ends = [5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000]
  return ends.find((end) => end >= 1.2 * most) ?? 100 * Math.ceil(most / 80)
}
