import { triangle } from '../../figures/triangle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Triangles are named by sides and by angles, and not every three lengths make one. */
export const lesson: LessonPlan = {
  topicCode: 'triangles_practice',
  what: {
    heading: 'Two ways to name a triangle',
    say: 'Look at the sides: three equal sides are equilateral, two are isosceles, none is scalene. Or look at the largest angle: below ninety degrees is acute, exactly ninety is right, above is obtuse.',
    figure: triangle(
      {
        corners: [
          [0, 0],
          [6, 0],
          [3, 5],
        ],
        ticks: [0, 1, 1],
      },
      { alt: 'A triangle with equal marks on two of its sides: it is isosceles.' },
    ),
  },
  picture: {
    heading: 'When sides do not meet',
    say: 'Take sticks of three, four and nine centimeters. The two short ones together are only seven. They cannot reach from end to end of the long one, so there is no triangle.',
    latex: '3 + 4 < 9',
  },
  example: { level: 1 },
  mistake: {
    misconception: 'prototype_shape',
    heading: 'Thin and tilted ones count too',
    say: 'Someone says this is not a real triangle, because it is thin and stands on a corner. Turn it as you like. It has three straight sides, so it is a triangle, and its equal sides make it isosceles.',
    figure: triangle(
      {
        corners: [
          [0, 0],
          [7, 3],
          [7.6, 0.6],
        ],
        ticks: [1, 0, 1],
      },
      { alt: 'A thin, tilted triangle with equal marks on its two long sides.' },
    ),
  },
  check: {
    heading: 'Angles make a half turn',
    say: 'Add the three angles. They always make one hundred and eighty degrees. If they do not, look again.',
    latex: '50^\\circ + 60^\\circ + 70^\\circ = 180^\\circ',
  },
}
