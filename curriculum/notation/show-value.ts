import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type {
  Complex,
  Groups,
  Intervals,
  Item,
  Match,
  Money,
  PiMultiple,
  Rational,
  RichText,
  Surd,
  Time,
  Value,
} from '../values/values.ts'
import { arithmeticLatex, isArithmetic } from './arithmetic-latex.ts'
import { nodeToLatex } from './latex.ts'
import { bracketed, decimalText, frac, rationalLatex, signed, sqrt } from './number-latex.ts'
import { placesText } from '../values/places.ts'
import { plotText } from '../values/plot-text.ts'
import { amountsText } from '../values/amounts.ts'
import { lettered } from '../values/parts.ts'
import type { NumberStyle } from './number-latex.ts'
import { richTextLatex } from './rich-text.ts'
import { speakLatex, speakRichText } from './speak.ts'
import { spokenUnit } from './spoken-signs.ts'

/** One value in its three dresses. */
export interface Shown {
  readonly text: RichText
  readonly latex: string
  readonly speech: string
}

export interface ShowOptions {
  /** 'cm', '%', 'degrees', 'square cm', 'cm^2', 'apples': put after a number. */
  readonly unit?: string
  /** 'x' for `x = 3`. */
  readonly variable?: string
  /** The ends of intervals as decimals where they end, as measured data have them. */
  readonly decimals?: boolean
  /** Money as cents: 25¢. */
  readonly cents?: boolean
  /** Calculations of plain numbers with × and ÷, as before grade 7. */
  readonly signs?: boolean
  /** The numerator and denominator that a fraction is written with, where they are not the lowest. */
  readonly parts?: readonly [top: bigint, bottom: bigint]
}

function styleOf(form: AnswerForm | undefined): NumberStyle {
  if (form === 'mixed_number') return 'mixed'
  return form === 'numeric' || form === 'decimal' || form === 'angle' || form === 'money' ? 'decimal' : 'fraction'
}

/** coefficient x something, as one fraction when the coefficient is one: \frac{3\pi}{4}. */
function multipleLatex(coefficient: Rational, of: string): string {
  if (coefficient.n === 0n) return '0'
  const size = coefficient.n < 0n ? -coefficient.n : coefficient.n
  const top = size === 1n ? of : `${size}${of}`
  return (coefficient.n < 0n ? '-' : '') + (coefficient.d === 1n ? top : frac(top, coefficient.d))
}

const piLatex = ({ coefficient }: PiMultiple): string => multipleLatex(coefficient, '\\pi')

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

function surdLatex({ terms }: Surd): string {
  const [first] = terms
  if (first === undefined) return '0'
  const term = (coefficient: Rational, radicand: bigint): string =>
    radicand === 1n ? rationalLatex(coefficient) : multipleLatex(coefficient, sqrt(radicand))
  if (terms.length === 1) return term(first.coefficient, first.radicand)
  const below = terms.reduce((d, t) => (d * t.coefficient.d) / divisor(d, t.coefficient.d), 1n)
  const above = terms.map((t) =>
    term({ kind: 'rational', n: (t.coefficient.n * below) / t.coefficient.d, d: 1n }, t.radicand),
  )
  const sum = above.map((latex, i) => (i === 0 ? latex : signed(latex))).join(' ')
  return below === 1n ? sum : frac(sum, below)
}

function complexLatex({ re, im }: Complex): string {
  const imaginary = im.d === 1n ? multipleLatex(im, 'i') : `${rationalLatex(im)}i`
  if (im.n === 0n) return rationalLatex(re)
  return re.n === 0n ? imaginary : `${rationalLatex(re)} ${signed(imaginary)}`
}

function moneyText({ minor }: Money): string {
  const cents = minor < 0n ? -minor : minor
  const amount = decimalText({ kind: 'rational', n: cents, d: 100n }, 2, ',')
  return `${minor < 0n ? '-' : ''}$${amount}`
}

const clock = (minutes: number, face: 12 | 24): string => {
  const hour = Math.floor(minutes / 60)
  const shown = face === 24 ? hour : ((hour + 11) % 12) + 1
  return `${shown}:${String(minutes % 60).padStart(2, '0')}`
}

const clockSpeech = (minutes: number, face: 12 | 24): string => {
  const text = clock(minutes, face)
  return minutes % 60 === 0 && face === 12 ? `${text.slice(0, text.indexOf(':'))} o'clock` : text
}

