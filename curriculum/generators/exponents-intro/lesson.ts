import { cubeStack } from '../../figures/cube-stack.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Powers: the same factor again and again. */
export const lesson: LessonPlan = {
  topicCode: 'exponents_intro',
  what: {
    heading: 'A short way to multiply',
    say: 'When the same number is multiplied again and again, we write it as a power. The big number is the base. The small number, the exponent, counts the factors.',
    latex: '3 \\times 3 \\times 3 \\times 3 = 3^{4}',
  },
  picture: {
    heading: 'Squares and cubes',
    say: 'Three rows of three make a square: 3 to the second power is 9. Three such layers make a cube: 3 to the third power is 27. That is why we say squared and cubed.',
    latex: '3^{2} = 9 \\qquad 3^{3} = 27',
    figure: cubeStack({
      heights: [
        [3, 3, 3],
        [3, 3, 3],
        [3, 3, 3],
      ],
      layer: 1,
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'power_as_product',
    heading: 'Not base times exponent',
    say: 'Someone says 2 to the third power is 6, because 2 times 3 is 6. But the 3 counts factors: 2 times 2 times 2. That is 8.',
    latex: '2^{3} = 2 \\times 2 \\times 2 = 8',
  },
  check: {
    heading: 'Write it long',
    say: 'Write the power as a long product and count the factors. There must be as many as the exponent says.',
    latex: '2^{5} = 2 \\times 2 \\times 2 \\times 2 \\times 2',
  },
}
