import { negateRational, rational, reciprocalOfRational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { drawingGrid, lineGrid, lineLatex, lineOf } from './line-drawings.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** The line y = n/d x + c; wanted is the parallel or perpendicular line through (x, y), whose start is whole. */
export interface Params {
  readonly perpendicular: boolean
  readonly n: number
  readonly d: number
  readonly c: number
  readonly x: number
  readonly y: number
}

const given = (p: Params): Rational => rational(p.n, p.d)
const turned = (p: Params): Rational => negateRational(reciprocalOfRational(given(p)))
const m = (p: Params): Rational => (p.perpendicular ? turned(p) : given(p))
const start = (p: Params, slope: Rational): Rational => rational(BigInt(p.y) * slope.d - slope.n * BigInt(p.x), slope.d)

function params(chance: Chance, difficulty: number): Params {
  const n = chance.int(1, 3 + Math.round(difficulty))
  return {
    perpendicular: chance.happens(1.3 * difficulty - 0.15),
    n: chance.happens(0.4) ? -n : n,
    d: chance.int(1 + Math.round(difficulty), 2 + Math.round(2 * difficulty)),
    c: chance.int(-6, 6),
    x: chance.int(-6, 6),
    y: chance.int(-6, 6),
  }
}

function reject(p: Params): string | null {
  if (given(p).d !== BigInt(p.d) || p.c === 0 || p.x === 0 || Math.abs(p.n) === p.d) return 'a special line'
  const b = start(p, m(p))
  if (b.d !== 1n || b.n === 0n || b.n > 8n || b.n < -8n) return 'no whole start'
  return p.perpendicular ? null : b.n === BigInt(p.c) ? 'the same line' : null
}

/** Write parallel and perpendicular lines (HSG-GPE.B.5). */
export const level: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => JSON.stringify(p),
  prompt: (p) => ({
    text: `Find the line through \\((${p.x}, ${p.y})\\) that is ${p.perpendicular ? 'perpendicular' : 'parallel'} to this one.`,
    latex: lineLatex(given(p), p.c),
  }),
  answer: (p) => lineOf(m(p), start(p, m(p))),
  forms: ['equation', 'graph_line', 'choice'],
  rules: () => ({ simplest: true }),
  widget: (_, form) => (form === 'graph_line' ? { grid: drawingGrid } : { keys: ['y', 'x', '/', '-'] }),
  distractors: (p) => {
    const through = (slope: Rational) => lineOf(slope, start(p, slope))
    const list = [
      wrongAnswer(
        through(p.perpendicular ? given(p) : turned(p)),
        'looks_alike',
        p.perpendicular
          ? 'That line is parallel. For a right angle the slope is turned over and changes its sign.'
          : 'That line is perpendicular. Parallel lines have the same slope.',
      ),
      wrongAnswer(
        lineOf(m(p), p.c),
        'intercept_swap',
        `The line must go through \\((${p.x}, ${p.y})\\). Find its own start.`,
      ),
      p.perpendicular
        ? wrongAnswer(
            through(reciprocalOfRational(given(p))),
            'slope_run_over_rise',
            'Turned over is right. Its sign changes as well.',
          )
        : wrongAnswer(
            through(reciprocalOfRational(given(p))),
            'slope_run_over_rise',
            'Parallel lines have the same slope. Do not turn it over.',
          ),
      wrongAnswer(
        through(negateRational(given(p))),
        'slip_sign',
        p.perpendicular ? 'Turn the slope over as well.' : 'Parallel lines have the same slope, with the same sign.',
      ),
    ]
    return list
  },
  hints: (p) => [
    {
      text: p.perpendicular
        ? 'Slopes of perpendicular lines have the product \\(-1\\).'
        : 'Parallel lines have the same slope.',
    },
    { text: `The given slope is \\(${rationalLatex(given(p))}\\). What is the new one?` },
    {
      text: `Put \\((${p.x}, ${p.y})\\) into \\(y = mx + b\\) with the slope \\(${rationalLatex(m(p))}\\) to find \\(b\\).`,
    },
  ],
  solution: (p) => {
    const b = start(p, m(p))
    return [
      nextStep(
        p.perpendicular ? 'Turn the slope over and change its sign.' : 'Take the same slope.',
        `m = ${rationalLatex(m(p))}`,
      ),
      nextStep(
        `Put the point in to find b.`,
        `${p.y} = ${rationalLatex(m(p))} \\cdot ${p.x < 0 ? `(${p.x})` : p.x} + b \\qquad b = ${rationalLatex(b)}`,
      ),
      nextStep('Write the equation.', lineLatex(m(p), b), lineOf(m(p), b)),
    ]
  },
  figure: (p, form) =>
    form === 'graph_line'
      ? null
      : lineGrid([
          [0, p.c],
          [p.d, p.c + p.n],
        ]),
  load: (p) => (p.perpendicular ? 6 : 0) + p.d * 1.5 + Math.abs(p.n) / 3,
}
