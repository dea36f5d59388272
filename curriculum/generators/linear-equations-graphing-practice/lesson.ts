import type { LessonPlan } from '../../teaching/lesson-plan.ts'
import { lineFigure } from './lines.ts'

/** Lines and their equations. */
export const lesson: LessonPlan = {
  topicCode: 'linear_equations_graphing_practice',
  what: {
    heading: 'Two numbers make a line',
    say: 'A straight line needs only two numbers: where it starts on the vertical axis, and how steep it is. They are called intercept and slope.',
    latex: 'y = mx + b',
  },
  picture: {
    heading: 'Read both from the graph',
    say: 'This line meets the vertical axis at minus two. From there it goes one to the right and three up. So the slope is three and the equation is y equals three x minus two.',
    latex: 'y = 3x - 2',
    figure: lineFigure(
      [
        [0, -2],
        [1, 1],
      ],
      ['A', 'B'],
    ),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'intercept_swap',
    heading: 'Which number is which',
    say: 'Someone writes y equals minus two x plus three. That line starts at three and falls. The number that multiplies x is the slope. The number alone is the start.',
    latex: 'y = 3x - 2 \\quad\\text{not}\\quad y = -2x + 3',
  },
  check: {
    heading: 'Check with a point',
    say: 'Pick a point of the line and put its x into your equation. The y that comes out must be the height of the point.',
    latex: 'x = 1: \\quad 3 \\cdot 1 - 2 = 1',
  },
}
