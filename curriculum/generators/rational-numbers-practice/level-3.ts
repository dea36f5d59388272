import { rationalLatex } from '../../notation/number-latex.ts'
import { guarded } from '../../notation/number-latex.ts'
import {
  addRationals,
  divideRationals,
  hasFiniteDecimal,
  multiplyRationals,
  negateRational,
  rational,
} from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** Two signed numbers n/d, each written as a fraction or as a decimal. */
export interface Params {
  readonly first: readonly [n: number, d: number]
  readonly second: readonly [n: number, d: number]
  readonly style: 'fractions' | 'decimals' | 'both'
  readonly divides: boolean
}

const signs = (chance: Chance): readonly [number, number] =>
  chance.pick([
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const)

/** Fractions with small bottoms first; decimals, then one of each, and division as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const [s, t] = signs(chance)
  const harder = Math.round(2 * difficulty + chance.unit() - 0.5)
  const style = (['fractions', 'decimals', 'both'] as const)[Math.min(2, Math.max(0, harder))] ?? 'both'
  const [least, most] = [1 + Math.round(3 * difficulty), 6 + Math.round(6 * difficulty)]
  const fraction = (): readonly [number, number] => [chance.int(least, most), chance.int(least + 1, most)]
  const tenths = (): readonly [number, number] => [chance.int(2 + 3 * least, 12 + Math.round(25 * difficulty)), 10]
  const [a, b] = style === 'fractions' ? fraction() : tenths()
  const [c, d] = style === 'decimals' ? tenths() : fraction()
  return { first: [s * a, b], second: [t * c, d], style, divides: chance.happens(0.2 + 0.6 * difficulty) }
}

const x = (p: Params): Rational => rational(...p.first)
const y = (p: Params): Rational => rational(...p.second)
const answer = (p: Params): Rational => (p.divides ? divideRationals(x(p), y(p)) : multiplyRationals(x(p), y(p)))

function reject(p: Params): string | null {
  const [a, b] = [x(p), y(p)]
  if (a.d === 1n || b.d === 1n) return 'a whole number'
  if (p.style === 'fractions' && (Number(a.d) !== p.first[1] || Number(b.d) !== p.second[1]))
    return 'not in lowest terms'
  if (p.style === 'both' && (Number(b.d) !== p.second[1] || (hasFiniteDecimal(b) && b.d === 10n)))
    return 'not in lowest terms'
  if (a.n === b.n && a.d === b.d) return 'twice the same'
  return answer(p).d > 200n || answer(p).n > 999n ? 'too large' : null
}

const firstText = (p: Params): string => rationalLatex(x(p), p.style === 'fractions' ? 'fraction' : 'decimal')
const secondText = (p: Params): string => rationalLatex(y(p), p.style === 'decimals' ? 'decimal' : 'fraction')
const line = (p: Params): string => `${firstText(p)} ${p.divides ? '\\div' : '\\times'} ${guarded(secondText(p))}`

function distractors(p: Params): Distractor[] {
  const right = answer(p)
  const [a, b] = [x(p), y(p)]
  const list = [
    wrongAnswer(
      negateRational(right),
      'slip_sign',
      right.n < 0n ? 'Different signs make a negative result.' : 'Two negative numbers make a positive result.',
    ),
    wrongAnswer(
      p.divides ? multiplyRationals(a, b) : divideRationals(a, b),
      'wrong_operation',
      `Look at the sign: this one asks you to ${p.divides ? 'divide' : 'multiply'}.`,
    ),
    wrongAnswer(
      addRationals(a, b),
      'wrong_operation',
      `That adds the numbers. This one asks you to ${p.divides ? 'divide' : 'multiply'}.`,
    ),
  ]
  const bottom = a.d + b.d
  list.unshift(
    wrongAnswer(
      rational(a.n + b.n, bottom),
      'add_tops_and_bottoms',
      'The tops and bottoms were added. Multiply them instead.',
    ),
  )
  return p.divides ? [...list.slice(1), ...list.slice(0, 1)] : list
}

function solution(p: Params): Step[] {
  const [a, b, value] = [x(p), y(p), answer(p)]
  const steps: Step[] = [
    nextStep(
      value.n < 0n
        ? 'The signs are different, so the result is negative.'
        : 'Both signs are negative, so the result is positive.',
    ),
  ]
  if (p.style !== 'fractions')
    steps.push(
      nextStep(
        'Write the decimals as fractions.',
        `${firstText(p)} = ${rationalLatex(a)}${p.style === 'decimals' ? ` \\qquad ${secondText(p)} = ${rationalLatex(b)}` : ''}`,
      ),
    )
  const absolute = (n: bigint): bigint => (n < 0n ? -n : n)
  const [top, bottom] = p.divides ? [b.d, absolute(b.n)] : [absolute(b.n), b.d]
  const sign = value.n < 0n ? '-' : ''
  const [n, d] = [absolute(a.n) * top, a.d * bottom]
  const product = `\\frac{${absolute(a.n)} \\times ${top}}{${a.d} \\times ${bottom}}`
  steps.push(
    nextStep(
      p.divides
        ? 'Dividing is multiplying by the reciprocal. Multiply tops and bottoms.'
        : 'Multiply tops and bottoms.',
      `${sign}${product} = ${d === 1n ? `${sign}${n}` : `${sign}\\frac{${n}}{${d}}`}`,
      value,
    ),
  )
  if (value.d !== d && d !== 1n)
    steps.push({
      say: 'Write it in lowest terms.',
      latex: `${sign}\\frac{${n}}{${d}} = ${rationalLatex(value)}`,
      value,
      relation: 'same',
    })
  return steps
}

/** Multiply and divide signed fractions and decimals (7.NS.A.2c). */
export const level: TopicLevel<Params> = {
  key: 'rational_numbers_practice/3',
  version: 1,
  params,
  reject,
  note: line,
  prompt: (p) => ({
    text: p.divides
      ? 'Divide. Write a fraction in lowest terms or a decimal.'
      : 'Multiply. Write a fraction in lowest terms or a decimal.',
    latex: line(p),
  }),
  answer,
  forms: ['fraction', 'decimal', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Find the sign first. Equal signs give a positive result, different signs a negative one.' },
    {
      text:
        p.style === 'fractions'
          ? 'Now forget the signs and work with the fractions.'
          : 'Write the decimals as fractions, such as tenths.',
    },
    {
      text: p.divides
        ? `Multiply by the reciprocal of \\(${secondText(p)}\\).`
        : 'Multiply the tops, and multiply the bottoms.',
    },
  ],
  solution,
  load: (p) =>
    Math.log10(Math.abs(p.first[0] * p.second[0])) +
    ['fractions', 'decimals', 'both'].indexOf(p.style) +
    (p.divides ? 0.5 : 0),
}
