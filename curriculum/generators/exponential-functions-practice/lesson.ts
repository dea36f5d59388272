import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Exponential functions: the same factor in every step. */
export const lesson: LessonPlan = {
  topicCode: 'exponential_functions_practice',
  what: {
    heading: 'The same factor each time',
    say: 'A linear function adds the same amount in every step. An exponential function multiplies by the same factor in every step. The number in front is the start, and the base is the factor.',
    latex: 'f(x) = a \\cdot b^{x}',
  },
  picture: {
    heading: 'Growing by doubling',
    say: 'This curve starts at height one and doubles with every step to the right. The steps up get larger and larger. To the left, the curve comes close to the axis but never reaches it.',
    latex: 'f(x) = 2^{x}',
    figure: functionGraph({
      x: { min: -3, max: 4, step: 1 },
      y: { min: 0, max: 10, step: 1 },
      curves: [{ curve: { kind: 'exponential', a: 1, base: 2 } }],
      points: [{ at: [0, 1] }, { at: [1, 2] }, { at: [2, 4] }, { at: [3, 8] }],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'exponential_as_linear',
    heading: 'Percents of a new amount',
    say: 'Someone adds ten percent three times and says that makes thirty percent. But the second ten percent are taken of a larger amount. Multiply the factors instead: the growth is thirty-three point one percent.',
    latex: '1.1 \\times 1.1 \\times 1.1 = 1.331',
  },
  extra: {
    heading: 'Above one or below one',
    say: 'Growing by twenty percent leaves one hundred twenty percent, so the factor is one point two. Falling by twenty percent leaves eighty percent, so the factor is zero point eight. A factor above one means growth, and below one it means decay.',
    latex: '1 + 0.2 = 1.2 \\qquad 1 - 0.2 = 0.8',
  },
  check: {
    heading: 'Check with two values',
    say: 'Put zero into your rule: you must get the starting value. Then put in one: you must get the start times the factor. If both fit, the rule is right.',
    latex: 'f(0) = a \\qquad f(1) = a \\cdot b',
  },
  levels: [
    {
      of: [5],
      what: {
        heading: 'Halving again and again',
        say: 'A half-life is the time in which half of the amount is lost. After two half-lives, one fourth is left. After three, one eighth is left.',
        latex: '80 \\to 40 \\to 20 \\to 10',
      },
      picture: {
        heading: 'Growth at every moment',
        say: 'When an amount grows continuously, the base is the number e. The rate and the time stand in the exponent.',
        latex: 'A(t) = 500e^{0.04t}',
      },
      mistake: {
        misconception: 'exponential_as_linear',
        heading: 'Half of what is left',
        say: 'Someone says that after two half-lives nothing is left, because two halves make one whole. But the second half-life takes half of what is left. One fourth stays.',
        latex: '80 \\times \\left(\\frac{1}{2}\\right)^{2} = 20',
      },
      check: {
        heading: 'Check with whole half-lives',
        say: 'Is the time between two and three half-lives? Then the amount must be between one fourth and one eighth of the start.',
        latex: '\\frac{1}{8} < \\left(\\frac{1}{2}\\right)^{2.5} < \\frac{1}{4}',
      },
    },
  ],
}
