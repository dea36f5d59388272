import { rationalLatex } from '../../../notation/number-latex.ts'
import { plane } from '../../../surfaces/plane-settings.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { plot } from '../../../values/plot.ts'
import { rational } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { divisorOf } from '../divisor.ts'
import type { Chance } from '../../../chance.ts'

/** A point and a slope in lowest terms; both the point and the next one lie on the plane. */
export interface Start {
  readonly x: number
  readonly y: number
  readonly rise: number
  readonly run: number
}

const reach = 6

const next = (p: Start): readonly [number, number] => [p.x + p.run, p.y + p.rise]
const line = (p: Start, run: number, rise: number): ReturnType<typeof plot> =>
  plot('line', [
    [p.x, p.y],
    [p.x + run, p.y + rise],
  ])

function params(chance: Chance, difficulty: number): Start {
  const size = chance.int(1, 2 + Math.round(3 * difficulty))
  return {
    x: chance.int(-4, 3),
    y: chance.int(-5, 5),
    rise: chance.happens(0.25 + 0.3 * difficulty) ? -size : size,
    run: chance.int(1 + Math.round(difficulty), 2 + Math.round(2 * difficulty)),
  }
}

function reject(p: Start): string | null {
  if (divisorOf(p.rise, p.run) !== 1 || Math.abs(p.rise) === p.run) return 'a slope that hides rise and run'
  if (next(p).some((n) => Math.abs(n) > reach)) return 'off the plane'
  if (p.x === 0 || p.x + p.run === 0) return 'the intercept is given'
  return [p.x + p.rise, p.y - p.run].some((n) => Math.abs(n) > 2 * reach) ? 'off the plane' : null
}

const stepsOf = ({ rise, run }: Start): string =>
  `${run} to the right and ${Math.abs(rise)} ${rise < 0 ? 'down' : 'up'}`

/** Draw the line with a slope through a point: no equation to put points into, so the slope has to be walked. */
export const throughPoint: LevelTask = task<Start>({
  id: 'through_point',
  kind: 'build',
  version: 1,
  form: 'plot',
  params,
  reject,
  note: (p) => `${p.x} ${p.y} ${p.rise} ${p.run}`,
  prompt: (p, words) => {
    const [point, slope] = [`\\((${p.x}, ${p.y})\\)`, `\\(${rationalLatex(rational(p.rise, p.run))}\\)`]
    return {
      text: words.pick([
        `Draw the line through ${point} with slope ${slope}.`,
        `A line goes through ${point}. Its slope is ${slope}. Draw it.`,
        `Start at ${point}. Draw the line with slope ${slope}.`,
      ]),
    }
  },
  answer: (p) => line(p, p.run, p.rise),
  distractors: (p) => [
    wrongAnswer(line(p, p.rise, p.run), 'slope_run_over_rise', `The slope is rise over run: go ${stepsOf(p)}.`),
    wrongAnswer(
      line(p, p.run, -p.rise),
      'slip_sign',
      p.rise < 0
        ? 'The slope is negative, so the line falls to the right.'
        : 'The slope is positive, so the line rises to the right.',
    ),
    wrongAnswer(
      plot('line', [
        [0, p.y],
        [p.run, p.y + p.rise],
      ]),
      'intercept_swap',
      `Your line goes through \\((0, ${p.y})\\). It should go through \\((${p.x}, ${p.y})\\).`,
    ),
  ],
  widget: (p) => ({ surface: plane({ reach, shape: 'line', given: [{ shape: 'points', at: [p.x, p.y] }] }) }),
  hints: (p) => [
    { text: 'One point is marked. Put one of your points on it.' },
    { text: 'Slope is rise over run. Where does it take you from the marked point?' },
    { text: `From \\((${p.x}, ${p.y})\\), go ${stepsOf(p)}. Put the other point there.` },
  ],
  solution: (p) => [
    nextStep('Start at the marked point.', `(${p.x}, ${p.y})`),
    nextStep(`Rise over run: go ${stepsOf(p)}.`, `(${next(p).join(', ')})`),
    nextStep('Draw the line through both points.', undefined, line(p, p.run, p.rise)),
  ],
  load: (p) => Math.abs(p.rise) + 2 * p.run + (p.rise < 0 ? 1 : 0),
})
