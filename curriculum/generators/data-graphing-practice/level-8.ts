import { lineGraph } from '../../figures/line-graph.ts'
import { whole } from '../../values/rational.ts'
import { fullDay, stories } from './stories.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Story } from './stories.ts'

/** A value that changes by `change` at every step; the value `ahead` steps after the last one shown is predicted. */
export interface Params {
  readonly story: number
  readonly start: number
  readonly change: number
  readonly shown: number
  readonly ahead: number
}

const storyOf = (p: Params): Story => stories[p.story] as Story
const labelOf = (p: Params, i: number): string => storyOf(p).labels[i] as string
const valueAt = (p: Params, i: number): number => p.start + i * p.change
/** at 8 a.m., on Monday, in Week 1 */
const said = (label: string): string => fullDay[label] ?? label
const when = (label: string): string =>
  fullDay[label] === undefined ? `${label.startsWith('Week') ? 'in' : 'at'} ${label}` : `on ${fullDay[label]}`
const values = (p: Params): number[] => Array.from({ length: p.shown }, (_, i) => valueAt(p, i))
const last = (p: Params): number => valueAt(p, p.shown - 1)
const asked = (p: Params): number => p.shown - 1 + p.ahead

function params(chance: Chance, difficulty: number): Params {
  const shown = chance.int(3, 4)
  const size = chance.int(2 + Math.round(3 * difficulty), 7 + Math.round(6 * difficulty))
  const down = chance.happens(0.2 + 0.4 * difficulty)
  const ahead = chance.int(1 + Math.round(difficulty), 2 + Math.round(difficulty))
  const start = chance.int(4, 30 + Math.round(20 * difficulty)) + (down ? size * (shown + ahead) : 0)
  return { story: chance.int(0, stories.length - 1), start, change: down ? -size : size, shown, ahead }
}

function reject(p: Params): string | null {
  const right = valueAt(p, asked(p))
  if (asked(p) > 6 || right < 1) return 'beyond the last label or below zero'
  return [Math.abs(p.change), p.ahead].includes(right) ? 'the answer stands in a hint' : null
}

function distractors(p: Params): Distractor[] {
  const right = valueAt(p, asked(p))
  const list: Distractor[] = [
    {
      value: whole(last(p)),
      misconception: 'stops_early',
      why: `That is the last value shown. Continue the pattern for ${p.ahead} more ${p.ahead === 1 ? 'step' : 'steps'}.`,
    },
    {
      value: whole(last(p) - p.ahead * p.change),
      misconception: 'wrong_operation',
      why: `The points ${p.change > 0 ? 'rise' : 'fall'} by ${Math.abs(p.change)} each time.`,
    },
    {
      value: whole(last(p) + (p.change > 0 ? p.ahead : -p.ahead)),
      misconception: 'scale_ignored',
      why: `From point to point the value changes by \\(${Math.abs(p.change)}\\), not by \\(1\\).`,
    },
    {
      value: whole(right + p.change),
      misconception: 'looks_alike',
      why: `That is one step of ${Math.abs(p.change)} too far.`,
    },
    {
      value: whole(last(p) + p.change),
      misconception: 'stops_early',
      why: `That is only one step. Take ${p.ahead} steps of ${Math.abs(p.change)}.`,
    },
  ]
  return list.filter((wrong) => wrong.value.kind === 'rational' && wrong.value.n > 0n)
}

/** Describe a trend and predict. */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/8',
  version: 2,
  params,
  reject,
  note: (p) => JSON.stringify([p.start, p.change, p.shown, p.ahead]),
  prompt: (p) => ({
    text: `${storyOf(p).steady} The pattern continues. ${storyOf(p).predict(when(labelOf(p, asked(p))))}`,
  }),
  answer: (p) => whole(valueAt(p, asked(p))),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: storyOf(p).unit }),
  distractors,
  hints: (p) => [
    { text: 'How much does the value change from one point to the next?' },
    { text: `It ${p.change > 0 ? 'rises' : 'falls'} by \\(${Math.abs(p.change)}\\) each time.` },
    { text: `Continue from \\(${last(p)}\\) for \\(${p.ahead}\\) more ${p.ahead === 1 ? 'step' : 'steps'}.` },
  ],
  solution: (p) => {
    const sign = p.change > 0 ? '+' : '-'
    const size = Math.abs(p.change)
    return [
      {
        say: `Compare two neighbors. The value ${p.change > 0 ? 'rises' : 'falls'} by their difference.`,
        latex: `${Math.max(valueAt(p, 0), valueAt(p, 1))} - ${Math.min(valueAt(p, 0), valueAt(p, 1))} = ${size}`,
        relation: 'next',
      },
      {
        say: `From ${said(labelOf(p, p.shown - 1))} to ${said(labelOf(p, asked(p)))} there ${p.ahead === 1 ? 'is' : 'are'} \\(${p.ahead}\\) more ${p.ahead === 1 ? 'step' : 'steps'}.`,
        latex: `${p.ahead} \\times ${size} = ${p.ahead * size}`,
        relation: 'next',
      },
      {
        say: `Continue from the last value, ${last(p)}.`,
        latex: `${last(p)} ${sign} ${p.ahead * size} = ${valueAt(p, asked(p))}`,
        value: whole(valueAt(p, asked(p))),
        relation: 'next',
      },
    ]
  },
  figure: (p) =>
    lineGraph(
      {
        labels: Array.from({ length: asked(p) + 1 }, (_, i) => labelOf(p, i)),
        series: [{ values: [...values(p), ...Array.from({ length: p.ahead }, () => null)] }],
        scale: { name: storyOf(p).name },
      },
      {
        title: storyOf(p).title,
        alt: `Line graph of ${storyOf(p).name}. ${values(p)
          .map((v, i) => `${labelOf(p, i)}: ${v}`)
          .join(', ')}. Later values are not shown.`,
      },
    ),
  load: (p) => Math.abs(p.change) / 2 + 3 * p.ahead + (p.change < 0 ? 2 : 0),
}
