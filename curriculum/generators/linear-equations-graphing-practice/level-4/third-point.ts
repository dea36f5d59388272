import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { walk } from '../draw-line.ts'
import { lineThroughTwoPoints, type Params } from './numbers.ts'

/** A third point of the line, so many of the ways from A to B beyond B. */
export interface Third extends Params {
  readonly times: number
}

const run = (p: Third): number => p.x2 - p.x1
const rise = (p: Third): number => p.y2 - p.y1
const x = (p: Third): number => p.x2 + run(p) * p.times
const y = (p: Third): number => p.y2 + rise(p) * p.times

/** A third point of a line whose equation nobody needs. */
export const thirdPoint: LevelTask = task<Third>({
  id: 'third_point',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => ({
    ...lineThroughTwoPoints.params(chance, difficulty),
    times: chance.int(1, 1 + Math.round(2 * difficulty)),
  }),
  reject: (p) => {
    if (y(p) === 0 || rise(p) === 0 || y(p) === p.y1 || y(p) === x(p)) return 'numbers that coincide'
    return lineThroughTwoPoints.reject?.(p) ?? null
  },
  note: (p) => `${lineThroughTwoPoints.note(p)} ${p.times}`,
  prompt: (p, words) => {
    const [a, b] = [`\\((${p.x1}, ${p.y1})\\)`, `\\((${p.x2}, ${p.y2})\\)`]
    return {
      text: words.pick([
        `A line goes through ${a} and ${b}. It also goes through \\((${x(p)}, \\Box)\\). Which number is missing?`,
        `The points ${a}, ${b}, and \\((${x(p)}, \\Box)\\) are on one line. Find the missing number.`,
      ]),
    }
  },
  answer: (p) => whole(y(p)),
  distractors: (p) => [
    wrongAnswer(
      whole(p.y2 - rise(p) * p.times),
      'slip_sign',
      `From the first point to the second, \\(y\\) ${rise(p) < 0 ? 'falls' : 'rises'}. It goes on in the same way.`,
    ),
    wrongAnswer(
      whole(p.y2 + run(p) * p.times),
      'slope_run_over_rise',
      `\\(x\\) changes by \\(${run(p)}\\) each time. How much does \\(y\\) change?`,
    ),
    wrongAnswer(
      whole(p.y1 + rise(p) * p.times),
      'stops_early',
      `Count on from \\((${p.x2}, ${p.y2})\\), not from the first point.`,
    ),
  ],
  hints: (p) => [
    { text: 'From the first point to the second: how far across, and how far up or down?' },
    { text: `It goes ${walk(run(p), rise(p))}. How many more such steps lead to \\(x = ${x(p)}\\)?` },
    {
      text: `Go ${walk(run(p), rise(p))} again from \\((${p.x2}, ${p.y2})\\)${p.times > 1 ? `, ${p.times} times` : ''}.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `From the first point to the second it goes ${walk(run(p), rise(p))}.`,
      `m = \\frac{${rise(p)}}{${run(p)}}`,
    ),
    nextStep(
      `To \\(x = ${x(p)}\\) it is \\(${run(p) * p.times}\\) more across, so \\(y\\) changes by \\(${rise(p) * p.times}\\).`,
      `${p.y2} ${rise(p) < 0 ? '-' : '+'} ${Math.abs(rise(p) * p.times)} = ${y(p)}`,
      whole(y(p)),
    ),
  ],
  load: (p) => lineThroughTwoPoints.load(p) + 2 * p.times,
})
