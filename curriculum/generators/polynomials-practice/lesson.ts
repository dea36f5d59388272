import { areaModel } from '../../figures/area-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Polynomials: sums of powers that can be added, multiplied and factored. */
export const lesson: LessonPlan = {
  topicCode: 'polynomials_practice',
  what: {
    heading: 'Sums of powers',
    say: 'A polynomial is a sum of terms such as 3 x squared, 2x and 5. Each term is a number times a power of x. Like terms have the same power.',
    latex: '3x^{2} + 2x + 5',
  },
  picture: {
    heading: 'A rectangle multiplies',
    say: 'To multiply x plus 2 by x plus 3, draw a rectangle with these sides. It has four parts. Every part of one side meets every part of the other.',
    latex: '(x + 2)(x + 3) = x^{2} + 3x + 2x + 6',
    figure: areaModel({
      top: ['x', '3'],
      left: ['x', '2'],
      cells: [
        ['x^2', '3x'],
        ['2x', '6'],
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'square_of_sum',
    heading: 'Do not forget the middle',
    say: 'Someone multiplies only the first parts and the last parts and gets x squared plus 6. Then two parts of the rectangle are missing: 3x and 2x.',
    latex: '(x + 2)(x + 3) \\ne x^{2} + 6',
  },
  check: {
    heading: 'Try a number for x',
    say: 'Put 1 for x. 3 times 4 is 12. And 1 plus 5 plus 6 is 12 as well. When the two values differ, look for the missing term.',
    latex: '3 \\times 4 = 1 + 5 + 6',
  },
}
