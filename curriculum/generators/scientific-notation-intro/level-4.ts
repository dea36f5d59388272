import { compareRationals } from '../../values/rational.ts'
import { coefficientOf, numberLatex, numberOf, scientificLatex, type Scaled } from './number-parts.ts'
import { item, order } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Item, Order } from '../../values/values.ts'

export interface Params {
  readonly numbers: readonly Scaled[]
}

const asItem = (s: Scaled): Item => item(`${s.digits}e${s.exponent}`, `\\(${scientificLatex(s)}\\)`)
const ordered = (numbers: readonly Scaled[], by: (a: Scaled, b: Scaled) => number): Order =>
  order(numbers.toSorted(by).map(asItem))
const bySize = (a: Scaled, b: Scaled): number => compareRationals(numberOf(a), numberOf(b))
const answerOf = (p: Params): Order => ordered(p.numbers, bySize)

function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(difficulty) ? 4 : 3
  const middle = chance.happens(1.5 * difficulty - 0.2) ? chance.int(-5, -1) : chance.int(3, 7)
  const spread = difficulty < 0.5 ? 2 : 1
  const numbers = Array.from({ length: count }, () => ({
    digits: chance.int(11, 99),
    exponent: middle + chance.int(-spread, spread),
  }))
  return { numbers }
}

function reject(p: Params): string | null {
  if (p.numbers.some((s) => s.digits % 10 === 0 || s.exponent === 0 || s.exponent === 1)) return 'not in usual form'
  if (new Set(p.numbers.map((s) => s.digits)).size < p.numbers.length) return 'the same digits'
  const exponents = new Set(p.numbers.map((s) => s.exponent)).size
  if (exponents < 2) return 'one exponent only'
  return wrongOrders(p).length < 3 ? 'too few wrong orders' : null
}

const same = (a: Order, b: Order): boolean => a.items.every((it, i) => it.id === b.items[i]?.id)

function wrongOrders(p: Params): Distractor[] {
  const right = answerOf(p)
  const byCoefficient = ordered(p.numbers, (a, b) => compareRationals(coefficientOf(a), coefficientOf(b)))
  const byDistance = ordered(p.numbers, (a, b) => Math.abs(a.exponent) - Math.abs(b.exponent) || bySize(a, b))
  const [first, second, ...rest] = right.items
  const lastTwo = right.items.slice(-2).toReversed()
  const all: Distractor[] = [
    {
      value: order(right.items.toReversed()),
      misconception: 'reversed_order',
      why: 'These go from largest to smallest. Start with the smallest.',
    },
    {
      value: byCoefficient,
      misconception: 'looks_alike',
      why: 'The power of ten counts first. Compare the exponents before the first numbers.',
    },
    {
      value: byDistance,
      misconception: 'negative_exponent_negative',
      why: 'Among negative exponents, the one with the larger size is the smaller number.',
    },
    {
      value: order(first && second ? [second, first, ...rest] : right.items),
      misconception: 'looks_alike',
      why: 'Look at the first two once more.',
    },
    {
      value: order([...right.items.slice(0, -2), ...lastTwo]),
      misconception: 'looks_alike',
      why: 'Look at the last two once more.',
    },
  ]
  return all.filter(
    (wrong, i) =>
      wrong.value.kind === 'order' &&
      !same(wrong.value, right) &&
      !all
        .slice(0, i)
        .some(
          (other) => other.value.kind === 'order' && wrong.value.kind === 'order' && same(other.value, wrong.value),
        ) &&
      (wrong.misconception !== 'negative_exponent_negative' || p.numbers.every((s) => s.exponent < 0)),
  )
}

function solution(p: Params): Step[] {
  const value = answerOf(p)
  const sorted = p.numbers.toSorted(bySize)
  const exponents = [...new Set(sorted.map((s) => s.exponent))]
  const shared = exponents.find((e) => sorted.filter((s) => s.exponent === e).length > 1)
  return [
    {
      say: 'Compare the exponents first. The smaller exponent is the smaller number.',
      latex: exponents.map((e) => `10^{${e}}`).join(' < '),
      relation: 'next',
    },
    shared === undefined
      ? {
          say: 'All exponents differ here, so the order is clear.',
          latex: sorted.map(numberLatex).join(' < '),
          relation: 'next',
        }
      : {
          say: `Where the exponents are the same, compare the first numbers.`,
          latex: sorted
            .filter((s) => s.exponent === shared)
            .map(scientificLatex)
            .join(' < '),
          relation: 'next',
        },
    {
      say: 'This is the order, smallest first.',
      latex: sorted.map(scientificLatex).join(' < '),
      value,
      relation: 'next',
    },
  ]
}

/** Compare numbers in scientific notation (8.EE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'scientific_notation_intro/4',
  version: 2,
  params,
  reject,
  note: (p) =>
    answerOf(p)
      .items.map((it) => it.id)
      .join(' '),
  prompt: (_, words) => ({
    text: words.pick([
      'Put the numbers in order, smallest first.',
      'Order from smallest to largest.',
      'Sort the numbers. Start with the smallest.',
      'Compare the numbers. List them from least to greatest.',
    ]),
  }),
  answer: answerOf,
  forms: ['ordering', 'choice'],
  formsLeftOut: { comparison: 'three or four numbers need more than one sign' },
  widget: () => ({ before: 'smallest', after: 'largest' }),
  distractors: wrongOrders,
  hints: (p) => [
    { text: 'Look at the powers of ten first.' },
    {
      text: p.numbers.some((s) => s.exponent < 0)
        ? 'With negative exponents, the one further from zero is the smaller number.'
        : 'The larger exponent is the larger number, whatever stands before it.',
    },
    { text: 'Where the exponents are the same, compare the numbers before them.' },
  ],
  solution,
  load: (p) =>
    3 * p.numbers.length +
    (p.numbers.some((s) => s.exponent < 0) ? 4 : 0) -
    new Set(p.numbers.map((s) => s.exponent)).size,
}
