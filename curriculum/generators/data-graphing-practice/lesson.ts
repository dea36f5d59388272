import { barChart } from '../../figures/bar-chart.ts'
import { pictograph } from '../../figures/pictograph.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Graphs: read the scale first, then the values, then answer. */
export const lesson: LessonPlan = {
  topicCode: 'data_graphing_practice',
  what: {
    heading: 'A graph is a picture of numbers',
    say: 'A graph shows numbers as pictures, bars or points. It lets you see at once what is most and what is least. The title tells what was counted.',
    figure: barChart(
      {
        categories: ['Cats', 'Dogs', 'Fish'],
        series: [{ values: [20, 35, 10] }],
        scale: { top: 40, step: 10, name: 'pets' },
      },
      { title: 'Pets at home' },
    ),
  },
  picture: {
    heading: 'The key tells what one symbol means',
    say: 'Here each circle stands for four books. Three circles and a half are four, four, four and two more. That makes fourteen books.',
    latex: '4 + 4 + 4 + 2 = 14',
    figure: pictograph({
      title: 'Books read',
      rows: [
        { name: 'Mia', count: 14 },
        { name: 'Tom', count: 8 },
      ],
      key: 4,
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'scale_ignored',
    heading: 'Count what they stand for',
    say: 'Someone sees three circles and says three books. But each circle stands for four books. Look at the key first, then count by fours.',
    latex: '3 \\text{ circles} = 3 \\times 4 = 12',
  },
  check: {
    heading: 'Check against the picture',
    say: 'Look at the picture again. If your answer says one bar is twice as much as another, it should look twice as long. If it does not, read the scale once more.',
    latex: '2 \\times 10 = 20',
  },
}
