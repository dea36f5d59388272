import { gridArea } from '../../figures/grid-area.ts'
import { placeValueChart } from '../../figures/place-value-chart.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Decimals: the places go on to the right of the ones. */
export const lesson: LessonPlan = {
  topicCode: 'decimals_place_value_basics',
  what: {
    heading: 'Places after the point',
    say: 'Each place is ten times smaller than the one to its left. After the ones comes the point, then tenths, hundredths and thousandths.',
    latex: '2.375',
    figure: placeValueChart({ highest: 0, lowest: -3, rows: ['2.375'] }),
  },
  picture: {
    heading: 'A hundred small squares',
    say: 'The whole grid is one. A column is one tenth, a small square is one hundredth. Here three columns and four squares are shaded: thirty-four hundredths.',
    latex: '\\frac{34}{100} = 0.34',
    figure: gridArea({ columns: 10, rows: 10, shaded: 34 }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'longer_is_larger',
    heading: 'Longer is not larger',
    say: 'Someone thinks zero point one two five is more than zero point four, because it has more digits. But the first has one tenth and the second has four tenths. Compare the tenths first.',
    latex: '0.125 < 0.4',
    figure: placeValueChart({ highest: 0, lowest: -3, rows: ['0.125', '0.4'] }),
  },
  check: {
    heading: 'Read it aloud',
    say: 'Read your decimal place by place. If the last digit stands in the third place, it must count thousandths.',
    latex: '4.007 = 4 + \\frac{7}{1000}',
  },
}
