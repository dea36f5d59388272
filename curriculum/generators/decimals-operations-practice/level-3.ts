import { areaModel } from '../../figures/area-model.ts'
import { over, text } from '../decimals-place-value-basics/written.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal } from '../../values/values.ts'

/** units / 10^places times `times`. */
export interface Params {
  readonly units: number
  readonly places: 1 | 2
  readonly times: number
}

const shown = (p: Params): string => text(p.units, p.places)
const answerOf = (p: Params): Decimal => over(p.units * p.times, p.places)

/** The parts of the decimal by place, as units and places, empty ones left out: 3.45 is 3, 0.4 and 0.05. */
function partsOf(p: Params): { readonly units: number; readonly places: number }[] {
  const digits = String(p.units).padStart(p.places + 1, '0')
  const wholes = Number(digits.slice(0, -p.places))
  const after = Array.from(digits.slice(-p.places), Number)
  return [{ units: wholes, places: 0 }, ...after.map((units, i) => ({ units, places: i + 1 }))].filter(
    (part) => part.units > 0,
  )
}

function params(chance: Chance, difficulty: number): Params {
  const places = chance.happens(1.5 * difficulty - 0.2) ? 2 : 1
  return {
    places,
    units:
      places === 1
        ? chance.int(11, 79 + Math.round(120 * difficulty))
        : chance.int(111, 399 + Math.round(500 * difficulty)),
    times: chance.int(2 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty)),
  }
}

function reject(p: Params): string | null {
  if (p.units % 10 === 0) return 'a zero at the end'
  return partsOf(p).length < 2 ? 'one part only' : null
}

/** The two sides of the point on their own: 3.4 x 6 = 18.24. */
function apart(p: Params): Decimal {
  const [whole = '0', after = '0'] = shown(p).split('.')
  const right = String(Number(after) * p.times)
  return over(Number(whole) * p.times * 10 ** right.length + Number(right), right.length)
}

/** Each place on its own, only the last digit kept. */
function uncarried(p: Params): Decimal {
  const digits = Array.from(String(p.units), (digit) => (Number(digit) * p.times) % 10)
  return over(Number(digits.join('')), p.places)
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      apart(p),
      'point_as_separator',
      'The two sides of the point were multiplied on their own. Ten tenths make a whole, so carry across the point.',
    ),
    wrongAnswer(uncarried(p), 'no_carry', 'Ten of a place make one of the next. Carry it over.'),
    wrongAnswer(
      over(p.units * p.times, p.places - 1),
      'slip_place',
      `The digits are right. Estimate: \\(${p.times}\\) times about \\(${Math.max(1, Math.round(p.units / 10 ** p.places))}\\). Where must the point stand?`,
    ),
    wrongAnswer(
      over(p.units * p.times, p.places + 1),
      'slip_place',
      `The digits are right. Estimate: \\(${p.times}\\) times about \\(${Math.max(1, Math.round(p.units / 10 ** p.places))}\\). Where must the point stand?`,
    ),
  ].filter((w) => w.value.kind !== 'decimal' || w.value.value.n > 0n)
}

function solution(p: Params): Step[] {
  const parts = partsOf(p)
  return [
    nextStep(
      `Break \\(${shown(p)}\\) apart by place.`,
      `${shown(p)} = ${parts.map((part) => text(part.units, part.places)).join(' + ')}`,
    ),
    nextStep(
      `Multiply each part by \\(${p.times}\\).`,
      parts
        .map(
          (part) => `${p.times} \\times ${text(part.units, part.places)} = ${text(p.times * part.units, part.places)}`,
        )
        .join(' \\qquad '),
    ),
    nextStep(
      'Add the products.',
      `${parts.map((part) => text(p.times * part.units, part.places)).join(' + ')} = ${text(p.units * p.times, p.places)}`,
      answerOf(p),
    ),
  ]
}

/** Multiply a decimal by a whole number (5.NBT.B.7). */
export const level: TopicLevel<Params> = {
  key: 'decimals_operations_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.units} ${p.places} x ${p.times}`,
  prompt: (p, words) => ({
    text: words.pick(['Multiply.', 'Find the product.', 'Work it out.']),
    latex: `${shown(p)} \\times ${p.times}`,
  }),
  answer: answerOf,
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: `The rectangle is \\(${p.times}\\) high. Its width is broken apart by place.` },
    { text: `Multiply each part by \\(${p.times}\\).` },
    {
      text: `Multiply \\(${p.units} \\times ${p.times}\\) as whole numbers. The answer has \\(${p.places}\\) ${p.places === 1 ? 'place' : 'places'} after the point.`,
    },
  ],
  solution,
  figure: (p) => {
    const parts = partsOf(p)
    return areaModel({
      top: parts.map((part) => text(part.units, part.places)),
      left: [String(p.times)],
      cells: [parts.map(() => null)],
      widths: parts.map((_, i) => 3 - i * 0.7),
    })
  },
  load: (p) => 6 * p.places + p.times,
}
