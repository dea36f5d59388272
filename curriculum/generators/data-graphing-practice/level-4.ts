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
      why: `You counted ${n} eighths as ${n} ${aboutOf(p).unit}. Each step is one eighth.`,
    },
    {
      value: rational(p.ask === 'difference' ? high + low : high - low, 8),
      misconception: 'wrong_operation',
      why:
        p.ask === 'difference'
          ? 'You added the two measurements. Subtract to find the difference.'
          : `You subtracted the ${aboutOf(p).least} from the ${aboutOf(p).most}. Add them.`,
    },
    {
      value: rational(high, 8),
      misconception: 'stops_early',
      why: `That is only the ${aboutOf(p).most} one. Use the ${aboutOf(p).least} one, too.`,
    },
    {
      value: rational(n + 1, 8),
      misconception: 'near',
      why: `That is one eighth too many. Read ${aboutOf(p).most} and ${aboutOf(p).least} again.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const [low, high] = ends(p)
  const sign = p.ask === 'difference' ? '-' : '+'
  const value = rational(eighths(p), 8)
  const steps: Step[] = [
    {
      say: `Read the ${aboutOf(p).most} and the ${aboutOf(p).least} from the line.`,
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
      say: 'Simplify.',
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
  version: 3,
  params,
  reject,
  note: (p) => JSON.stringify([p.from, p.counts.length, p.ask, p.about, p.counts]),
  prompt: (p, words) => {
    const { things, unit, most, least } = aboutOf(p)
    const pair = `the ${most} and the ${least} of the ${things}`
    return {
      text:
        p.ask === 'difference'
          ? words.pick([
              `What is the difference in ${unit} between ${pair}?`,
              `How many ${unit} ${most === 'longest' ? 'longer' : 'heavier'} is the ${most} of the ${things} than the ${least}?`,
            ])
          : words.pick([
              most === 'longest'
                ? `How many ${unit} long are ${pair} altogether?`
                : `How many ${unit} do ${pair} weigh altogether?`,
              `Add ${pair}. How many ${unit} is the total?`,
            ]),
    }
  },
  answer: (p) => rational(eighths(p), 8),
  forms: ['mixed_number', 'fraction', 'choice'],
  rules: (p) => ({ unit: aboutOf(p).unit }),
  distractors,
  hints: (p) => [
    { text: 'Each step on the line is one eighth.' },
    { text: `The first mark is the ${aboutOf(p).least}, and the last mark is the ${aboutOf(p).most}.` },
    {
      text:
        p.ask === 'difference'
          ? 'Write both in eighths, then subtract the numerators.'
          : 'Write both in eighths, then add the numerators.',
    },
  ],
  solution,
  figure: (p) => plotFigure(p),
  load: (p) => p.from / 4 + p.counts.length,
}
