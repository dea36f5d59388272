import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** The three unknown numbers. */
  readonly parts: readonly [number, number, number]
  /** Whether the first is wanted, or all three together. */
  readonly asked: 'first' | 'all'
}

/** First and second, first and third, second and third. */
const pairs = ({ parts: [a, b, c] }: Params): [number, number, number] => [a + b, a + c, b + c]
const all = ({ parts: [a, b, c] }: Params): number => a + b + c
const answer = (p: Params): number => (p.asked === 'first' ? p.parts[0] : all(p))

function params(chance: Chance, difficulty: number): Params {
  const low = 5 + Math.round(10 * difficulty)
  const high = 20 + Math.round(40 * difficulty)
  return {
    parts: [chance.int(low, high), chance.int(low, high), chance.int(low, high)],
    asked: chance.happens(0.75) ? 'first' : 'all',
  }
}

/** Three sums of two: together they count each of the three twice. */
export const family: ContestFamily<Params> = {
  code: 'A05',
  name: 'Three pairs',
  version: 1,
  idea: 'sum_of_equations',
  reach: [3.8, 6],
  areas: ['AL', 'AS', 'MU'],
  targetSeconds: 120,
  params,
  reject: (p) => {
    const [a, b, c] = p.parts
    if (new Set([a, b, c]).size < 3) return 'two alike'
    return pairs(p).includes(answer(p)) ? 'the answer stands in the text' : null
  },
  note: ({ parts, asked }) => `${asked} ${parts.join(' ')}`,
  prompt: (p, words) => {
    const [ab, ac, bc] = pairs(p)
    const [one = '', two = '', three = ''] = pickNames(words, 3)
    const [text, first, together] = words.pick([
      [
        `A red and a blue crate weigh ${ab} kg together. The red and a green one weigh ${ac} kg. The blue and the green one weigh ${bc} kg.`,
        'How many kilograms does the red crate weigh?',
        'How many kilograms do all three weigh together?',
      ],
      [
        `${one} and ${two} have ${ab} stamps together. ${one} and ${three} have ${ac}. ${two} and ${three} have ${bc}.`,
        `How many stamps does ${one} have?`,
        'How many stamps do all three have together?',
      ],
      [
        `A kite and a ball cost ${ab} dollars together. The kite and a puzzle cost ${ac} dollars. The ball and the puzzle cost ${bc} dollars.`,
        'How many dollars does the kite cost?',
        'How many dollars do all three cost together?',
      ],
    ] as const)
    return { text: `${text} ${p.asked === 'first' ? first : together}` }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const sum = 2 * all(p)
    return [
      {
        value: whole(sum),
        misconception: 'counted_twice',
        why: 'Each of the three is in two of the pairs, so this sum has all of them twice.',
      },
      p.asked === 'first'
        ? { value: whole(all(p)), misconception: 'half_way', why: 'That is all three together. Which pair can go?' }
        : {
            value: whole(p.parts[0]),
            misconception: 'other_quantity',
            why: 'That is one of the three. All of them are asked for.',
          },
      {
        value: whole(Math.floor(pairs(p)[0] / 2)),
        misconception: 'quick_answer',
        why: 'The two need not be equal. Use the other pairs as well.',
      },
      p.asked === 'first'
        ? { value: whole(p.parts[1]), misconception: 'other_quantity', why: 'That is another one of the three.' }
        : {
            value: whole(Math.round(sum / 3)),
            misconception: 'surface_operation',
            why: 'There are three sums, but each of the three things is in just two of them.',
          },
    ]
  },
  hints: (p) => {
    const [ab, ac, bc] = pairs(p)
    return [
      { text: 'Put all three pairs together. How often is each one in it?' },
      { text: `${ab} + ${ac} + ${bc} = ${2 * all(p)} has each of the three twice.` },
    ]
  },
  solution: (p) => {
    const [ab, ac, bc] = pairs(p)
    return [
      { say: 'Add the three sums. Each of the three is in two of them, so it is counted twice.', relation: 'next' },
      { say: `${ab} + ${ac} + ${bc} = ${2 * all(p)}.`, relation: 'next' },
      {
        say: `So all three together make ${2 * all(p)} ÷ 2 = ${all(p)}.`,
        value: whole(all(p)),
        relation: 'next',
      },
      ...(p.asked === 'first'
        ? [
            {
              say: `The second and the third make ${bc}. So the first is ${all(p)} − ${bc} = ${p.parts[0]}.`,
              value: whole(p.parts[0]),
              relation: 'next' as const,
            },
          ]
        : []),
    ]
  },
  load: all,
}
