import { counters } from '../../figures/counters.ts'
import { tenFrame } from '../../figures/ten-frame.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Addition: putting groups together. */
export const lesson: LessonPlan = {
  topicCode: 'addition_intro',
  what: {
    heading: 'Adding puts together',
    say: 'Here are three stars and two stars. Put them together and count them all: one, two, three, four, five. Three and two make five.',
    latex: '3 + 2 = 5',
    figure: counters({
      groups: [
        { count: 3, shape: 'star' },
        { count: 2, shape: 'star', second: true },
      ],
    }),
  },
  picture: {
    heading: 'A ten frame',
    say: 'A ten frame has ten cells. Seven are full and three are empty. Seven and three make ten.',
    latex: '7 + 3 = 10',
    figure: tenFrame({ filled: 7, second: 3 }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'count_off_by_one',
    heading: 'Start after the first group',
    say: 'To add four and two, someone says four, five and stops. But four is already there. Say four, then count two more: five, six.',
    latex: '4 + 2 = 6',
    figure: counters({
      groups: [
        { count: 4, shape: 'heart' },
        { count: 2, shape: 'heart', second: true },
      ],
    }),
  },
  check: {
    heading: 'Turn it around',
    say: 'Start with the other group. Two and four more is six too. If both ways agree, you can be sure.',
    latex: '2 + 4 = 4 + 2',
  },
}
