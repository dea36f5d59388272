import { polygon } from '../../figures/polygon.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const corners = [
  [0, 0],
  [5, 0],
  [6.2, 3],
  [1.2, 3],
] as const

/** Parallelograms and their family. */
export const lesson: LessonPlan = {
  topicCode: 'quadrilateral_properties_practice',
  what: {
    heading: 'Two pairs of parallel sides',
    say: 'A parallelogram has four sides, and opposite sides are parallel. From that alone it follows that opposite sides are equally long, and opposite angles are equal.',
    figure: polygon(
      { corners: [...corners], names: ['A', 'B', 'C', 'D'], parallels: [1, 2, 1, 2], ticks: [1, 2, 1, 2] },
      { alt: 'Parallelogram ABCD with arrows on parallel sides and marks on equal sides.' },
    ),
  },
  picture: {
    heading: 'The diagonals share their middle',
    say: 'Draw both diagonals. They meet at O, and each one cuts the other in half. So A O is as long as O C, and B O is as long as O D.',
    latex: 'AO = OC \\qquad BO = OD',
    figure: polygon(
      {
        corners: [...corners],
        names: ['A', 'B', 'C', 'D'],
        inner: [
          { from: [0, 0], to: [6.2, 3] },
          { from: [5, 0], to: [1.2, 3] },
        ],
      },
      { alt: 'Parallelogram ABCD with its two diagonals, which cross in the middle.' },
    ),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'affirm_converse',
    heading: 'Do not turn the rule around',
    say: 'Every rectangle has equal diagonals. Someone sees equal diagonals and says: a rectangle. But some kites and trapezoids have equal diagonals too. A rule need not be true the other way around.',
    figure: polygon(
      {
        corners: [
          [0, 0],
          [6, 0],
          [4.5, 3],
          [1.5, 3],
        ],
        inner: [
          { from: [0, 0], to: [4.5, 3] },
          { from: [6, 0], to: [1.5, 3] },
        ],
      },
      { alt: 'An isosceles trapezoid with two equally long diagonals.' },
    ),
  },
  check: {
    heading: 'Go around once',
    say: 'The four angles must add up to three hundred sixty degrees. Put your answer in and go around the corners. It has to fit.',
    latex: '2 \\times 70 + 2 \\times 110 = 360',
  },
}
