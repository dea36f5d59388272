import { scatterPlot } from '../../figures/scatter-plot.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const points: [number, number][] = [
  [1, 3],
  [2, 4],
  [3, 6],
  [4, 6],
  [5, 8],
  [6, 9],
  [7, 11],
  [8, 11],
]

/** Two measures at once: scatter plots and lines of fit. */
export const lesson: LessonPlan = {
  topicCode: 'bivariate_data_practice',
  what: {
    heading: 'Two numbers for each thing',
    say: 'Measure two things at once, like the age and the height of a plant. Each plant becomes one point. Together the points show whether the two go up together.',
    figure: scatterPlot({ x: { min: 0, max: 9 }, y: { min: 0, max: 14 }, points }),
  },
  picture: {
    heading: 'A line through the middle',
    say: 'A line of fit runs through the middle of the points. About half lie above it and half below. It tells what to expect, not what must happen.',
    figure: scatterPlot({ x: { min: 0, max: 9 }, y: { min: 0, max: 14 }, points, fit: { slope: 1.2, intercept: 1.8 } }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'correlation_cause',
    heading: 'Together is not because',
    say: 'Ice cream sales and swimming go up together. Someone says ice cream makes people swim. But warm days cause both. A line of fit shows that two things go together, not why.',
    latex: '\\text{together} \\ne \\text{because}',
  },
  check: {
    heading: 'Check with one point',
    say: 'Put the x of one point into your line. The y that comes out should be close to that point. If it is far off, look at the slope and the start again.',
    latex: 'y = 1.2 \\cdot 5 + 1.8 = 7.8 \\approx 8',
  },
}
