import { linePlot } from '../../figures/line-plot.ts'
import { lineGraph } from '../../figures/line-graph.ts'
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
  levels: [
    {
      of: [3, 4, 7],
      what: {
        heading: 'One mark for each measurement',
        say: 'A line plot is a number line with marks above it. Each mark stands for one thing that was measured. Here each mark is one pencil.',
        figure: linePlot({
          denominator: 4,
          from: 8,
          to: 13,
          counts: [1, 3, 2, 0, 2, 1],
          name: 'Length of pencils (inches)',
        }),
      },
      picture: {
        heading: 'Read a stack',
        say: 'Three marks stand above two and one fourth. So three pencils are two and one fourth inches long. The first stack shows the shortest, and the last stack shows the longest.',
        latex: '3 \\times 2\\frac{1}{4} = 6\\frac{3}{4}',
        figure: linePlot({
          denominator: 4,
          from: 8,
          to: 13,
          counts: [1, 3, 2, 0, 2, 1],
          name: 'Length of pencils (inches)',
        }),
      },
      mistake: {
        misconception: 'scale_ignored',
        heading: 'Each step is a fraction',
        say: 'From two to three there are four steps, so each step is one fourth of an inch. Someone counts five steps and says five inches. It is five fourths.',
        latex: '\\frac{5}{4} = 1\\frac{1}{4}',
      },
      check: {
        heading: 'Count all the marks',
        say: 'Count the marks of every stack, and leave out none. Here there are nine marks, so nine pencils were measured.',
        latex: '1 + 3 + 2 + 0 + 2 + 1 = 9',
      },
    },
    {
      of: [5, 8],
      what: {
        heading: 'A line that shows change',
        say: 'A line graph shows how a value changes over time. The time runs along the bottom. The height of each point is the value at that time.',
        figure: lineGraph(
          {
            labels: ['8 a.m.', '9 a.m.', '10 a.m.', '11 a.m.'],
            series: [{ values: [50, 54, 58, 62] }],
            scale: { top: 70, step: 10, name: 'degrees' },
          },
          { title: 'Temperature' },
        ),
      },
      picture: {
        heading: 'Rising and falling',
        say: 'Read the graph from left to right. A line that goes up shows that the value grows. A line that goes down shows that it gets smaller. The change is the difference of two heights.',
        latex: '54 - 50 = 4',
      },
      mistake: {
        misconception: 'scale_ignored',
        heading: 'Read the scale first',
        say: 'The line goes up two steps of the scale. Someone says two degrees. But each step stands for ten degrees, so it is twenty degrees.',
        latex: '2 \\times 10 = 20',
      },
      check: {
        heading: 'Check each hour',
        say: 'If a pattern goes on, every step must be the same. Fifty, fifty-four, fifty-eight: each hour adds four. So the next one is sixty-two.',
        latex: '58 + 4 = 62',
      },
    },
  ],
}
