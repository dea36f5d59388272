import { equalRationals } from '../values/rational.ts'
import { rationalOf } from './algebraic-fraction.ts'
import { lettersOf, num } from './build.ts'
import type { Node } from '../values/values.ts'

/**
 * Whether a tree has the shape of a pattern such as m*x + b. Letters of the pattern that are none of `letters` stand for any
 * number; a term or factor that such a number makes 0 or 1 may be left out, and the order is free. Nothing is worked out, so
 * (6x + 2)/3 has not the shape of m*x + b.
 */
export function hasShape(node: Node, pattern: Node, letters: readonly string[]): boolean {
  return fits(node, pattern, new Set(letters))
}

type Letters = ReadonlySet<string>

function fits(node: Node, pattern: Node, letters: Letters): boolean {
  if (isFree(pattern, letters)) return isNumber(node)
  switch (pattern.op) {
    case 'add':
    case 'subtract':
      return fitsSum(termsOf(node), termsOf(pattern), letters)
    case 'multiply':
    case 'divide':
    case 'negate':
      return fitsProduct(node, pattern, letters)
    case 'power':
      return node.op === 'power' && fits(node.left, pattern.left, letters) && fits(node.right, pattern.right, letters)
    case 'symbol':
      return node.op === 'symbol' && node.name === pattern.name
    case 'number': {
      const value = rationalOf(node)
      return value !== null && equalRationals(value, pattern.value)
    }
    case 'call':
      return (
        node.op === 'call' &&
        node.name === pattern.name &&
        node.args.length === pattern.args.length &&
        pattern.args.every((arg, i) => fits(node.args[i] ?? num(0), arg, letters))
      )
    case 'root':
      return node.op === 'root' && node.index === pattern.index && fits(node.arg, pattern.arg, letters)
    case 'absolute':
      return node.op === 'absolute' && fits(node.arg, pattern.arg, letters)
  }
}

const isNumber = (node: Node): boolean => lettersOf(node).length === 0
const isFree = (pattern: Node, letters: Letters): boolean => pattern.op === 'symbol' && !letters.has(pattern.name)

/** Each term of the pattern is met by one of the typed terms, or left out where a free number can be 0. */
function fitsSum(terms: readonly Node[], patterns: readonly Node[], letters: Letters): boolean {
  const left = [...terms]
  // The plain numbers last, so that they take what nothing else can.
  const inOrder = patterns.toSorted((a, b) => Number(isFreeTerm(a, letters)) - Number(isFreeTerm(b, letters)))
  for (const pattern of inOrder) {
    const at = left.findIndex((term) => fitsTerm(term, pattern, letters))
    if (at >= 0) left.splice(at, 1)
    else if (!factorsOf(pattern).above.some((factor) => isFree(factor, letters))) return false
  }
  return left.length === 0
}

const isFreeTerm = (pattern: Node, letters: Letters): boolean =>
  factorsOf(pattern).above.every((factor) => isNumber(factor) || isFree(factor, letters))

function fitsTerm(term: Node, pattern: Node, letters: Letters): boolean {
  return isFreeTerm(pattern, letters) ? isNumber(term) : fitsProduct(term, pattern, letters)
}

/** The factors with letters meet each other; of numbers there may be one above and one below, where the pattern leaves one free. */
function fitsProduct(node: Node, pattern: Node, letters: Letters): boolean {
  const [own, wanted] = [factorsOf(node), factorsOf(pattern)]
  const free = [...wanted.above, ...wanted.below].some((factor) => isFree(factor, letters))
  const numbers = (factors: readonly Node[]): number => factors.filter(isNumber).length
  if (free ? numbers(own.above) > 1 || numbers(own.below) > 1 : own.negative !== wanted.negative) return false
  if (!free && numbers(own.above) + numbers(own.below) !== numbers(wanted.above) + numbers(wanted.below)) return false
  const kept = (factors: readonly Node[]): Node[] =>
    factors.filter((factor) => !isFree(factor, letters) && !(free && isNumber(factor)))
  return (
    fitsEach(kept(own.above), kept(wanted.above), letters) && fitsEach(kept(own.below), kept(wanted.below), letters)
  )
}

function fitsEach(nodes: readonly Node[], patterns: readonly Node[], letters: Letters): boolean {
  const left = [...nodes]
  for (const pattern of patterns) {
    const at = left.findIndex((node) => fits(node, pattern, letters))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length === 0
}

function termsOf(node: Node): Node[] {
  if (node.op === 'add') return node.args.flatMap(termsOf)
  if (node.op === 'subtract') return [...termsOf(node.left), ...termsOf(node.right).map(turned)]
  return [node]
}

const turned = (node: Node): Node => (node.op === 'negate' ? node.arg : { op: 'negate', arg: node })

interface Factors {
  readonly negative: boolean
  readonly above: readonly Node[]
  readonly below: readonly Node[]
}

function factorsOf(node: Node): Factors {
  if (node.op === 'negate') {
    const inside = factorsOf(node.arg)
    return { ...inside, negative: !inside.negative }
  }
  if (node.op === 'multiply') return node.args.map(factorsOf).reduce(together)
  if (node.op === 'divide') {
    const [upper, lower] = [factorsOf(node.left), factorsOf(node.right)]
    return together(upper, { negative: lower.negative, above: lower.below, below: lower.above })
  }
  if (node.op === 'number' && node.value.n < 0n) {
    return { negative: true, above: [num(-node.value.n, node.value.d)], below: [] }
  }
  return { negative: false, above: [node], below: [] }
}

const together = (a: Factors, b: Factors): Factors => ({
  negative: a.negative !== b.negative,
  above: [...a.above, ...b.above],
  below: [...a.below, ...b.below],
})
