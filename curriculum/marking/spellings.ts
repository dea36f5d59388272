import {
  equationSpellings,
  expressionSpellings,
  intervalSpellings,
  rowSpellings,
  setSpellings,
  tableSpellings,
} from './spell-structures.ts'
import { writtenWithGiven } from './mark-given-part.ts'
import { decimalLength, isWhole, mixedParts, rationalText, toDecimalText } from '../values/rational.ts'
import { moneyText, dollarsOf } from '../values/money.ts'
import { timeText } from '../values/time.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules } from '../topic-level.ts'
import type { Rational, Scientific, Time, Value } from '../values/values.ts'

/**
 * Ways in which a right answer may be typed, the plainest first; each must be marked right. At least four where the
 * form allows as many; none for the forms that choose or move items, whose responses are ids.
 */
export function spellings(value: Value, form: AnswerForm, rules: MarkingRules = {}): string[] {
  const own = form === 'steps' ? lastLines(value, rules) : ownSpellings(value, form, rules)
  const [plainest] = own
  if (plainest === undefined) return []
  const spaced = value.kind === 'item' ? [] : [` ${plainest} `]
  return [...new Set([...own, ...spaced])]
}

/** The last line of a working, alone and below the given one written again. */
function lastLines(value: Value, rules: MarkingRules): string[] {
  const letter = rules.variable ?? 'x'
  const numbers = ownSpellings(value, 'expression', rules).filter((text) => !text.includes('='))
  const [plainest] = numbers
  if (plainest === undefined) return []
  const above = rules.from === undefined ? [] : [`${rules.from}\n${letter} = ${plainest}`]
  return [...numbers.map((text) => `${letter} = ${text.trim()}`), `${plainest} = ${letter}`, ...above]
}

function ownSpellings(value: Value, form: AnswerForm, rules: MarkingRules): string[] {
  switch (value.kind) {
    case 'rational':
      if (rules.given !== undefined) return givenPartSpellings(value, form, rules.given)
      return [
        ...numberSpellings(value, null, rules),
        ...(form === 'fraction' && isWhole(value) ? [`${value.n}/1`] : []),
      ]
    case 'decimal':
      return numberSpellings(value.value, value.places, rules)
    case 'pi':
    case 'surd':
    case 'complex':
    case 'expression':
      return expressionSpellings(value, rules)
    case 'scientific':
      return scientificSpellings(value)
    case 'money': {
      const text = moneyText(value)
      const bare = text.replace('$', '')
      const cents = `${dollarsOf(value).n * (100n / dollarsOf(value).d)}`
      if (rules.cents === true) return [cents, `${cents}¢`, text, `${cents} cents`, `${cents} ¢`]
      return [text, bare, `${cents}¢`, `${bare} dollars`, text.replace('$', '$ ')]
    }
    case 'time':
      return timeSpellings(value)
    case 'ratio': {
      const parts = value.parts.map(rationalText)
      return [
        parts.join(':'),
        parts.join(' : '),
        parts.join(' to '),
        ...(parts.length === 2 && parts.every((p) => !p.includes('/')) ? [parts.join('/')] : []),
      ]
    }
    case 'point':
      return form === 'table' ? tableSpellings([[value.x, value.y]]) : rowSpellings([value.x, value.y])
    case 'vector':
      return form === 'table' || form === 'matrix' ? tableSpellings([value.components]) : rowSpellings(value.components)
    case 'matrix':
      return tableSpellings(value.rows)
    case 'equation':
      return equationSpellings(value.left, value.right, form)
    case 'intervals':
      return intervalSpellings(value, form)
    case 'set':
      return setSpellings(value.members, rules)
    case 'comparison':
      return [value.sign, ` ${value.sign}`, { '<': 'less than', '=': 'equal to', '>': 'greater than' }[value.sign]]
    case 'item':
      return form === 'true_false' || form === 'choice' || form === 'multi_choice'
        ? []
        : [value.text, value.text.toUpperCase()]
    case 'order':
    case 'match':
    case 'groups':
    case 'amounts':
    case 'plot':
    case 'places':
    case 'parts':
      return []
  }
}

