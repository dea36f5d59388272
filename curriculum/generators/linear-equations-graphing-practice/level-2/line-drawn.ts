import { rationalLatex } from '../../../notation/number-latex.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { divisorOf } from '../divisor.ts'
import { drawLine, lineThrough, onPlane, walk, type Spot } from '../draw-line.ts'
import { secondPoint, slopeAndIntercept, slopeOf, type Params } from './numbers.ts'

const drawn: readonly Params[] = range(1, 6)
  .flatMap((run) => range(-6, 6).flatMap((rise) => range(-4, 4).map((start) => ({ start, rise, run }))))
  .filter(
    (p) =>
      p.start !== 0 &&
      p.rise !== 0 &&
      Math.abs(p.rise) !== p.run &&
      divisorOf(p.rise, p.run) === 1 &&
      onPlane(secondPoint(p)),
  )
  .toSorted((a, b) => slopeAndIntercept.load(a) - slopeAndIntercept.load(b) || a.start - b.start)
const start = (p: Params): Spot => [0, p.start]

/** Draw the line that has a slope and a y-intercept. */
export const lineDrawn = drawLine<Params>({
  id: 'draw_line',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(drawn, difficulty, 0.5)),
  note: (p) => `${p.start} ${p.rise} ${p.run}`,
  space: drawn.length,
  asks: (p) => {
    const slope = `\\(${rationalLatex(slopeOf(p))}\\)`
    return [
      `Draw the line with slope ${slope} and \\(y\\)-intercept \\(${p.start}\\).`,
      `A line has slope ${slope} and crosses the \\(y\\)-axis at \\(${p.start}\\). Draw it.`,
      `Draw the line whose \\(y\\)-intercept is \\(${p.start}\\) and whose slope is ${slope}.`,
    ]
  },
  through: (p) => [start(p), secondPoint(p)],
  wrong: (p) => [
    wrongAnswer(
      lineThrough(start(p), [p.rise, p.start + p.run]),
      'slope_run_over_rise',
      `You went ${walk(p.rise, p.run)}. Slope is rise over run: go ${walk(p.run, p.rise)}.`,
    ),
    wrongAnswer(
      lineThrough([p.start, 0], [p.start + p.run, p.rise]),
      'intercept_swap',
      `Your line crosses the \\(x\\)-axis at \\(${p.start}\\). The \\(y\\)-intercept is on the \\(y\\)-axis, which goes up and down.`,
    ),
    wrongAnswer(
      lineThrough(start(p), [p.run, p.start - p.rise]),
      'slip_sign',
      p.rise < 0
        ? 'The slope is negative, so the line falls to the right.'
        : 'The slope is positive, so the line rises to the right.',
    ),
  ],
  hints: (p) => [
    { text: 'Which axis is the \\(y\\)-intercept on? Put the first point there.' },
    { text: 'Slope is rise over run. Which of its numbers goes across, and which up or down?' },
    { text: `From \\((0, ${p.start})\\), go ${walk(p.run, p.rise)}. Put the second point there.` },
  ],
  steps: (p) => [
    nextStep('The \\(y\\)-intercept is the point with \\(x = 0\\).', `(${start(p).join(', ')})`),
    nextStep(`The slope says: go ${walk(p.run, p.rise)}.`, `(${secondPoint(p).join(', ')})`),
  ],
  load: slopeAndIntercept.load,
})
