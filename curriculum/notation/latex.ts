import type { Node } from '../values/values.ts'
import { bracketed, frac, power, rationalLatex, sqrt } from './number-latex.ts'

type Several = Extract<Node, { op: 'add' | 'multiply' }>
type Pair = Extract<Node, { op: 'subtract' | 'divide' | 'power' }>
type Call = Extract<Node, { op: 'call' }>

const greek = new Set([
  'pi',
  'theta',
  'alpha',
  'beta',
  'gamma',
  'delta',
  'lambda',
  'mu',
  'sigma',
  'phi',
  'omega',
  'rho',
  'tau',
  'epsilon',
])

/** Signs that a typed text may hold as symbols: a hole, both signs, degrees, infinity. */
const typedSymbols: Readonly<Record<string, string>> = {
  '□': '\\square',
  '±': '\\pm',
  '°': '\\circ',
  infinity: '\\infty',
}

function symbolLatex(name: string): string {
  const typed = typedSymbols[name]
  if (typed !== undefined) return typed
  const [letter = '', below] = name.split('_')
  const base = greek.has(letter) ? `\\${letter}` : letter.length > 1 ? `\\text{${letter}}` : letter
  return below === undefined ? base : `${base}_{${below}}`
}

/** A number as it was typed: 2 1/3, 0.50, 1,234. */
function writtenLatex(written: string): string {
  const mixed = /^(\d+) (\d+) ?\/ ?(\d+)$/.exec(written)
  if (mixed) return `${mixed[1]}${frac(mixed[2] ?? '', mixed[3] ?? '')}`
  return written.replaceAll(',', '{,}').replaceAll(' ', '\\,')
}

const isOne = (node: Node, n: bigint): boolean =>
  node.op === 'number' && node.written === undefined && node.value.n === n && node.value.d === 1n
const isEitherSign = (node: Node | undefined): boolean => node?.op === 'symbol' && node.name === '±'
/** A parenthesis that is not closed yet, as the first factor of what stands behind it. */
const isOpen = (node: Node | undefined): boolean => node?.op === 'symbol' && node.name === '('
const isSum = (node: Node): boolean => node.op === 'add' || node.op === 'subtract'

function sumLatex({ args }: Several): string {
  let latex = ''
  for (const [i, arg] of args.entries()) {
    const term =
      isSum(arg) && i > 0 ? (arg.op === 'add' ? nodeToLatex(arg) : bracketed(nodeToLatex(arg))) : nodeToLatex(arg)
    if (i === 0) latex = term
    else if (term.startsWith('\\pm')) latex += ` ${term}`
    else latex += term.startsWith('-') ? ` - ${term.slice(1).trimStart()}` : ` + ${term}`
  }
  return latex
}

function differenceLatex({ left, right }: Pair): string {
  const second = nodeToLatex(right)
  return `${nodeToLatex(left)} - ${isSum(right) || second.startsWith('-') ? bracketed(second) : second}`
}

/** Between two factors: nothing where they read as a product side by side, else a sign. */
function between(before: string, after: string): string {
  const digit = /^(?:[\d.]|\\frac)/
  if (/[\d}]$/.test(before) && /^\d/.test(after)) return ' \\times '
  if (/^\\frac/.test(before) && digit.test(after)) return ' \\times '
  if (/\d$/.test(before) && /^\\frac/.test(after)) return ' \\times '
  if (digit.test(after)) return ' \\cdot '
  if (/\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(after)) return ' '
  return /^\\(sin|cos|tan|csc|sec|cot|ln|log|arc)/.test(after) ? ' ' : ''
}

function factorLatex(node: Node, first: boolean, alone: boolean): string {
  const latex = nodeToLatex(node)
  if (isSum(node)) return bracketed(latex)
  if (latex.startsWith('-') && (!first || (node.op === 'negate' && alone))) return bracketed(latex)
  if (node.op === 'call' && !first) return latex
  return latex
}

function productLatex({ args }: Several): string {
  if (isEitherSign(args[0])) {
    const size = productLatex({ op: 'multiply', args: args.slice(1) })
    return `\\pm ${size.startsWith('-') ? bracketed(size) : size}`
  }
  if (isOpen(args[0])) return `(${args.slice(1).map(nodeToLatex).join('')}`
  let rest: readonly Node[] = args
  let sign = ''
  const [first, second] = args
  const plain = second !== undefined && second.op !== 'number' && second.op !== 'divide'
  if (first && plain && (isOne(first, 1n) || isOne(first, -1n))) {
    rest = args.slice(1)
    sign = isOne(first, -1n) ? '-' : ''
  }
  let latex = ''
  for (const [i, arg] of rest.entries()) {
    const factor = factorLatex(arg, i === 0 && sign === '', rest.length === 1)
    if (i === 0) latex = factor
    else if (rest[i - 1]?.op === 'number' && arg.op === 'number') latex += ` \\times ${factor}`
    else if (rest[i - 1]?.op === 'call') latex = `${latex} \\cdot ${factor}`
    else latex += between(latex, factor) + factor
  }
  return sign + latex
}

function powerLatex({ left, right }: Pair): string {
  const exponent = nodeToLatex(right)
  const base = nodeToLatex(left)
  if (
    left.op === 'call' &&
    left.name !== 'exp' &&
    left.args.length === 1 &&
    right.op === 'number' &&
    right.value.n > 0n &&
    right.value.d === 1n
  )
    return base.replace(/^(\\[a-z]+)/, `$1^{${exponent}}`)
  const bare =
    left.op === 'symbol' ||
    left.op === 'absolute' ||
    (left.op === 'number' && left.value.d === 1n && left.value.n >= 0n)
  return power(bare ? base : bracketed(base), exponent)
}

function callLatex({ name, args }: Call): string {
  const [inside, base] = args
  const arg = inside === undefined ? '' : nodeToLatex(inside)
  if (name === 'exp') return power('e', arg)
  const single =
    inside !== undefined &&
    (inside.op === 'symbol' || (inside.op === 'number' && inside.value.n >= 0n && inside.value.d === 1n))
  const head = name === 'log' && base !== undefined ? `\\log_{${nodeToLatex(base)}}` : `\\${name}`
  return single ? `${head} ${arg}` : `${head}${bracketed(arg)}`
}

/** LaTeX of a syntax tree with no bracket more than reading it right needs. A coefficient of 1 or -1 is not written. */
export function nodeToLatex(node: Node): string {
  switch (node.op) {
    case 'number':
      return node.written === undefined ? rationalLatex(node.value) : writtenLatex(node.written)
    case 'symbol':
      return symbolLatex(node.name)
    case 'add':
      return sumLatex(node)
    case 'subtract':
      return differenceLatex(node)
    case 'multiply':
      return productLatex(node)
    case 'divide':
      return frac(nodeToLatex(node.left), nodeToLatex(node.right))
    case 'power':
      return powerLatex(node)
    case 'negate': {
      const inside = nodeToLatex(node.arg)
      return `-${isSum(node.arg) || inside.startsWith('-') ? bracketed(inside) : inside}`
    }
    case 'absolute':
      return `\\left|${nodeToLatex(node.arg)}\\right|`
    case 'root':
      return sqrt(nodeToLatex(node.arg), node.index)
    case 'call':
      return callLatex(node)
  }
}
