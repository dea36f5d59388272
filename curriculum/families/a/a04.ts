import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

interface Story {
  readonly scene: string
  /** What is asked for, and the other kind, and what one of each has. */
  readonly rich: string
  readonly plain: string
  readonly what: string
  readonly each: readonly [rich: number, plain: number]
}

const stories: readonly Story[] = [
  {
    scene: 'A shop rents bikes with 2 wheels and carts with 3.',
    rich: 'carts',
    plain: 'bikes',
    what: 'wheels',
    each: [3, 2],
  },
  {
    scene: 'A café has tables with 3 legs and tables with 4 legs.',
    rich: 'tables with 4 legs',
    plain: 'tables with 3 legs',
    what: 'legs',
    each: [4, 3],
  },
  {
    scene: 'Tickets for a puppet show cost $5 for a child and $8 for an adult.',
    rich: 'adult tickets',
    plain: 'child tickets',
    what: 'dollars',
    each: [8, 5],
  },
  {
    scene: 'Rowboats hold 4 people and big canoes hold 6. All are full.',
    rich: 'canoes',
    plain: 'rowboats',
    what: 'people',
    each: [6, 4],
  },
  {
    scene: 'A quiz gives 3 points for an easy question and 7 for a hard one.',
    rich: 'hard questions',
    plain: 'easy questions',
    what: 'points',
    each: [7, 3],
  },
  {
    scene: 'Eggs are sold in boxes of 6 and boxes of 10.',
    rich: 'boxes of 10',
    plain: 'boxes of 6',
    what: 'eggs',
    each: [10, 6],
  },
]

export interface Params {
  readonly story: Story
  readonly rich: number
  readonly plain: number
}

const all = ({ rich, plain }: Params): number => rich + plain
const total = ({ story: { each }, rich, plain }: Params): number => rich * each[0] + plain * each[1]
const least = (p: Params): number => all(p) * p.story.each[1]
const gap = ({ story: { each } }: Params): number => each[0] - each[1]

function params(chance: Chance, difficulty: number): Params {
  const low = 3 + Math.round(5 * difficulty)
  const high = 11 + Math.round(14 * difficulty)
  return { story: chance.pick(stories), rich: chance.int(low, high), plain: chance.int(low, high) }
}

/** Two kinds and their total: suppose that all are of the plainer kind and mend what is missing. */
export const family: ContestFamily<Params> = {
  code: 'A04',
  name: 'Bikes and carts',
  version: 1,
  idea: 'assume_then_correct',
  reach: [3, 5],
  areas: ['MD', 'AL', 'AS'],
  targetSeconds: 120,
  params,
  reject: (p) => {
    if (p.rich === p.plain) return 'as many of both'
    return [all(p), total(p), ...p.story.each].includes(p.rich) ? 'the answer stands in the text' : null
  },
  note: ({ story, rich, plain }) => `${story.each.join(' ')} ${rich} ${plain}`,
  prompt: (p, words) => {
    const { scene, rich, what } = p.story
    const things = what === 'dollars' ? `$${total(p)}` : `${total(p)} ${what}`
    return {
      text: words.pick([
        `${scene} Together, ${all(p)} of them make ${things}. How many are ${rich}?`,
        `${scene} There are ${all(p)} in all, and together they make ${things}. How many of them are ${rich}?`,
      ]),
    }
  },
  answer: (p) => whole(p.rich),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(p.plain),
      misconception: 'other_quantity',
      why: `That is the other kind: ${p.story.plain}.`,
    },
    {
      value: whole(total(p) - least(p)),
      misconception: 'half_way',
      why: `That is how many ${p.story.what} are missing in all. How many of them does one change bring?`,
    },
    {
      value: whole(Math.floor(total(p) / p.story.each[0])),
      misconception: 'condition_dropped',
      why: 'That counts one kind alone. There are two kinds.',
    },
    {
      value: whole(Math.floor(total(p) / (p.story.each[0] + p.story.each[1]))),
      misconception: 'surface_operation',
      why: 'That takes as many of one kind as of the other. They need not be equal.',
    },
  ],
  hints: (p) => [
    { text: `Suppose all ${all(p)} are ${p.story.plain}. What do they make together?` },
    {
      text: `That makes ${least(p)}, so ${total(p) - least(p)} are missing. Change one into the other kind: how many more does that bring?`,
    },
  ],
  solution: (p) => {
    const [more, less] = p.story.each
    return [
      { say: 'Suppose that all are of one kind, then put it right.', relation: 'next' },
      {
        say: `If all ${all(p)} were ${p.story.plain}, they would make ${all(p)} × ${less} = ${least(p)}.`,
        relation: 'next',
      },
      { say: `${total(p)} − ${least(p)} = ${total(p) - least(p)} are missing.`, relation: 'next' },
      { say: `Each change to the other kind brings ${more} − ${less} = ${gap(p)} more.`, relation: 'next' },
      {
        say: `${total(p) - least(p)} ÷ ${gap(p)} = ${p.rich}, so ${p.rich} are ${p.story.rich}.`,
        value: whole(p.rich),
        relation: 'next',
      },
    ]
  },
  load: (p) => 6 * all(p) + total(p) / 4,
}
