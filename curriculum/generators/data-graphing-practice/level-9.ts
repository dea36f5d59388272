import { pieChart } from '../../figures/pie-chart.ts'
import { whole } from '../../values/rational.ts'
import { surveyOf } from './comparing.ts'
import { surveys } from './surveys.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Percents of a circle graph; 'count' asks how many a part is of `total`, 'missing' for the percent of the last part. */
export interface Params {
  readonly survey: number
  readonly percents: readonly number[]
  readonly total: number
  readonly ask: 'count' | 'missing'
  readonly i: number
}

const namesOf = (p: Params): string[] => surveyOf(p).names.slice(0, p.percents.length)
const percent = (p: Params): number => p.percents[p.i] as number
const count = (p: Params): number => (percent(p) * p.total) / 100
const result = (p: Params): number => (p.ask === 'count' ? count(p) : percent(p))

function params(chance: Chance, difficulty: number): Params {
  const parts = 3 + (chance.happens(difficulty) ? 1 : 0)
  const step = difficulty < 0.15 ? 10 : 5
  const percents: number[] = []
  let left = 100
  for (let k = 0; k < parts - 1; k++) {
    const most = Math.floor((left - 10 * (parts - 1 - k)) / step)
    const share = chance.int(2, Math.max(2, Math.min(most, 60 / step))) * step
    percents.push(share)
    left -= share
  }
  percents.push(left)
  const total = difficulty < 0.3 ? 10 * chance.int(3, 20) : 20 * chance.int(3, 20)
  const ask = chance.happens(0.9 - 0.3 * difficulty) ? 'count' : 'missing'
  return {
    survey: chance.int(0, surveys.length - 1),
    percents,
    total,
    ask,
    i: ask === 'missing' ? parts - 1 : chance.int(0, parts - 1),
  }
}

function reject(p: Params): string | null {
  if (p.percents.some((n) => n < 10) || new Set(p.percents).size < p.percents.length) return 'parts too small or equal'
  if (!Number.isInteger(count(p))) return 'not a whole number of them'
  return p.ask === 'count' && (p.percents.includes(count(p)) || p.total === 100)
    ? 'the answer stands in the graph'
    : null
}

function distractors(p: Params): Distractor[] {
  const shown = p.percents.filter((_, k) => k !== p.i)
  if (p.ask === 'missing') {
    return [
      {
        value: whole(100 - percent(p)),
        misconception: 'stops_early',
        why: `That is the sum of the other parts. Subtract it from \\(100\\%\\).`,
      },
      {
        value: whole(100 - (shown[0] as number)),
        misconception: 'stops_early',
        why: 'You subtracted only one part from 100%. Subtract all the other parts.',
      },
      {
        value: whole(Math.round(100 / p.percents.length)),
        misconception: 'looks_alike',
        why: `You divided by ${p.percents.length}. The parts are not all the same size.`,
      },
      {
        value: whole(percent(p) + 10),
        misconception: 'near',
        why: `Check the sum of the other parts: it is ${100 - percent(p)}.`,
      },
    ]
  }
  return [
    {
      value: whole(percent(p)),
      misconception: 'scale_ignored',
      why: `That is the percent. Find that percent of \\(${p.total}\\).`,
    },
    {
      value: whole(p.total - count(p)),
      misconception: 'looks_alike',
      why: `That is how many of the ${p.total} are not in this part.`,
    },
    {
      value: whole(p.total - percent(p)),
      misconception: 'wrong_operation',
      why: `You subtracted ${percent(p)}. Find ${percent(p)}% of ${p.total}.`,
    },
    {
      value: whole(Math.round(p.total / p.percents.length)),
      misconception: 'looks_alike',
      why: `You divided by ${p.percents.length}. The parts are not all the same size.`,
    },
    { value: whole(count(p) * 2), misconception: 'near', why: `That is twice ${percent(p)}% of ${p.total}.` },
  ]
}

function solution(p: Params): Step[] {
  const value = whole(result(p))
  if (p.ask === 'missing') {
    const others = p.percents.slice(0, -1)
    return [
      { say: 'Add the parts that are shown.', latex: `${others.join(' + ')} = ${100 - percent(p)}`, relation: 'next' },
      {
        say: 'The parts have a sum of 100 percent.',
        latex: `100\\% - ${100 - percent(p)}\\% = ${percent(p)}\\%`,
        value,
        relation: 'next',
      },
    ]
  }
  return [
    {
      say: `${namesOf(p)[p.i]} has \\(${percent(p)}\\%\\). Write it as a part of one hundred.`,
      latex: `${percent(p)}\\% = \\frac{${percent(p)}}{100}`,
      relation: 'next',
    },
    {
      say: `Multiply to find that part of \\(${p.total}\\).`,
      latex: `\\frac{${percent(p)}}{100} \\times ${p.total} = ${count(p)}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  const names = namesOf(p)
  const parts = p.percents.map((size, k) => ({
    name: names[k] as string,
    size,
    label: p.ask === 'missing' && k === p.i ? '?' : `${size}%`,
  }))
  return pieChart({ parts }, { title: surveyOf(p).title })
}

/** Read and complete circle graphs with percents (6.RP.A.3c). */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/9',
  version: 1,
  params,
  reject,
  note: (p) => JSON.stringify([p.percents, p.ask, p.i, p.ask === 'count' ? p.total : 0]),
  prompt: (p) => ({
    text:
      p.ask === 'count'
        ? surveyOf(p).share(namesOf(p)[p.i] as string, percent(p), p.total)
        : `Find the missing percent for ${namesOf(p)[p.i]} in the circle graph.`,
  }),
  answer: (p) => whole(result(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => (p.ask === 'missing' ? { unit: '%' } : {}),
  widget: (p) => (p.ask === 'missing' ? { after: '%' } : {}),
  distractors,
  hints: (p) =>
    p.ask === 'missing'
      ? [
          { text: 'All parts of the circle make \\(100\\%\\).' },
          { text: 'Add the parts that are shown. What is left?' },
        ]
      : [
          { text: `Find the part for ${namesOf(p)[p.i]} and read its percent.` },
          { text: `The whole circle is all \\(${p.total}\\).` },
          { text: `Find \\(${percent(p)}\\%\\) of \\(${p.total}\\).` },
        ],
  solution,
  figure: picture,
  load: (p) => p.percents.length * 3 + (p.percents.some((n) => n % 10 !== 0) ? 2 : 0) + p.total / 200,
}
