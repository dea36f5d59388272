import { addRationals, rational, rationalFromDecimalText, whole } from '../values/rational.ts'
import { ReadingProblem, type NumberLocale } from './reading.ts'
import type { FunctionName, Rational } from '../values/values.ts'

/** Where a token stands in its text, and whether a space is before it. */
interface Placed {
  readonly at: number
  readonly afterSpace: boolean
}
type BareToken =
  | { readonly is: 'number'; readonly value: Rational; readonly written: string }
  | { readonly is: 'letter'; readonly name: string }
  | { readonly is: 'function'; readonly name: FunctionName }
  | { readonly is: 'root'; readonly index: number | null }
  | { readonly is: 'sign'; readonly sign: string }
  /** Only where the reading is tolerant: a word that means nothing in maths. */
  | { readonly is: 'word'; readonly text: string }

export type Token = BareToken & Placed

export interface TokenSettings {
  readonly locale: NumberLocale
  /** What a comma between digits is when it could be either: part of the number, or what separates list members. */
  readonly comma: 'number' | 'separator'
  /** Signs and words without a meaning become tokens of their own instead of an error. */
  readonly tolerant?: boolean
}

const functionNames: Readonly<Record<string, FunctionName>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  csc: 'csc',
  cosec: 'csc',
  sec: 'sec',
  cot: 'cot',
  arcsin: 'arcsin',
  arccos: 'arccos',
  arctan: 'arctan',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  ln: 'ln',
  log: 'log',
  exp: 'exp',
}
const rootNames: Readonly<Record<string, number | null>> = { sqrt: 2, cbrt: 3, root: null }
const letterNames: Readonly<Record<string, string>> = {
  pi: 'pi',
  theta: 'theta',
  alpha: 'alpha',
  beta: 'beta',
  gamma: 'gamma',
  lambda: 'lambda',
  phi: 'phi',
  mu: 'mu',
  sigma: 'sigma',
  infinity: 'infinity',
  infty: 'infinity',
  inf: 'infinity',
  oo: 'infinity',
  abs: 'abs',
}
const signNames: Readonly<Record<string, string>> = {
  π: 'pi',
  θ: 'theta',
  ϑ: 'theta',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  λ: 'lambda',
  φ: 'phi',
  μ: 'mu',
  σ: 'sigma',
  '∞': 'infinity',
  Π: 'pi',
}
const knownWords = [...Object.keys(functionNames), ...Object.keys(rootNames), ...Object.keys(letterNames)].toSorted(
  (a, b) => b.length - a.length,
)
const roots: Readonly<Record<string, number>> = { '√': 2, '∛': 3, '∜': 4 }
const signs = [
  '<=',
  '>=',
  '=<',
  '=>',
  '!=',
  '<>',
  '==',
  '+',
  '-',
  '*',
  '/',
  '^',
  '_',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  ',',
  ';',
  ':',
  '=',
  '<',
  '>',
  '≤',
  '≥',
  '≠',
  '±',
  '∪',
  '°',
  '%',
]
const sameSign: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '=<': '<=',
  '=>': '>=',
  '!=': '≠',
  '<>': '≠',
  '==': '=',
}

/** The tokens of a plain text (see `plainText`). Raises ReadingProblem for signs and words that have no meaning here. */
export function tokenise(text: string, settings: TokenSettings): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const afterSpace = text[at - 1] === ' '
    const found = settings.tolerant === true ? tolerantAt(text, at, settings) : foundAt(text, at, settings)
    for (const token of found.tokens) tokens.push(Object.assign({ at, afterSpace }, token))
    at += found.length
  }
  return tokens
}

function foundAt(text: string, at: number, settings: TokenSettings): Found {
  const found = numberAt(text, at, settings) ?? wordAt(text, at) ?? signAt(text, at)
  if (found) return found
  throw new ReadingProblem(`The sign ${String.fromCodePoint(text.codePointAt(at) ?? 63)} is not used in this answer.`)
}

/** What a whole answer can be or begin with in words; f(x) is a name there and no product. */
const opening =
  /^(?:no (?:real |possible )?(?:solutions?|answers?|numbers?)|all (?:real )?numbers?|all reals?|does not exist|dne|none|undefined|[a-z]'{0,2}\([a-z]\)(?= ?=))(?![a-z])/i
const joining = /^(?:and|or|et|und|ou|oder|in|to)(?![A-Za-z])/i

function tolerantAt(text: string, at: number, settings: TokenSettings): Found {
  const word = (at === 0 ? opening.exec(text) : null) ?? joining.exec(text.slice(at))
  if (word) return { tokens: [{ is: 'word', text: word[0] }], length: word[0].length }
  try {
    return foundAt(text, at, settings)
  } catch (problem) {
    if (!(problem instanceof ReadingProblem)) throw problem
    const run = /^[A-Za-z]+/.exec(text.slice(at))?.[0]
    if (run !== undefined) return { tokens: [{ is: 'word', text: run }], length: run.length }
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 63)
    return { tokens: [{ is: 'sign', sign }], length: sign.length }
  }
}

