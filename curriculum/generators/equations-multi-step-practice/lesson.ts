import { balance } from '../../figures/balance.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Equations of several steps: undo what was done, last thing first, on both sides. */
export const lesson: LessonPlan = {
  topicCode: 'equations_multi_step_practice',
  what: {
    heading: 'An equation is a balance',
    say: 'Both sides of an equation weigh the same. Do the same thing to both sides and it stays level. Solving means getting the letter alone.',
    figure: balance({ left: [{ kind: 'text', text: '2x + 3' }], right: [{ kind: 'text', text: '11' }] }),
  },
  picture: {
    heading: 'Take the same from both sides',
    say: 'Take 3 from each side and the scale stays level. Now two of the unknown weigh 8, so one of them weighs 4.',
    latex: '2x = 8 \\qquad x = 4',
    figure: balance({ left: [{ kind: 'text', text: '2x' }], right: [{ kind: 'text', text: '8' }] }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'move_without_inverse',
    heading: 'Undo, do not carry over',
    say: 'In 2x plus 3 equals 11, someone moves the 3 across and adds it: 14. But 3 was added on the left, so it must be taken away on both sides. 11 minus 3 is 8.',
    latex: '2x + 3 - 3 = 11 - 3',
  },
  check: {
    heading: 'Put it back',
    say: 'Put your answer where the letter was. 2 times 4 is 8, and 3 more is 11. Both sides agree, so 4 is right.',
    latex: '2 \\times 4 + 3 = 11',
  },
}
