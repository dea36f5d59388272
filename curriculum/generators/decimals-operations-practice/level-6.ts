import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Decimal } from '../../values/values.ts'

/** Two factors: digits over a power of ten. The second has two digits. */
export interface Params {
  readonly first: number
  readonly firstPlaces: 1 | 2
  readonly second: number
  readonly secondPlaces: 1 | 2
}

function params(chance: Chance, difficulty: number): Params {
  const many = difficulty > 0.66
  return {
    first: many ? chance.int(105, 399) : chance.int(12, 40 + Math.round(100 * difficulty)),
    firstPlaces: difficulty < 0.3 ? 1 : chance.happens(0.6) ? 2 : 1,
    second: chance.int(12, 35 + Math.round(60 * difficulty)),
    secondPlaces: many && chance.happens(0.5) ? 2 : 1,
  }
}

const places = (p: Params): number => p.firstPlaces + p.secondPlaces
const product = (p: Params): number => p.first * p.second
const over = (n: number, count: number): Decimal => decimal(rational(n, 10 ** count), count)
const text = (n: number, count: number): string => (n / 10 ** count).toFixed(count)
const firstText = (p: Params): string => text(p.first, p.firstPlaces)
const secondText = (p: Params): string => text(p.second, p.secondPlaces)

/** Wholes times wholes, decimals times decimals, joined by a point. */
function apart(p: Params): Decimal {
  const [a = '0', b = '0'] = firstText(p).split('.')
  const [c = '0', d = '0'] = secondText(p).split('.')
  const after = String(Number(b) * Number(d))
  return over(Number(a) * Number(c) * 10 ** after.length + Number(after), after.length)
}

function distractors(p: Params): Distractor[] {
  const tens = Math.floor(p.second / 10)
  return [
    wrongAnswer(
      over(product(p), places(p) - 1),
      'slip_place',
      `Count the decimal places of both factors: together there are \\(${places(p)}\\).`,
    ),
    wrongAnswer(
      over(p.first * (p.second % 10) + p.first * tens, places(p)),
      'place_shift_missing',
      `The \\(${tens}\\) in \\(${p.second}\\) stands for tens. Its product moves one place to the left.`,
    ),
    wrongAnswer(apart(p), 'point_as_separator', 'The two sides of the point cannot be multiplied on their own.'),
    wrongAnswer(
      over(product(p), places(p) + 1),
      'slip_place',
      `Count the decimal places of both factors: together there are \\(${places(p)}\\).`,
    ),
  ]
}

/** Multiply decimals and place the point (6.NS.B.3). */
export const level: TopicLevel<Params> = {
  key: 'decimals_operations_practice/6',
  version: 1,
  params,
  reject: (p) =>
    p.first % 10 === 0 || p.second % 10 === 0
      ? 'the last place is empty'
      : product(p) % 10 === 0
        ? 'a zero at the end'
        : null,
  note: (p) => `${firstText(p)} x ${secondText(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Multiply.',
      'Multiply. Place the decimal point.',
      'Find the product.',
      'What is the product of the two decimals?',
    ]),
    latex: `${firstText(p)} \\times ${secondText(p)}`,
  }),
  answer: (p) => over(product(p), places(p)),
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    {
      text: `First estimate with whole numbers: about \\(${Math.max(1, Math.round(p.first / 10 ** p.firstPlaces))} \\times ${Math.max(1, Math.round(p.second / 10 ** p.secondPlaces))}\\).`,
    },
    { text: `Multiply without the points: \\(${p.first} \\times ${p.second}\\).` },
    { text: `That is \\(${product(p)}\\). The factors have \\(${places(p)}\\) decimal places together.` },
  ],
  solution: (p) => {
    const tens = Math.floor(p.second / 10) * 10
    return [
      nextStep(
        'Leave out the points and multiply the whole numbers, part by part.',
        `${p.first} \\times ${p.second} = ${p.first * tens} + ${p.first * (p.second - tens)} = ${product(p)}`,
      ),
      nextStep(
        `\\(${firstText(p)}\\) has ${p.firstPlaces === 1 ? 'one decimal place' : 'two decimal places'}, \\(${secondText(p)}\\) has ${p.secondPlaces === 1 ? 'one' : 'two'}. Together that makes \\(${places(p)}\\).`,
      ),
      nextStep(
        `So the product has \\(${places(p)}\\) decimal places.`,
        `${firstText(p)} \\times ${secondText(p)} = ${text(product(p), places(p))}`,
        over(product(p), places(p)),
      ),
    ]
  },
  load: (p) => Math.log10(product(p)) * 2 + places(p),
}
