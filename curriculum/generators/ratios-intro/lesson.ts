import { doubleNumberLine } from '../../figures/double-number-line.ts'
import { ratioTable } from '../../figures/ratio-table.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Ratios: how much of one for how much of the other. */
export const lesson: LessonPlan = {
  topicCode: 'ratios_intro',
  what: {
    heading: 'So much of this for that',
    say: 'A ratio compares two amounts. Three cups of flour for two cups of milk is the ratio three to two. The order counts: flour first, then milk.',
    latex: '3 : 2',
  },
  picture: {
    heading: 'A ratio table',
    say: 'Take the recipe twice and both numbers double. Take it five times and both are multiplied by five. All columns have the same ratio.',
    latex: '3 : 2 = 6 : 4 = 15 : 10',
    figure: ratioTable({
      rows: [
        { name: 'flour', values: ['3', '6', '15'] },
        { name: 'milk', values: ['2', '4', '10'] },
      ],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'additive_ratio',
    heading: 'Multiply, do not add',
    say: 'Someone says three to two is the same as four to three, because both grew by one. But then there is more milk for each cup of flour. Multiply both numbers instead.',
    latex: '3 : 2 \\ne 4 : 3',
  },
  extra: {
    heading: 'The rate for one',
    say: 'A hundred fifty kilometers in three hours is fifty kilometers in one hour. Divide both numbers by three. That is the unit rate.',
    latex: '150 : 3 = 50 : 1',
    figure: doubleNumberLine({
      top: { name: 'kilometers', values: ['0', '50', '100', '150'] },
      bottom: { name: 'hours', values: ['0', '1', '2', '3'] },
    }),
  },
  check: {
    heading: 'Divide and compare',
    say: 'Divide the first number by the second in both ratios. If you get the same number, the ratios are equal.',
    latex: '3 \\div 2 = 1.5 \\qquad 15 \\div 10 = 1.5',
  },
}
