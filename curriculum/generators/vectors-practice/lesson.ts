import { vector } from '../../figures/vector.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const axes = { x: { min: -1, max: 6 }, y: { min: -1, max: 5 } } as const

/** Vectors: a length and a direction in one. */
export const lesson: LessonPlan = {
  topicCode: 'vectors_practice',
  what: {
    heading: 'How far and which way',
    say: 'A vector is an arrow. It says how far to go and in which direction. Its components tell the steps across and up.',
    latex: 'u = (4, 3)',
    figure: vector({ ...axes, vectors: [{ from: [0, 0], to: [4, 3], label: 'u', legs: { across: '4', up: '3' } }] }),
  },
  picture: {
    heading: 'The dot product sees the angle',
    say: 'Multiply first with first and second with second, and add. When the result is positive, the vectors point roughly the same way. When it is zero, they are perpendicular. When it is negative, they point apart.',
    latex: '(4, 3) \\cdot (1, 4) = 4 \\times 1 + 3 \\times 4 = 16',
    figure: vector({
      ...axes,
      vectors: [
        { from: [0, 0], to: [4, 3], label: 'u' },
        { from: [0, 0], to: [1, 4], label: 'v', color: 2 },
      ],
      angle: { between: [0, 1], label: 'θ' },
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'vector_add_lengths',
    heading: 'Lengths do not just add up',
    say: 'Go three east and four north. Someone says you are seven away. But the two arrows do not point the same way. The straight way back is five.',
    latex: '\\sqrt{3^2 + 4^2} = 5',
    figure: vector({ ...axes, vectors: [{ from: [0, 0], to: [3, 4], label: 'w', legs: { across: '3', up: '4' } }] }),
  },
  check: {
    heading: 'Look at the picture',
    say: 'Is the angle sharp or wide? Sharp angles need a positive dot product, wide ones a negative one, and a right angle needs zero.',
    latex: '(3, 0) \\cdot (0, 2) = 0',
  },
}
