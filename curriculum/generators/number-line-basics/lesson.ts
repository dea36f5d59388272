import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const line = { from: 0, to: 100, step: 20 } as const

/** Number lines: every number has a place, and equal gaps tell it. */
export const lesson: LessonPlan = {
  topicCode: 'number_line_basics',
  what: {
    heading: 'Every number has a place',
    say: 'On a number line the numbers grow to the right. The marks are equally far apart. Here each gap is twenty.',
    figure: numberLine(line),
  },
  picture: {
    heading: 'Between two marks',
    say: 'A point between marks is a number between theirs. This one lies halfway from forty to sixty, so it is fifty.',
    latex: '40 < 50 < 60',
    figure: numberLine({ ...line, points: [{ at: 50, label: '50' }] }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'count_marks_number_line',
    heading: 'Count gaps, not marks',
    say: 'To find sixty, someone counts marks: zero is one, twenty is two, forty is three. That is one too many. Zero is the start. Count the gaps: one, two, three, and you are at sixty.',
    latex: '3 \\times 20 = 60',
    figure: numberLine({
      ...line,
      jumps: [
        { from: 0, to: 20, label: '1' },
        { from: 20, to: 40, label: '2' },
        { from: 40, to: 60, label: '3' },
      ],
    }),
  },
  check: {
    heading: 'Look from both ends',
    say: 'Is your point nearer to the left or the right end? Forty-five is a little left of the middle of this line. If your number says something else, count again.',
    figure: numberLine({ ...line, points: [{ at: 45, label: '45' }] }),
  },
}
