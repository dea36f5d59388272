import { array } from '../../figures/array.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Multiplication facts: build hard ones from easy ones. */
export const lesson: LessonPlan = {
  topicCode: 'multiplication_facts_practice',
  what: {
    heading: 'Facts you can build',
    say: 'You do not have to learn every fact alone. Two times and five times are easy. From them you can build the others.',
    latex: '3 \\times 6 = 2 \\times 6 + 6',
  },
  picture: {
    heading: 'Split the array',
    say: 'Four rows of seven. Split each row into five and two. Four fives are twenty, four twos are eight. Together they are twenty-eight.',
    latex: '4 \\times 7 = 20 + 8 = 28',
    figure: array({ rows: 4, columns: 7, splitAfter: 5 }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'near_fact',
    heading: 'One group too many',
    say: 'For seven times eight, someone says sixty-three. But that is seven times nine. Take one seven away: fifty-six.',
    latex: '7 \\times 8 = 63 - 7 = 56',
  },
  check: {
    heading: 'Turn it around',
    say: 'Seven times eight and eight times seven are the same array, seen from two sides. Work it out the other way. Do you get the same?',
    latex: '7 \\times 8 = 8 \\times 7',
    figure: array({ rows: 7, columns: 8 }),
  },
}
