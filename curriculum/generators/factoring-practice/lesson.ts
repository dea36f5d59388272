import { areaModel } from '../../figures/area-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Factoring: from the area of a rectangle back to its sides. */
export const lesson: LessonPlan = {
  topicCode: 'factoring_practice',
  what: {
    heading: 'Multiplying backwards',
    say: 'Factoring writes a sum as a product. It is multiplying backwards: we know the area of a rectangle and look for its sides.',
    latex: '2x^{2} + 7x + 3 = (2x + 1)(x + 3)',
  },
  picture: {
    heading: 'Find the sides',
    say: 'The corners of the rectangle are 2 x squared and 3. The other two parts must add to 7x: they are 6x and 1x. Now read the sides.',
    figure: areaModel({
      top: ['x', '3'],
      left: ['2x', '1'],
      cells: [
        ['2x^2', '6x'],
        ['x', '3'],
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'factor_sign',
    heading: 'Mind the signs',
    say: 'For x squared minus 5x plus 6 someone writes x plus 2 times x plus 3. The 6 fits, but the middle term is plus 5x. Both signs must be minus.',
    latex: '(x - 2)(x - 3) = x^{2} - 5x + 6',
  },
  check: {
    heading: 'Multiply it out',
    say: 'Multiply your factors. All three terms must come back, with their signs. The middle term is the one that tells.',
    latex: '(2x + 1)(x + 3) = 2x^{2} + 6x + x + 3',
  },
}
