import { divideRationals, multiplyRationals, rational, roundRational } from '../../values/rational.ts'
import { scientific, scientificFrom } from '../../values/scientific.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { decimalOf, normal, sci, shown } from './scientific-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Scientific } from '../../values/values.ts'
import type { Sci } from './scientific-pairs.ts'

/**
 * 'round': a whole number n to `figures` significant figures. 'area': two measured lengths multiplied; the answer keeps as many
 * figures as the length that has fewer. 'ratio': how many times as large, to one figure.
 */
export type Params =
  | { readonly kind: 'round'; readonly n: number; readonly figures: number }
  | { readonly kind: 'area' | 'ratio'; readonly first: Sci; readonly second: Sci }
type Pair = Exclude<Params, { kind: 'round' }>

/** Significant figures of a coefficient in hundredths without zeros at its end. */
const figuresOf = (c: number): number => (c % 100 === 0 ? 1 : c % 10 === 0 ? 2 : 3)
const figures = (p: Params): number =>
  p.kind === 'round' ? p.figures : p.kind === 'ratio' ? 1 : Math.min(figuresOf(p.first.c), figuresOf(p.second.c))

const exactPair = (p: Pair): Scientific => {
  const [a, b] = [rational(p.first.c, 100), rational(p.second.c, 100)]
  return p.kind === 'area'
    ? normal(multiplyRationals(a, b), p.first.e + p.second.e)
    : normal(divideRationals(a, b), p.first.e - p.second.e)
}
const exact = (p: Params): Scientific => (p.kind === 'round' ? scientificFrom(rational(p.n)) : exactPair(p))

/** Rounded half up to so many figures. */
function toFigures(value: Scientific, count: number): Scientific {
  return normal(roundRational(value.coefficient, count - 1), value.exponent)
}
const cut = (value: Scientific, count: number): Scientific => {
  const scale = rational(10n ** BigInt(count - 1))
  const kept = multiplyRationals(value.coefficient, scale)
  return normal(divideRationals(rational(kept.n / kept.d), scale), value.exponent)
}
const answer = (p: Params): Scientific => toFigures(exact(p), figures(p))

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.8 - 0.8 * difficulty) ? 'round' : chance.happens(0.6) ? 'area' : 'ratio'
  if (kind === 'round') {
    const digits = 5 + Math.round(3 * difficulty)
    return { kind, n: chance.int(10 ** (digits - 1), 10 ** digits - 1), figures: chance.int(2, 3) }
  }
  const e = (): number => chance.int(3, 6 + Math.round(3 * difficulty))
  if (kind === 'area')
    return { kind, first: { c: chance.int(111, 989), e: e() }, second: { c: chance.int(11, 98) * 10, e: e() } }
  const second = { c: chance.int(11, 49) * 10, e: e() }
  return { kind, first: { c: chance.int(51, 99) * 10, e: second.e + chance.int(2, 6) }, second }
}

function reject(p: Params): string | null {
  const value = exact(p)
  const rounded = answer(p)
  const lastDigit = multiplyRationals(rounded.coefficient, rational(10n ** BigInt(figures(p) - 1)))
  if (lastDigit.d !== 1n || lastDigit.n % 10n === 0n) return 'a zero at the end'
  if (rounded.exponent !== value.exponent) return 'rounds to the next power'
  if (p.kind === 'round' && p.n % 10 === 0) return 'too plain'
  const next = multiplyRationals(value.coefficient, rational(10n ** BigInt(figures(p))))
  if ((next.n / next.d) % 10n === 5n && next.d === 1n) return 'just between'
  return p.kind === 'area' && (p.first.c % 10 === 0 || p.second.c % 100 === 0) ? 'figures unclear' : null
}

function prompt(p: Params, words: Chance): Prompt {
  if (p.kind === 'round') {
    const what = words.pick(['A city has', 'A library has', 'A sensor stores', 'A tank holds'])
    const things = {
      'A city has': 'people',
      'A library has': 'pages',
      'A sensor stores': 'readings',
      'A tank holds': 'liters',
    }[what]
    return {
      text: `${what} \\(${wholeText(p.n)}\\) ${things}. Round this number to ${p.figures} significant figures, and write it in scientific notation.`,
    }
  }
  const [a, b] = [shown(sci(p.first)), shown(sci(p.second))]
  if (p.kind === 'area')
    return {
      text: 'Two measured numbers are multiplied. Give the product with as many significant figures as the data allow.',
      latex: `(${a})(${b})`,
    }
  return {
    text: `About how many times as large is the first number as the second? Give one significant figure.`,
    latex: `${a} \\qquad ${b}`,
  }
}

