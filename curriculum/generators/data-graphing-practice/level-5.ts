import { lineGraph } from '../../figures/line-graph.ts'
import { whole } from '../../values/rational.ts'
import { fullDay, stories } from './stories.ts'
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
/** A label as it is said: Thursday for Thu. */
const saidAt = (p: Params, i: number): string => fullDay[labelsOf(p)[i] ?? ''] ?? labelsOf(p)[i] ?? ''
const change = (p: Params): number => (p.values[p.j] as number) - (p.values[p.i] as number)

function params(chance: Chance, difficulty: number): Params {
  const count = 4 + Math.round(2 * difficulty)
  const story = chance.int(0, stories.length - 1)
  const { units, low, high, most } = (stories[story] as Story).range
  const half = Math.ceil(units.length / 2)
  const unit = chance.pick(difficulty < 0.4 ? units.slice(0, half) : units.slice(-half))
  const reach = 6 + Math.round(3 * difficulty)
  const first = Math.ceil(low / unit)
  const base = most < 50 ? chance.int(first, Math.max(first, Math.floor(high / unit) - reach)) : first
  const values = [unit * chance.int(base, base + reach)]
  while (values.length < count) {
    const last = (values.at(-1) as number) / unit
    const room = Math.floor(most / unit)
    values.push(
      unit * chance.int(Math.max(first, last - room), Math.min(Math.floor(high / unit), base + reach, last + room)),
    )
  }
  const i = chance.int(0, count - 2)
  return {
    story,
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
      why: `You counted the steps of the scale. Each step is \\(${p.unit}\\).`,
    },
    {
      value: whole(p.values[p.j] as number),
      misconception: 'stops_early',
      why: `The value for ${saidAt(p, p.j)} is ${p.values[p.j]}. Subtract to find the change.`,
    },
    {
      value: whole((p.values[p.i] as number) + (p.values[p.j] as number)),
      misconception: 'wrong_operation',
      why: `You added ${p.values[p.i]} and ${p.values[p.j]}. Subtract to find the change.`,
    },
    {
      value: whole(p.values[p.i] as number),
      misconception: 'stops_early',
      why: `The value for ${saidAt(p, p.i)} is ${p.values[p.i]}. Subtract to find the change.`,
    },
    { value: whole(size + p.unit), misconception: 'near', why: `You counted one step of ${p.unit} too many.` },
  ]
}

/** Read change over time from a line graph. */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/5',
  version: 3,
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
    { text: `Find the points above ${saidAt(p, p.i)} and ${saidAt(p, p.j)}, and read their heights.` },
    { text: 'Subtract the smaller value from the larger value.' },
  ],
  solution: (p) => [
    {
      say: `Read the heights for ${saidAt(p, p.i)} and ${saidAt(p, p.j)} from the graph.`,
      latex: `${p.values[p.i]} \\qquad ${p.values[p.j]}`,
      relation: 'next',
    },
    {
      say: 'Subtract to find the change.',
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
  load: (p) => 3 * p.values.length + 2 * (p.j - p.i) + (Math.max(...p.values) - Math.min(...p.values)) / p.unit / 3,
}
