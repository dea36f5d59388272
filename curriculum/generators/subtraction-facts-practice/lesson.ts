import { numberLine } from '../../figures/number-line.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const line = { from: 0, to: 20, step: 1, labelEvery: 5 } as const

/** Subtraction facts: count back when little is taken, count up when the numbers are close. */
export const lesson: LessonPlan = {
  topicCode: 'subtraction_facts_practice',
  what: {
    heading: 'Count back a little',
    say: 'For twelve take away three, start at twelve and go back three steps: eleven, ten, nine. Nine are left.',
    latex: '12 - 3 = 9',
    figure: numberLine({ ...line, jumps: [{ from: 12, to: 9, label: '3' }] }),
  },
  picture: {
    heading: 'Count up when they are close',
    say: 'For fourteen take away eleven, do not go back eleven steps. Start at eleven and count up: twelve, thirteen, fourteen. That is three steps.',
    latex: '14 - 11 = 3',
    figure: numberLine({ ...line, jumps: [{ from: 11, to: 14, label: '3' }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'count_off_by_one',
    heading: 'The start is not a step',
    say: 'For ten take away two, someone says ten, nine and stops at nine. But ten is where you stand. The first step lands on nine, the second on eight.',
    latex: '10 - 2 = 8',
    figure: numberLine({ ...line, jumps: [{ from: 10, to: 8, label: '2' }] }),
  },
  check: {
    heading: 'Add it back',
    say: 'Twelve take away three is nine. Put the three back: nine and three is twelve. You are where you started, so it is right.',
    latex: '9 + 3 = 12',
  },
}
