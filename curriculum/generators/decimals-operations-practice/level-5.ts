import { decimal } from '../../values/decimal.ts'
import { rational } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Decimal } from '../../values/values.ts'

/** digits x divisor over 10^places, divided by divisor. */
export interface Params {
  readonly digits: number
  readonly places: 1 | 2
  readonly divisor: number
  readonly story: 'none' | 'juice' | 'rope' | 'rice'
}

function params(chance: Chance, difficulty: number): Params {
  const places = difficulty < 0.35 ? 1 : difficulty > 0.7 ? 2 : chance.happens(0.5) ? 1 : 2
  const digits = chance.int(places === 1 ? 6 : 21, (places === 1 ? 39 : 130) + Math.round(80 * difficulty))
  return {
    digits,
    places,
    divisor: chance.int(2 + Math.round(3 * difficulty), 5 + Math.round(4 * difficulty)),
    story: chance.pick(['none', 'none', 'juice', 'rope', 'rice'] as const),
  }
}

const scale = (p: Params): number => 10 ** p.places
const over = (n: number, places: number): Decimal => decimal(rational(n, 10 ** places), places)
const text = (n: number, places: number): string => (n / 10 ** places).toFixed(places)
const dividend = (p: Params): string => text(p.digits * p.divisor, p.places)

/** Whole part and decimals divided on their own, leftovers forgotten. */
function apart(p: Params): Decimal {
  const [whole = '0', after = '0'] = dividend(p).split('.')
  const decimals = String(Math.floor(Number(after) / p.divisor))
  return over(Math.floor(Number(whole) / p.divisor) * 10 ** decimals.length + Number(decimals), decimals.length)
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      apart(p),
      'point_as_separator',
      'The two sides of the point belong together. What is left of the ones becomes tenths.',
    ),
    wrongAnswer(
      over(p.digits, p.places - 1),
      'slip_place',
      `The digits are right. Keep the point: think how large \\(${dividend(p)} \\div ${p.divisor}\\) must be.`,
    ),
    wrongAnswer(
      over(p.digits, p.places + 1),
      'slip_place',
      `The digits are right. Keep the point: think how large \\(${dividend(p)} \\div ${p.divisor}\\) must be.`,
    ),
    wrongAnswer(over(p.digits + 1, p.places), 'slip_off_by_one', 'Check the last digit by multiplying back.'),
  ].filter((wrong) => wrong.value.kind !== 'decimal' || wrong.value.value.n > 0n)
}

/** Share a decimal amount equally (5.NBT.B.7). */
export const level: TopicLevel<Params> = {
  key: 'decimals_operations_practice/5',
  version: 1,
  params,
  reject: (p) =>
    p.digits % 10 === 0
      ? 'the last place is empty'
      : (p.digits * p.divisor) % scale(p) === 0
        ? 'no decimal to divide'
        : null,
  note: (p) => `${dividend(p)}:${p.divisor} ${p.story}`,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    if (p.story === 'none') return { text: 'Divide.', latex: `${dividend(p)} \\div ${p.divisor}` }
    if (p.story === 'juice')
      return {
        text: `${name} pours \\(${dividend(p)}\\) liters of juice equally into \\(${p.divisor}\\) jugs. How many liters are in each jug?`,
      }
    if (p.story === 'rope')
      return {
        text: `${name} cuts \\(${dividend(p)}\\) meters of rope into \\(${p.divisor}\\) equal pieces. How many meters long is each piece?`,
      }
    return {
      text: `${name} shares \\(${dividend(p)}\\) kilograms of rice equally among \\(${p.divisor}\\) bags. How many kilograms are in each bag?`,
    }
  },
  answer: (p) => over(p.digits, p.places),
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: `About how much is it? Think of a near number that \\(${p.divisor}\\) divides well.` },
    { text: 'Divide as with whole numbers. The point of the answer stands above the point of the number.' },
    {
      text: `Without the point it is \\(${p.digits * p.divisor} \\div ${p.divisor}\\). Then count back ${p.places === 1 ? 'one place' : 'two places'}.`,
    },
  ],
  solution: (p) => {
    const unit = p.places === 1 ? 'tenths' : 'hundredths'
    return [
      nextStep(
        `\\(${dividend(p)}\\) is \\(${p.digits * p.divisor}\\) ${unit}.`,
        `${dividend(p)} = \\frac{${p.digits * p.divisor}}{${scale(p)}}`,
      ),
      nextStep(`Divide the ${unit} by \\(${p.divisor}\\).`, `${p.digits * p.divisor} \\div ${p.divisor} = ${p.digits}`),
      nextStep(
        `\\(${p.digits}\\) ${unit} are \\(${text(p.digits, p.places)}\\).`,
        `${dividend(p)} \\div ${p.divisor} = ${text(p.digits, p.places)}`,
        over(p.digits, p.places),
      ),
      {
        say: `Check: \\(${p.divisor}\\) times that must be \\(${dividend(p)}\\) again.`,
        latex: `${p.divisor} \\times ${text(p.digits, p.places)} = ${dividend(p)}`,
        value: over(p.digits, p.places),
        relation: 'same',
      },
    ]
  },
  load: (p) => Math.log10(p.digits * p.divisor) + p.divisor / 10 + p.places,
}
