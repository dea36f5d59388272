import { areaModel } from '../../figures/area-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Simplifying roots: pairs of factors come out. */
export const lesson: LessonPlan = {
  topicCode: 'radicals_simplifying_intro',
  what: {
    heading: 'The shortest way to write a root',
    say: 'Many roots are not whole numbers. But we can still write them as simply as possible: take every square factor out of the root.',
    latex: '\\sqrt{12} = \\sqrt{4 \\cdot 3} = 2\\sqrt{3}',
  },
  picture: {
    heading: 'Four small squares in a large one',
    say: 'A square with area 12 can be cut into four squares of area 3. Its side is two sides of the small squares. So root 12 is two times root 3.',
    figure: areaModel({
      top: ['√3', '√3'],
      left: ['√3', '√3'],
      cells: [
        ['3', '3'],
        ['3', '3'],
      ],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'square_of_sum',
    heading: 'Factors, not sums',
    say: 'Someone splits 25 into 9 plus 16 and adds the roots: 3 plus 4 is 7. But the root of 25 is 5. Only a product may be split below a root.',
    latex: '\\sqrt{9 + 16} = 5 \\ne 3 + 4',
  },
  check: {
    heading: 'Square it',
    say: 'Square your answer. 2 times 2 is 4, and root 3 times root 3 is 3. Together that is 12, the number below the root.',
    latex: '(2\\sqrt{3})^{2} = 4 \\cdot 3 = 12',
  },
}