/** The open part alone where only that is typed, else the whole fraction with its given part. */
function givenPartSpellings(value: Rational, form: AnswerForm, given: NonNullable<MarkingRules['given']>): string[] {
  const parts = writtenWithGiven(value, given)
  if (parts === null) return [rationalText(value)]
  const [top, bottom] = parts
  const full = [`${top}/${bottom}`, `${top} / ${bottom}`, `${top}⁄${bottom}`]
  return form === 'numeric' ? [String(given.part === 'numerator' ? bottom : top), ...full] : full
}

function numberSpellings(value: Rational, places: number | null, rules: MarkingRules): string[] {
  const length = decimalLength(value)
  const { sign, whole, part } = mixedParts(value)
  const minus = sign < 0 ? '-' : ''
  const texts: string[] = []
  const decimalText =
    places !== null ? toDecimalText(value, places) : length !== null ? toDecimalText(value, length) : null
  if (rules.written === undefined || rules.written === 'decimal' || isWhole(value)) {
    if (decimalText !== null) texts.push(decimalText)
  }
  const anyWriting = rules.written === undefined && rules.places === undefined
  if (!isWhole(value) && (anyWriting || rules.written === 'fraction')) texts.push(rationalText(value))
  if (!isWhole(value) && whole > 0n && (anyWriting || rules.written === 'mixed')) {
    texts.push(`${minus}${whole} ${rationalText(part)}`)
  }
  const [first = rationalText(value)] = texts
  if (first.startsWith('-')) texts.push(first.replace('-', '−'), first.replace('-', '- '))
  if (/^-?0\.\d/.test(first)) texts.push(first.replace('0.', '.'))
  if (first === decimalText && /^-?[1-9]\d{3}/.test(first)) texts.push(...grouped(first))
  if (first === decimalText && !isWhole(value)) texts.push(`${first}0`)
  if (first.includes('/')) texts.push(first.replace('/', ' / '), first.replace('/', '⁄'))
  texts.push(`${rules.variable ?? 'x'} = ${first}`)
  if (rules.unit !== undefined) texts.push(`${first} ${rules.unit}`, `${first}${rules.unit}`)
  if (rules.counted !== undefined) texts.push(`${first} ${rules.counted}`, `${first} ${rules.counted.toUpperCase()}`)
  return texts.length < 4 ? [...texts, `(${first})`, `+${first}`.replace('+-', '-')] : texts
}

function grouped(text: string): string[] {
  const [before = '', after] = text.split('.')
  const tail = after === undefined ? '' : `.${after}`
  return [',', ' '].map((gap) => before.replace(/(\d)(?=(?:\d{3})+$)/g, `$1${gap}`) + tail)
}

function scientificSpellings(value: Scientific): string[] {
  const first = toDecimalText(value.coefficient, decimalLength(value.coefficient) ?? 6)
  const { exponent } = value
  return [
    `${first}*10^${exponent}`,
    `${first} × 10^${exponent}`,
    `${first}x10^${exponent}`,
    `${first} · 10${superscript(exponent)}`,
    `${first}e${exponent}`,
    `${first} * 10^(${exponent})`,
  ]
}

function superscript(n: number): string {
  return Array.from(String(n), (sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''))).join('')
}

function timeSpellings(value: Time): string[] {
  const text = timeText(value)
  const minutes = String(value.minutes % 60).padStart(2, '0')
  const hours = Math.floor(value.minutes / 60)
  const half = hours < 12 ? 'am' : 'pm'
  const twelve = `${hours % 12 === 0 ? 12 : hours % 12}:${minutes}`
  return [text, text.replace(':', '.'), text.padStart(5, '0'), `${twelve} ${half}`, `${twelve}${half}`]
}
