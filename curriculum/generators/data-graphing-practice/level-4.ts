import { rational, whole } from '../../values/rational.ts'
import { aboutOf, drawPlot, placeLatex, plotFigure } from './plots.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Plot } from './plots.ts'

/** Longest minus shortest, or the two ends put together, in eighths. */
export interface Params extends Plot {
  readonly ask: 'difference' | 'sum'
}

function params(chance: Chance, difficulty: number): Params {
  const places = 4 + Math.round(3 * difficulty) + chance.int(0, 1)
  const from = chance.int(1 + Math.round(4 * difficulty), 10 + Math.round(14 * difficulty))
  return { ...drawPlot(chance, 8, from, places, 3), ask: chance.happens(0.5) ? 'difference' : 'sum' }
}

const ends = (p: Params): [low: number, high: number] => [p.from, p.from + p.counts.length - 1]

/** The result in eighths. */
function eighths(p: Params): number {
  const [low, high] = ends(p)
  return p.ask === 'difference' ? high - low : high + low
}

function reject(p: Params): string | null {
  return eighths(p) % 8 === 0 ? 'a whole number comes out' : null
}

function distractors(p: Params): Distractor[] {
  const [low, high] = ends(p)
  const n = eighths(p)
  return [
    {
      value: whole(n),
      misconception: 'scale_ignored',
      why: 'That counts the steps. Each step on this line is one eighth.',
    },
    {
      value: rational(p.ask === 'difference' ? high + low : high - low, 8),
      misconception: 'wrong_operation',
      why:
        p.ask === 'difference'
          ? 'That puts the two together. The difference is asked for.'
          : 'That is the difference. Put the two together.',
    },
    {
      value: rational(high, 8),
      misconception: 'stops_early',
      why: 'That is only the largest measure. Use the smallest one too.',
    },
    {
      value: rational(n + 1, 8),
      misconception: 'near',
      why: 'Count the eighths once more: one step too many.',
    },
  ]
}

function solution(p: Params): Step[] {
  const [low, high] = ends(p)
  const sign = p.ask === 'difference' ? '-' : '+'
  const value = rational(eighths(p), 8)
  const steps: Step[] = [
    {
      say: 'Read the largest and the smallest measure from the line.',
      latex: `${placeLatex(high, 8)} \\qquad ${placeLatex(low, 8)}`,
      relation: 'next',
    },
    {
      say: `Write both in eighths and ${p.ask === 'difference' ? 'subtract' : 'add'}.`,
      latex: `\\frac{${high}}{8} ${sign} \\frac{${low}}{8} = \\frac{${eighths(p)}}{8}`,
      value,
      relation: 'next',
    },
  ]
  if (value.d !== 8n || eighths(p) > 8) {
    steps.push({
      say: 'Write it as simply as you can.',
      latex: `\\frac{${eighths(p)}}{8} = ${placeLatex(eighths(p), 8)}`,
      value,
      relation: 'same',
    })
  }
  return steps
}

/** Add and subtract fractions from a line plot (4.MD.B.4). */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/4',
  version: 2,
  params,
  reject,
  note: (p) => JSON.stringify([p.from, p.counts.length, p.ask, p.about, p.counts]),
  prompt: (p) => {
    const { things, unit } = aboutOf(p)
    return {
      text:
        p.ask === 'difference'
          ? `The plot shows some ${things}. What is the difference in ${unit} between the largest and the smallest?`
          : `The plot shows some ${things}. How many ${unit} do the largest and the smallest make together?`,
    }
  },
  answer: (p) => rational(eighths(p), 8),
  forms: ['fraction', 'choice'],
  rules: (p) => ({ unit: aboutOf(p).unit }),
  distractors,
  hints: (p) => [
    { text: 'Each step on the line is one eighth.' },
    { text: 'The first and the last mark are the smallest and the largest measure.' },
    {
      text:
        p.ask === 'difference'
          ? 'Write both in eighths, then subtract the tops.'
          : 'Write both in eighths, then add the tops.',
    },
  ],
  solution,
  figure: (p) => plotFigure(p),
  load: (p) => p.from / 4 + p.counts.length,
}
