import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Waves: how sine and cosine graphs are stretched and moved. */
export const lesson: LessonPlan = {
  topicCode: 'trigonometry_graphs_practice',
  what: {
    heading: 'Waves that repeat',
    say: 'The graph of the sine goes up and down for ever. After two pi it starts again. That length is called its period.',
    latex: 'y = \\sin x',
    figure: functionGraph({
      x: { min: -2, max: 2, inPi: true },
      y: { min: -2, max: 2 },
      curves: [{ curve: { kind: 'sine', amplitude: 1, frequency: 1 } }],
    }),
  },
  picture: {
    heading: 'Twice as fast',
    say: 'Multiply x by two inside the brackets, and the wave runs twice as fast. Now it repeats after pi. A number that is added at the end lifts the whole wave.',
    latex: 'y = \\sin(2x) + 1',
    figure: functionGraph({
      x: { min: -2, max: 2, inPi: true },
      y: { min: -2, max: 3 },
      curves: [{ curve: { kind: 'sine', amplitude: 1, frequency: 2, midline: 1 } }],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'horizontal_shift_sign',
    heading: 'Right means minus',
    say: 'Someone moves the wave to the right and adds inside the brackets. But to have the old height later, x must first lose the shift. So a move to the right subtracts.',
    latex: '\\text{right by } \\frac{\\pi}{4}: \\quad y = \\sin\\left(x - \\frac{\\pi}{4}\\right)',
  },
  check: {
    heading: 'Check one point',
    say: 'The sine starts at zero, going up. After the move, that start lies at the shift. Put it into your equation: the height must be the middle of the wave.',
    latex: '\\sin\\left(\\frac{\\pi}{4} - \\frac{\\pi}{4}\\right) = 0',
  },
}
