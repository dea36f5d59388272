import { parseStatement, splitTopLevel } from './parse.ts'
import { polynomialOf, rationalOf } from '../expressions/algebraic-fraction.ts'
import { lettersOf } from '../expressions/build.ts'
import { isWorkedOut } from '../expressions/form.ts'
import { plainText } from './plain-text.ts'
import { ReadingProblem, tryReading, type NumberLocale, type Reading } from './reading.ts'
import { tokenise } from './tokens.ts'
import { point } from '../values/point.ts'
import { zero } from '../values/rational.ts'
import type { Node, Point, Rational } from '../values/values.ts'

/** Numbers in a row as typed; `workedOut` is false when one still has arithmetic in it. */
export interface TypedRow {
  readonly numbers: readonly Rational[]
  readonly workedOut: boolean
}

const howTo = 'Write it like (3, -2).'

/**
 * Reads (3, -2), 3, -2, [3; -2], <3, -2>, x = 3, y = -2, and, with `axes`, 3i - 2j. Never throws for a text.
 */
export function readRow(text: string, locale: NumberLocale, axes = false): Reading<TypedRow> {
  return tryReading(() => {
    const plain = plainText(text)
      .replace(/[⟨⟩]/g, (sign) => (sign === '⟨' ? '<' : '>'))
      .replace(/,? ?(?:\b(?:and|et|und)\b|&) ?/gi, ', ')
    if (axes && /[ijk]/i.test(plain)) return alongAxes(plain, locale)
    const inner = withoutBrackets(plain)
    const isFullList = inner.includes(';') || (locale !== 'en' && /,\s/.test(inner) && /\d,\d/.test(inner))
    const separated = isFullList && !inner.includes(';') ? inner.replace(/,(?=\s)/g, ';') : inner
    const spaced = /^-?[\d./]+(?: -?[\d./]+)+$/.test(separated) ? separated.replaceAll(' ', ',') : separated
    const tokens = tokenise(spaced, { locale, comma: isFullList ? 'number' : 'separator' })
    const parts = splitTopLevel(tokens, isFullList ? ';' : ',')
    const nodes = named(parts.map((part) => parseStatement(part)))
    if (nodes.length < 2) throw new ReadingProblem(howTo)
    return rowOf(nodes)
  })
}

/** Reads several points, such as (0, 1); (2, 5). Never throws for a text. */
export function readPoints(text: string, locale: NumberLocale): Reading<Point[]> {
  return tryReading(() => {
    const pieces = text.match(/\([^()]*\)/g) ?? []
    const rest = text.replace(/\([^()]*\)/g, '').replace(/[;,{}\s]|\band\b|\bor\b/gi, '')
    if (pieces.length === 0 || rest !== '') throw new ReadingProblem('Write points like (3, -2).')
    return pieces.map((piece) => {
      const row = readRow(piece, locale)
      const [x, y, ...more] = row.ok ? row.read.numbers : []
      if (!x || !y || more.length > 0) throw new ReadingProblem('Write points like (3, -2).')
      return point(x, y)
    })
  })
}

function withoutBrackets(text: string): string {
  const inside = /^(?:[A-Za-z] ?=? ?)?[([{<] ?(.*?) ?[)\]}>]$/.exec(text)?.[1] ?? text
  return /^[^(]*\)/.test(inside) ? text : inside
}

/** x = 3, y = -2 in the order of the letters. */
function named(statements: readonly ReturnType<typeof parseStatement>[]): Node[] {
  const pairs = statements.map((it) => {
    if (it.is === 'expression') return { name: '', node: it.node }
    if (it.is === 'equation' && it.left.op === 'symbol') return { name: it.left.name, node: it.right }
    throw new ReadingProblem(howTo)
  })
  return pairs.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map((pair) => pair.node)
}

function rowOf(nodes: readonly Node[]): TypedRow {
  const numbers = nodes.map((node) => {
    const value = lettersOf(node).length === 0 ? rationalOf(node) : null
    if (!value) throw new ReadingProblem('Use numbers between the commas.')
    return value
  })
  return {
    numbers,
    workedOut: nodes.every((node, i) => isWorkedOut(node) && !(numbers[i]?.d === 1n && node.op === 'divide')),
  }
}

function alongAxes(text: string, locale: NumberLocale): TypedRow {
  const renamed = text.replace(/[ijk]/gi, (letter) => `${letter.toLowerCase()}_1`)
  const statement = parseStatement(tokenise(renamed, { locale, comma: 'number' }))
  const sum = statement.is === 'expression' ? polynomialOf(statement.node) : null
  if (!sum) throw new ReadingProblem(howTo)
  const keys = ['i_1^1', 'j_1^1', 'k_1^1']
  if ([...sum.keys()].some((key) => !keys.includes(key))) throw new ReadingProblem(howTo)
  const used = sum.has('k_1^1') ? keys : keys.slice(0, 2)
  return { numbers: used.map((key) => sum.get(key)?.coefficient ?? zero), workedOut: true }
}
