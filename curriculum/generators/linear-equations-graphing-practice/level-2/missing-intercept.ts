import { lineLatex } from '../line-drawings.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { slopeAndIntercept, slopeOf, type Params } from './numbers.ts'

/** A line without its y-intercept, and a point of it so many runs from the y-axis. */
export interface Open extends Params {
  readonly times: number
}

const x = (p: Open): number => p.run * p.times
const y = (p: Open): number => p.start + p.rise * p.times
const change = (p: Open): number => p.rise * p.times
const open = (p: Open): string => `${lineLatex(slopeOf(p), 0)} + \\Box`

/** The slope and a point are given: which y-intercept? */
export const missingIntercept: LevelTask = task<Open>({
  id: 'missing_intercept',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => ({
    ...slopeAndIntercept.params(chance, difficulty),
    times: (chance.happens(0.15 + 0.35 * difficulty) ? -1 : 1) * chance.int(1, 1 + Math.round(2 * difficulty)),
  }),
  reject: (p) => {
    const numbers = [x(p), y(p), p.start, change(p)]
    if (y(p) === 0 || new Set(numbers.map(Math.abs)).size < numbers.length) return 'numbers that coincide'
    return slopeAndIntercept.reject?.(p) ?? null
  },
  note: (p) => `${p.start} ${p.rise} ${p.run} ${p.times}`,
  prompt: (p, words) => ({
    text: words.pick([
      `This line goes through \\((${x(p)}, ${y(p)})\\). Which number belongs in the box?`,
      `\\((${x(p)}, ${y(p)})\\) is a point on this line. Find the missing number.`,
      `Find the \\(y\\)-intercept, so that \\((${x(p)}, ${y(p)})\\) lies on the line.`,
    ]),
    latex: open(p),
    speech: `The line y equals ${p.rise} over ${p.run} times x plus a missing number goes through the point ${x(p)}, ${y(p)}. Which number is missing?`,
  }),
  answer: (p) => whole(p.start),
  distractors: (p) => [
    wrongAnswer(
      whole(y(p)),
      'given_number',
      `\\(${y(p)}\\) is the height at \\(x = ${x(p)}\\). The \\(y\\)-intercept is the height at \\(x = 0\\).`,
    ),
    wrongAnswer(
      whole(y(p) + change(p)),
      'wrong_operation',
      `The term with \\(x\\) is \\(${change(p)}\\). Undo it: subtract it from \\(${y(p)}\\).`,
    ),
    wrongAnswer(
      whole(change(p)),
      'stops_early',
      `\\(${change(p)}\\) is the term with \\(x\\). What must be added to get \\(${y(p)}\\)?`,
    ),
  ],
  hints: (p) => [
    { text: `Put \\(x = ${x(p)}\\) and \\(y = ${y(p)}\\) into the equation.` },
    { text: 'What is the term with \\(x\\) worth? What must be added to it?' },
    { text: `The term with \\(x\\) is \\(${change(p)}\\). From there to \\(${y(p)}\\): how much?` },
  ],
  solution: (p) => [
    nextStep(
      `Put \\(x = ${x(p)}\\) in: the term with \\(x\\) is \\(${change(p)}\\).`,
      `${y(p)} = ${change(p)} + \\Box`,
    ),
    nextStep(
      change(p) < 0 ? `Add \\(${-change(p)}\\) to both sides.` : `Subtract \\(${change(p)}\\) from both sides.`,
      `\\Box = ${p.start}`,
      whole(p.start),
    ),
  ],
  load: (p) => slopeAndIntercept.load(p) + 2 * Math.abs(p.times) + (p.times < 0 ? 1 : 0),
})
