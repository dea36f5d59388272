import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly first: number
  readonly last: number
}

const row = ({ first, last }: Params): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const answer = (p: Params): number => ((p.first + p.last) * row(p).length) / 2

function params(chance: Chance, difficulty: number): Params {
  const length = 4 + Math.round(4 * difficulty) + chance.int(0, 1)
  const first = chance.int(1, Math.max(1, 13 - length))
  return { first, last: Math.min(12, first + length - 1) }
}

/** A chain of sums that has a short way: the first with the last, the second with the one before the last. */
export const family: ContestFamily<Params> = {
  code: 'K19',
  name: 'Strikes of the clock',
  version: 1,
  idea: 'pairing',
  reach: [1.6, 3.6],
  areas: ['TI', 'AS', 'PN'],
  targetSeconds: 90,
  params,
  space: 39,
  note: ({ first, last }) => `${first} ${last}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: words.pick([
        `A clock strikes once at 1 o’clock, twice at 2 o’clock, and so on. You count its strikes at each hour from ${p.first} to ${p.last} o’clock. How many is that in all?`,
        `A shop builds a wall of cans. The top row has ${countNoun(p.first, 'can')}. Each row below has 1 more. The bottom row has ${p.last}. How many cans are there?`,
        `On the first day of camp, ${name} finds ${countNoun(p.first, 'shell')}. Each day brings 1 more than the day before. The last day brings ${p.last}. How many shells does ${name} find in all?`,
      ]),
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(answer(p) - p.first),
      misconception: 'last_case_missed',
      why: 'You began one too late. The first one belongs to the sum.',
    },
    {
      value: whole(p.first + p.last),
      misconception: 'one_case_only',
      why: 'That joins the first and the last. There are others between them.',
    },
    {
      value: whole(row(p).length * p.last),
      misconception: 'quick_answer',
      why: 'They are not all as large as the last. They grow one by one.',
    },
    {
      value: whole((p.first + p.last) * Math.floor(row(p).length / 2)),
      misconception: 'half_way',
      why: 'The pairs are right. But one number stands alone in the middle.',
    },
  ],
  hints: (p) => [
    { text: 'Write all the numbers in a row. Do two of them join well? And two more?' },
    { text: `Join ${p.first} with ${p.last}, then ${p.first + 1} with ${p.last - 1}. What do you see?` },
  ],
  solution: (p) => {
    const numbers = row(p)
    const pairs = Math.floor(numbers.length / 2)
    const sum = p.first + p.last
    const middle = numbers.length % 2 === 1 ? sum / 2 : null
    return [
      { say: 'Make pairs: the first with the last, the second with the one before the last.', relation: 'next' },
      {
        say: `The numbers are ${numbers.join(', ')}. Each pair makes ${p.first} + ${p.last} = ${sum}.`,
        relation: 'next',
      },
      {
        say: `There are ${pairs} pairs${middle === null ? '' : `, and ${middle} stands alone in the middle`}.`,
        relation: 'next',
      },
      {
        say: `${Array.from({ length: pairs }, () => sum).join(' + ')}${middle === null ? '' : ` + ${middle}`} = ${answer(p)}.`,
        value: whole(answer(p)),
        relation: 'next',
      },
    ]
  },
  load: (p) => 3 * row(p).length + p.first / 4,
}
