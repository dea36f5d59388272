import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Derivatives: how steep a graph is, and the chain rule for functions inside functions. */
export const lesson: LessonPlan = {
  topicCode: 'derivatives_intro',
  what: {
    heading: 'How fast it changes',
    say: 'The derivative tells how steep a graph is at each place. Where it is large, the graph climbs fast. Where it is zero, the graph is level.',
    latex: "(x^n)' = n x^{n-1}",
  },
  picture: {
    heading: 'A curve and a line that touches it',
    say: 'The straight line touches the curve at one point and has the same steepness there. At x equals one, this curve has the steepness two, so the line climbs two for each step to the right.',
    latex: "y = x^2 \\qquad y' = 2x \\qquad y'(1) = 2",
    figure: functionGraph({
      x: { min: -3, max: 4 },
      y: { min: -2, max: 8 },
      curves: [
        { curve: { kind: 'polynomial', coefficients: [0, 0, 1] }, label: 'A' },
        { curve: { kind: 'polynomial', coefficients: [-1, 2] }, label: 'B', dashed: true },
      ],
      points: [{ at: [1, 1] }],
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'chain_forgotten',
    heading: 'Do not forget the inside',
    say: 'Someone differentiates the outside and stops. But the inside changes too, three times as fast as x here. Multiply by the derivative of the inside.',
    latex: "\\left((3x + 1)^4\\right)' = 4(3x + 1)^3 \\cdot 3",
  },
  check: {
    heading: 'Check with a small step',
    say: 'Pick a number for x and take a very small step. The change of the function, divided by the step, must be close to your derivative there.',
    latex: '\\frac{(3 \\cdot 0.001 + 1)^4 - 1}{0.001} \\approx 12',
  },
}
