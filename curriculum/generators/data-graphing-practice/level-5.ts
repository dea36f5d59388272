import { lineGraph } from '../../figures/line-graph.ts'
import { whole } from '../../values/rational.ts'
import { stories } from './stories.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Story } from './stories.ts'

/** Values at equal times, in steps of `unit`; the change from place i to place j is asked for. */
export interface Params {
  readonly story: number
  readonly values: readonly number[]
  readonly unit: number
  readonly i: number
  readonly j: number
}

const storyOf = (p: Params): Story => stories[p.story] as Story
const labelsOf = (p: Params): string[] => storyOf(p).labels.slice(0, p.values.length)
const change = (p: Params): number => (p.values[p.j] as number) - (p.values[p.i] as number)

function params(chance: Chance, difficulty: number): Params {
  const count = 4 + Math.round(2 * difficulty)
  const unit = chance.pick(difficulty < 0.4 ? [2, 5, 10] : [4, 5, 20])
  const reach = 6 + Math.round(3 * difficulty)
  const values = Array.from({ length: count }, () => chance.int(1, reach) * unit)
  const i = chance.int(0, count - 2)
  return {
    story: chance.int(0, stories.length - 1),
    values,
    unit,
    i,
    j: chance.int(i + 1, Math.min(count - 1, i + 1 + Math.round(2 * difficulty))),
  }
}

function reject(p: Params): string | null {
  const size = Math.abs(change(p))
  if (size === 0) return 'no change'
  if (size === p.unit || p.values.includes(size)) return 'the answer stands in the graph'
  return new Set(p.values).size < p.values.length - 1 ? 'too many values are equal' : null
}

function distractors(p: Params): Distractor[] {
  const size = Math.abs(change(p))
  return [
    {
      value: whole(size / p.unit),
      misconception: 'scale_ignored',
      why: `That counts the steps of the scale. Each step is \\(${p.unit}\\).`,
    },
    {
      value: whole(p.values[p.j] as number),
      misconception: 'stops_early',
      why: `That is the value at ${labelsOf(p)[p.j]}. The change from ${labelsOf(p)[p.i]} is asked for.`,
    },
    {
      value: whole((p.values[p.i] as number) + (p.values[p.j] as number)),
      misconception: 'wrong_operation',
      why: 'That adds the two values. A change is a difference.',
    },
    {
      value: whole(p.values[p.i] as number),
      misconception: 'stops_early',
      why: `That is the value at ${labelsOf(p)[p.i]}. Compare it with ${labelsOf(p)[p.j]}.`,
    },
    { value: whole(size + p.unit), misconception: 'near', why: 'One step of the scale too many was counted.' },
  ]
}

/** Read change over time from a line graph. */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/5',
  version: 2,
  params,
  reject,
  note: (p) => JSON.stringify([p.values, p.i, p.j, p.unit]),
  prompt: (p) => ({ text: storyOf(p).ask(change(p) > 0, labelsOf(p)[p.i] as string, labelsOf(p)[p.j] as string) }),
  answer: (p) => whole(Math.abs(change(p))),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: storyOf(p).unit }),
  distractors,
  hints: (p) => [
    { text: `Look at the scale first: each step is \\(${p.unit}\\).` },
    { text: `Find the points above ${labelsOf(p)[p.i]} and ${labelsOf(p)[p.j]}, and read their heights.` },
    { text: 'Take the smaller value from the larger one.' },
  ],
  solution: (p) => [
    {
      say: `Read the height at ${labelsOf(p)[p.i]} and at ${labelsOf(p)[p.j]}.`,
      latex: `${p.values[p.i]} \\qquad ${p.values[p.j]}`,
      relation: 'next',
    },
    {
      say: 'The change is the difference of the two.',
      latex: `${Math.max(p.values[p.i] as number, p.values[p.j] as number)} - ${Math.min(p.values[p.i] as number, p.values[p.j] as number)} = ${Math.abs(change(p))}`,
      value: whole(Math.abs(change(p))),
      relation: 'next',
    },
  ],
  figure: (p) =>
    lineGraph(
      {
        labels: labelsOf(p),
        series: [{ values: p.values }],
        scale: { top: (Math.max(...p.values) / p.unit + 1) * p.unit, step: p.unit, name: storyOf(p).name },
      },
      { title: storyOf(p).title },
    ),
  load: (p) => p.values.length + (p.j - p.i) + Math.max(...p.values) / p.unit / 3,
}
