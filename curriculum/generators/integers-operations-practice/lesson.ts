import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const line = { from: -10, to: 10, step: 1, labelEvery: 5 } as const

/** Adding and subtracting integers: jumps on a line that goes both ways. */
export const lesson: LessonPlan = {
  topicCode: 'integers_operations_practice',
  what: {
    heading: 'Subtracting is adding the opposite',
    say: 'Two minus six is the same as two plus negative six. Both take you six to the left. So every subtraction can be written as an addition.',
    latex: '2 - 6 = 2 + (-6) = -4',
    figure: numberLine({ ...line, jumps: [{ from: 2, to: -4, label: '6' }] }),
  },
  picture: {
    heading: 'Taking away a debt',
    say: 'Subtracting a negative number turns around: it goes to the right. If someone takes away a debt of five, you have five more. Three minus negative five is eight.',
    latex: '3 - (-5) = 3 + 5 = 8',
    figure: numberLine({ ...line, jumps: [{ from: 3, to: 8, label: '5' }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'minus_minus_always_plus',
    heading: 'Not every two minuses make a plus',
    say: 'For negative three minus five, someone sees two minus signs and says eight. But nothing negative is subtracted here. Start at negative three and go five to the left: negative eight.',
    latex: '-3 - 5 = -8',
    figure: numberLine({ ...line, jumps: [{ from: -3, to: -8, label: '5' }] }),
  },
  check: {
    heading: 'Add back',
    say: 'Add the number you subtracted to your answer. Negative eight plus five is negative three, where you started. So it is right.',
    latex: '-8 + 5 = -3',
  },
}
