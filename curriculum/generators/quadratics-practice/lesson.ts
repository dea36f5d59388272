import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Quadratic equations: a product that is zero. */
export const lesson: LessonPlan = {
  topicCode: 'quadratics_practice',
  what: {
    heading: 'Equations with a square',
    say: 'A quadratic equation has an x squared in it. It can have two solutions, one, or none. Solving it means finding every number that makes it true.',
    latex: 'x^{2} - 5x + 6 = 0',
  },
  picture: {
    heading: 'Where the curve meets the axis',
    say: 'The graph is a parabola. It meets the x-axis at 2 and at 3. At these two places the expression is zero, so 2 and 3 are the solutions.',
    figure: functionGraph({
      x: { min: -1, max: 6 },
      y: { min: -2, max: 8 },
      curves: [{ curve: { kind: 'polynomial', coefficients: [6, -5, 1] } }],
      points: [{ at: [2, 0] }, { at: [3, 0] }],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'zero_product_misuse',
    heading: 'Zero must stand alone',
    say: 'In x minus 2 times x minus 3 equals 6, someone sets each factor equal to 6. But many products make 6. Only zero tells us that one factor is zero. So bring everything to one side first.',
    latex: '(x - 2)(x - 3) = 6 \\implies x^{2} - 5x = 0',
  },
  check: {
    heading: 'Put both back',
    say: 'Put each solution into the equation. 4 minus 10 plus 6 is 0. And 9 minus 15 plus 6 is 0. Both are right.',
    latex: '2^{2} - 5 \\times 2 + 6 = 0 \\qquad 3^{2} - 5 \\times 3 + 6 = 0',
  },
}
