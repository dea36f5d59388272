import { array } from '../../figures/array.ts'
import { counters } from '../../figures/counters.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Multiplication: groups of one size. */
export const lesson: LessonPlan = {
  topicCode: 'multiplication_intro',
  what: {
    heading: 'Groups of the same size',
    say: 'Here are three trays. Each has four stars. Four and four and four are twelve. We say three times four is twelve.',
    latex: '3 \\times 4 = 12',
    figure: counters({
      groups: [
        { count: 4, shape: 'star' },
        { count: 4, shape: 'star' },
        { count: 4, shape: 'star' },
      ],
    }),
  },
  picture: {
    heading: 'Rows and columns',
    say: 'Put the groups in rows. Three rows with four in each make an array. Count by rows: four, eight, twelve.',
    latex: '4 + 4 + 4 = 12',
    figure: array({ rows: 3, columns: 4, rowLabel: '3', columnLabel: '4' }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'times_as_plus',
    heading: 'Times is not plus',
    say: 'Someone says three times four is seven. But three and four make seven only if there are three things and four things. Three groups of four are many more: twelve.',
    latex: '3 \\times 4 \\ne 3 + 4',
    figure: array({ rows: 3, columns: 4 }),
  },
  check: {
    heading: 'Turn your head',
    say: 'Look from the side. Now there are four rows of three: three, six, nine, twelve. It is the same array, so the total must be the same.',
    latex: '3 \\times 4 = 4 \\times 3',
    figure: array({ rows: 4, columns: 3 }),
  },
}
