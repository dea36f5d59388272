import { doubleNumberLine } from '../../figures/double-number-line.ts'
import { gridArea } from '../../figures/grid-area.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Percent: so many out of every hundred. */
export const lesson: LessonPlan = {
  topicCode: 'percent_intro',
  what: {
    heading: 'Out of every hundred',
    say: 'Percent means out of a hundred. Thirty percent is thirty out of a hundred, the same as three tenths.',
    latex: '30\\% = \\frac{30}{100} = 0.3',
    figure: gridArea({ columns: 10, rows: 10, shaded: 30 }),
  },
  picture: {
    heading: 'Two lines side by side',
    say: 'The whole is a hundred percent. If the whole is eighty, then fifty percent is forty and twenty-five percent is twenty.',
    figure: doubleNumberLine({
      top: { name: 'percent', values: ['0', '25%', '50%', '75%', '100%'] },
      bottom: { name: 'number', values: ['0', '20', '40', '60', '80'] },
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'percent_as_number',
    heading: 'Percent is not a plain number',
    say: 'Someone finds twenty percent of fifty by taking twenty from fifty. But twenty percent is a fifth. A fifth of fifty is ten.',
    latex: '20\\% \\text{ of } 50 = \\frac{1}{5} \\times 50 = 10',
  },
  check: {
    heading: 'Compare with a half',
    say: 'Fifty percent is a half. If you look for less than fifty percent, your answer must be less than half of the whole.',
    latex: '20\\% \\text{ of } 50 = 10 < 25',
  },
}
