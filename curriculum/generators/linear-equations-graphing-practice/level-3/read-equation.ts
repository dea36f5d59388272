import { rationalLatex } from '../../../notation/number-latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { negateRational, rational, reciprocalOfRational } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { lineGrid, lineLatex, lineOf } from '../line-drawings.ts'
import { drawnLine } from './drawn-line.ts'
import { graphedLine, type Params } from './numbers.ts'

const slope = (p: Params): ReturnType<typeof rational> => rational(p.rise, p.run)
const second = (p: Params): readonly [number, number] => [p.run, p.b + p.rise]

/** Write the equation of a line that is drawn, with two of its points marked. */
export const readEquation: LevelTask = task<Params>({
  id: 'read_equation',
  kind: 'read',
  version: 1,
  form: 'equation',
  params: (chance, difficulty) => ({ kind: 'equation', ...drawnLine(chance, difficulty) }),
  reject: (p) => {
    if (Math.abs(p.rise) === p.b || p.run === p.b) return 'slope and intercept look alike'
    if (Math.abs(second(p)[1]) > 8) return 'off the grid'
    return graphedLine.reject?.(p) ?? null
  },
  note: (p) => `${p.rise} ${p.run} ${p.b}`,
  prompt: (_, words) => ({
    text: words.pick([
      'What is the equation of this line? Write it as \\(y = mx + b\\).',
      'Two points of the line are marked. What is its equation? Write it as \\(y = mx + b\\).',
      'Which equation does this line have? Write it as \\(y = mx + b\\).',
    ]),
  }),
  answer: (p) => lineOf(slope(p), p.b),
  distractors: (p) => [
    wrongAnswer(
      lineOf(reciprocalOfRational(slope(p)), p.b),
      'slope_run_over_rise',
      `From one point to the other it is ${p.run} across and ${Math.abs(p.rise)} ${p.rise < 0 ? 'down' : 'up'}. Slope is rise over run.`,
    ),
    wrongAnswer(
      lineOf(p.b, slope(p)),
      'intercept_swap',
      `The line crosses the \\(y\\)-axis at \\(${p.b}\\), so \\(b = ${p.b}\\). The slope stands with \\(x\\).`,
    ),
    wrongAnswer(
      lineOf(negateRational(slope(p)), p.b),
      'slip_sign',
      p.rise < 0
        ? 'The line falls to the right, so its slope is negative.'
        : 'The line rises to the right, so its slope is positive.',
    ),
    wrongAnswer(lineOf(slope(p), -p.b), 'reversal_error', 'Look again where the line crosses the \\(y\\)-axis.'),
  ],
  widget: () => ({ keys: ['x', 'y', '=', '/'] }),
  figure: (p) => lineGrid([[0, p.b], second(p)], true),
  hints: (p) => [
    { text: 'Where does the line cross the \\(y\\)-axis? That number is \\(b\\).' },
    { text: 'From one marked point to the other: how far up or down, and how far across?' },
    { text: `\\(b = ${p.b}\\), and the slope is \\(${rationalLatex(slope(p))}\\).` },
  ],
  solution: (p) => [
    nextStep('The line crosses the \\(y\\)-axis here.', `b = ${p.b}`),
    nextStep(
      `From there it goes ${p.run} to the right and ${Math.abs(p.rise)} ${p.rise < 0 ? 'down' : 'up'}.`,
      `m = ${rationalLatex(slope(p))}`,
    ),
    nextStep('Put both into the equation.', lineLatex(slope(p), p.b), lineOf(slope(p), p.b)),
  ],
  load: (p) => 2 * p.run + (p.rise < 0 ? 1 : 0) + Math.abs(p.rise) / 4,
})
