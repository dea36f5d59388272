import { balance } from '../../figures/balance.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** The equals sign says that two sides are worth the same. */
export const lesson: LessonPlan = {
  topicCode: 'equal_sign_basics',
  what: {
    heading: 'Equal means the same',
    say: 'The equals sign says both sides are worth the same. It is like a balance scale that stays level.',
    figure: balance({ left: [{ kind: 'text', text: '5 + 2' }], right: [{ kind: 'text', text: '7' }] }),
  },
  picture: {
    heading: 'Two sums can be equal',
    say: 'Look at 5 plus 2. Look at 4 plus 3. Both make 7. So the scale is level, and we may write equals between them.',
    latex: '5 + 2 = 4 + 3',
    figure: balance({ left: [{ kind: 'text', text: '5 + 2' }], right: [{ kind: 'text', text: '4 + 3' }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'equal_means_answer',
    heading: 'Look at the whole side',
    say: 'In 8 plus 4 equals blank plus 5, someone writes 12. But 12 plus 5 is 17, and that is too heavy. The whole side must make 12. So the blank is 7.',
    latex: '8 + 4 = 7 + 5',
  },
  check: {
    heading: 'Add each side',
    say: 'Put your number in the blank. Add the left side. Add the right side. If both are the same, you are right.',
    latex: '12 = 12',
  },
}
