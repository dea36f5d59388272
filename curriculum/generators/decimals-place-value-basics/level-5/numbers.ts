import { numberLine } from '../../../figures/number-line.ts'
import { item, order } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Item, Order } from '../../../values/values.ts'

/** Decimals between one whole number and the next, as they are written. */
export interface Params {
  readonly wholes: number
  /** Digits after the point, one to three each. */
  readonly digits: readonly string[]
}

const size = (digits: string): number => Number(digits.padEnd(3, '0'))
const shown = (p: Params, digits: string): string => `${p.wholes}.${digits}`
const asItem = (p: Params, digits: string): Item => item(shown(p, digits), `\\(${shown(p, digits)}\\)`)
const inOrder = (p: Params, by: (a: string, b: string) => number): Order =>
  order(p.digits.toSorted(by).map((d) => asItem(p, d)))
const answerOf = (p: Params): Order => inOrder(p, (a, b) => size(a) - size(b))

function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(1.6 * difficulty - 0.3) ? 4 : 3
  const lengths = chance.shuffle([1, 2, 3, difficulty < 0.4 ? 2 : 3]).slice(0, count)
  const tenth = chance.int(1, 9)
  const close = chance.happens(difficulty)
  return {
    wholes: chance.int(0, difficulty < 0.5 ? 0 : 9),
    digits: lengths.map((length) => {
      const start = close && length > 1 ? String(tenth) : String(chance.int(0, 9))
      return (
        start +
        range(2, length)
          .map(() => chance.int(0, 9))
          .join('')
      ).slice(0, length)
    }),
  }
}

function reject(p: Params): string | null {
  if (p.digits.some((d) => d.endsWith('0'))) return 'a zero at the end'
  if (new Set(p.digits.map(size)).size < p.digits.length) return 'two equal numbers'
  return distractors(p).length < 3 ? 'too few wrong orders' : null
}

const same = (a: Order, b: Order): boolean => a.items.every((it, i) => it.id === b.items[i]?.id)

function distractors(p: Params): Distractor[] {
  const right = answerOf(p)
  const [first, second, ...rest] = right.items
  const list: Distractor[] = [
    wrongAnswer(
      inOrder(p, (a, b) => Number(a) - Number(b)),
      'longer_is_larger',
      'The digits after the point were read as whole numbers. Compare the tenths first.',
    ),
    wrongAnswer(
      inOrder(p, (a, b) => b.length - a.length || size(a) - size(b)),
      'shorter_is_larger',
      'More digits do not make a decimal smaller. Compare the tenths first.',
    ),
    wrongAnswer(order(right.items.toReversed()), 'reversed_order', 'These go from largest to smallest.'),
    wrongAnswer(
      order(first && second ? [second, first, ...rest] : right.items),
      'looks_alike',
      'Compare the first two once more.',
    ),
    wrongAnswer(
      order([...right.items.slice(0, -2), ...right.items.slice(-2).toReversed()]),
      'looks_alike',
      'Compare the last two once more.',
    ),
  ]
  return list.filter(
    (w, i) =>
      w.value.kind === 'order' &&
      !same(w.value, right) &&
      !list.slice(0, i).some((o) => o.value.kind === 'order' && w.value.kind === 'order' && same(o.value, w.value)),
  )
}

const sameTenths = (p: Params): number => p.digits.length - new Set(p.digits.map((d) => d[0])).size

/** Compare and order decimals to thousandths (5.NBT.A.3b). */
export const orderedDecimals: TopicLevel<Params> = {
  key: 'decimals_place_value_basics/5',
  version: 1,
  params,
  reject,
  note: (p) =>
    answerOf(p)
      .items.map((it) => it.id)
      .join(' '),
  prompt: (_, words) => ({
    text: words.pick([
      'Put the decimals in order, smallest first.',
      'Order from smallest to largest.',
      'Sort the decimals. Start with the smallest.',
    ]),
  }),
  answer: answerOf,
  forms: ['ordering', 'choice'],
  formsLeftOut: { comparison: 'three or four numbers need more than one sign' },
  widget: () => ({ before: 'smallest', after: 'largest' }),
  distractors,
  hints: () => [
    { text: 'Think of the tenths on the number line. Which tenth comes just before each decimal?' },
    { text: 'Compare the tenths. Where they are the same, compare the hundredths, then the thousandths.' },
    { text: 'Write zeros at the end so that all have three places. Then compare.' },
  ],
  solution: (p) => [
    nextStep(
      'Write all with three places. Zeros at the end change nothing.',
      p.digits.map((d) => `${p.wholes}.${d.padEnd(3, '0')}`).join(',\\quad '),
    ),
    nextStep(
      'Now compare the thousandths.',
      answerOf(p)
        .items.map((it) => it.id)
        .join(' < '),
      answerOf(p),
    ),
  ],
  figure: (p) => numberLine({ from: p.wholes, to: p.wholes + 1, step: 0.1 }),
  load: (p) => 4 * p.digits.length + 2 * sameTenths(p) + (p.wholes > 0 ? 1 : 0),
}
