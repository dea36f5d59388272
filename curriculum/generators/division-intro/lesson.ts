import { array } from '../../figures/array.ts'
import { counters } from '../../figures/counters.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Division: how many groups, or how many in each. */
export const lesson: LessonPlan = {
  topicCode: 'division_intro',
  what: {
    heading: 'Equal groups',
    say: 'Twelve stars are put in groups of four. How many groups are there? Three groups. We say twelve divided by four is three.',
    latex: '12 \\div 4 = 3',
    figure: counters({
      groups: [
        { count: 4, shape: 'star' },
        { count: 4, shape: 'star' },
        { count: 4, shape: 'star' },
      ],
    }),
  },
  picture: {
    heading: 'Ask for the missing factor',
    say: 'Twelve divided by four asks: what times four is twelve? Look at the rows of four. Three rows make twelve.',
    latex: '\\square \\times 4 = 12',
    figure: array({ rows: 3, columns: 4, rowLabel: null, columnLabel: '4' }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'div_commutes',
    heading: 'The order matters',
    say: 'Twelve divided by four is three. Four divided by twelve is not three: four stars do not even fill one group of twelve. The total comes first.',
    latex: '12 \\div 4 \\ne 4 \\div 12',
  },
  check: {
    heading: 'Multiply back',
    say: 'Three groups of four. Is that twelve again? Yes. Multiplying brings you back to the start, so the answer is right.',
    latex: '3 \\times 4 = 12',
  },
}
