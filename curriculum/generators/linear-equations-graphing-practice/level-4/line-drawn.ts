import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { drawLine, lineThrough, onPlane, walk } from '../draw-line.ts'
import { drawPoint, faultOf, loadOf, nextPoint, pointForm, slopeOf, type PointAndSlope } from './point-form.ts'

/** Draw a line from its equation in point-slope form. */
export const lineDrawn = drawLine<PointAndSlope>({
  id: 'draw_line',
  version: 1,
  params: drawPoint,
  reject: (p) => (onPlane([p.x, p.y], nextPoint(p)) ? faultOf(p) : 'off the plane'),
  note: (p) => `${p.x} ${p.y} ${p.rise} ${p.run}`,
  asks: () => [
    'Draw the line with this equation.',
    'Read a point and the slope from the equation. Draw the line.',
    'This line is in point-slope form. Draw it.',
  ],
  latex: (p) => pointForm(p.x, p.y, slopeOf(p)),
  through: (p) => [[p.x, p.y], nextPoint(p)],
  wrong: (p) => [
    wrongAnswer(
      lineThrough([-p.x, -p.y], [-p.x + p.run, -p.y + p.rise]),
      'slip_sign',
      `Your line goes through \\((${-p.x}, ${-p.y})\\). Both sides are 0 when \\(x = ${p.x}\\) and \\(y = ${p.y}\\), so the point is \\((${p.x}, ${p.y})\\).`,
    ),
    wrongAnswer(
      lineThrough([p.x, p.y], [p.x + p.rise, p.y + p.run]),
      'slope_run_over_rise',
      `You went ${walk(p.rise, p.run)}. Slope is rise over run: go ${walk(p.run, p.rise)}.`,
    ),
    wrongAnswer(
      lineThrough([p.y, p.x], [p.y + p.run, p.x + p.rise]),
      'intercept_swap',
      `Your line goes through \\((${p.y}, ${p.x})\\). The number beside \\(x\\) tells the \\(x\\) of the point.`,
    ),
  ],
  hints: (p) => [
    { text: 'For which \\(x\\) and which \\(y\\) are both sides 0? That gives a point.' },
    { text: `The point is \\((${p.x}, ${p.y})\\). The slope stands before the parentheses.` },
    { text: `From \\((${p.x}, ${p.y})\\), go ${walk(p.run, p.rise)}. Put the second point there.` },
  ],
  steps: (p) => [
    nextStep('Both sides are 0 at a point of the line.', `(${p.x}, ${p.y})`),
    nextStep(`The slope says: go ${walk(p.run, p.rise)}.`, `(${nextPoint(p).join(', ')})`),
  ],
  load: loadOf,
})
