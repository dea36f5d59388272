import { firstNames } from '../../../words/names.ts'
import { yesNo } from '../../../values/items.ts'
import { task } from '../../../tasks/task.ts'
import { worth } from '../sides.ts'
import { trueOrFalse as base, type Params } from './numbers.ts'
import { bothTold } from './sides-sorted.ts'
import type { Side } from '../sides.ts'
import type { Chance } from '../../../chance.ts'
import type { Item, RichText } from '../../../values/values.ts'

/** A story of two children, told of the sentence of the level. */
export interface TwoChildren {
  readonly base: Params
  readonly names: readonly [string, string]
  readonly thing: number
}

/** Two kinds of one thing, as many as they are, and what both are together. */
const things = [
  { first: 'red blocks', second: 'blue blocks', all: 'blocks' },
  { first: 'big shells', second: 'small shells', all: 'shells' },
  { first: 'red apples', second: 'green apples', all: 'apples' },
  { first: 'long pencils', second: 'short pencils', all: 'pencils' },
] as const

const one = (count: number, many: string): RichText => `${count} ${count === 1 ? many.replace(/s$/, '') : many}`

/** What one child has: two kinds, or a number of all of them. */
function owned(name: string, { a, sign, b }: Side, thing: (typeof things)[number]): RichText {
  if (sign === '') return `${name} has ${one(a, thing.all)}.`
  return `${name} has ${one(a, thing.first)} and ${one(b, thing.second)}.`
}

const isSame = ({ base: { left, right } }: TwoChildren): boolean => worth(left) === worth(right)
const verdict = (same: boolean): Item => yesNo(same)
const thingOf = (p: TwoChildren): (typeof things)[number] => things[p.thing] ?? things[0]

/** Do two children have equally many? A sentence of sums, told as a story. */
export const sameOrNot = task<TwoChildren>({
  id: 'same_number',
  kind: 'apply',
  version: 1,
  form: 'true_false',
  params: (chance: Chance, difficulty) => {
    const [first = 'Ana', second = 'Ben'] = chance.shuffle(firstNames)
    return { base: base.params(chance, difficulty), names: [first, second], thing: chance.int(0, things.length - 1) }
  },
  reject: ({ base: p }) =>
    [p.left, p.right].some(({ sign }) => sign === '-') ? 'nothing is taken away' : (base.reject?.(p) ?? null),
  note: (p) => base.note(p.base),
  prompt: (p, words) => ({
    text: [
      owned(p.names[0], p.base.left, thingOf(p)),
      owned(p.names[1], p.base.right, thingOf(p)),
      words.pick(['Do they have the same number?', 'Does each have the same number?', 'Is that the same number?']),
    ].join(' '),
  }),
  answer: (p) => verdict(isSame(p)),
  distractors: (p) => [{ value: verdict(!isSame(p)), misconception: 'equal_means_answer', why: bothTold(p.base) }],
  hints: (p) => [
    { text: `How many ${thingOf(p).all} does ${p.names[0]} have?` },
    { text: `How many ${thingOf(p).all} does ${p.names[1]} have?` },
    { text: `${p.names[0]} has ${worth(p.base.left)}. Now find how many ${p.names[1]} has.` },
  ],
  solution: (p) => [
    { say: `${p.names[0]} has ${one(worth(p.base.left), thingOf(p).all)}.`, relation: 'next' },
    { say: `${p.names[1]} has ${one(worth(p.base.right), thingOf(p).all)}.`, relation: 'next' },
    {
      say: isSame(p) ? 'Yes, that is the same number.' : 'No, that is not the same number.',
      latex: `${worth(p.base.left)} ${isSame(p) ? '=' : '\\ne'} ${worth(p.base.right)}`,
      value: verdict(isSame(p)),
      relation: 'next',
    },
  ],
  load: (p) => base.load(p.base),
})
