import { baseTenBlocks } from '../../../figures/base-ten-blocks.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** Two numbers whose ones and tens both stay below ten. */
export interface Params {
  readonly a: number
  readonly b: number
}

const tensOf = (n: number): number => Math.floor(n / 10)
const onesOf = (n: number): number => n % 10
const total = (p: Params): number => p.a + p.b

/** Pairs of digits from 1 whose sum is at most 9. */
const pairs = Array.from({ length: 8 }, (_, i) => i + 1).flatMap((x) =>
  Array.from({ length: 9 - x }, (_, i): [number, number] => [x, i + 1]),
)

const tasks: readonly Params[] = pairs
  .flatMap(([s, t]) => pairs.map(([u, v]): Params => ({ a: 10 * s + u, b: 10 * t + v })))
  .toSorted((x, y) => total(x) - total(y))

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(10 * (tensOf(p.a) + onesOf(p.b)) + onesOf(p.a) + tensOf(p.b)),
      misconception: 'slip_place',
      why: 'Tens were added to ones. Add tens to tens and ones to ones.',
    },
    {
      value: whole(total(p) - 10),
      misconception: 'slip_off_by_one',
      why: 'One ten was left out. Count the long blocks again.',
    },
    {
      value: whole(total(p) - onesOf(p.b)),
      misconception: 'stops_early',
      why: `The ${countNoun(onesOf(p.b), 'one')} of the second number must be added too.`,
    },
    { value: whole(total(p) + 1), misconception: 'slip_off_by_one', why: 'One too many. Add the ones again.' },
  ]
  if (p.a > p.b)
    list.splice(p.b % 3, 0, {
      value: whole(p.a - p.b),
      misconception: 'wrong_operation',
      why: 'That takes away. The plus sign puts together.',
    })
  return list
}

const picture = (p: Params): Figure =>
  baseTenBlocks({
    numbers: [p.a, p.b].map((n) => ({ tens: tensOf(n), ones: onesOf(n) })),
    headings: true,
  })

/** Add two-digit numbers with no regrouping (2.NBT.B.5). */
export const addPlaces: TopicLevel<Params> = {
  key: 'multi_digit_addition_practice/3',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.a}+${p.b}`,
  prompt: (p, words) => ({
    text: words.pick(['Add.', 'Add. The blocks can help.', 'Put the blocks together. What is the total?']),
    latex: `${p.a} + ${p.b}`,
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Add the ones to the ones and the tens to the tens.' },
    { text: `The ones: \\(${onesOf(p.a)} + ${onesOf(p.b)} = ${onesOf(p.a) + onesOf(p.b)}\\). Now the tens.` },
    {
      text: `The tens: \\(${10 * tensOf(p.a)} + ${10 * tensOf(p.b)} = ${10 * (tensOf(p.a) + tensOf(p.b))}\\). Put tens and ones together.`,
    },
  ],
  solution: (p) => {
    const [tens, ones] = [tensOf(p.a) + tensOf(p.b), onesOf(p.a) + onesOf(p.b)]
    return [
      {
        say: `Add the ones: \\(${onesOf(p.a)}\\) and \\(${onesOf(p.b)}\\) are \\(${ones}\\).`,
        latex: `${onesOf(p.a)} + ${onesOf(p.b)} = ${ones}`,
        relation: 'next',
      },
      {
        say: `Add the tens: ${countNoun(tensOf(p.a), 'ten')} and ${countNoun(tensOf(p.b), 'ten')} are ${countNoun(tens, 'ten')}.`,
        latex: `${10 * tensOf(p.a)} + ${10 * tensOf(p.b)} = ${10 * tens}`,
        relation: 'next',
      },
      {
        say: `\\(${10 * tens}\\) and \\(${ones}\\) make \\(${total(p)}\\).`,
        latex: `${p.a} + ${p.b} = ${total(p)}`,
        figure: baseTenBlocks({ numbers: [{ tens, ones }], headings: true }),
        value: whole(total(p)),
        relation: 'next',
      },
    ]
  },
  figure: picture,
  load: total,
}