function distractors(p: Params): Distractor[] {
  const [value, count] = [exact(p), figures(p)]
  const right = answer(p)
  const steps = (e: number): Scientific => scientific(right.coefficient, right.exponent + e)
  const list: Distractor[] = [
    wrongAnswer(
      cut(value, count),
      'stops_early',
      'You cut off the other digits. Look at the next digit: from 5 on, round up.',
    ),
    wrongAnswer(
      toFigures(value, count + 1),
      'looks_alike',
      `That has ${count + 1} significant figures. ${p.kind === 'area' ? `One number is known to ${count} figures only.` : `Keep ${count}.`}`,
    ),
  ]
  if (p.kind !== 'round')
    list.push(
      wrongAnswer(
        scientific(right.coefficient, p.first.e * p.second.e),
        'exponents_multiply',
        `The exponents are ${p.kind === 'area' ? 'added' : 'subtracted'}.`,
      ),
    )
  list.push(
    wrongAnswer(
      scientific(right.coefficient, -right.exponent),
      'sci_coefficient_range',
      'A large number has a positive power of ten.',
    ),
    wrongAnswer(steps(1), 'slip_place', 'Count once more how many places the point moves.'),
    wrongAnswer(steps(-1), 'slip_place', 'Count once more how many places the point moves.'),
  )
  return list
}

function hints(p: Params): Hint[] {
  if (p.kind === 'round')
    return [
      { text: `The first ${p.figures} digits from the left are the significant ones.` },
      { text: 'Look at the digit right after them. Is it 5 or more?' },
      {
        text: `Written out it is about \\(${wholeText(Math.round(p.n / 10 ** (String(p.n).length - p.figures)) * 10 ** (String(p.n).length - p.figures))}\\). Put the point after the first digit.`,
      },
    ]
  if (p.kind === 'area')
    return [
      { text: 'An answer cannot be more exact than the least exact measurement.' },
      { text: `One number has ${figuresOf(p.first.c)} significant figures, the other ${figuresOf(p.second.c)}.` },
      { text: `The product is \\(${shown(exact(p))}\\). Keep ${figures(p)} significant figures.` },
    ]
  return [
    { text: 'How many times as large? Divide the first by the second.' },
    { text: 'Divide the numbers in front and subtract the exponents.' },
    { text: `The exponent is \\(${exact(p).exponent}\\). Round the number in front to one digit.` },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const full = exact(p)
  const approx = decimalOf(roundRational(full.coefficient, 4))
  const last = nextStep(
    `Keep ${figures(p)} significant ${figures(p) === 1 ? 'figure' : 'figures'}, and look at the digit after it.`,
    shown(value),
    value,
  )
  if (p.kind === 'round')
    return [nextStep('Write it in scientific notation first. The point goes after the first digit.', shown(full)), last]
  const [a, b] = [shown(sci(p.first)), shown(sci(p.second))]
  if (p.kind === 'area')
    return [
      nextStep('Multiply the two numbers.', `(${a})(${b}) = ${shown(full)}`),
      nextStep(
        `They have ${figuresOf(p.first.c)} and ${figuresOf(p.second.c)} significant figures. The smaller count decides.`,
      ),
      last,
    ]
  return [nextStep('Divide.', `\\frac{${a}}{${b}} \\approx ${approx} \\times 10^{${full.exponent}}`), last]
}

/** Choose a level of accuracy that fits the data (HSN-Q.A.3). */
export const level: TopicLevel<Params> = {
  key: 'scientific_notation_operations_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => JSON.stringify(p),
  prompt,
  answer,
  forms: ['scientific', 'choice'],
  distractors,
  hints,
  solution,
  load: (p) => (p.kind === 'round' ? String(p.n).length - 4 : 5 + p.first.e / 2),
}