function partLatex(part: Intervals['parts'][number], variable: string): string {
  const { from, to } = part
  if (from !== null && to !== null && from.n === to.n && from.d === to.d) return `${variable} = ${rationalLatex(from)}`
  if (from === null && to === null) return '\\text{all real numbers}'
  if (from === null) return to === null ? '' : `${variable} ${part.toIncluded ? '\\le' : '<'} ${rationalLatex(to)}`
  if (to === null) return `${variable} ${part.fromIncluded ? '\\ge' : '>'} ${rationalLatex(from)}`
  return `${rationalLatex(from)} ${part.fromIncluded ? '\\le' : '<'} ${variable} ${part.toIncluded ? '\\le' : '<'} ${rationalLatex(to)}`
}

function intervalLatex(part: Intervals['parts'][number], style: NumberStyle): string {
  const inside = `${part.from ? rationalLatex(part.from, style) : '-\\infty'}, ${part.to ? rationalLatex(part.to, style) : '\\infty'}`
  const edges = [part.fromIncluded ? '[' : '(', part.toIncluded ? ']' : ')']
  return inside.includes('\\frac') ? `\\left${edges[0]}${inside}\\right${edges[1]}` : `${edges[0]}${inside}${edges[1]}`
}

function intervalsShown(
  value: Intervals,
  form: AnswerForm | undefined,
  style: NumberStyle,
): Pick<Shown, 'latex' | 'speech'> {
  const words = value.parts.map((part) => partLatex(part, value.variable)).join(' \\text{ or } ')
  if (value.parts.length === 0)
    return { latex: form === 'interval' ? '\\varnothing' : '\\text{no solution}', speech: 'no solution' }
  if (form !== 'interval') return { latex: words, speech: speakLatex(words) }
  return {
    latex: value.parts.map((part) => intervalLatex(part, style)).join(' \\cup '),
    speech: value.parts.map((part) => intervalSpeech(part, style)).join(', union '),
  }
}

function intervalSpeech(part: Intervals['parts'][number], style: NumberStyle): string {
  const end = (r: Rational | null, included: boolean, infinite: string): string =>
    r === null ? infinite : `${speakLatex(rationalLatex(r, style))} ${included ? 'included' : 'not included'}`
  return `from ${end(part.from, part.fromIncluded, 'negative infinity')} to ${end(part.to, part.toIncluded, 'infinity')}`
}

const itemSpeech = (item: Item): string =>
  item.speech ?? (item.text === '' ? (item.figure?.alt ?? '') : speakRichText(item.text))
const itemText = (item: Item): string => (item.text === '' ? (item.figure?.title ?? '') : item.text)
const worded = (text: RichText, speech: string): Shown => ({ text, latex: richTextLatex(text), speech })

const matchShown = ({ pairs }: Match): Shown =>
  worded(
    pairs.map(({ left, right }) => `${itemText(left)} → ${itemText(right)}`).join('; '),
    pairs.map(({ left, right }) => `${itemSpeech(left)} goes with ${itemSpeech(right)}`).join('; '),
  )

const groupsShown = ({ groups }: Groups): Shown =>
  worded(
    groups.map(({ name, members }) => `${itemText(name)}: ${members.map(itemText).join(', ')}`).join('; '),
    groups.map(({ name, members }) => `${itemSpeech(name)}: ${members.map(itemSpeech).join(', ')}`).join('; '),
  )

const maths = (latex: string, speech = speakLatex(latex)): Shown => ({ text: `\\(${latex}\\)`, latex, speech })

function withUnit(shown: Shown, unit: string): Shown {
  const one = shown.latex === '1'
  const spoken = spokenUnit(unit, one)
  if (unit === '%') return maths(`${shown.latex}\\%`, `${shown.speech} percent`)
  if (unit === 'degrees' || unit === '°') return maths(`${shown.latex}^\\circ`, `${shown.speech} ${spoken}`)
  const [, name = unit, raised] = /^(.*?)(?:\^|(?=[²³]))([23²³])$/.exec(unit) ?? []
  const exponent = raised === undefined ? '' : `^{${raised === '²' ? '2' : raised === '³' ? '3' : raised}}`
  return maths(`${shown.latex}${richTextLatex(` ${name}`)}${exponent}`, `${shown.speech} ${spoken}`)
}

function setShown(members: readonly Value[], variable: string | undefined, form: AnswerForm | undefined): Shown {
  const shown = members.map((member) => showValue(member, form === 'set' ? undefined : form))
  if (members.some((member) => member.kind === 'item'))
    return worded(shown.map((s) => s.text).join(', '), shown.map((s) => s.speech).join(', '))
  if (variable !== undefined && members.length > 0) {
    const all = shown.map((s) => `${variable} = ${s.latex}`).join(' \\text{ or } ')
    return maths(all, shown.map((s) => `${variable} equals ${s.speech}`).join(' or '))
  }
  if (members.length === 0) return maths('\\varnothing', 'no solution')
  const inside = shown.map((s) => s.latex).join(', ')
  return maths(
    inside.includes('\\frac') ? `\\left\\{${inside}\\right\\}` : `\\{${inside}\\}`,
    shown.map((s) => s.speech).join(', '),
  )
}

