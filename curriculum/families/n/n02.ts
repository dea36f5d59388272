import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly sum: number
  /** Digits of the numbers: 2 or 3. */
  readonly digits: 2 | 3
}

/** How many numbers begin with each first digit, from 1 on; first digits without a number are left out. */
function byFirst({ sum, digits }: Params): { first: number; count: number }[] {
  const rows = Array.from({ length: 9 }, (_, i) => i + 1).map((first) => {
    const rest = sum - first
    if (digits === 2) return { first, count: rest >= 0 && rest <= 9 ? 1 : 0 }
    return { first, count: rest < 0 || rest > 18 ? 0 : rest <= 9 ? rest + 1 : 19 - rest }
  })
  return rows.filter(({ count }) => count > 0)
}

const answer = (p: Params): number => byFirst(p).reduce((all, { count }) => all + count, 0)

/** The two-digit numbers with this sum. */
const listed = (p: Params): number[] => byFirst(p).map(({ first }) => 9 * first + p.sum)

function params(chance: Chance, difficulty: number): Params {
  if (difficulty < 0.55) return { digits: 2, sum: chance.int(5, 15) }
  return { digits: 3, sum: chance.int(3, 4 + Math.round(4 * difficulty)) }
}

/** All numbers with a sum of digits, listed by the first digit. */
export const family: ContestFamily<Params> = {
  code: 'N02',
  name: 'Digits that add up',
  version: 2,
  idea: 'ordered_list',
  reach: [2.2, 4.4],
  areas: ['PL', 'NU', 'AS'],
  targetSeconds: 90,
  params,
  reject: (p) => (answer(p) === p.sum && p.digits === 3 ? 'the answer stands in the text' : null),
  space: 17,
  note: ({ sum, digits }) => `${digits} ${sum}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const size = p.digits === 2 ? 'two-digit' : 'three-digit'
    return {
      text: words.pick([
        `How many ${size} numbers have digits that add up to ${p.sum}?`,
        `The number on ${name}’s door is a ${size} number. Its digits add up to ${p.sum}. How many numbers could it be?`,
        `${name} thinks of a ${size} number. The sum of its digits is ${p.sum}. How many numbers could it be?`,
      ]),
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const withZeroFirst = p.digits === 2 ? (p.sum <= 9 ? 1 : 0) : Math.min(p.sum, 9) + 1
    return [
      {
        value: whole(answer(p) + (withZeroFirst === 0 ? 2 : withZeroFirst)),
        misconception: 'condition_dropped',
        why: 'Each digit is from 0 to 9, and a number does not begin with 0.',
      },
      {
        value: whole(answer(p) - 1),
        misconception: 'last_case_missed',
        why: 'One number is missing. Look at both ends of your list.',
      },
      {
        value: whole(Math.ceil(answer(p) / 2)),
        misconception: 'order_ignored',
        why: 'The same digits in another order make another number.',
      },
      {
        value: whole(byFirst(p)[0]?.count ?? 0),
        misconception: 'one_case_only',
        why: 'Those all begin with the same digit. Others can come first too.',
      },
    ]
  },
  hints: (p) => [
    { text: 'Which digit can come first? Begin with the least.' },
    {
      text:
        p.digits === 2
          ? `If you know the first digit, the last one is fixed, since both make ${p.sum}. Which first digits work?`
          : `If ${byFirst(p)[0]?.first} comes first, the other two digits make ${p.sum - (byFirst(p)[0]?.first ?? 0)}. In how many ways?`,
    },
  ],
  solution: (p) => [
    { say: 'List the numbers in order, by their first digit. Then none is forgotten.', relation: 'next' },
    p.digits === 2
      ? { say: 'The first digit fixes the last one, since the sum is known.', relation: 'next' }
      : {
          say: byFirst(p)
            .map(({ first, count }) => `${first} first: ${count}`)
            .join(', ')
            .concat('.'),
          relation: 'next',
        },
    {
      say:
        p.digits === 2
          ? `${listed(p).join(', ')}: these are ${answer(p)} numbers.`
          : `${byFirst(p)
              .map(({ count }) => count)
              .join(' + ')} = ${answer(p)} numbers.`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ],
  load: (p) => answer(p) + 20 * p.digits,
}
