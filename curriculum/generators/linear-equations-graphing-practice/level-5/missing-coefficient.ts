import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'

/** a x + b y = c with the number before x or before y open, and the intercept that it decides. */
export interface Open {
  readonly letter: 'x' | 'y'
  /** The open number, and the intercept; their product is the right side. */
  readonly factor: number
  readonly intercept: number
  /** The other number. */
  readonly other: number
}

const right = (p: Open): number => p.factor * p.intercept
const spot = (p: Open): string => (p.letter === 'x' ? `(${p.intercept}, 0)` : `(0, ${p.intercept})`)
const other = (p: Open): string => `${p.other === 1 ? '' : p.other}`
const equation = (p: Open): string =>
  p.letter === 'x' ? `\\Box x + ${other(p)}y = ${right(p)}` : `${other(p)}x + \\Box y = ${right(p)}`

function params(chance: Chance, difficulty: number): Open {
  const sign = (): number => (chance.happens(0.1 + 0.4 * difficulty) ? -1 : 1)
  return {
    letter: chance.pick(['x', 'y'] as const),
    factor: chance.int(2, 4 + Math.round(6 * difficulty)) * sign(),
    intercept: chance.int(2, 5 + Math.round(5 * difficulty)) * sign(),
    other: chance.int(1, 9),
  }
}

/** An intercept is given: which number stands before the letter? */
export const missingCoefficient: LevelTask = task<Open>({
  id: 'missing_coefficient',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  band: [0, 1],
  params,
  reject: (p) =>
    new Set([Math.abs(p.factor), Math.abs(p.intercept), p.other, Math.abs(right(p))]).size < 4
      ? 'numbers that coincide'
      : null,
  note: (p) => `${p.letter} ${p.factor} ${p.intercept} ${p.other}`,
  prompt: (p, words) => ({
    text: words.pick([
      `This line goes through \\(${spot(p)}\\). Which number belongs in the box?`,
      `The ${p.letter}-intercept of this line is \\(${p.intercept}\\). Find the missing number.`,
      `Find the missing number, so that the line crosses the ${p.letter}-axis at \\(${p.intercept}\\).`,
    ]),
    latex: equation(p),
  }),
  answer: (p) => whole(p.factor),
  distractors: (p) => [
    wrongAnswer(
      whole(right(p) - p.intercept),
      'wrong_operation',
      `The box is multiplied by \\(${p.intercept}\\). Divide to undo it.`,
    ),
    wrongAnswer(
      whole(p.intercept),
      'given_number',
      `\\(${p.intercept}\\) is the intercept. Which number times \\(${p.intercept}\\) is \\(${right(p)}\\)?`,
    ),
    wrongAnswer(whole(-p.factor), 'slip_sign', 'Very close. Put your number in: the sign does not fit.'),
  ],
  hints: (p) => [
    { text: `On the ${p.letter}-axis \\(${p.letter === 'x' ? 'y' : 'x'} = 0\\). Which term is left?` },
    { text: `Put \\(${p.letter} = ${p.intercept}\\) in. The term with the box must be \\(${right(p)}\\).` },
    { text: `Which number times \\(${p.intercept}\\) is \\(${right(p)}\\)?` },
  ],
  solution: (p) => [
    nextStep(
      `At \\(${spot(p)}\\) the other term is 0.`,
      `\\Box \\cdot ${p.intercept < 0 ? `(${p.intercept})` : p.intercept} = ${right(p)}`,
    ),
    nextStep(`Divide by \\(${p.intercept}\\).`, `\\Box = ${p.factor}`, whole(p.factor)),
  ],
  load: (p) => Math.abs(p.factor) + Math.abs(p.intercept) + 4 * [p.factor, p.intercept].filter((n) => n < 0).length,
})
