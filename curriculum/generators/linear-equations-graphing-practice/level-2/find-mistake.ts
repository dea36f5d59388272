import { rationalLatex } from '../../../notation/number-latex.ts'
import { findError } from '../../../tasks/find-error.ts'
import { negateRational, reciprocalOfRational, whole } from '../../../values/rational.ts'
import { walk } from '../draw-line.ts'
import { lineFigure, sideLatex } from '../lines.ts'
import { secondPoint, slopeAndIntercept, slopeOf, type Params } from './numbers.ts'
import type { RichText } from '../../../values/values.ts'

/** How somebody reads the equation off a graph, with a slip carried on to the end. */
export function readingOf(p: Params, slip: string | null): readonly RichText[] {
  const right = slopeOf(p)
  const slope =
    slip === 'slope_run_over_rise' ? reciprocalOfRational(right) : slip === 'slip_sign' ? negateRational(right) : right
  const start = whole(p.start)
  const line = slip === 'intercept_swap' ? { slope: start, start: slope } : { slope, start }
  return [
    `The line crosses the \\(y\\)-axis at \\(${p.start}\\), so \\(b = ${p.start}\\).`,
    `From \\(A\\) to \\(B\\) it goes ${walk(p.run, p.rise)}.`,
    `So the slope is \\(m = ${rationalLatex(slope)}\\).`,
    `The equation is \\(y = ${sideLatex(line)}\\).`,
  ]
}

/** In which line somebody went wrong who read slope and intercept off a graph. */
export const findMistake = findError<Params>(slopeAndIntercept, {
  id: 'find_mistake',
  version: 1,
  verb: 'read',
  task: () => 'the equation of this line',
  figure: (p) => lineFigure([[0, p.start], secondPoint(p)], ['A', 'B']),
  work: readingOf,
  carries: true,
  slips: [
    { id: 'slope_run_over_rise', why: () => 'Slope is rise over run: the number of steps up or down is on top.' },
    {
      id: 'slip_sign',
      why: (p) =>
        p.rise < 0
          ? 'The line falls to the right, so its slope is negative.'
          : 'The line rises to the right, so its slope is positive.',
    },
    { id: 'intercept_swap', why: (p) => `The slope stands with \\(x\\), and \\(${p.start}\\) stands alone.` },
  ],
  hint: 'Begin with the first line. Check on the graph whether it is true.',
})
