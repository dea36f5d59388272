import { balance } from '../../figures/balance.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Equations of one step: one operation was done, and its opposite undoes it. */
export const lesson: LessonPlan = {
  topicCode: 'equations_one_step_practice',
  what: {
    heading: 'A number in hiding',
    say: 'A letter stands for a number that we do not know yet. 4x means 4 times that number. An equation tells us enough to find it.',
    latex: '4x = 20',
  },
  picture: {
    heading: 'Four equal parts',
    say: 'Four equal boxes balance 20. So each box must be one fourth of 20, which is 5. Dividing undoes multiplying.',
    latex: 'x = \\frac{20}{4} = 5',
    figure: balance({
      left: [1, 2, 3, 4].map(() => ({ kind: 'box' as const, text: 'x' })),
      right: [{ kind: 'weight', text: '20' }],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'divide_wrong_way',
    heading: 'Times is not undone by minus',
    say: 'In 4x equals 20 someone takes 4 away and gets 16. But 4 times 16 is 64, far too much. The 4 was multiplied, so divide by 4.',
    latex: '4 \\times 16 \\ne 20',
  },
  check: {
    heading: 'Put it back',
    say: 'Put your number where the letter was. 4 times 5 is 20. The sides agree, so 5 is right.',
    latex: '4 \\times 5 = 20',
  },
}
