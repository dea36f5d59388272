import { functionGraph } from '../../figures/function-graph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Working with radicals, and equations with roots. */
export const lesson: LessonPlan = {
  topicCode: 'radicals_operations_practice',
  what: {
    heading: 'Squaring undoes a root',
    say: 'In a radical equation the unknown stands below a root. Get the root alone, then square both sides. The root goes away.',
    latex: '\\sqrt{x + 2} = 3 \\implies x + 2 = 9',
  },
  picture: {
    heading: 'Only one crossing',
    say: 'The curve is the root of x plus 2, and the line is x. They cross at 2. Squaring gives a second number, negative 1, but the line and the curve do not meet there.',
    figure: functionGraph({
      x: { min: -3, max: 6 },
      y: { min: -3, max: 5 },
      curves: [{ curve: { kind: 'root', a: 1, h: -2, k: 0 } }, { curve: { kind: 'polynomial', coefficients: [0, 1] } }],
      points: [{ at: [2, 2] }],
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'square_of_sum',
    heading: 'Get the root alone first',
    say: 'In root x plus 1 equals 4, someone squares each part and writes x plus 1 is 16. But the square of a sum has a middle term. First subtract 1, then square: x is 9.',
    latex: '\\sqrt{x} + 1 = 4 \\implies \\sqrt{x} = 3 \\implies x = 9',
  },
  check: {
    heading: 'Put every candidate back',
    say: 'Squaring can bring in false solutions, because 3 and negative 3 have the same square. So put each candidate into the first equation and keep only those that fit.',
    latex: '\\sqrt{-1 + 2} = 1 \\ne -1',
  },
}
