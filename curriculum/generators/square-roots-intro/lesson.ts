import { cubeStack } from '../../figures/cube-stack.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Roots: back from a square or a cube to its edge. */
export const lesson: LessonPlan = {
  topicCode: 'square_roots_intro',
  what: {
    heading: 'Going back from a power',
    say: 'A root undoes a power. 5 squared is 25, so the square root of 25 is 5. And 2 cubed is 8, so the cube root of 8 is 2.',
    latex: '\\sqrt{25} = 5 \\qquad \\sqrt[3]{8} = 2',
  },
  picture: {
    heading: 'The edge of a cube',
    say: 'This cube is built of 27 small cubes. Its edge is 3 long, because 3 times 3 times 3 is 27. So the cube root of 27 is 3.',
    figure: cubeStack({
      heights: [
        [3, 3, 3],
        [3, 3, 3],
        [3, 3, 3],
      ],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'root_as_half',
    heading: 'A root is not a part',
    say: 'Someone says the cube root of 27 is 9, a third of it. But 9 times 9 times 9 is 729. A root asks for equal factors, not for equal parts.',
    latex: '9^{3} = 729 \\ne 27',
  },
  check: {
    heading: 'Multiply it again',
    say: 'Use your root three times as a factor. 3 times 3 is 9, and 9 times 3 is 27. You are back at the number you started from.',
    latex: '3 \\times 3 \\times 3 = 27',
  },
}
