import { abs, hole, num, plus, pow, root, sym } from '../expressions/build.ts'
import { ReadingProblem } from './reading.ts'
import type { FunctionName, Node } from '../values/values.ts'
import type { Token } from './tokens.ts'

/** Where the parser stands in its tokens. */
export interface Cursor {
  readonly tokens: readonly Token[]
  at: number
  depth: number
  /** Inside | |, where the next bar closes. */
  bars: number
  /** 'tight': x/2y is x/(2y), but 1/2x is (1/2)x and -4/3x is (-4/3)x; 'in-order': as written, left to right; 'all-below': 1/2x is 1/(2x). */
  readonly division: 'tight' | 'in-order' | 'all-below'
  /** The sign ± may stand where + and - do. */
  readonly plusMinus: boolean
  /** Where something is missing a hole is put, nothing is raised, and numbers keep how they were typed. */
  readonly tolerant: boolean
  /** Tolerant: the first token that did not fit, or where something was missing. */
  stop: number | null
  why: string | null
}

export type CursorSettings = Partial<Pick<Cursor, 'division' | 'plusMinus' | 'tolerant'>>

/** A cursor at the first token. */
export function openCursor(tokens: readonly Token[], settings: CursorSettings = {}): Cursor {
  const { division = 'tight', plusMinus = false, tolerant = false } = settings
  return { tokens, at: 0, depth: 0, bars: 0, division, plusMinus, tolerant, stop: null, why: null }
}

/** What is missing: a hole when the reading is tolerant, else the sentence is raised. */
function missing(cursor: Cursor, sentence: string): Node {
  if (!cursor.tolerant) throw new ReadingProblem(sentence)
  cursor.stop ??= cursor.at
  cursor.why ??= sentence
  return hole
}

/** a ± b is a + (± x b), where ± stands for 1 and for -1: see `bothSigns`. */
export const plusMinusName = '±'

/** The sign under the cursor, or '' when it is no sign. */
export function signUnder(cursor: Cursor): string {
  const token = cursor.tokens[cursor.at]
  return token?.is === 'sign' ? token.sign : ''
}

/** Steps over that sign when it is under the cursor. */
export function take(cursor: Cursor, sign: string): boolean {
  if (signUnder(cursor) !== sign) return false
  cursor.at++
  return true
}

/** One sum, as far as it goes (top-down operator precedence, Pratt 1973). Raises ReadingProblem. */
export function parseSum(cursor: Cursor): Node {
  if (++cursor.depth > 40) throw new ReadingProblem('There are too many parentheses inside each other.')
  let left = parseProduct(cursor)
  for (;;) {
    if (take(cursor, '+')) {
      const right = parseProduct(cursor)
      left = left.op === 'add' ? plus(...left.args, right) : plus(left, right)
    } else if (take(cursor, '-')) left = { op: 'subtract', left, right: parseProduct(cursor) }
    else if (cursor.plusMinus && take(cursor, '±')) left = plus(left, eitherSign(parseProduct(cursor)))
    else break
  }
  cursor.depth--
  return left
}

function eitherSign(size: Node): Node {
  return { op: 'multiply', args: [sym(plusMinusName), size] }
}

function parseProduct(cursor: Cursor): Node {
  let left = parseSigned(cursor, true)
  for (;;) {
    if (take(cursor, '*')) left = product(left, parseSigned(cursor, true))
    else if (take(cursor, '/')) left = { op: 'divide', left, right: parseDivisor(cursor, left) }
    else if (startsFactor(cursor)) left = product(left, parseImplied(cursor))
    else return left
  }
}

function parseDivisor(cursor: Cursor, left: Node): Node {
  const next = cursor.tokens[cursor.at]
  const above = left.op === 'negate' ? left.arg : left
  const numberOverNumber = above.op === 'number' && next?.is === 'number'
  const alone = cursor.division === 'in-order' || (cursor.division === 'tight' && numberOverNumber)
  return alone ? parseSigned(cursor, false) : parseSigned(cursor, true)
}

