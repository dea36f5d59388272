import { calendar } from '../../figures/calendar.ts'
import { counters } from '../../figures/counters.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Days, places and dates: what comes before and after. */
export const lesson: LessonPlan = {
  topicCode: 'calendar_basics',
  what: {
    heading: 'Seven days, again and again',
    say: 'A week has seven days. After Saturday comes Sunday, and the week begins again. A calendar page shows each week as one row.',
    figure: calendar({ month: 'May', days: 31, firstWeekday: 3 }),
  },
  picture: {
    heading: 'First, second, third',
    say: 'Places in a row have names too. The star is fourth from the left. Three circles come before it.',
    figure: counters({
      groups: [
        { count: 3, shape: 'circle' },
        { count: 1, shape: 'star', second: true },
        { count: 4, shape: 'circle' },
      ],
      arrangement: 'line',
      say: 'each',
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'inclusive_days',
    heading: 'The first day is not a step',
    say: 'From the third to the tenth is seven days, not eight. Today does not count as a day of waiting. The first step leads to the fourth.',
    figure: calendar({ month: 'June', days: 30, firstWeekday: 1, highlighted: [3, 10] }),
  },
  check: {
    heading: 'Same column, whole weeks',
    say: 'Two dates in the same column are whole weeks apart. The third and the tenth stand in one column, so it is one week, which is seven days.',
    latex: '10 - 3 = 7',
  },
}
