import { toNumber } from '../values/rational.ts'
import { rationalOf } from './algebraic-fraction.ts'
import type { FunctionName, Node } from '../values/values.ts'

/** Values of letters, and whether angles are in degrees. */
export interface Where {
  readonly letters: Readonly<Record<string, number>>
  readonly degrees?: boolean
}

/**
 * The floating value of a tree: to compare, to draw, to find one's way; never an answer. NaN where it is undefined
 * over the reals or a letter has no value; i has none.
 */
export function evaluate(node: Node, where: Where): number {
  switch (node.op) {
    case 'number':
      return toNumber(node.value)
    case 'symbol':
      return node.name === 'pi' ? Math.PI : node.name === 'e' ? Math.E : (where.letters[node.name] ?? NaN)
    case 'add':
      return node.args.reduce((sum, arg) => sum + evaluate(arg, where), 0)
    case 'multiply':
      return node.args.reduce((product, arg) => product * evaluate(arg, where), 1)
    case 'subtract':
      return evaluate(node.left, where) - evaluate(node.right, where)
    case 'divide':
      return evaluate(node.left, where) / evaluate(node.right, where)
    case 'power':
      return power(node.left, node.right, where)
    case 'negate':
      return -evaluate(node.arg, where)
    case 'absolute':
      return Math.abs(evaluate(node.arg, where))
    case 'root':
      return realRoot(evaluate(node.arg, where), node.index)
    case 'call':
      return apply(
        node.name,
        node.args.map((arg) => evaluate(arg, where)),
        where.degrees === true,
      )
  }
}

function power(base: Node, exponent: Node, where: Where): number {
  const b = evaluate(base, where)
  if (b >= 0 || Number.isNaN(b)) return b ** evaluate(exponent, where)
  const exact = rationalOf(exponent)
  if (!exact || exact.d % 2n === 0n) return b ** evaluate(exponent, where)
  const size = Math.abs(b) ** toNumber(exact)
  return exact.n % 2n === 0n ? size : -size
}

function realRoot(a: number, index: number): number {
  if (index === 2) return Math.sqrt(a)
  if (index === 3) return Math.cbrt(a)
  return a < 0 && index % 2 === 1 ? -((-a) ** (1 / index)) : a ** (1 / index)
}

function apply(name: FunctionName, args: readonly number[], degrees: boolean): number {
  const [a = NaN, base] = args
  const angle = degrees ? (a * Math.PI) / 180 : a
  const back = degrees ? 180 / Math.PI : 1
  switch (name) {
    case 'sin':
      return Math.sin(angle)
    case 'cos':
      return Math.cos(angle)
    case 'tan':
      return Math.tan(angle)
    case 'csc':
      return 1 / Math.sin(angle)
    case 'sec':
      return 1 / Math.cos(angle)
    case 'cot':
      return 1 / Math.tan(angle)
    case 'arcsin':
      return Math.asin(a) * back
    case 'arccos':
      return Math.acos(a) * back
    case 'arctan':
      return Math.atan(a) * back
    case 'ln':
      return Math.log(a)
    case 'log':
      return base === undefined || base === 10 ? Math.log10(a) : Math.log(a) / Math.log(base)
    case 'exp':
      return Math.exp(a)
  }
}