function parseSigned(cursor: Cursor, implied: boolean): Node {
  if (take(cursor, '-')) {
    if (++cursor.depth > 40) throw new ReadingProblem('There are too many signs in a row.')
    const arg = parseSigned(cursor, implied)
    cursor.depth--
    return { op: 'negate', arg }
  }
  if (cursor.plusMinus && take(cursor, '±')) return eitherSign(parseSigned(cursor, implied))
  const before = cursor.tokens[cursor.at - 1]
  const mayBePlus = before?.is !== 'sign' || '([{|=<>,;:'.includes(before.sign[0] ?? '')
  if (mayBePlus && take(cursor, '+')) return parseSigned(cursor, implied)
  return implied ? parseImplied(cursor) : parsePower(cursor)
}

function parseImplied(cursor: Cursor): Node {
  let left = parsePower(cursor)
  while (startsFactor(cursor)) left = product(left, parsePower(cursor))
  return left
}

function product(left: Node, right: Node): Node {
  return left.op === 'multiply'
    ? { op: 'multiply', args: [...left.args, right] }
    : { op: 'multiply', args: [left, right] }
}

/** Whether something that can be multiplied without a sign comes next. A number may only follow a bracket or pi. */
function startsFactor(cursor: Cursor): boolean {
  const token = cursor.tokens[cursor.at]
  if (!token) return false
  if (token.is === 'number') {
    const before = cursor.tokens[cursor.at - 1]
    return (before?.is === 'sign' && before.sign === ')') || (before?.is === 'letter' && before.name === 'pi')
  }
  if (token.is === 'word') return false
  if (token.is !== 'sign') return true
  // The second bracket of [2, 5[ multiplies nothing.
  if (token.sign === '[')
    return !cursor.tolerant || cursor.tokens.slice(cursor.at).some((later) => later.is === 'sign' && later.sign === ']')
  return token.sign === '(' || (token.sign === '|' && cursor.bars === 0)
}

function parsePower(cursor: Cursor): Node {
  const base = parsePrimary(cursor)
  if (take(cursor, '°')) return parseAfterBase(cursor, cursor.tolerant ? pow(base, sym('°')) : base)
  return parseAfterBase(cursor, base)
}

function parseAfterBase(cursor: Cursor, base: Node): Node {
  return take(cursor, '^') ? pow(base, parseExponent(cursor)) : base
}

function parseExponent(cursor: Cursor): Node {
  if (take(cursor, '-')) return { op: 'negate', arg: parseExponent(cursor) }
  if (cursor.plusMinus && take(cursor, '±')) return eitherSign(parseExponent(cursor))
  return parsePower(cursor)
}

function parsePrimary(cursor: Cursor): Node {
  const token = cursor.tokens[cursor.at]
  if (!token) return missing(cursor, missingAfter(cursor))
  cursor.at++
  switch (token.is) {
    case 'number':
      return cursor.tolerant ? { op: 'number', value: token.value, written: token.written } : num(token.value)
    case 'letter':
      if (token.name === 'abs') return abs(bracketed(cursor))
      if (token.name === 'infinity' && !cursor.tolerant)
        throw new ReadingProblem('Infinity is not a number to calculate with.')
      return sym(token.name)
    case 'function':
      return parseFunction(cursor, token.name)
    case 'root':
      return parseRoot(cursor, token.index)
    case 'sign':
      return parseSignFirst(cursor, token.sign)
    case 'word':
      cursor.at--
      return missing(cursor, `The word ${token.text} cannot be read. Use numbers, letters and signs.`)
  }
}

function parseSignFirst(cursor: Cursor, sign: string): Node {
  const close = closings[sign]
  if (close !== undefined) {
    const bars = cursor.bars
    cursor.bars = 0
    const inside = parseSum(cursor)
    cursor.bars = bars
    // While it is typed, the parenthesis is shown as it stands there.
    const unclosed = cursor.tolerant && signUnder(cursor) !== close
    return unclosed
      ? closing(cursor, { op: 'multiply', args: [sym('('), inside] }, close)
      : closing(cursor, inside, close)
  }
  if (sign === '|') {
    cursor.bars++
    const inside = parseSum(cursor)
    cursor.bars--
    if (!take(cursor, '|')) missing(cursor, 'An absolute value needs a bar on both sides.')
    return abs(inside)
  }
  cursor.at--
  if (sign === ')') return missing(cursor, 'There is a closing parenthesis with nothing before it.')
  return missing(cursor, missingAfter(cursor))
}

