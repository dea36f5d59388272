import { coordinateGrid } from '../../../figures/coordinate-grid.ts'
import { choosePicture } from '../../../tasks/choose-picture.ts'
import { windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { lineThrough, walk, type Spot } from '../draw-line.ts'
import { lineLatex } from '../line-drawings.ts'
import { allLines, lineThroughOrigin, slopeOf, type Params } from './numbers.ts'
import type { Figure, Value } from '../../../values/values.ts'

/** Pictures to choose from are small: they reach so far. */
const reach = 5

const shown = allLines.filter((p) => p.again === 1 && p.run <= reach && Math.abs(p.rise) <= reach)
const next = (p: Params): Spot => [p.run, p.rise]
/** The picture of a line with the two points that it is told by. */
export const graph = (value: Value): Figure => {
  if (value.kind !== 'plot') throw new RangeError('a graph of something that is no line')
  const through = (value.curves[0]?.handles ?? []).map(({ x, y }) => [Number(x.n), Number(y.n)] as const)
  const [from = [0, 0], to = [1, 1]] = through
  const axis = { min: -reach, max: reach, step: 1, numberStep: reach }
  return coordinateGrid({ x: axis, y: axis, lines: [{ through: [from, to] }], points: [{ at: from }, { at: to }] })
}

/** Which graph an equation y = mx has. */
export const whichGraph = choosePicture<Params>(
  {
    ...lineThroughOrigin,
    params: (chance, difficulty) => chance.pick(windowOf(shown, difficulty, 0.5)),
    note: (p) => `${p.run} ${p.rise}`,
    answer: (p) => lineThrough([0, 0], next(p)),
    distractors: (p) => [
      wrongAnswer(
        lineThrough([0, 0], [p.rise, p.run]),
        'slope_run_over_rise',
        `This line goes ${walk(p.rise, p.run)}. Slope is rise over run.`,
      ),
      wrongAnswer(
        lineThrough([0, 0], [p.run, -p.rise]),
        'slip_sign',
        p.rise < 0
          ? 'This line rises. A negative slope makes it fall.'
          : 'This line falls. A positive slope makes it rise.',
      ),
      wrongAnswer(
        lineThrough([0, 0], [p.rise, -p.run]),
        'looks_alike',
        'In this picture, rise and run are switched, and the sign is wrong too.',
      ),
    ],
  },
  {
    id: 'which_graph',
    version: 1,
    space: shown.length,
    picture: graph,
    prompt: (p, words) => ({
      text: words.pick(['Which graph has this equation?', 'Find the graph of this equation.', 'Which line is it?']),
      latex: lineLatex(slopeOf(p), 0),
    }),
    hints: (p) => [
      {
        text:
          p.rise < 0
            ? 'The slope is negative. Which lines fall to the right?'
            : 'The slope is positive. Which lines rise to the right?',
      },
      { text: 'Start at the origin. How far across is the other marked point, and how far up or down?' },
      { text: `Look for the line that goes ${walk(p.run, p.rise)}.` },
    ],
    because: (p) => [
      p.rise < 0
        ? 'The slope is negative, so the line falls to the right.'
        : 'The slope is positive, so the line rises to the right.',
      `From the origin it goes ${walk(p.run, p.rise)}, as in this picture.`,
    ],
  },
)
