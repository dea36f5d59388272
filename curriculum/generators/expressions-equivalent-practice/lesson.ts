import { areaModel } from '../../figures/area-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Equal expressions: different on paper, the same for every number. */
export const lesson: LessonPlan = {
  topicCode: 'expressions_equivalent_practice',
  what: {
    heading: 'Two ways to write the same',
    say: 'Two expressions are equivalent when they give the same value for every number you put in. 2 times x plus 3, in a bracket, is the same as 2x plus 6.',
    latex: '2(x + 3) = 2x + 6',
  },
  picture: {
    heading: 'One rectangle, two parts',
    say: 'The rectangle is 2 high and x plus 3 long. Its area is 2 times the whole length. It is also the sum of its two parts, 2x and 6.',
    figure: areaModel({ top: ['x', '3'], left: ['2'], cells: [['2x', '6']] }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'distribute_first_only',
    heading: 'The second part counts too',
    say: 'Someone writes 3 times the bracket x plus 4 as 3x plus 4. But 3 rows of x plus 4 hold 3 fours, not one. So it is 3x plus 12.',
    latex: '3(x + 4) = 3x + 12',
  },
  check: {
    heading: 'Try a number',
    say: 'Put the same number into both. With 2 for x, 3 times 6 is 18, and 6 plus 12 is 18 as well. If the two values differ, the expressions are not equal.',
    latex: '3(2 + 4) = 18 \\qquad 3 \\times 2 + 12 = 18',
  },
}
