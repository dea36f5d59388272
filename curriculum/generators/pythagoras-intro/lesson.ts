import { triangle } from '../../figures/triangle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const three = triangle({
  corners: [
    [0, 0],
    [4, 0],
    [0, 3],
  ],
  sideLabels: ['4', '5', '3'],
  rightAngles: [0],
})

/** The Pythagorean theorem: squares on the sides of a right triangle. */
export const lesson: LessonPlan = {
  topicCode: 'pythagoras_intro',
  what: {
    heading: 'Legs and hypotenuse',
    say: 'A right triangle has one square corner. The two sides at that corner are the legs. The side across from it is the longest one. It is called the hypotenuse.',
    figure: triangle({
      corners: [
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      sideLabels: ['leg', 'hypotenuse', 'leg'],
      rightAngles: [0],
    }),
  },
  picture: {
    heading: 'Squares on the sides',
    say: 'Draw a square on each side. The two small squares together are exactly as large as the big one. Nine and sixteen make twenty-five.',
    latex: '3^2 + 4^2 = 9 + 16 = 25 = 5^2',
    figure: three,
  },
  example: { level: 1 },
  mistake: {
    misconception: 'pythagoras_add_legs',
    heading: 'Add the squares, not the sides',
    say: 'Someone adds three and four and gets seven. But seven is the way along both legs. The straight way across must be shorter. So square first, then add, then take the root.',
    latex: '3 + 4 = 7 \\qquad \\sqrt{3^2 + 4^2} = 5',
    figure: three,
  },
  check: {
    heading: 'Longest, but not too long',
    say: 'The hypotenuse is longer than each leg and shorter than both legs together. Five is more than four and less than seven. Good.',
    latex: '4 < 5 < 7',
  },
}
