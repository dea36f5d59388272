import { rational, rationalFromDecimalText, whole } from '../values/rational.ts'
import type { FunctionName, Node, Rational } from '../values/values.ts'

/**
 * Words to build our syntax tree: `plus(times(num(2), pow(sym('x'), 2)), num(-3))` is 2x^2 - 3. Bare numbers and
 * letters stand for themselves: `plus(times(2, pow('x', 2)), -3)`.
 */
export type Part = Node | Rational | number | bigint | string

/** Reads a bare number, fraction or letter as a node; text of digits ('0.5') is an exact decimal. */
export function part(it: Part): Node {
  if (typeof it === 'number' || typeof it === 'bigint') return { op: 'number', value: whole(it) }
  if (typeof it === 'string') {
    return /^-?[\d.]+$/.test(it) ? { op: 'number', value: rationalFromDecimalText(it) } : { op: 'symbol', name: it }
  }
  return 'kind' in it ? { op: 'number', value: it } : it
}

/** A number: num(5), num(2, 3) is two thirds. Throws RangeError for denominator 0. */
export function num(n: bigint | number | Rational, d: bigint | number = 1n): Node {
  return { op: 'number', value: typeof n === 'object' ? n : rational(n, d) }
}

/** A letter or a constant: 'x', 'theta', 'pi', 'e', 'i'. */
export function sym(name: string): Node {
  return { op: 'symbol', name }
}

/** Where something is missing in what a child is typing. No typed letter has this name. */
export const hole: Node = { op: 'symbol', name: '□' }

/** a + b + ... */
export function plus(...args: readonly Part[]): Node {
  return { op: 'add', args: args.map(part) }
}

/** a x b x ... */
export function times(...args: readonly Part[]): Node {
  return { op: 'multiply', args: args.map(part) }
}

/** a - b. */
export function minus(left: Part, right: Part): Node {
  return { op: 'subtract', left: part(left), right: part(right) }
}

/** -a. */
export function neg(arg: Part): Node {
  return { op: 'negate', arg: part(arg) }
}

/** a / b, drawn as a fraction. */
export function over(left: Part, right: Part): Node {
  return { op: 'divide', left: part(left), right: part(right) }
}

/** a ^ b. */
export function pow(left: Part, right: Part): Node {
  return { op: 'power', left: part(left), right: part(right) }
}

/** The square root, or another root: root(8, 3). */
export function root(arg: Part, index = 2): Node {
  return { op: 'root', index, arg: part(arg) }
}

/** |a|. */
export function abs(arg: Part): Node {
  return { op: 'absolute', arg: part(arg) }
}

/** A function: call('sin', 'x'), call('log', 8, 2) has base 2. */
export function call(name: FunctionName, ...args: readonly Part[]): Node {
  return { op: 'call', name, args: args.map(part) }
}

/** The letters of a tree, constants left out, in alphabetical order. */
export function lettersOf(node: Node): string[] {
  const found = new Set<string>()
  collectLetters(node, found)
  return [...found].toSorted()
}

/** The nodes directly under a node. */
export function childrenOf(node: Node): readonly Node[] {
  if ('args' in node) return node.args
  if ('left' in node) return [node.left, node.right]
  return 'arg' in node ? [node.arg] : []
}

/** A copy of the tree with every letter of that name replaced. */
export function substitute(node: Node, name: string, by: Part): Node {
  const inside = (child: Node): Node => substitute(child, name, by)
  if (node.op === 'symbol') return node.name === name ? part(by) : node
  if ('args' in node) return { ...node, args: node.args.map(inside) }
  if ('left' in node) return { ...node, left: inside(node.left), right: inside(node.right) }
  return 'arg' in node ? { ...node, arg: inside(node.arg) } : node
}

/** True for the letters that are numbers. */
export function isConstantName(name: string): boolean {
  return name === 'pi' || name === 'e' || name === 'i'
}

function collectLetters(node: Node, found: Set<string>): void {
  if (node.op === 'symbol' && !isConstantName(node.name)) found.add(node.name)
  for (const child of childrenOf(node)) collectLetters(child, found)
}
