import { counters } from '../../figures/counters.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Counting: one number for each thing, and the last number tells how many. */
export const lesson: LessonPlan = {
  topicCode: 'counting_basics',
  what: {
    heading: 'One number for each',
    say: 'To count, touch each thing once and say one number each time: one, two, three, four.',
    figure: counters({ groups: [{ count: 4, shape: 'star' }], say: 'each' }),
  },
  picture: {
    heading: 'Place does not matter',
    say: 'Here are five hearts in a row, and five hearts in a second tray. Both trays hold five.',
    figure: counters({
      groups: [
        { count: 5, shape: 'heart' },
        { count: 5, shape: 'heart', second: true },
      ],
      say: 'number',
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'count_off_by_one',
    heading: 'Do not count one twice',
    say: 'In a ring it is easy to go round too far. Remember where you started, and stop before you touch it again.',
    figure: counters({ groups: [{ count: 7, shape: 'circle' }], arrangement: 'ring', say: 'number' }),
  },
  check: {
    heading: 'Count again another way',
    say: 'Start from another place and count again. If you get the same number, you can be sure.',
    figure: counters({ groups: [{ count: 8, shape: 'square' }], arrangement: 'scattered', seed: 3, say: 'number' }),
  },
}