const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

function missingAfter(cursor: Cursor): string {
  const before = cursor.tokens[cursor.at - 1]
  const sign = signUnder(cursor)
  if (!before) return sign === '' ? 'Something is missing.' : `Something is missing before ${sign}`
  return before.is === 'sign' ? `Something is missing after ${before.sign}` : 'Something is missing at the end.'
}

function closing(cursor: Cursor, inside: Node, bracket: string): Node {
  if (!take(cursor, bracket)) missing(cursor, 'A parenthesis is opened but not closed.')
  return inside
}

function bracketed(cursor: Cursor): Node {
  if (!take(cursor, '(')) return missing(cursor, 'Write what comes next in parentheses.')
  return closing(cursor, parseSum(cursor), ')')
}

function parseRoot(cursor: Cursor, index: number | null): Node {
  if (index === null) {
    if (!take(cursor, '(')) return root(parsePower(cursor), 2)
    const arg = parseSum(cursor)
    const order = take(cursor, ',') ? wholeFrom(cursor, parseSum(cursor)) : 2
    return closing(cursor, root(arg, order), ')')
  }
  if (take(cursor, '[')) {
    const order = wholeFrom(cursor, parseSum(cursor))
    if (!take(cursor, ']')) missing(cursor, 'A parenthesis is opened but not closed.')
    return root(bracketed(cursor), order)
  }
  if (signUnder(cursor) === '(') return root(bracketed(cursor), index)
  return root(parsePower(cursor), index)
}

function wholeFrom(cursor: Cursor, node: Node): number {
  const order = node.op === 'number' && node.value.d === 1n ? Number(node.value.n) : 0
  if (order >= 2 && order <= 20) return order
  missing(cursor, 'The order of a root is a whole number from 2.')
  return 2
}

const inverse: Partial<Record<FunctionName, FunctionName>> = { sin: 'arcsin', cos: 'arccos', tan: 'arctan' }

function parseFunction(cursor: Cursor, name: FunctionName): Node {
  const base = name === 'log' ? parseLogBase(cursor) : null
  const exponent = take(cursor, '^') ? parseExponent(cursor) : null
  const args = parseArguments(cursor)
  const all = base ? [...args.slice(0, 1), base] : args
  if (all.length > (name === 'log' ? 2 : 1)) missing(cursor, `${name} takes one number.`)
  const turned = exponent && isMinusOne(exponent) ? inverse[name] : undefined
  const applied: Node = { op: 'call', name: turned ?? name, args: all }
  return exponent && !turned ? pow(applied, exponent) : applied
}

function isMinusOne(node: Node): boolean {
  const inside = node.op === 'negate' ? node.arg : null
  if (inside) return inside.op === 'number' && inside.value.n === 1n && inside.value.d === 1n
  return node.op === 'number' && node.value.n === -1n && node.value.d === 1n
}

function parseLogBase(cursor: Cursor): Node | null {
  const token = cursor.tokens[cursor.at]
  if (take(cursor, '_')) {
    return parsePrimary(cursor)
  }
  const after = cursor.tokens[cursor.at + 1]
  const attached = token?.is === 'number' && !token.afterSpace && after?.is === 'sign' && after.sign === '('
  return attached ? parsePrimary(cursor) : null
}

/** In brackets, or without: sin 2x, ln x^2; what stands without brackets ends before a sign or another function. */
function parseArguments(cursor: Cursor): Node[] {
  if (take(cursor, '(')) {
    const args = [parseSum(cursor)]
    while (take(cursor, ',')) args.push(parseSum(cursor))
    if (!take(cursor, ')')) missing(cursor, 'A parenthesis is opened but not closed.')
    return args
  }
  if (take(cursor, '-')) return [{ op: 'negate', arg: parseArguments(cursor)[0] as Node }]
  let arg = parsePower(cursor)
  while (startsFactor(cursor) && cursor.tokens[cursor.at]?.is !== 'function' && signUnder(cursor) !== '(') {
    arg = product(arg, parsePower(cursor))
  }
  return [arg]
}
