import { rational, whole } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** Two points with whole coordinates. */
export interface Params {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

const run = (p: Params): number => p.x2 - p.x1
const rise = (p: Params): number => p.y2 - p.y1
const slope = (p: Params): Rational => rational(rise(p), run(p))
const tex = (value: Rational): string => rationalLatex(value, 'fraction')

function params(chance: Chance, difficulty: number): Params {
  const sign = (): 1 | -1 => (chance.happens(0.6 * difficulty) ? -1 : 1)
  const reach = 5 + Math.round(4 * difficulty)
  const x1 = sign() * chance.int(0, reach)
  const y1 = sign() * chance.int(0, reach)
  return {
    x1,
    y1,
    x2: x1 + chance.int(2 + Math.round(3 * difficulty), 4 + Math.round(5 * difficulty)),
    y2: y1 + (chance.happens(0.15 + 0.5 * difficulty) ? -1 : 1) * chance.int(1, 5 + Math.round(4 * difficulty)),
  }
}

function reject(p: Params): string | null {
  return Math.abs(rise(p)) === run(p) ? 'the slope is one' : null
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: rational(run(p), rise(p)),
      misconception: 'slope_run_over_rise',
      why: 'Slope is the change in \\(y\\) over the change in \\(x\\): rise over run.',
    },
    {
      value: rational(-rise(p), run(p)),
      misconception: 'slip_sign',
      why: 'Subtract both coordinates in the same order. Then look at the sign.',
    },
    {
      value: whole(rise(p)),
      misconception: 'stops_early',
      why: `That is the rise alone. Divide it by the run, \\(${run(p)}\\).`,
    },
    {
      value: whole(Math.max(p.y1, p.y2)),
      misconception: 'slope_height',
      why: 'That is how high a point lies, not how steep the line is.',
    },
  ]
  if (p.x1 + p.x2 !== 0)
    list.push({
      value: rational(p.y1 + p.y2, p.x1 + p.x2),
      misconception: 'looks_alike',
      why: 'A change is a difference. Subtract instead of adding.',
    })
  return list
}

const bracketed = (n: number): string => (n < 0 ? `(${n})` : String(n))

function hints(p: Params): Hint[] {
  return [
    { text: 'Slope tells how much \\(y\\) changes for each step of \\(x\\).' },
    {
      text: `The change in \\(x\\) is \\(${p.x2} - ${bracketed(p.x1)}\\). The change in \\(y\\) is \\(${p.y2} - ${bracketed(p.y1)}\\).`,
    },
    { text: 'Write the change in \\(y\\) over the change in \\(x\\), in lowest terms.' },
  ]
}

function solution(p: Params): Step[] {
  const value = slope(p)
  const steps: Step[] = [
    {
      say: 'Subtract the second coordinates for the rise.',
      latex: `${p.y2} - ${bracketed(p.y1)} = ${rise(p)}`,
      relation: 'next',
    },
    {
      say: 'Subtract the first coordinates, in the same order, for the run.',
      latex: `${p.x2} - ${bracketed(p.x1)} = ${run(p)}`,
      relation: 'next',
    },
    { say: 'Slope is rise over run.', latex: `m = \\frac{${rise(p)}}{${run(p)}}`, value, relation: 'next' },
  ]
  if (value.d !== BigInt(run(p)))
    steps.push({ say: 'Write it in lowest terms.', latex: `m = ${tex(value)}`, value, relation: 'same' })
  return steps
}

/** Find slope from two points (8.F.B.4). */
export const level: TopicLevel<Params> = {
  key: 'slope_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => [p.x1, p.y1, p.x2, p.y2].join(),
  prompt: (p) => ({
    text: `A line goes through \\((${p.x1}, ${p.y1})\\) and \\((${p.x2}, ${p.y2})\\). What is its slope?`,
  }),
  answer: slope,
  forms: ['fraction', 'numeric', 'choice'],
  rules: () => ({ simplest: true, variable: 'm' }),
  distractors,
  hints,
  solution,
  load: (p) => run(p) + Math.abs(rise(p)) / 4 + [p.x1, p.y1, rise(p)].filter((n) => n < 0).length,
}
