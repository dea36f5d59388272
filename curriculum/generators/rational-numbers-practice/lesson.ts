import { numberLine } from '../../figures/number-line.ts'
import { rational } from '../../values/rational.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Signed fractions and decimals: first the sign, then the size. */
export const lesson: LessonPlan = {
  topicCode: 'rational_numbers_practice',
  what: {
    heading: 'First the sign, then the size',
    say: 'To multiply or divide signed numbers, find the sign first. Two equal signs give a positive result, two different signs a negative one. Then work out the size as you always do.',
    latex: '-\\frac{2}{3} \\times \\frac{4}{5} = -\\frac{8}{15}',
  },
  picture: {
    heading: 'Three jumps to the left',
    say: 'Three times negative one half means three jumps of one half to the left. You land at negative one and a half.',
    latex: '3 \\times \\left(-\\frac{1}{2}\\right) = -\\frac{3}{2}',
    figure: numberLine({
      from: -2,
      to: 1,
      step: rational(1, 2),
      jumps: [0, 1, 2].map((i) => ({ from: rational(-i, 2), to: rational(-i - 1, 2) })),
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'add_tops_and_bottoms',
    heading: 'Multiply, do not add',
    say: 'Someone adds the tops and the bottoms. But half of one third is one sixth: the bottoms are multiplied, because each third is cut in two.',
    latex: '\\frac{1}{2} \\times \\frac{1}{3} = \\frac{1}{6} \\ne \\frac{2}{5}',
  },
  check: {
    heading: 'Estimate with decimals',
    say: 'Negative two thirds is about negative zero point seven. Times zero point eight that is about negative zero point five six. Negative eight fifteenths is about the same, so it fits.',
    latex: '-0.7 \\times 0.8 = -0.56 \\qquad -\\frac{8}{15} \\approx -0.53',
  },
}
