import { baseTenBlocks } from '../../../figures/base-ten-blocks.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A two-digit number and some tens. */
export interface Params {
  readonly tens: number
  readonly ones: number
  readonly more: number
}

/** The number that the tens are added to. */
export const firstOf = (p: Params): number => 10 * p.tens + p.ones
/** The sum. */
export const totalOf = (p: Params): number => firstOf(p) + 10 * p.more
const load = (p: Params): number => p.tens + p.more + (p.more > 1 ? p.more : 0)

const tasks: readonly Params[] = Array.from({ length: 7 }, (_, i) => i + 1)
  .flatMap((tens) => Array.from({ length: 8 - tens }, (_, i) => ({ tens, more: i + 1 })))
  .flatMap((p) => Array.from({ length: 9 }, (_, i): Params => ({ ...p, ones: i + 1 })))
  .toSorted((x, y) => load(x) - load(y))

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(firstOf(p) + p.more),
      misconception: 'slip_place',
      why: `You added ${countNoun(p.more, 'one')}. \\(${10 * p.more}\\) is ${countNoun(p.more, 'ten')}.`,
    },
    {
      value: whole(totalOf(p) - 10),
      misconception: 'slip_off_by_one',
      why: 'One ten was left out. Count the tens again.',
    },
    {
      value: whole(totalOf(p) + 10),
      misconception: 'slip_off_by_one',
      why: 'That is one ten too many. Count the tens again.',
    },
    {
      value: whole(10 * (p.tens + p.more)),
      misconception: 'stops_early',
      why: 'Those are the tens alone. Add the ones, too.',
    },
  ]
  if (p.tens > p.more)
    list.splice(p.ones % 4, 0, {
      value: whole(firstOf(p) - 10 * p.more),
      misconception: 'wrong_operation',
      why: 'That takes the tens away. The plus sign puts them together.',
    })
  return list
}

const picture = (p: Params): Figure =>
  baseTenBlocks({ numbers: [{ tens: p.tens, ones: p.ones }, { tens: p.more }], headings: true })

/** Add multiples of ten to a two-digit number (1.NBT.C.4). */
export const addTens: TopicLevel<Params> = {
  key: 'multi_digit_addition_practice/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${firstOf(p)}+${10 * p.more}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick(['Add the tens.', 'Add.', 'Add. The blocks can help.']),
    latex: `${firstOf(p)} + ${10 * p.more}`,
  }),
  answer: (p) => whole(totalOf(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Only tens are added. The ones stay as they are.' },
    { text: `Start at \\(${firstOf(p)}\\). Count on by tens, ${p.more === 1 ? 'once' : `\\(${p.more}\\) times`}.` },
    {
      text: `${countNoun(p.tens, 'ten')} and ${countNoun(p.more, 'ten')} are ${countNoun(p.tens + p.more, 'ten')}. There ${p.ones === 1 ? 'is' : 'are'} ${countNoun(p.ones, 'one')}.`,
    },
  ],
  solution: (p) => [
    {
      say: `Add the tens: ${countNoun(p.tens, 'ten')} and ${countNoun(p.more, 'ten')} are \\(${p.tens + p.more}\\) tens.`,
      latex: `${10 * p.tens} + ${10 * p.more} = ${10 * (p.tens + p.more)}`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `The ones do not change: \\(${p.ones}\\).`,
      latex: `${firstOf(p)} + ${10 * p.more} = ${totalOf(p)}`,
      value: whole(totalOf(p)),
      relation: 'next',
    },
  ],
  figure: picture,
  load,
}
