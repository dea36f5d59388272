import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Integrals: an area under a curve, first by rectangles. */
export const lesson: LessonPlan = {
  topicCode: 'integrals_intro',
  what: {
    heading: 'Area under a curve',
    say: 'An integral measures the area between a curve and the axis. If the curve tells how fast something goes, that area tells how far it has gone.',
    latex: '\\int_0^4 f(x)\\,dx',
  },
  picture: {
    heading: 'Cut it into rectangles',
    say: 'A curved edge is hard to measure. So cut the area into strips and let each strip be a rectangle. Its height is the height of the curve at one end. The thinner the strips, the better the estimate.',
    latex: '\\text{area} \\approx w \\cdot (h_1 + h_2 + h_3 + h_4)',
    figure: functionGraph({
      x: { min: -1, max: 5 },
      y: { min: -1, max: 18 },
      curves: [{ curve: { kind: 'polynomial', coefficients: [1, 0, 1] }, from: 0, to: 4, label: 'f' }],
      regions: [{ upper: { kind: 'polynomial', coefficients: [1, 0, 1] }, from: 0, to: 4 }],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'integral_signed_area',
    heading: 'Area is never negative',
    say: 'Someone adds up heights above and below the axis, and they cancel to nothing. But there is clearly something to paint. For an area, count the part below as positive.',
    latex: '|-3| + 3 = 6 \\quad\\text{not}\\quad -3 + 3 = 0',
  },
  check: {
    heading: 'Check from both sides',
    say: 'Use the left ends and then the right ends. When the curve climbs, one estimate is too small and the other too large. The true area lies between them.',
    latex: '\\text{left} \\le \\text{area} \\le \\text{right}',
  },
}
