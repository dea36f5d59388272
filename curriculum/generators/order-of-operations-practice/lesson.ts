import { barModel } from '../../figures/bar-model.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Order of operations: parentheses, then times and division, then plus and minus. */
export const lesson: LessonPlan = {
  topicCode: 'order_of_operations_practice',
  what: {
    heading: 'Everyone reads it the same way',
    say: 'An expression must mean one number for everybody. So there is an agreed order. Parentheses come first. Then multiply and divide. Then add and subtract.',
    latex: '(2 + 3) \\times 4',
  },
  picture: {
    heading: 'Parentheses make a group',
    say: 'Think of a box with 2 red pens and 3 blue pens. Four such boxes hold 4 times 5 pens, which is 20. The parentheses say: this is one group.',
    latex: '(2 + 3) \\times 4 = 5 \\times 4 = 20',
    figure: barModel({ bars: [{ parts: [1, 2, 3, 4].map(() => ({ size: 5, text: '2 + 3' })), total: null }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'distribute_first_only',
    heading: 'Do not drop the parentheses',
    say: 'Someone reads 4 times 2 plus 3 and gets 11. Then only the 2 is taken four times. With parentheses the whole sum, 5, is taken four times. That is 20.',
    latex: '4 \\times (2 + 3) \\ne 4 \\times 2 + 3',
  },
  check: {
    heading: 'Say it as a story',
    say: 'Tell the expression as a story. Four boxes, each with 2 and 3 pens. If your number does not fit the story, look at the order once more.',
    latex: '4 \\times 5 = 20',
  },
}
