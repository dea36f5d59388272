import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const axes = { x: { min: 0, max: 6, step: 1 }, y: { min: 0, max: 6, step: 1 } } as const

/** The coordinate grid: two numbers name every place. */
export const lesson: LessonPlan = {
  topicCode: 'cartesian_grid_basics',
  what: {
    heading: 'Two numbers name a place',
    say: 'A grid has one number line across and one up. They meet at 0. Every place on the grid has two numbers: how far across, then how far up.',
    figure: coordinateGrid(axes),
  },
  picture: {
    heading: 'Across, then up',
    say: 'Point A is 4 across and 2 up. We write it with the across number first.',
    latex: 'A = (4, 2)',
    figure: coordinateGrid({ ...axes, points: [{ at: [4, 2], label: 'A' }] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'intercept_swap',
    heading: 'Do not swap the numbers',
    say: 'Someone goes up 4 and across 2 and lands at B. That is another place. The first number is always across.',
    latex: '(4, 2) \\ne (2, 4)',
    figure: coordinateGrid({
      ...axes,
      points: [
        { at: [4, 2], label: 'A' },
        { at: [2, 4], label: 'B' },
      ],
    }),
  },
  check: {
    heading: 'Read it back',
    say: 'From your point look straight down to the axis and read the first number. Then look across and read the second. Do they match?',
    figure: coordinateGrid({
      ...axes,
      points: [{ at: [3, 5], label: 'C' }],
      segments: [
        { from: [3, 0], to: [3, 5], dashed: true },
        { from: [0, 5], to: [3, 5], dashed: true },
      ],
    }),
  },
}