type Found = { readonly tokens: readonly BareToken[]; readonly length: number }

function numberAt(text: string, at: number, settings: TokenSettings): Found | null {
  const first = text[at] ?? ''
  if (!/[\d.,]/.test(first)) return null
  const rest = text.slice(at)
  const mixed = /^(\d+) (\d+) ?\/ ?(\d+)(?![\d.,])/.exec(rest)
  if (mixed?.[1] && mixed[2] && mixed[3]) {
    if (BigInt(mixed[3]) === 0n) throw new ReadingProblem('A fraction cannot have 0 at the bottom.')
    const value = addRationals(whole(BigInt(mixed[1])), rational(BigInt(mixed[2]), BigInt(mixed[3])))
    return { tokens: [{ is: 'number', value, written: mixed[0] }], length: mixed[0].length }
  }
  const number = numberPrefix(rest, settings)
  if (!number) return null
  const value = rationalFromDecimalText(number.plain)
  return { tokens: [{ is: 'number', value, written: rest.slice(0, number.length) }], length: number.length }
}

/**
 * The number at the start of a text as a plain decimal text, with the length that it takes; null when there is none.
 * A group of exactly three digits after a thousands sign of the locale is thousands; a comma that can only be decimal is.
 */
export function numberPrefix(text: string, settings: TokenSettings): { plain: string; length: number } | null {
  const commas = settings.comma === 'number'
  const spaced = /^[1-9]\d{0,2}(?:[ ']\d{3})+(?![\d/]| ?\/)(?:([.,])(\d+))?/.exec(text)
  if (spaced && (commas || spaced[1] !== ','))
    return { plain: spaced[0].replace(/[ ']/g, '').replace(',', '.'), length: spaced[0].length }
  if (settings.locale === 'en' && commas) {
    const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?/.exec(text)
    if (grouped) return { plain: grouped[0].replaceAll(',', ''), length: grouped[0].length }
  }
  if (settings.locale !== 'en') {
    const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/.exec(text)
    if (grouped) {
      const tail = commas ? (/^,\d+/.exec(text.slice(grouped[0].length))?.[0] ?? '') : ''
      return { plain: grouped[0].replaceAll('.', '') + tail.replace(',', '.'), length: grouped[0].length + tail.length }
    }
  }
  const comma = commas ? /^(?:\d+,\d+|,\d+)(?![\d,.])/.exec(text) : null
  if (comma) return { plain: comma[0].replace(',', '.'), length: comma[0].length }
  const plain = /^(?:\d+\.\d+|\.\d+|\d+\.(?!\d)|\d+)/.exec(text)
  return plain ? { plain: plain[0], length: plain[0].length } : null
}

function wordAt(text: string, at: number): Found | null {
  const run = /^[A-Za-z]+/.exec(text.slice(at))?.[0]
  if (!run) return null
  const tokens: BareToken[] = []
  let singles = 0
  for (let i = 0; i < run.length;) {
    const rest = run.slice(i).toLowerCase()
    const word = knownWords.find((known) => rest.startsWith(known))
    tokens.push(word ? knownToken(word) : { is: 'letter', name: run[i] as string })
    singles = word ? 0 : singles + 1
    if (singles > 3) throw new ReadingProblem(`The word ${run} cannot be read. Use numbers, letters and signs.`)
    i += word ? word.length : 1
  }
  const index = /^_(\d|[a-z])(?![\w(])/.exec(text.slice(at + run.length))
  const last = tokens.at(-1)
  if (index && last?.is === 'letter') {
    tokens[tokens.length - 1] = { is: 'letter', name: `${last.name}_${index[1]}` }
    return { tokens, length: run.length + index[0].length }
  }
  return { tokens, length: run.length }
}

function knownToken(word: string): BareToken {
  const name = functionNames[word]
  if (name) return { is: 'function', name }
  const index = rootNames[word]
  return index === undefined ? { is: 'letter', name: letterNames[word] ?? word } : { is: 'root', index }
}

function signAt(text: string, at: number): Found | null {
  const name = signNames[text[at] ?? '']
  if (name) return { tokens: [{ is: 'letter', name }], length: 1 }
  const index = roots[text[at] ?? '']
  if (index) return { tokens: [{ is: 'root', index }], length: 1 }
  const sign = signs.find((known) => text.startsWith(known, at))
  return sign ? { tokens: [{ is: 'sign', sign: sameSign[sign] ?? sign }], length: sign.length } : null
}
