import { negateRational, rational, reciprocalOfRational } from '../../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { divisorOf } from '../divisor.ts'
import { drawingGrid, lineGrid, lineLatex, lineOf } from '../line-drawings.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Rational } from '../../../values/values.ts'

/** A line through the origin and (run, rise), the fraction in lowest terms; `again` marks a point so many times as far. */
export interface Params {
  readonly run: number
  readonly rise: number
  readonly again: number
}

const loadOf = (p: Params): number => p.run * 2 + Math.abs(p.rise) / 2 + (p.rise < 0 ? 3 : 0) + p.again / 2
/** Every line that is asked, from easy to hard. */
export const allLines: readonly Params[] = range(1, 8)
  .flatMap((run) => range(-8, 8).flatMap((rise) => [1, -1, 2, -2].map((again) => ({ run, rise, again }))))
  .filter(
    ({ run, rise, again }) =>
      rise !== 0 &&
      divisorOf(run, rise) === 1 &&
      Math.abs(run * again) <= 8 &&
      Math.abs(rise * again) <= 8 &&
      !(run === 1 && Math.abs(rise) === 1),
  )
  .toSorted((a, b) => loadOf(a) - loadOf(b) || a.rise - b.rise)
export const slopeOf = (p: Params): Rational => rational(p.rise, p.run)

/** Match y = mx with its graph (8.EE.B.6). */
export const lineThroughOrigin: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/1',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(allLines, difficulty, 0.5)),
  note: (p) => `${p.run} ${p.rise} ${p.again}`,
  ...(allLines.length < 300 ? { space: allLines.length } : {}),
  prompt: (p, words) => ({
    text: `${words.pick(['A line goes through the origin and the marked point', 'The graph is a line through the origin and the point'])} \\((${p.run * p.again}, ${p.rise * p.again})\\). What is its equation?`,
  }),
  answer: (p) => lineOf(slopeOf(p), 0),
  forms: ['equation', 'graph_line', 'choice'],
  rules: () => ({ simplest: true }),
  widget: (_, form) => (form === 'graph_line' ? { grid: drawingGrid } : { keys: ['y', 'x', '/', '-'] }),
  distractors: (p) => [
    wrongAnswer(
      lineOf(reciprocalOfRational(slopeOf(p)), 0),
      'slope_run_over_rise',
      'The slope is rise over run: the height over the way across.',
    ),
    wrongAnswer(
      lineOf(negateRational(slopeOf(p)), 0),
      'slip_sign',
      p.rise < 0 ? 'The line falls, so the slope is negative.' : 'The line rises, so the slope is positive.',
    ),
    wrongAnswer(lineOf(0, p.rise * p.again), 'looks_alike', 'That line is flat. This one goes through the origin.'),
    wrongAnswer(
      lineOf(1, p.rise * p.again - p.run * p.again),
      'intercept_swap',
      'A line through the origin has nothing added at the end.',
    ),
  ],
  hints: (p) => [
    { text: 'A line through the origin has an equation \\(y = mx\\).' },
    { text: 'The slope \\(m\\) is the height of a point divided by the way across.' },
    { text: `Divide \\(${p.rise * p.again}\\) by \\(${p.run * p.again}\\).` },
  ],
  solution: (p) => [
    nextStep('The line goes through the origin, so nothing is added.', 'y = mx'),
    nextStep(
      `Put the point in and divide by \\(${p.run * p.again}\\).`,
      `${p.rise * p.again} = m \\cdot ${p.run * p.again < 0 ? `(${p.run * p.again})` : p.run * p.again}`,
    ),
    nextStep('Write the equation.', lineLatex(slopeOf(p), 0), lineOf(slopeOf(p), 0)),
  ],
  figure: (p, form) =>
    form === 'graph_line'
      ? null
      : lineGrid(
          [
            [0, 0],
            [p.run * p.again, p.rise * p.again],
          ],
          true,
        ),
  load: loadOf,
}
