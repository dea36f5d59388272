import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { drawLine, lineThrough, reach } from '../draw-line.ts'
import { given, standardForm, type Params } from './numbers.ts'

const drawn: readonly Params[] = range(-reach, reach)
  .flatMap((p) => range(-reach, reach).flatMap((q) => [1, 2].map((k) => ({ p, q, k }))))
  .filter((v) => v.p !== 0 && v.q !== 0 && Math.abs(v.p) !== Math.abs(v.q) && standardForm.reject?.(v) === null)
  .toSorted((a, b) => standardForm.load(a) - standardForm.load(b) || a.p - b.p || a.q - b.q)

/** Draw a line from its equation in standard form: its intercepts are easy to find. */
export const lineDrawn = drawLine<Params>({
  id: 'draw_line',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(drawn, difficulty, 0.5)),
  note: given,
  space: drawn.length,
  asks: () => [
    'Draw the line with this equation.',
    'Find both intercepts, and draw the line.',
    'Where does this line cross the axes? Draw it.',
  ],
  latex: given,
  through: (v) => [
    [v.p, 0],
    [0, v.q],
  ],
  wrong: (v) => [
    wrongAnswer(
      lineThrough([v.q, 0], [0, v.p]),
      'intercept_swap',
      `Put \\(y = 0\\) in: \\(x\\) is \\(${v.p}\\). So the line crosses the \\(x\\)-axis at \\(${v.p}\\).`,
    ),
    wrongAnswer(
      lineThrough([-v.p, 0], [0, v.q]),
      'reversal_error',
      `Your line crosses the \\(x\\)-axis at \\(${-v.p}\\). Put that in: the two sides are not equal.`,
    ),
    wrongAnswer(
      lineThrough([v.p, 0], [0, -v.q]),
      'slip_sign',
      `Your line crosses the \\(y\\)-axis at \\(${-v.q}\\). Put that in: the two sides are not equal.`,
    ),
  ],
  hints: (v) => [
    { text: 'On the \\(x\\)-axis, \\(y = 0\\). What is \\(x\\) there?' },
    { text: 'On the \\(y\\)-axis, \\(x = 0\\). What is \\(y\\) there?' },
    { text: `The intercepts are \\((${v.p}, 0)\\) and \\((0, ${v.q})\\).` },
  ],
  steps: (v) => [
    nextStep('Put \\(y = 0\\) in, and solve for \\(x\\).', `(${v.p}, 0)`),
    nextStep('Put \\(x = 0\\) in, and solve for \\(y\\).', `(0, ${v.q})`),
  ],
  load: standardForm.load,
})
