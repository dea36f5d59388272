import { functionGraph } from '../../figures/function-graph.ts'
import { table } from '../../figures/table.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Variation: a constant quotient, a constant product, and both together. */
export const lesson: LessonPlan = {
  topicCode: 'variation_practice',
  what: {
    heading: 'Two ways to vary',
    say: 'In direct variation, doubling one quantity doubles the other: their quotient stays the same. In inverse variation, doubling one halves the other: their product stays the same.',
    latex: 'y = kx \\qquad y = \\frac{k}{x}',
  },
  picture: {
    heading: 'A line and a falling curve',
    say: 'Direct variation is a straight line through the origin. Inverse variation is a curve that falls steeply at first and then comes close to the axis without reaching it.',
    figure: functionGraph({
      x: { min: 0, max: 12, step: 2 },
      y: { min: 0, max: 12, step: 2 },
      curves: [
        { curve: { kind: 'polynomial', coefficients: [0, 0.75] }, label: 'A' },
        { curve: { kind: 'rational', numerator: [12], denominator: [0, 1] }, from: 1, to: 12, label: 'B' },
      ],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'direct_for_inverse',
    heading: 'More painters, less time',
    say: 'Three painters need eight hours. Someone says six painters need sixteen hours. But more painters are faster. The product, twenty-four hours of work, stays the same, so six painters need four hours.',
    latex: 't = \\frac{24}{n}',
    figure: table({
      header: ['painters', 'hours', 'product'],
      rows: [
        ['3', '8', '24'],
        ['6', '4', '24'],
        ['12', '2', '24'],
      ],
    }),
  },
  check: {
    heading: 'Check with the known pair',
    say: 'Put the known pair into your equation. It must come out true. Then ask: if the first quantity grows, does the second one grow or shrink, as it should?',
    latex: '8 = \\frac{24}{3}',
  },
}