const listed = (numbers: readonly Rational[]): string => numbers.map((r) => rationalLatex(r)).join(', ')
const comparisons = { '<': 'is less than', '=': 'is equal to', '>': 'is greater than' } as const

function moneyShown(value: Money, inCents: boolean): Shown {
  if (inCents) {
    const speech = `${value.minor} ${value.minor === 1n ? 'cent' : 'cents'}`
    return { text: `${value.minor}¢`, latex: `${value.minor}\\text{¢}`, speech }
  }
  const text = moneyText(value)
  return { text, latex: text.replace('$', '\\$'), speech: text.replace('-', 'negative ') }
}

function timeShown({ minutes, face }: Time): Shown {
  const text = clock(minutes, face)
  return { text, latex: text.replace(':', '{:}'), speech: clockSpeech(minutes, face) }
}

function bare(value: Value, form: AnswerForm | undefined, options: ShowOptions): Shown {
  switch (value.kind) {
    case 'rational':
      return maths(options.parts ? frac(...options.parts) : rationalLatex(value, styleOf(form)))
    case 'decimal':
      return maths(decimalText(value.value, value.places))
    case 'pi':
      return maths(piLatex(value))
    case 'surd':
      return maths(surdLatex(value))
    case 'complex':
      return maths(complexLatex(value))
    case 'scientific':
      return maths(`${rationalLatex(value.coefficient, 'decimal')} \\times 10^{${value.exponent}}`)
    case 'money':
      return moneyShown(value, options.cents === true)
    case 'time':
      return timeShown(value)
    case 'ratio':
      return maths(value.parts.map((r) => rationalLatex(r)).join(' : '))
    case 'point': {
      const inside = listed([value.x, value.y])
      return maths(bracketed(inside), speakLatex(inside))
    }
    case 'vector': {
      const inside = listed(value.components)
      if (form === 'set' || form === 'coordinate') return maths(bracketed(inside), speakLatex(inside))
      const tall = inside.includes('\\frac')
      return maths(
        tall ? `\\left\\langle ${inside}\\right\\rangle` : `\\langle ${inside} \\rangle`,
        `the vector ${speakLatex(inside)}`,
      )
    }
    case 'matrix':
      return maths(
        `\\begin{pmatrix}${value.rows.map((row) => row.map((r) => rationalLatex(r)).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`,
      )
    case 'expression':
      return maths(options.signs && isArithmetic(value.node) ? arithmeticLatex(value.node) : nodeToLatex(value.node))
    case 'equation':
      return maths(`${nodeToLatex(value.left)} = ${nodeToLatex(value.right)}`)
    case 'intervals': {
      const { latex, speech } = intervalsShown(value, form, options.decimals ? 'decimal' : 'fraction')
      return maths(latex, speech)
    }
    case 'set':
      return setShown(value.members, options.variable, form)
    case 'item':
      return { text: itemText(value), latex: richTextLatex(itemText(value)), speech: itemSpeech(value) }
    case 'order':
      return worded(value.items.map(itemText).join(', '), value.items.map(itemSpeech).join(', '))
    case 'match':
      return matchShown(value)
    case 'groups':
      return groupsShown(value)
    case 'comparison':
      return maths(value.sign, comparisons[value.sign])
    case 'amounts':
      return worded(amountsText(value), amountsText(value))
    case 'plot':
      return worded(plotText(value), plotText(value))
    case 'places':
      return worded(placesText(value), placesText(value))
    case 'parts': {
      const shown = value.parts.map((part) => bare(part.value, undefined, {}))
      return worded(
        lettered(
          shown.map(({ text }) => text),
          '; ',
        ),
        lettered(
          shown.map(({ speech }) => speech),
          '. ',
        ),
      )
    }
  }
}

const nameable = new Set<Value['kind']>(['rational', 'decimal', 'pi', 'surd', 'scientific', 'complex', 'expression'])

/**
 * A value as rich text, LaTeX and speech, in the way that a form writes it: a mixed number for 'mixed_number', a decimal
 * for 'numeric' and 'decimal' when it ends, interval notation for 'interval', else fractions and inequalities.
 */
export function showValue(value: Value, form?: AnswerForm, options: ShowOptions = {}): Shown {
  const shown = bare(value, form, options)
  const measured = options.unit !== undefined && nameable.has(value.kind) ? withUnit(shown, options.unit) : shown
  if (options.variable === undefined || !nameable.has(value.kind)) return measured
  return maths(`${options.variable} = ${measured.latex}`, `${options.variable} equals ${measured.speech}`)
}
