import { placeValueChart } from '../../figures/place-value-chart.ts'
import { gridArea } from '../../figures/grid-area.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Calculating with decimals: whole-number work, then the point. */
export const lesson: LessonPlan = {
  topicCode: 'decimals_operations_practice',
  what: {
    heading: 'Count small parts',
    say: 'Two point four is twenty-four tenths. Divide twenty-four tenths by three and you have eight tenths. Decimals are whole numbers of small parts.',
    latex: '2.4 \\div 3 = 0.8',
  },
  picture: {
    heading: 'Tenths times tenths',
    say: 'Shade seven columns one way and four rows the other way. The shadings meet in twenty-eight of a hundred squares. So seven tenths times four tenths is twenty-eight hundredths.',
    latex: '0.7 \\times 0.4 = 0.28',
    figure: gridArea({ columns: 10, rows: 10, crossed: { columns: 7, rows: 4 } }),
  },
  example: { level: 6 },
  mistake: {
    misconception: 'point_as_separator',
    heading: 'The point is not a wall',
    say: 'Someone multiplies one point five by two point three as two on the left and fifteen on the right: two point one five. But three groups of one half would be missing. Multiply the whole numbers, then place the point.',
    latex: '1.5 \\times 2.3 = 3.45',
  },
  check: {
    heading: 'Estimate first',
    say: 'Round both numbers. One point five times two point three is near two times two, which is four. An answer of thirty-four point five cannot be right.',
    latex: '1.5 \\times 2.3 \\approx 2 \\times 2 = 4',
  },
  levels: [
    {
      of: [1, 2],
      what: {
        heading: 'Tenths with tenths',
        say: 'Add and subtract digits of the same place: tenths with tenths, and hundredths with hundredths. When the decimal points are lined up, the places are, too.',
        latex: '\\begin{array}{r} 3.40 \\\\ {}+ 1.25 \\\\ \\hline 4.65 \\end{array}',
      },
      picture: {
        heading: 'A zero fills the place',
        say: 'Three point four has no hundredths. Write a zero there: three point four zero. The number stays the same.',
        latex: '3.4 = 3.40',
        figure: placeValueChart({ highest: 0, lowest: -2, rows: ['3.40', '1.25'] }),
      },
      mistake: {
        misconception: 'point_as_separator',
        heading: 'The point is not a wall',
        say: 'Someone adds two point seven and one point five and writes three point twelve. But twelve tenths are one whole and two tenths. Regroup across the point: four point two.',
        latex: '2.7 + 1.5 = 4.2',
      },
      check: {
        heading: 'Estimate first',
        say: 'Round both numbers. Two point seven plus one point five is near three plus two, which is five. Four point two makes sense.',
        latex: '2.7 + 1.5 \\approx 3 + 2 = 5',
      },
    },
  ],
}
