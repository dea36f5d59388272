import { baseLatex } from './powers.ts'
import { frac, power } from '../../notation/number-latex.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { num } from '../../expressions/build.ts'
import { multiplyRationals, negateRational, powerOfRational, rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** (a / b)^n in lowest terms, b at least 2; a may be negative, n is not 0 or 1. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly n: number
}

const base = (p: Params): Rational => rational(p.a, p.b)
const answerOf = (p: Params): Rational => powerOfRational(base(p), p.n)
const latex = (value: Rational): string => nodeToLatex(num(value))

function params(chance: Chance, difficulty: number): Params {
  const size = chance.happens(0.25) ? 3 : 2
  const most = size === 3 ? 10 : 20
  const sign = chance.happens(0.3 + 0.25 * difficulty) ? -1 : 1
  const isNegative = chance.happens(1.5 * difficulty - 0.12)
  const n = isNegative ? -chance.int(1, size) : size
  return { a: chance.int(1, most) * sign, b: chance.int(2, most), n }
}

function reject({ a, b, n }: Params): string | null {
  if (gcd(BigInt(a), BigInt(b)) !== 1n) return 'not in lowest terms'
  if (n < 0 && Math.abs(a) ** -n > 1000) return 'a large denominator'
  return n > 0 && b ** n > 1000 ? 'a large denominator' : null
}

function distractors(p: Params): Distractor[] {
  const { a, b, n } = p
  const right = answerOf(p)
  const list: Distractor[] = []
  const [size, times] = [Math.abs(n), rational(n)]
  if (n < 0)
    list.push(
      {
        value: negateRational(powerOfRational(base(p), size)),
        misconception: 'negative_exponent_negative',
        why: 'A negative exponent turns the fraction upside down. It does not make it negative.',
      },
      {
        value: powerOfRational(base(p), size),
        misconception: 'stops_early',
        why: 'The exponent is negative. Turn the fraction upside down as well.',
      },
    )
  list.push(
    {
      value: multiplyRationals(base(p), times),
      misconception: 'wrong_operation',
      why: 'The exponent counts factors. It is not times the exponent.',
    },
    {
      value: n < 0 ? rational(b ** size, a) : rational(a ** n, b),
      misconception: 'looks_alike',
      why: 'The exponent belongs to the top and to the bottom.',
    },
    {
      value: n < 0 ? rational(b, a ** size) : rational(a, b ** n),
      misconception: 'looks_alike',
      why: 'The exponent belongs to the top and to the bottom.',
    },
    {
      value: negateRational(right),
      misconception: 'slip_sign',
      why:
        a < 0
          ? 'An even number of negative factors is positive, an odd number is negative.'
          : 'A positive fraction has a positive power.',
    },
  )
  return list
}

function solution(p: Params): Step[] {
  const { a, b, n } = p
  const value = answerOf(p)
  const size = Math.abs(n)
  const turned = n < 0 ? rational(b, a) : base(p)
  const steps: Step[] = []
  if (n < 0)
    steps.push({
      say: 'The exponent is negative, so turn the fraction upside down.',
      latex: `${power(baseLatex(base(p)), n)} = ${size === 1 ? latex(turned) : power(baseLatex(turned), size)}`,
      value,
      relation: 'next',
    })
  if (size > 1)
    steps.push({
      say: `Multiply \\(${size}\\) of these factors: tops with tops, bottoms with bottoms.`,
      latex: Array.from({ length: size }, () => (turned.n < 0n ? baseLatex(turned) : latex(turned))).join(' \\times '),
      value,
      relation: steps.length === 0 ? 'next' : 'same',
    })
  const top = turned.n ** BigInt(size)
  steps.push({
    say: size > 1 ? 'Raise the top and the bottom.' : 'One factor is left, so this is the value.',
    latex:
      turned.d === 1n
        ? String(top)
        : `${frac(top, turned.d ** BigInt(size))} = ${latex(value)}`.replace(/^(.*) = \1$/, '$1'),
    value,
    relation: 'same',
  })
  return steps.length > 1
    ? steps
    : [
        { say: 'Look at the base and at the exponent.', latex: power(baseLatex(base(p)), n), value, relation: 'next' },
        ...steps,
      ]
}

/** Raise fractions to positive and negative powers (8.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_fractional_bases_and_exponents_intro/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a}/${p.b}^${p.n}`,
  prompt: (p, words) => ({
    text: words.pick(['Find the value.', 'Evaluate. Give an exact answer.', 'Work out the power.']),
    latex: power(baseLatex(base(p)), p.n),
  }),
  answer: answerOf,
  forms: ['fraction', 'numeric', 'expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'The exponent counts how often the fraction is a factor.' },
    p.n < 0
      ? { text: 'A negative exponent means one over the power. So the fraction is turned upside down.' }
      : { text: 'The top and the bottom are both raised.' },
    {
      text:
        p.n === -1
          ? 'Top and bottom change places.'
          : p.a < 0
            ? 'Then count the minus signs. An even number of them gives plus.'
            : `Raise each of the two numbers to the power \\(${Math.abs(p.n)}\\).`,
    },
  ],
  solution,
  load: (p) => Math.abs(p.n) / 4 + (p.n < 0 ? 5 : 0) + (p.a < 0 ? 1 : 0) + Math.log2(Math.abs(p.a) * p.b) / 8,
}
