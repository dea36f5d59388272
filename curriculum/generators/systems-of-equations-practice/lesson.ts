import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Two equations together: the pair that makes both true. */
export const lesson: LessonPlan = {
  topicCode: 'systems_of_equations_practice',
  what: {
    heading: 'Two facts, two numbers',
    say: 'A system has two equations and two letters. Its solution is the pair of numbers that makes both equations true at the same time.',
    latex: 'x + y = 5 \\qquad x - y = 1',
  },
  picture: {
    heading: 'Where the lines meet',
    say: 'Every equation is a line of points. The two lines cross at one point. That point, 3 and 2, is on both lines, so it solves both equations.',
    figure: coordinateGrid({
      x: { min: -2, max: 6 },
      y: { min: -2, max: 6 },
      lines: [
        {
          through: [
            [0, 5],
            [5, 0],
          ],
        },
        {
          through: [
            [1, 0],
            [4, 3],
          ],
        },
      ],
      points: [{ at: [3, 2] }],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'reversal_error',
    heading: 'x comes first',
    say: 'Someone finds x is 3 and y is 2, and writes the point 2, 3. But in a point the x comes first. 2 minus 3 is negative 1, not 1.',
    latex: '(3, 2) \\ne (2, 3)',
  },
  check: {
    heading: 'Check in both equations',
    say: 'Put the pair into both equations. 3 plus 2 is 5, and 3 minus 2 is 1. Both are true.',
    latex: '3 + 2 = 5 \\qquad 3 - 2 = 1',
  },
}
