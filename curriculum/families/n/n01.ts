import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly pages: number
}

/** How many of the numbers to `pages` have so many digits. */
function countOf({ pages }: Params, digits: number): number {
  return Math.max(0, Math.min(pages, 10 ** digits - 1) - 10 ** (digits - 1) + 1)
}

const lengths = ({ pages }: Params): number[] => Array.from({ length: String(pages).length }, (_, i) => i + 1)
const answer = (p: Params): number => lengths(p).reduce((sum, digits) => sum + digits * countOf(p, digits), 0)

const kinds = ['', 'one digit', 'two digits', 'three digits'] as const

function params(chance: Chance, difficulty: number): Params {
  if (difficulty < 0.3) return { pages: chance.int(21, 99 + Math.round(1200 * difficulty)) }
  return { pages: chance.int(100 + Math.round(200 * difficulty), 300 + Math.round(680 * difficulty)) }
}

/** All digits of the numbers from 1 on, counted by the length of the numbers. */
export const family: ContestFamily<Params> = {
  code: 'N01',
  name: 'Page digits',
  version: 1,
  idea: 'count_by_layers',
  reach: [3.5, 5.3],
  areas: ['PL', 'NU', 'MD'],
  targetSeconds: 120,
  params,
  reject: (p) => (p.pages % 10 === 9 && p.pages % 100 === 99 ? 'only full layers' : null),
  note: ({ pages }) => String(pages),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: words.pick([
        `A printer numbers the pages of a book from 1 to ${p.pages}. How many digits does it print?`,
        `${name} writes the numbers from 1 to ${p.pages} in one long row, without gaps. How many digits are in the row?`,
        `The lockers of a school get the numbers 1 to ${p.pages}. Each digit is one metal sign. How many signs are needed?`,
      ]),
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const most = String(p.pages).length
    return [
      {
        value: whole(p.pages * most),
        misconception: 'quick_answer',
        why: 'Not all the numbers are as long as the last one.',
      },
      {
        value: whole(answer(p) - 9),
        misconception: 'last_case_missed',
        why: 'The numbers from 1 to 9 have digits too.',
      },
      {
        value: whole(answer(p) - most),
        misconception: 'count_off_by_one',
        why: 'One number is missing. From 10 to 99 there are 90 numbers, because both ends count.',
      },
      {
        value: whole(countOf(p, most) * most),
        misconception: 'one_case_only',
        why: 'Those are the digits of the longest numbers. The shorter ones count too.',
      },
    ]
  },
  hints: (p) => {
    const most = String(p.pages).length
    return [
      { text: 'Sort the numbers by how many digits they have. How many are there of each kind?' },
      {
        text: `9 numbers have one digit. ${most === 3 ? '90 numbers have two. ' : ''}How many are there from ${10 ** (most - 1)} to ${p.pages}? Both ends count.`,
      },
    ]
  },
  solution: (p) => [
    { say: 'Count by the length of the numbers: first one digit, then two, and so on.', relation: 'next' },
    ...lengths(p).map((digits) => {
      const from = 10 ** (digits - 1)
      const to = Math.min(p.pages, 10 ** digits - 1)
      const count = countOf(p, digits)
      return {
        say: `From ${from} to ${to} there are ${count} numbers with ${kinds[digits]}: ${count} × ${digits} = ${count * digits}.`,
        relation: 'next' as const,
      }
    }),
    {
      say: `${lengths(p)
        .map((digits) => digits * countOf(p, digits))
        .join(' + ')} = ${answer(p)}.`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ],
  load: ({ pages }) => pages,
}
