import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { drawLine, lineThrough, onPlane, walk, type Spot } from '../draw-line.ts'
import { lineLatex } from '../line-drawings.ts'
import { allLines, lineThroughOrigin, slopeOf, type Params } from './numbers.ts'

const next = (p: Params): Spot => [p.run, p.rise]
const drawn = allLines.filter((p) => p.again === 1 && onPlane(next(p), [p.rise, p.run]))

/** Draw y = mx: the origin is one point, and the slope leads to another one. */
export const lineDrawn = drawLine<Params>({
  id: 'draw_line',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(drawn, difficulty, 0.5)),
  note: (p) => `${p.run} ${p.rise}`,
  space: drawn.length,
  asks: () => ['Draw the line with this equation.', 'Draw this line.', 'What does this line look like? Draw it.'],
  latex: (p) => lineLatex(slopeOf(p), 0),
  through: (p) => [[0, 0], next(p)],
  wrong: (p) => [
    wrongAnswer(
      lineThrough([0, 0], [p.rise, p.run]),
      'slope_run_over_rise',
      `You went ${walk(p.rise, p.run)}. Slope is rise over run: go ${walk(p.run, p.rise)}.`,
    ),
    wrongAnswer(
      lineThrough([0, 0], [p.run, -p.rise]),
      'slip_sign',
      p.rise < 0
        ? 'The slope is negative, so the line falls to the right.'
        : 'The slope is positive, so the line rises to the right.',
    ),
    wrongAnswer(
      lineThrough([0, p.rise], [p.run, p.rise]),
      'looks_alike',
      'That line is flat. Nothing is added to the term with \\(x\\), so the line goes through the origin.',
    ),
  ],
  hints: (p) => [
    { text: 'What is \\(y\\) when \\(x = 0\\)? That gives the first point.' },
    { text: 'The slope is rise over run. Which of its numbers goes across, and which up or down?' },
    { text: `From the origin, go ${walk(p.run, p.rise)}. Put the second point there.` },
  ],
  steps: (p) => [
    nextStep('When \\(x = 0\\), \\(y = 0\\). So the line goes through the origin.', '(0, 0)'),
    nextStep(`The slope says: go ${walk(p.run, p.rise)}.`, `(${next(p).join(', ')})`),
  ],
  load: lineThroughOrigin.load,
})
