import { barChart } from '../../figures/bar-chart.ts'
import { whole } from '../../values/rational.ts'
import { surveyOf } from './comparing.ts'
import { surveys } from './surveys.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Two rows of bars; how many more the first group has than the second, over two names together. */
export interface Params {
  readonly survey: number
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly unit: number
  readonly i: number
  readonly j: number
}

const namesOf = (p: Params): string[] => surveyOf(p).names.slice(0, p.first.length)
const sums = (p: Params): [number, number] => [
  (p.first[p.i] as number) + (p.first[p.j] as number),
  (p.second[p.i] as number) + (p.second[p.j] as number),
]
const result = (p: Params): number => Math.abs(sums(p)[0] - sums(p)[1])

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.5 ? 3 : 4
  const unit = chance.pick(difficulty < 0.5 ? [2, 5, 10] : [4, 5, 20])
  const reach = 6 + Math.round(2 * difficulty)
  const draw = (): number[] => Array.from({ length: count }, () => chance.int(1, reach) * unit)
  const [i, j] = chance.sample([...Array(count).keys()], 2) as [number, number]
  return {
    survey: chance.int(0, surveys.length - 1),
    first: draw(),
    second: draw(),
    unit,
    i: Math.min(i, j),
    j: Math.max(i, j),
  }
}

function reject(p: Params): string | null {
  const size = result(p)
  if (size === 0) return 'both groups have the same'
  if (size === p.unit || [...p.first, ...p.second].includes(size)) return 'the answer stands in the graph'
  return null
}

function picture(p: Params): Figure {
  const [a, b] = surveyOf(p).groups
  const top = Math.max(...p.first, ...p.second) + p.unit
  return barChart(
    {
      categories: namesOf(p),
      series: [
        { name: a, values: p.first },
        { name: b, values: p.second },
      ],
      scale: { top, step: p.unit, name: surveyOf(p).counted },
    },
    { title: surveyOf(p).title },
  )
}

/** Which group has more over the two names, and which less. */
const groups = (p: Params): [more: string, less: string] => {
  const [a, b] = surveyOf(p).groups
  return sums(p)[0] > sums(p)[1] ? [a, b] : [b, a]
}

function distractors(p: Params): Distractor[] {
  const [a, b] = sums(p)
  const one = Math.abs((p.first[p.i] as number) - (p.second[p.i] as number))
  return [
    {
      value: whole(result(p) / p.unit),
      misconception: 'scale_ignored',
      why: `You counted the steps of the scale. Each step is \\(${p.unit}\\).`,
    },
    {
      value: whole(Math.max(a, b)),
      misconception: 'stops_early',
      why: `That is only ${groups(p)[0]}. ${groups(p)[1]} has ${Math.min(a, b)}. Subtract.`,
    },
    {
      value: whole(a + b),
      misconception: 'wrong_operation',
      why: `You added all four bars. Subtract ${Math.min(a, b)} from ${Math.max(a, b)}.`,
    },
    ...(one > 0
      ? [
          {
            value: whole(one),
            misconception: 'stops_early',
            why: `You compared only ${namesOf(p)[p.i]}. Add the bars for ${namesOf(p)[p.j]}, too.`,
          },
        ]
      : []),
    {
      value: whole(Math.min(a, b)),
      misconception: 'stops_early',
      why: `That is only ${groups(p)[1]}. ${groups(p)[0]} has ${Math.max(a, b)}. Subtract.`,
    },
  ]
}

/** Compare two sets of data in two steps. */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => JSON.stringify([p.first, p.second, p.i, p.j, p.unit]),
  prompt: (p) => {
    const [more, less] = groups(p)
    return { text: surveyOf(p).over(more, less, namesOf(p)[p.i] as string, namesOf(p)[p.j] as string) }
  },
  answer: (p) => whole(result(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Each name has two bars. The key tells which bar belongs to which group.' },
    { text: `Add the two bars of ${groups(p)[0]} for these names. Then do the same for ${groups(p)[1]}.` },
    { text: 'Subtract the smaller sum from the larger sum.' },
  ],
  solution: (p) => {
    const [a, b] = surveyOf(p).groups
    const [x, y] = sums(p)
    return [
      { say: `Add the two bars of ${a}.`, latex: `${p.first[p.i]} + ${p.first[p.j]} = ${x}`, relation: 'next' },
      { say: `Add the two bars of ${b}.`, latex: `${p.second[p.i]} + ${p.second[p.j]} = ${y}`, relation: 'next' },
      {
        say: 'Find the difference of the sums.',
        latex: `${Math.max(x, y)} - ${Math.min(x, y)} = ${result(p)}`,
        value: whole(result(p)),
        relation: 'next',
      },
    ]
  },
  figure: picture,
  load: (p) => p.first.length * 3 + (p.unit >= 4 ? 1 : 0) + Math.max(...p.first) / p.unit / 4,
}
