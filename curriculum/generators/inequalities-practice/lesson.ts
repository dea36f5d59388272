import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Inequalities: many numbers fit, and the sign turns round when a negative number multiplies. */
export const lesson: LessonPlan = {
  topicCode: 'inequalities_practice',
  what: {
    heading: 'Many numbers can fit',
    say: 'An equation often has one solution. An inequality has many. x is greater than 3 is true for 4, for 10, and for 3 and a half.',
    latex: 'x > 3',
  },
  picture: {
    heading: 'Draw all of them at once',
    say: 'On the number line the solutions are a ray. A hollow point says that 3 itself does not count. A filled point would count.',
    figure: numberLine({ from: -5, to: 10, step: 1, intervals: [{ from: 3, to: null, fromClosed: false }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'inequality_no_flip',
    heading: 'Negative numbers turn the sign',
    say: '2 is less than 5. Multiply both by negative 1: negative 2 is greater than negative 5. The order turned round. So when you multiply or divide by a negative number, turn the sign.',
    latex: '-2x < 6 \\implies x > -3',
  },
  check: {
    heading: 'Try one number',
    say: 'Take a number from your answer, such as 0, and put it in. Negative 2 times 0 is 0, and 0 is less than 6. It fits. Then try one from the other side, which must not fit.',
    latex: '-2 \\times 0 < 6',
  },
}
