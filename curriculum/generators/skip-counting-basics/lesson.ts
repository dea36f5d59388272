import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const jumps = (step: number): { from: number; to: number; label: string }[] =>
  [0, 1, 2].map((i) => ({ from: i * step, to: (i + 1) * step, label: `+${step}` }))

/** Skip counting: jumps of one length. */
export const lesson: LessonPlan = {
  topicCode: 'skip_counting_basics',
  what: {
    heading: 'Jump by the same number',
    say: 'You can count by twos: two, four, six, eight. Each jump skips one number. It is a fast way to count pairs, like shoes.',
    latex: '2,\\; 4,\\; 6,\\; 8',
    figure: numberLine({ from: 0, to: 8, step: 2, jumps: jumps(2) }),
  },
  picture: {
    heading: 'Tens are easy to see',
    say: 'Count by tens: ten, twenty, thirty. The ones stay the same. Only the tens grow, one each time.',
    latex: '10,\\; 20,\\; 30,\\; 40',
    figure: numberLine({ from: 0, to: 40, step: 10, jumps: jumps(10) }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'count_off_by_one',
    heading: 'Every jump is the same',
    say: 'Someone counts five, ten, fifteen, nineteen. The last jump is too short. From fifteen, jump five more: twenty.',
    latex: '5,\\; 10,\\; 15,\\; 20',
    figure: numberLine({ from: 0, to: 20, step: 5, labelEvery: 1 }),
  },
  check: {
    heading: 'Jump back',
    say: 'From your answer jump back once. Do you land on the number before? Twenty take away five is fifteen. It fits.',
    latex: '20 - 5 = 15',
  },
}
