import { array } from '../../../figures/array.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'

/** The fact known x unknown = product with one unknown: of a product, a quotient, or a divisor. */
export interface Params {
  readonly kind: 'second' | 'first' | 'divisor' | 'dividend'
  readonly known: number
  readonly unknown: number
  readonly turned: boolean
}

const kinds = ['second', 'first', 'divisor', 'dividend'] as const
const facts = range(2, 9)
  .flatMap((known) => range(2, 9).map((unknown) => ({ known, unknown })))
  .toSorted((a, b) => a.known * a.unknown - b.known * b.unknown || a.known - b.known)
/** 64 facts in 4 kinds; the sides may be turned, which is the same question to a child. */
const all = kinds.length * facts.length

/** The hidden number: the other factor, or the product when the dividend is hidden. */
export const hidden = (p: Params): number => (p.kind === 'dividend' ? p.known * p.unknown : p.unknown)
export const product = (p: Params): number => p.known * p.unknown

export function sides(p: Params, blank: string): readonly [string, string] {
  const pair: readonly [string, string] = {
    second: [`${p.known} \\times ${blank}`, String(product(p))],
    first: [`${blank} \\times ${p.known}`, String(product(p))],
    divisor: [`${product(p)} \\div ${blank}`, String(p.known)],
    dividend: [`${blank} \\div ${p.known}`, String(p.unknown)],
  }[p.kind] as [string, string]
  return p.turned ? [pair[1], pair[0]] : pair
}

function distractors(p: Params): Distractor[] {
  const [known, shown] = [p.known, p.kind === 'dividend' ? p.unknown : product(p)]
  if (p.kind === 'dividend')
    return [
      wrongAnswer(whole(known + shown), 'wrong_operation', 'You added. Think of equal groups: multiply.'),
      wrongAnswer(whole(product(p) + known), 'slip_off_by_one', 'That is one group too many.'),
      wrongAnswer(whole(shown), 'equal_means_answer', `${shown} is the other side. Before the sign there were more.`),
      wrongAnswer(whole(product(p) - known), 'slip_off_by_one', 'That is one group too few.'),
    ]
  return [
    wrongAnswer(whole(shown), 'equal_means_answer', `${shown} is the product of both numbers, not the missing one.`),
    wrongAnswer(whole(shown - known), 'wrong_operation', 'You took away. Think of equal groups: divide.'),
    wrongAnswer(whole(p.unknown + 1), 'slip_off_by_one', `${known} times ${p.unknown + 1} is more than that.`),
    wrongAnswer(whole(p.unknown - 1), 'slip_off_by_one', `${known} times ${p.unknown - 1} is less than that.`),
  ]
}

function hints(p: Params): Hint[] {
  if (p.kind === 'dividend')
    return [
      { text: `Some things are put in groups of ${p.known}.` },
      { text: `There are ${p.unknown} groups of ${p.known}. How many things are there?` },
    ]
  return [
    { text: 'Think of rows with the same number in each.' },
    { text: `${product(p)} in ${p.known} equal rows: how many are in one row?` },
    { text: `Count by ${p.known} until you reach ${product(p)}.` },
  ]
}

function solution(p: Params): Step[] {
  const value = whole(hidden(p))
  const say =
    p.kind === 'dividend'
      ? `Dividing by ${p.known} gives ${p.unknown}. So there are ${p.unknown} groups of ${p.known}.`
      : `The whole is ${product(p)}. One factor is ${p.known}.`
  return [
    nextStep(say),
    p.kind === 'dividend'
      ? nextStep('Multiply to find them all.', `${p.unknown} \\times ${p.known} = ${hidden(p)}`, value)
      : nextStep('Divide to find the other factor.', `${product(p)} \\div ${p.known} = ${p.unknown}`, value),
    {
      say: 'Put it in. Both sides are the same.',
      latex: sides(p, String(hidden(p))).join(' = '),
      value,
      relation: 'same',
    },
  ]
}

/** Find the unknown in multiplication and division equations (3.OA.A.4). */
export const missingFactor: TopicLevel<Params> = {
  key: 'equal_sign_basics/5',
  version: 1,
  params: (chance, difficulty) => ({
    ...chance.pick(windowOf(facts, difficulty, 0.4)),
    kind: chance.pick(kinds),
    turned: chance.happens(0.4),
  }),
  note: (p) => `${p.kind} ${p.known} ${p.unknown}`,
  space: all,
  prompt: (p, words) => ({
    text: words.pick(['What number is missing?', 'Find the missing number.', 'Which number makes it true?']),
    latex: sides(p, '\\square').join(' = '),
  }),
  answer: (p) => whole(hidden(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: (p) =>
    array(
      p.kind === 'dividend'
        ? { rows: p.unknown, columns: p.known }
        : { rows: p.known, columns: p.unknown, rowLabel: String(p.known), columnLabel: null },
    ),
  load: (p) => product(p) + (p.kind === 'second' || p.kind === 'first' ? 0 : 4),
}
