import { power, rationalLatex, wholeText } from '../../notation/number-latex.ts'
import { multiplyRationals, powerOfRational, rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** digits / 10^places x 10^exponent: 'value' asks for the number, 'exponent' for the exponent; digits is 1 for a power alone. */
export interface Params {
  readonly asked: 'value' | 'exponent'
  readonly digits: number
  readonly places: number
  readonly exponent: number
}

const coefficient = ({ digits, places }: Params): Rational => rational(digits, 10 ** places)
const number = (p: Params): Rational => multiplyRationals(coefficient(p), powerOfRational(whole(10), p.exponent))
const shownCoefficient = (p: Params): string => rationalLatex(coefficient(p), 'decimal')
const withPower = (p: Params, exponent: string | number): string =>
  p.digits === 1 && p.places === 0 ? power(10, exponent) : `${shownCoefficient(p)} \\times ${power(10, exponent)}`

function params(chance: Chance, difficulty: number): Params {
  const places = chance.happens(1.3 * difficulty - 0.2) ? chance.int(1, 2) : 0
  const exponent = chance.int(2 + places, places > 0 ? 4 + Math.round(difficulty) : 3 + Math.round(difficulty))
  return {
    asked: chance.happens(0.35) ? 'exponent' : 'value',
    digits: chance.happens(0.05) ? 1 : places > 0 ? chance.int(11, 999) : chance.int(2, 180),
    places,
    exponent,
  }
}

function reject(p: Params): string | null {
  if (p.digits === 1 && p.places > 0) return 'a part alone'
  if (p.places > 0 && p.digits % 10 === 0) return 'a zero at the end'
  if (p.places > 0 && p.digits < 10 ** p.places) return 'below one'
  if (p.digits % 10 === 0) return 'ends with a zero'
  return number(p).n > 1_000_000n ? 'too large' : null
}

function distractors(p: Params): Distractor[] {
  const { exponent, digits } = p
  if (p.asked === 'exponent') {
    const zeros = String(number(p).n).replace(/[1-9]/g, '').length
    return [
      {
        value: whole(exponent + 1),
        misconception: 'slip_off_by_one',
        why: 'Count the places that the digits moved once more.',
      },
      {
        value: whole(exponent - 1),
        misconception: 'slip_off_by_one',
        why: 'Count the places that the digits moved once more.',
      },
      {
        value: whole(10 * exponent),
        misconception: 'power_as_product',
        why: 'The exponent counts how often you multiply by \\(10\\).',
      },
      ...(zeros === exponent
        ? []
        : [
            {
              value: whole(zeros),
              misconception: 'looks_alike',
              why: 'That counts the zeros. Count the places that the digits move.',
            },
          ]),
    ]
  }
  const product = multiplyRationals(coefficient(p), whole(10 * exponent))
  return [
    {
      value: product,
      misconception: 'power_as_product',
      why: `\\(${power(10, exponent)}\\) is \\(10\\) multiplied \\(${exponent}\\) times, not \\(10 \\times ${exponent}\\).`,
    },
    {
      value: multiplyRationals(number(p), rational(1, 10)),
      misconception: 'slip_place',
      why: 'That is one place too few. Count the places once more.',
    },
    {
      value: multiplyRationals(number(p), whole(10)),
      misconception: 'slip_place',
      why: 'That is one place too many. Count once more.',
    },
    ...(p.places > 0
      ? [
          {
            value: whole(BigInt(digits) * 10n ** BigInt(exponent)),
            misconception: 'slip_place',
            why: 'The digits after the point moved too. Do not write all the zeros after them.',
          },
        ]
      : []),
  ].filter((wrong) => wrong.value.n <= 100_000_000n)
}

function solution(p: Params): Step[] {
  const { exponent } = p
  const ten = wholeText(10n ** BigInt(exponent))
  const moved = rationalLatex(number(p))
  if (p.asked === 'exponent')
    return [
      {
        say: `Multiplying by \\(10\\) moves every digit one place to the left.`,
        latex: `${shownCoefficient(p)} \\times 10 = ${rationalLatex(multiplyRationals(coefficient(p), whole(10)), 'decimal')}`,
        relation: 'next',
      },
      {
        say: `From \\(${shownCoefficient(p)}\\) to \\(${moved}\\) the digits move \\(${exponent}\\) places. So the exponent is \\(${exponent}\\).`,
        latex: `${moved} = ${withPower(p, exponent)}`,
        value: whole(exponent),
        relation: 'next',
      },
    ]
  return [
    {
      say: `\\(${power(10, exponent)}\\) is \\(10\\) multiplied \\(${exponent}\\) times: a one with \\(${exponent}\\) zeros.`,
      latex: `${power(10, exponent)} = ${ten}`,
      relation: 'next',
    },
    {
      say:
        p.digits === 1
          ? 'That is the number.'
          : `So every digit of \\(${shownCoefficient(p)}\\) moves \\(${exponent}\\) places to the left.`,
      latex: `${withPower(p, exponent)} = ${moved}`,
      value: number(p),
      relation: 'next',
    },
  ]
}

/** Write and read powers of ten (5.NBT.A.2, 6.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.digits} ${p.places} ${p.exponent}`,
  prompt: (p, words) =>
    p.asked === 'exponent'
      ? {
          text: words.pick(['Which exponent is missing?', 'Find the missing exponent.']),
          latex: `${rationalLatex(number(p))} = ${withPower(p, '\\square')}`,
        }
      : {
          text: words.pick(['Write as an ordinary number.', 'Which number is this?', 'Find the value.']),
          latex: withPower(p, p.exponent),
        },
  answer: (p) => (p.asked === 'exponent' ? whole(p.exponent) : number(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) =>
    p.asked === 'exponent'
      ? [
          { text: 'How often must you multiply by ten?' },
          { text: 'Each time you multiply by ten, the digits move one place to the left.' },
          { text: `Count the places from \\(${shownCoefficient(p)}\\) to \\(${rationalLatex(number(p))}\\).` },
        ]
      : [
          { text: 'The exponent counts how often you multiply by ten.' },
          { text: `Each time, the digits move one place to the left. That is \\(${p.exponent}\\) places here.` },
          { text: `\\(${power(10, p.exponent)}\\) is a one with \\(${p.exponent}\\) zeros.` },
        ],
  solution,
  load: (p) => 2 * p.exponent + 4 * p.places + Math.log10(p.digits),
}
