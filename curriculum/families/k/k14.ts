import { barChart } from '../../figures/bar-chart.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

const surveys = [
  { what: 'a pet', bars: ['dog', 'cat', 'fish', 'bird'] },
  { what: 'a fruit', bars: ['apple', 'pear', 'plum', 'fig'] },
  { what: 'a color', bars: ['red', 'blue', 'green', 'gray'] },
  { what: 'a game', bars: ['tag', 'ball', 'chess', 'jacks'] },
  { what: 'a season', bars: ['spring', 'summer', 'fall', 'winter'] },
] as const

export interface Params {
  readonly survey: (typeof surveys)[number]
  /** The two bars that are seen. */
  readonly seen: readonly [number, number]
  /** The last bar, and by how much the one before it is longer. */
  readonly last: number
  readonly extra: number
  /** Which of the hidden bars is wanted. */
  readonly asked: 'longer' | 'shorter'
}

const hidden = ({ last, extra }: Params): number => 2 * last + extra
const total = (p: Params): number => p.seen[0] + p.seen[1] + hidden(p)
const answer = (p: Params): number => (p.asked === 'shorter' ? p.last : p.last + p.extra)

function params(chance: Chance, difficulty: number): Params {
  const most = 5 + Math.round(5 * difficulty)
  return {
    survey: chance.pick(surveys),
    seen: [chance.int(2, most), chance.int(2, most)],
    last: chance.int(1 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty)),
    extra: chance.int(1, 3 + Math.round(2 * difficulty)),
    asked: chance.happens(0.6) ? 'shorter' : 'longer',
  }
}

/** Two bars are hidden; their sum and their difference are known. */
export const family: ContestFamily<Params> = {
  code: 'K14',
  name: 'The hidden bars',
  version: 1,
  idea: 'part_from_whole',
  reach: [0.5, 2.9],
  areas: ['GD', 'AS', 'NU'],
  targetSeconds: 90,
  params,
  reject: (p) => ([total(p), p.extra, ...p.seen].includes(answer(p)) ? 'the answer stands in the text' : null),
  note: ({ seen, last, extra, asked }) => `${asked} ${seen.join(' ')} ${last} ${extra}`,
  prompt: (p) => {
    const [, , third, fourth] = p.survey.bars
    return {
      text: `${total(p)} children each picked ${p.survey.what}. Two bars of the graph are hidden. ${p.extra} more picked ${third} than ${fourth}. How many picked ${p.asked === 'shorter' ? fourth : third}?`,
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(hidden(p)),
      misconception: 'half_way',
      why: 'That is how many both hidden bars have together.',
    },
    {
      value: whole(p.asked === 'shorter' ? p.last + p.extra : p.last),
      misconception: 'other_quantity',
      why: 'That is the other hidden bar. Look again at which one is asked for.',
    },
    {
      value: whole(2 * p.last),
      misconception: 'last_case_missed',
      why: 'That is left when the extra ones are taken away. It still has to be shared by two bars.',
    },
    {
      value: whole(p.seen[0] + p.seen[1]),
      misconception: 'quick_answer',
      why: 'That is what the two bars you see have together.',
    },
  ],
  hints: (p) => [
    { text: 'Read the two bars that you see. How many children are left for the hidden ones?' },
    { text: `Take the ${p.extra} extra ones away from the hidden bars. Then both are equally long.` },
  ],
  solution: (p) => {
    const [, , third, fourth] = p.survey.bars
    return [
      {
        say: 'Take away what is known. Then take away the extra ones, and two equal parts are left.',
        relation: 'next',
      },
      {
        say: `${total(p)} − ${p.seen[0]} − ${p.seen[1]} = ${hidden(p)} picked ${third} or ${fourth}.`,
        relation: 'next',
      },
      {
        say: `Without the ${p.extra} extra ones there are ${hidden(p)} − ${p.extra} = ${2 * p.last}.`,
        relation: 'next',
      },
      {
        say: `Half of ${2 * p.last} is ${p.last}. So ${p.last} picked ${fourth}${p.asked === 'shorter' ? '' : `, and ${p.last} + ${p.extra} = ${answer(p)} picked ${third}`}.`,
        value: whole(answer(p)),
        relation: 'next',
      },
    ]
  },
  figure: (p) =>
    barChart({ categories: p.survey.bars, series: [{ values: [...p.seen, null, null] }], valuesShown: true }),
  load: total,
}
