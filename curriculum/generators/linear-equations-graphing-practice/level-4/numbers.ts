import {
  negateRational,
  rational,
  reciprocalOfRational,
  subtractRationals,
  multiplyRationals,
  whole,
} from '../../../values/rational.ts'
import { rationalLatex } from '../../../notation/number-latex.ts'
import { gridSize, lineEquation, lineFigure, sideLatex } from '../lines.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Rational } from '../../../values/values.ts'
import type { Line } from '../lines.ts'

/** Two points of a line; the start on the vertical axis is not one of them. */
export interface Params {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export const slopeOf = (p: Params): Rational => rational(p.y2 - p.y1, p.x2 - p.x1)
const lineOf = (p: Params): Line => {
  const slope = slopeOf(p)
  return { slope, start: subtractRationals(whole(p.y1), multiplyRationals(slope, whole(p.x1))) }
}
const name = (x: number, y: number): string => `(${x}, ${y})`

function params(chance: Chance, difficulty: number): Params {
  const run = chance.int(1 + Math.round(2 * difficulty), 3 + Math.round(4 * difficulty))
  const slope = (chance.happens(0.3 + 0.3 * difficulty) ? -1 : 1) * chance.int(1, 3)
  const rise = difficulty < 0.4 ? slope * run : (slope < 0 ? -1 : 1) * chance.int(1, 6)
  const x1 = (chance.happens(0.3 + 0.3 * difficulty) ? -1 : 1) * chance.int(1, 5)
  const y1 = chance.int(-gridSize, gridSize)
  return { x1, y1, x2: x1 + run, y2: y1 + rise }
}

function reject(p: Params): string | null {
  const { slope, start } = lineOf(p)
  if ([p.x1, p.x2, p.y1, p.y2].some((n) => Math.abs(n) > gridSize) || p.x2 === 0) return 'off the grid'
  if (start.d !== 1n || start.n === 0n || start.n * start.n > 100n) return 'an awkward start'
  if (slope.n * slope.n === slope.d * slope.d) return 'the slope is one'
  return slope.n * slope.n * start.d === start.n * start.n * slope.d ? 'numbers that coincide' : null
}

function distractors(p: Params): Distractor[] {
  const { slope, start } = lineOf(p)
  return [
    {
      value: lineEquation({ slope, start: whole(p.y1) }),
      misconception: 'intercept_swap',
      why: `\\(${p.y1}\\) is the height at \\(x = ${p.x1}\\). The start is the height at \\(x = 0\\).`,
    },
    {
      value: lineEquation({ slope: reciprocalOfRational(slope), start }),
      misconception: 'slope_run_over_rise',
      why: 'Slope is rise over run: the change in \\(y\\) over the change in \\(x\\).',
    },
    {
      value: lineEquation({ slope: negateRational(slope), start }),
      misconception: 'slip_sign',
      why: 'Subtract both coordinates in the same order and look at the sign.',
    },
    {
      value: lineEquation({ slope, start: negateRational(start) }),
      misconception: 'slip_sign',
      why: 'Put one point into your equation. It does not fit yet.',
    },
  ]
}

function hints(p: Params): Hint[] {
  return [
    { text: 'First find the slope from the two points.' },
    {
      text: `The slope is \\(${rationalLatex(slopeOf(p), 'fraction')}\\). Use point-slope form with one of the points.`,
    },
    { text: `Put \\(x = ${p.x1}\\) and \\(y = ${p.y1}\\) into \\(y = mx + b\\) to find \\(b\\).` },
  ]
}

function solution(p: Params): Step[] {
  const line = lineOf(p)
  const m = rationalLatex(line.slope, 'fraction')
  const at = (n: number): string => (n < 0 ? `(${n})` : String(n))
  const product = multiplyRationals(line.slope, whole(p.x1))
  return [
    {
      say: 'Find the slope: rise over run.',
      latex: `m = \\frac{${p.y2} - ${at(p.y1)}}{${p.x2} - ${at(p.x1)}} = ${m}`,
      relation: 'next',
    },
    { say: 'Put one point into the equation.', latex: `${p.y1} = ${m} \\cdot ${at(p.x1)} + b`, relation: 'next' },
    {
      say: 'Solve for the start.',
      latex: `b = ${p.y1} - ${product.n < 0n ? `(${rationalLatex(product, 'fraction')})` : rationalLatex(product, 'fraction')} = ${rationalLatex(line.start, 'fraction')}`,
      relation: 'next',
    },
    { say: 'Write the equation.', latex: `y = ${sideLatex(line)}`, value: lineEquation(line), relation: 'next' },
  ]
}

/** Write a line through two points (HSA-CED.A.2, HSF-LE.A.2). */
export const lineThroughTwoPoints: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => [p.x1, p.y1, p.x2, p.y2].join(),
  prompt: (p) => ({
    text: `A line goes through \\(A${name(p.x1, p.y1)}\\) and \\(B${name(p.x2, p.y2)}\\). What is its equation? Write it as \\(y = mx + b\\).`,
  }),
  answer: (p) => lineEquation(lineOf(p)),
  forms: ['equation', 'choice'],
  formsLeftOut: { graph_line: 'the line is already drawn: its equation is asked for' },
  widget: () => ({ keys: ['x', 'y', '=', '/'] }),
  distractors,
  hints,
  solution,
  figure: (p) =>
    lineFigure(
      [
        [p.x1, p.y1],
        [p.x2, p.y2],
      ],
      ['A', 'B'],
    ),
  load: (p) => Number(slopeOf(p).d) * 2 + (p.x2 - p.x1) * 2 + [p.x1, p.y1, p.y2 - p.y1].filter((n) => n < 0).length,
}
