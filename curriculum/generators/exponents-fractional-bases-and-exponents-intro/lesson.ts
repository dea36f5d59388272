import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Fraction exponents: the bottom is a root, the top is a power. */
export const lesson: LessonPlan = {
  topicCode: 'exponents_fractional_bases_and_exponents_intro',
  what: {
    heading: 'A root is a power too',
    say: 'What should 9 to the power one half be? Two such factors must make 9 to the power one, which is 9. Three times three is 9, so it is 3: the square root.',
    latex: '9^{\\frac{1}{2}} \\cdot 9^{\\frac{1}{2}} = 9^{1} \\implies 9^{\\frac{1}{2}} = 3',
  },
  picture: {
    heading: 'Half way by multiplying',
    say: 'From 1 to 16 takes two equal steps of times 4. The exponent one half stands half way, at 4. It does not stand at 8, half of 16.',
    figure: numberLine({
      from: 0,
      to: 16,
      step: 1,
      labelEvery: 4,
      jumps: [
        { from: 1, to: 4, label: 'times 4' },
        { from: 4, to: 16, label: 'times 4' },
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'fraction_exponent_divide',
    heading: 'It does not divide',
    say: 'Someone says 16 to the power one half is 8, because half of 16 is 8. But 8 times 8 is 64. The square root of 16 is 4.',
    latex: '16^{\\frac{1}{2}} = \\sqrt{16} = 4',
  },
  check: {
    heading: 'Raise it back',
    say: 'Raise your answer to the bottom number. 4 squared is 16. That is where we started, so it is right.',
    latex: '4^{2} = 16',
  },
}
