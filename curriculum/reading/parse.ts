import { openCursor, parseSum, signUnder, take, type CursorSettings } from './parse-node.ts'
import { plainText, withTimesSigns } from './plain-text.ts'
import { ReadingProblem, tryReading, type NumberLocale, type Reading } from './reading.ts'
import { tokenise, type Token } from './tokens.ts'
import type { Node } from '../values/values.ts'

export type RelationSign = '<' | '<=' | '>' | '>=' | '≠'

/** What a typed text can be: one expression, an equation, or a chain of inequality signs such as -2 < x <= 5. */
export type Statement =
  | { readonly is: 'expression'; readonly node: Node }
  | { readonly is: 'equation'; readonly left: Node; readonly right: Node }
  | { readonly is: 'inequality'; readonly sides: readonly Node[]; readonly signs: readonly RelationSign[] }

export interface ParseSettings extends Omit<CursorSettings, 'tolerant'> {
  readonly locale?: NumberLocale
  /** The letters of the task; without an x among them, x between numbers is a times sign. */
  readonly letters?: readonly string[]
}

/**
 * Reads typed maths: unicode or plain signs, implied multiplication, mixed numbers, roots, functions without brackets,
 * numbers as the locale writes them, one relation or a chain. Never throws for a text.
 */
export function parse(text: string, settings: ParseSettings = {}): Reading<Statement> {
  return tryReading(() => {
    const plain = withTimesSigns(plainText(text), settings.letters)
    return parseStatement(tokenise(plain, { locale: settings.locale ?? 'en', comma: 'number' }), settings)
  })
}

/** Reads an expression; an equation or inequality is unreadable here. Never throws for a text. */
export function parseExpression(text: string, settings: ParseSettings = {}): Reading<Node> {
  const found = parse(text, settings)
  if (!found.ok) return found
  if (found.read.is === 'expression') return { ok: true, read: found.read.node }
  return { ok: false, sentence: 'Write an expression without an equals or inequality sign.' }
}

/** A list as typed: (3, 5), {2; -3}, [1, 4), or without brackets. Members may be statements: x = 2, x = 3. */
export interface TypedList {
  readonly open: '(' | '[' | '{' | '<' | ''
  readonly close: ')' | ']' | '}' | '>' | ''
  readonly members: readonly Statement[]
}

const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/**
 * Reads members between commas or semicolons, with or without brackets around. With semicolons, or in French and
 * German with a comma followed by a space, a comma inside a number is decimal. Never throws for a text.
 */
export function parseList(text: string, settings: ParseSettings = {}): Reading<TypedList> {
  return tryReading(() => {
    const plain = withTimesSigns(plainText(text), settings.letters)
      .replace(/⟨/g, '<')
      .replace(/⟩/g, '>')
      .replace(/,? ?(?:\b(?:and|or|et|und|ou|oder)\b|&|∨) ?/gi, ', ')
    const locale = settings.locale ?? 'en'
    const spaced = locale !== 'en' && /,\s/.test(plain) && /\d,\d/.test(plain)
    const semicolons = plain.includes(';')
    const readable = spaced && !semicolons ? plain.replace(/,(?= )/g, ';') : plain
    const tokens = tokenise(readable, { locale, comma: semicolons || spaced ? 'number' : 'separator' })
    const outer = outerBrackets(tokens)
    const inside = outer.open === '' ? tokens : tokens.slice(1, -1)
    const members = splitTopLevel(inside, semicolons || spaced ? ';' : ',')
    if (members.length === 1 && members[0]?.length === 0) return { ...outer, members: [] }
    return { ...outer, members: members.map((member) => parseStatement(member, settings)) }
  })
}

/** One statement from all the tokens. Raises ReadingProblem. */
export function parseStatement(tokens: readonly Token[], settings: CursorSettings = {}): Statement {
  const cursor = openCursor(tokens, settings)
  const sides = [parseSum(cursor)]
  const signs: string[] = []
  while (['=', '<', '<=', '>', '>=', '≠'].includes(signUnder(cursor))) {
    const sign = signUnder(cursor)
    take(cursor, sign)
    signs.push(sign)
    sides.push(parseSum(cursor))
  }
  if (cursor.at < tokens.length) throw new ReadingProblem(sentenceFor(tokens[cursor.at], tokens[cursor.at - 1]))
  const [left, right] = sides
  if (signs.length === 0 && left) return { is: 'expression', node: left }
  if (signs.length === 1 && signs[0] === '=' && left && right) return { is: 'equation', left, right }
  if (signs.includes('=')) throw new ReadingProblem('Write one equals sign only.')
  return { is: 'inequality', sides, signs: signs as RelationSign[] }
}

/** The parts of a token row between separators outside all brackets. */
export function splitTopLevel(tokens: readonly Token[], separator: string): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    const sign = token.is === 'sign' ? token.sign : ''
    if ('([{'.includes(sign) && sign !== '') depth++
    if (')]}'.includes(sign) && sign !== '') depth--
    if (depth === 0 && sign === separator) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

function outerBrackets(tokens: readonly Token[]): Pick<TypedList, 'open' | 'close'> {
  const first = tokens[0]
  const last = tokens.at(-1)
  const open = first?.is === 'sign' ? first.sign : ''
  const close = last?.is === 'sign' ? last.sign : ''
  const mixed = '(['.includes(open) && ')]'.includes(close) && open !== '' && close !== ''
  if (tokens.length < 2 || (closings[open] !== close && !mixed)) return { open: '', close: '' }
  let depth = 0
  for (const [i, token] of tokens.entries()) {
    const sign = token.is === 'sign' ? token.sign : ''
    if (['(', '[', '{'].includes(sign)) depth++
    if ([')', ']', '}'].includes(sign)) depth--
    if (open !== '<' && depth === 0 && i < tokens.length - 1) return { open: '', close: '' }
  }
  return { open, close } as Pick<TypedList, 'open' | 'close'>
}

function sentenceFor(token: Token | undefined, before: Token | undefined): string {
  if (!token) return 'Something is missing at the end.'
  if (token.is === 'number' && before?.is === 'letter') return 'Write 2x or x^2 instead of x2.'
  if (token.is === 'number') return 'Two numbers stand side by side. Put a sign between them.'
  if (token.is !== 'sign') return 'This answer cannot be read. Check the signs.'
  if (token.sign === ')' || token.sign === ']' || token.sign === '}')
    return 'There is one closing parenthesis too many.'
  if (token.sign === ',' || token.sign === ';') return 'Write one answer only, without a comma.'
  return `The sign ${token.sign} does not fit there.`
}
