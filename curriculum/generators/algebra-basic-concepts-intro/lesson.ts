import { algebraTiles } from '../../figures/algebra-tiles.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Variables, expressions and equations. */
export const lesson: LessonPlan = {
  topicCode: 'algebra_basic_concepts_intro',
  what: {
    heading: 'A letter stands for a number',
    say: 'In algebra a letter stands for a number. 3n means 3 times that number. We do not need to know the number to write down what happens to it.',
    latex: '3n + 2',
  },
  picture: {
    heading: 'Tiles for letters and ones',
    say: 'A long tile is x. A small tile is 1. Here are two x tiles and three ones, and then one more x tile and two more ones. Put like with like: three x tiles and five ones.',
    latex: '2x + 3 + x + 2 = 3x + 5',
    figure: algebraTiles({
      tiles: [
        { kind: 'bar', count: 2 },
        { kind: 'unit', count: 3 },
        { kind: 'bar', count: 1 },
        { kind: 'unit', count: 2 },
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'unlike_terms_combined',
    heading: 'Long tiles are not ones',
    say: 'Someone writes 2x plus 3 is 5x. But then two long tiles and three ones would be five long tiles. Different kinds stay apart, so 2x plus 3 is already finished.',
    latex: '2x + 3 \\ne 5x',
  },
  check: {
    heading: 'Try a number',
    say: 'Choose any number for the letter, such as 10. 2 times 10 plus 3 is 23. 5 times 10 is 50. They differ, so the two expressions are not the same.',
    latex: '2 \\times 10 + 3 = 23 \\qquad 5 \\times 10 = 50',
  },
}
