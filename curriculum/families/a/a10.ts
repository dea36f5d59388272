import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** What the younger one is now, and in how many years it will be so. */
  readonly young: number
  readonly years: number
  /** How many times as old the older one will be then. */
  readonly times: number
}

const youngThen = ({ young, years }: Params): number => young + years
const apart = (p: Params): number => (p.times - 1) * youngThen(p)
const old = (p: Params): number => p.young + apart(p)

const timesWord = ['', '', '', 'three times', 'four times', 'five times']

/** How old the younger one may be then, so that the two are as far apart as a child and a parent. */
const thenRange: Readonly<Record<number, readonly [number, number]>> = { 3: [10, 21], 4: [7, 14], 5: [5, 11] }

function params(chance: Chance, difficulty: number): Params {
  const times = difficulty < 0.35 ? 3 : difficulty < 0.7 ? chance.int(3, 4) : chance.int(4, 5)
  const [low, high] = thenRange[times] ?? [10, 21]
  const then = chance.int(low, high)
  const young = chance.int(2, Math.min(13, then - 2))
  return { young, times, years: then - young }
}

/** The difference of two ages never changes. */
export const family: ContestFamily<Params> = {
  code: 'A10',
  name: 'Ages in a family',
  version: 1,
  idea: 'constant_difference',
  reach: [3.8, 6.2],
  areas: ['AL', 'AS', 'TI'],
  targetSeconds: 120,
  params,
  reject: (p) => (p.years === p.young || p.years === p.times ? 'the answer stands in the text' : null),
  space: 195,
  note: ({ young, years, times }) => `${young} ${years} ${times}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const times = timesWord[p.times] ?? ''
    return {
      text: words.pick([
        `${name} is ${p.young} years old. ${name}’s father is ${old(p)}. In how many years will the father be exactly ${times} as old as ${name}?`,
        `${name}’s aunt is ${old(p)} years old, and ${name} is ${p.young}. After how many years will the aunt be exactly ${times} as old as ${name}?`,
        `An oak in a park is ${old(p)} years old. The pine beside it is ${p.young}. In how many years will the oak be exactly ${times} as old as the pine?`,
      ]),
    }
  },
  answer: (p) => whole(p.years),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(youngThen(p)),
      misconception: 'half_way',
      why: 'That is how old the younger one will be then. How many years is that from now?',
    },
    {
      value: whole(Math.abs(old(p) - p.times * p.young)),
      misconception: 'condition_dropped',
      why: 'The younger one grows older too, so both numbers change.',
    },
    {
      value: whole(apart(p)),
      misconception: 'other_quantity',
      why: 'That is how many years the two are apart. That never changes.',
    },
    {
      value: whole(Math.floor(old(p) / p.times) - p.young < 1 ? old(p) : Math.floor(old(p) / p.times) - p.young),
      misconception: 'one_case_only',
      why: 'You let only the younger one grow older. Both do.',
    },
  ],
  hints: (p) => [
    { text: 'How many years are the two apart? Does that ever change?' },
    {
      text: `They are ${apart(p)} years apart, then as well. That is ${p.times - 1} times the age of the younger one then.`,
    },
  ],
  solution: (p) => [
    { say: 'The difference of two ages never changes.', relation: 'next' },
    { say: `It is ${old(p)} − ${p.young} = ${apart(p)} years.`, relation: 'next' },
    {
      say: `Then the older one is ${timesWord[p.times]} as old. So the difference is ${p.times - 1} times the younger age: ${apart(p)} ÷ ${p.times - 1} = ${youngThen(p)}.`,
      value: whole(youngThen(p)),
      relation: 'next',
    },
    {
      say: `That is in ${youngThen(p)} − ${p.young} = ${p.years} years.`,
      value: whole(p.years),
      relation: 'next',
    },
  ],
  load: (p) => 20 * p.times + p.young,
}
