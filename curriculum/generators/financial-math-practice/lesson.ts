import { functionGraph } from '../../figures/function-graph.ts'
import { table } from '../../figures/table.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Money over time: adding the same amount, multiplying by the same factor, and going back in time. */
export const lesson: LessonPlan = {
  topicCode: 'financial_math_practice',
  what: {
    heading: 'Money grows in two ways',
    say: 'With simple interest, the same amount is added each year. With compound interest, the balance is multiplied by the same factor each year, because the interest earns interest too.',
    latex: 'A = P(1 + nr) \\qquad B = P(1 + r)^n',
  },
  picture: {
    heading: 'A line and a curve',
    say: 'Both plans start at one hundred dollars and earn ten percent a year. The simple plan is a straight line. The compound plan is a curve that bends upward, and the gap grows year after year.',
    figure: functionGraph({
      x: { min: 0, max: 12, step: 2, name: 'years' },
      y: { min: 0, max: 350, step: 50, name: 'dollars' },
      curves: [
        { curve: { kind: 'polynomial', coefficients: [100, 10] }, label: 'A' },
        { curve: { kind: 'exponential', a: 100, base: 1.1 }, label: 'B' },
      ],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'exponential_as_linear',
    heading: 'Ten percent, three times',
    say: 'Someone says: ten percent a year for three years is thirty percent. But the second year pays ten percent of one hundred ten dollars, not of one hundred. After three years there are one hundred thirty-three dollars and ten cents.',
    latex: '100 \\times 1.1^3 = 133.10 \\ne 130',
    figure: table({
      header: ['Year', 'Balance'],
      rows: [
        ['0', '$100.00'],
        ['1', '$110.00'],
        ['2', '$121.00'],
        ['3', '$133.10'],
      ],
    }),
  },
  extra: {
    heading: 'Going back in time',
    say: 'To find what a later amount is worth today, undo the growth. Growing multiplies by the factor, so going back divides by it, once for each year.',
    latex: 'P = \\frac{F}{(1 + r)^n}',
  },
  check: {
    heading: 'Check the size',
    say: 'Compound growth must give a little more than simple growth. A value today must be less than the amount at the end. If not, look again at multiplying and dividing.',
    latex: 'P(1 + r)^n > P(1 + nr)',
  },
}
