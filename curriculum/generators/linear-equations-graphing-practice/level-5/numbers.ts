import { nodeToLatex } from '../../../notation/latex.ts'
import { plus, times } from '../../../expressions/build.ts'
import { negateRational, rational, reciprocalOfRational } from '../../../values/rational.ts'
import { rationalLatex } from '../../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { divisorOf } from '../divisor.ts'
import { drawingGrid, lineGrid, lineLatex, lineOf } from '../line-drawings.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'

/** a x + b y = a p = b q, that is the line with the intercepts p on the x-axis and q on the y-axis. */
export interface Params {
  readonly p: number
  readonly q: number
  readonly k: number
}

/** Whole a, b, c with a x + b y = c through both intercepts, a above 0. */
function standard({ p, q, k }: Params): readonly [number, number, number] {
  const d = divisorOf(p, q) * Math.sign(q)
  return [(k * q) / d, (k * p) / d, (k * p * q) / d]
}
const m = (v: Params) => rational(-v.q, v.p)
/** The equation in standard form, in LaTeX. */
export const given = (v: Params): string => {
  const [a, b, c] = standard(v)
  return `${nodeToLatex(plus(times(a, 'x'), times(b, 'y')))} = ${c}`
}

/** Use intercepts and switch between forms of a line (HSA-CED.A.2). */
export const standardForm: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/5',
  version: 3,
  params: (chance: Chance, difficulty: number) => {
    const n = (): number => chance.int(1, 8) * (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
    return { p: n(), q: n(), k: chance.int(1 + Math.round(2 * difficulty), 3 + Math.round(4 * difficulty)) }
  },
  reject: (v) => (Math.abs(v.p) === Math.abs(v.q) || Math.abs(standard(v)[2]) > 150 ? 'a special line' : null),
  note: given,
  prompt: (v, words) => ({
    text: words.pick([
      'Write the equation in slope-intercept form.',
      'Solve the equation for \\(y\\).',
      'Write the equation of the line in the form \\(y = mx + b\\).',
      'What is the slope-intercept form of the equation?',
    ]),
    latex: given(v),
  }),
  answer: (v) => lineOf(m(v), v.q),
  forms: ['equation', 'graph_line', 'choice'],
  rules: () => ({ simplest: true }),
  widget: (_, form) => (form === 'graph_line' ? { grid: drawingGrid } : { keys: ['y', 'x', '/', '-'] }),
  distractors: (v) => [
    wrongAnswer(
      lineOf(negateRational(m(v)), v.q),
      'reversal_error',
      `Subtract \\(${nodeToLatex(times(standard(v)[0], 'x'))}\\) from both sides, so its sign changes.`,
    ),
    wrongAnswer(
      lineOf(reciprocalOfRational(m(v)), v.q),
      'slope_run_over_rise',
      `Divide both terms by \\(${standard(v)[1]}\\), the coefficient of \\(y\\).`,
    ),
    wrongAnswer(
      lineOf(m(v), v.p),
      'intercept_swap',
      `\\(${v.p}\\) is the \\(x\\)-intercept. The constant must be the \\(y\\)-intercept.`,
    ),
    wrongAnswer(
      lineOf(m(v), -v.q),
      'slip_sign',
      `Check the sign when you divide \\(${standard(v)[2]}\\) by \\(${standard(v)[1]}\\).`,
    ),
  ],
  hints: (v) => [
    { text: 'Which term do you move first to get \\(y\\) alone?' },
    { text: `Subtract \\(${nodeToLatex(times(standard(v)[0], 'x'))}\\) from both sides.` },
    { text: `Then divide every term by \\(${standard(v)[1]}\\).` },
  ],
  solution: (v) => {
    const [, b, c] = standard(v)
    return [
      nextStep(
        `Substitute 0 for \\(x\\) and solve for \\(y\\). The \\(y\\)-intercept is \\(${v.q}\\).`,
        `${nodeToLatex(times(b, 'y'))} = ${c} \\qquad y = ${v.q}`,
      ),
      nextStep(`Substitute 0 for \\(y\\) and solve for \\(x\\). The \\(x\\)-intercept is \\(${v.p}\\).`, `x = ${v.p}`),
      nextStep('The slope is rise over run between the two intercepts.', `m = ${rationalLatex(m(v))}`),
      nextStep(
        `Write the equation with this slope and the \\(y\\)-intercept \\(${v.q}\\).`,
        lineLatex(m(v), v.q),
        lineOf(m(v), v.q),
        lineGrid(
          [
            [v.p, 0],
            [0, v.q],
          ],
          true,
        ),
      ),
    ]
  },
  figure: (_, form) => (form === 'graph_line' ? null : lineGrid()),
  load: (v) => v.k * 3 + (v.p < 0 ? 2 : 0) + (v.q < 0 ? 2 : 0) + (Number(m(v).d) > 1 ? 1 : 0),
}
