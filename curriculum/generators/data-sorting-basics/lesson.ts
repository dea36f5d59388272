import { barChart } from '../../figures/bar-chart.ts'
import { counters } from '../../figures/counters.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Sorting and counting, and graphs that show the counts. */
export const lesson: LessonPlan = {
  topicCode: 'data_sorting_basics',
  what: {
    heading: 'Sort, then count',
    say: 'Put things of one kind together. Then count each group. Now you can tell which group has more.',
    figure: counters({
      groups: [
        { count: 4, shape: 'star' },
        { count: 2, shape: 'heart', second: true },
      ],
      hue: 'coral',
    }),
  },
  picture: {
    heading: 'A bar for each group',
    say: 'A bar graph shows how many are in each group. The top of the bar points to a number. A taller bar means more.',
    figure: barChart(
      { categories: ['Stars', 'Hearts'], series: [{ values: [4, 2] }], scale: { top: 5, step: 1 } },
      { title: 'Shapes' },
    ),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'scale_ignored',
    heading: 'Read the number at the top',
    say: 'Someone looks only at the picture and guesses. Put your finger on the top of the bar. Go over to the number. That is how many.',
    latex: '\\text{Stars: } 4',
  },
  check: {
    heading: 'Check with your finger',
    say: 'Go back to the graph. Point to the bar and read its number once more. Does it fit the question?',
    latex: '4 > 2',
  },
  levels: [
    {
      of: [1],
      what: {
        heading: 'Sort, then count',
        say: 'Put things of one kind together. Then count each group.',
        figure: counters({
          groups: [
            { count: 4, shape: 'star' },
            { count: 2, shape: 'heart', second: true },
          ],
          hue: 'coral',
        }),
      },
      picture: {
        heading: 'The most and the fewest',
        say: 'There are five circles, three squares, and two stars. Five is the most. Two is the fewest.',
        figure: counters({
          groups: [
            { count: 5, shape: 'circle' },
            { count: 3, shape: 'square', second: true },
            { count: 2, shape: 'star' },
          ],
          hue: 'coral',
        }),
      },
      mistake: {
        misconception: 'looks_alike',
        heading: 'Count, do not guess',
        say: 'Someone looks and guesses. Touch each star once and count. Then count each heart. Now you know.',
        figure: counters({
          groups: [
            { count: 4, shape: 'star' },
            { count: 5, shape: 'heart', second: true },
          ],
          arrangement: 'mixed',
          seed: 3,
          hue: 'coral',
        }),
      },
      check: {
        heading: 'Match them up',
        say: 'Match one star with one heart. Stars are left over, so there are more stars.',
        latex: '4 > 2',
      },
    },
  ],
}
