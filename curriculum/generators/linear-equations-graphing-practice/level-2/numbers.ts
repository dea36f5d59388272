import { negateRational, rational, reciprocalOfRational, whole } from '../../../values/rational.ts'
import { gridSize, lineEquation, lineFigure, sideLatex } from '../lines.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Rational } from '../../../values/values.ts'
import type { Line } from '../lines.ts'

/** The line through (0, start) with the given rise and run. */
export interface Params {
  readonly start: number
  readonly rise: number
  readonly run: number
}

export const slopeOf = (p: Params): Rational => rational(p.rise, p.run)
const lineOf = (p: Params): Line => ({ slope: slopeOf(p), start: whole(p.start) })
/** The first crossing of the grid to the right of the y-axis. */
export const secondPoint = (p: Params): [number, number] => [p.run, p.start + p.rise]

function params(chance: Chance, difficulty: number): Params {
  const down = chance.happens(0.4 + 0.2 * difficulty)
  return {
    start: (chance.happens(0.4 + 0.2 * difficulty) ? -1 : 1) * chance.int(1, 8),
    rise: (down ? -1 : 1) * chance.int(1, 8),
    run: chance.int(1 + Math.round(3 * difficulty), 3 + Math.round(4 * difficulty)),
  }
}

function reject(p: Params): string | null {
  if (Math.abs(secondPoint(p)[1]) > gridSize) return 'off the grid'
  if (rational(p.rise, p.run).d !== BigInt(p.run)) return 'not in lowest terms'
  return Math.abs(p.rise) === p.run || Math.abs(p.rise) === Math.abs(p.start) ? 'numbers that coincide' : null
}

function distractors(p: Params): Distractor[] {
  const { slope, start } = lineOf(p)
  return [
    {
      value: lineEquation({ slope: start, start: slope }),
      misconception: 'intercept_swap',
      why: `You switched the slope and the \\(y\\)-intercept. The line crosses the \\(y\\)-axis at \\(${p.start}\\).`,
    },
    {
      value: lineEquation({ slope: reciprocalOfRational(slope), start }),
      misconception: 'slope_run_over_rise',
      why: `The slope is rise over run: \\(${p.rise}\\) over \\(${p.run}\\).`,
    },
    {
      value: lineEquation({ slope: negateRational(slope), start }),
      misconception: 'slip_sign',
      why: `The line ${p.rise > 0 ? 'rises' : 'falls'} from left to right, so the slope is ${p.rise > 0 ? 'positive' : 'negative'}.`,
    },
    {
      value: lineEquation({ slope, start: negateRational(start) }),
      misconception: 'slip_sign',
      why: `The line crosses the \\(y\\)-axis at \\(${p.start}\\), ${p.start > 0 ? 'above' : 'below'} the origin.`,
    },
  ]
}

function hints(p: Params): Hint[] {
  return [
    { text: 'Where does the line cross the \\(y\\)-axis?' },
    { text: `From there, go \\(${p.run}\\) to the right. How far ${p.rise > 0 ? 'up' : 'down'} does the line go?` },
    { text: 'The slope \\(m\\) is rise over run. Write \\(m\\) and \\(b\\) in \\(y = mx + b\\).' },
  ]
}

function solution(p: Params): Step[] {
  const line = lineOf(p)
  return [
    { say: 'The line crosses the \\(y\\)-axis at the \\(y\\)-intercept.', latex: `b = ${p.start}`, relation: 'next' },
    {
      say: `From there the line goes \\(${p.run}\\) right and \\(${Math.abs(p.rise)}\\) ${p.rise > 0 ? 'up' : 'down'} to the next marked point.`,
      latex: `m = \\frac{${p.rise}}{${p.run}}`,
      relation: 'next',
    },
    {
      say: 'Put slope and intercept into the equation.',
      latex: `y = ${sideLatex(line)}`,
      value: lineEquation(line),
      relation: 'next',
    },
  ]
}

/** Read slope and intercept from a graph (8.F.A.3). */
export const slopeAndIntercept: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.start, p.rise, p.run].join(),
  prompt: (_, words) => ({
    text: words.pick([
      'What is the equation of this line? Write it in the form \\(y = mx + b\\).',
      'Write the equation of the line in slope-intercept form.',
      'Find the slope and the \\(y\\)-intercept. Write the equation of the line.',
      'Use points \\(A\\) and \\(B\\) to write the equation of the line in the form \\(y = mx + b\\).',
    ]),
  }),
  answer: (p) => lineEquation(lineOf(p)),
  forms: ['equation', 'choice'],
  formsLeftOut: { graph_line: 'the line is already drawn: its equation is asked for' },
  widget: () => ({ keys: ['x', 'y', '=', '/'] }),
  distractors,
  hints,
  solution,
  figure: (p) => lineFigure([[0, p.start], secondPoint(p)], ['A', 'B']),
  load: (p) => 3 * p.run + (p.rise < 0 ? 1 : 0),
}
