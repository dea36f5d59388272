import { transformationGrid } from '../../figures/transformation-grid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const grid = { x: { min: 0, max: 8 }, y: { min: 0, max: 6 } } as const

/** Moving and resizing figures. */
export const lesson: LessonPlan = {
  topicCode: 'symmetry_transformations_practice',
  what: {
    heading: 'Moving and resizing',
    say: 'You can slide a figure, turn it, or flip it over. Then it keeps its size. A dilation makes it larger or smaller, but it keeps its shape.',
    figure: transformationGrid({
      ...grid,
      figure: [
        [0, 0],
        [3, 0],
        [3, 2],
      ],
      image: [
        [0, 0],
        [6, 0],
        [6, 4],
      ],
      center: { at: [0, 0], label: 'C' },
    }),
  },
  picture: {
    heading: 'Start from the center',
    say: 'The center stays where it is. Every other point moves along a line from the center. With the factor two it ends up twice as far away.',
    latex: '(3, 2) \\to (6, 4)',
    figure: transformationGrid({
      ...grid,
      figure: [
        [0, 0],
        [3, 0],
        [3, 2],
      ],
      image: [
        [0, 0],
        [6, 0],
        [6, 4],
      ],
      center: { at: [0, 0], label: 'C' },
    }),
  },
  example: { level: 6 },
  mistake: {
    misconception: 'reflect_wrong_axis',
    heading: 'Which number changes sign?',
    say: 'To flip a point over the x-axis, someone changes the sign of x. But flipping over the x-axis moves the point up or down. So the y changes its sign.',
    latex: '(3, 2) \\to (3, -2)',
  },
  check: {
    heading: 'One line, one factor',
    say: 'Draw a line from the center through the old point. The new point must lie on it. And the distance must have grown by the factor.',
    latex: '2 \\times 3 = 6 \\qquad 2 \\times 2 = 4',
  },
}
