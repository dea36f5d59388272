import { triangle } from '../../figures/triangle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const half = [
  [0, 0],
  [Math.sqrt(3), 0],
  [0, 1],
] as const

/** Sine, cosine and tangent: an angle fixes the shape, so it fixes the ratios of the sides. */
export const lesson: LessonPlan = {
  topicCode: 'trigonometry_right_triangle_intro',
  what: {
    heading: 'An angle fixes the shape',
    say: 'All right triangles with the same acute angle have the same shape. Some are large and some are small, but the ratios of their sides are equal. Sine, cosine and tangent are the names of three of these ratios.',
    latex:
      '\\sin A = \\frac{\\text{opposite}}{\\text{hypotenuse}} \\qquad \\cos A = \\frac{\\text{adjacent}}{\\text{hypotenuse}}',
  },
  picture: {
    heading: 'Name the sides from the angle',
    say: 'Stand at the angle. The side across from you is the opposite side. The leg that you touch is the adjacent side. The longest side is the hypotenuse.',
    latex: '\\tan A = \\frac{\\text{opposite}}{\\text{adjacent}}',
    figure: triangle({
      corners: half,
      sideLabels: ['adjacent', 'hypotenuse', 'opposite'],
      angleLabels: [null, 'A', null],
      rightAngles: [0],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'opposite_adjacent_swap',
    heading: 'Which leg is opposite?',
    say: 'Someone takes the leg at the angle for the opposite side and uses sine instead of cosine. Put your finger on the angle. The leg that your finger touches is the adjacent one.',
    figure: triangle({
      corners: half,
      sideLabels: ['x', '10', null],
      angleLabels: [null, '30°', null],
      rightAngles: [0],
    }),
  },
  check: {
    heading: 'The hypotenuse wins',
    say: 'The hypotenuse must come out as the longest side. And the larger acute angle is always across from the longer leg. If that does not fit, check the ratio and that your calculator is set to degrees.',
    latex: '\\sin 30^\\circ = 0.5',
  },
}
