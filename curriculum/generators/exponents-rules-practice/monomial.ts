import { nodeToLatex } from '../../notation/latex.ts'
import { num, over, pow, sym, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import type { Expression, Node, Rational } from '../../values/values.ts'

/** k times powers of letters, by letter; negative exponents are allowed. */
export interface Monomial {
  readonly k: Rational
  readonly powers: Readonly<Record<string, number>>
}

export function monomial(k: number | Rational, powers: Readonly<Record<string, number>>): Monomial {
  return { k: typeof k === 'number' ? rational(k) : k, powers }
}

const factor = (letter: string, e: number): Node => (e === 1 ? sym(letter) : pow(letter, e))
const joined = (parts: readonly Node[]): Node => (parts.length === 1 && parts[0] ? parts[0] : times(...parts))

/** Written in one line, negative exponents as they are: 3x^{-2}. */
export function inLine({ k, powers }: Monomial): Node {
  const parts = Object.entries(powers)
    .filter(([, e]) => e !== 0)
    .map(([letter, e]) => factor(letter, e))
  const isOne = k.n === 1n && k.d === 1n
  return parts.length === 0 ? num(k) : joined(isOne ? parts : [num(k), ...parts])
}

/** Written with positive exponents only, what has a negative one below the line: 3/x^2. */
export function positive({ k, powers }: Monomial): Node {
  const all = Object.entries(powers)
  const above = all.filter(([, e]) => e > 0).map(([letter, e]) => factor(letter, e))
  const below = all.filter(([, e]) => e < 0).map(([letter, e]) => factor(letter, -e))
  const size = k.n < 0n ? -k.n : k.n
  const top = joined([...(size === 1n && above.length > 0 && k.n > 0n ? [] : [num(rational(k.n))]), ...above])
  const bottom = [...(k.d === 1n ? [] : [num(rational(k.d))]), ...below]
  return bottom.length === 0 ? top : over(top, joined(bottom))
}

export const valueOf = (m: Monomial): Expression => expression(positive(m))
export const latexInLine = (m: Monomial): string => nodeToLatex(inLine(m))
export const latexOf = (m: Monomial): string => nodeToLatex(positive(m))
