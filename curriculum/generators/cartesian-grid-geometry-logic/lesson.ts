import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

const axes = { x: { min: 0, max: 8 }, y: { min: 0, max: 6 } } as const

/** Geometry with coordinates: lengths, middles and shapes from pairs of numbers. */
export const lesson: LessonPlan = {
  topicCode: 'cartesian_grid_geometry_logic',
  what: {
    heading: 'Numbers that know the shape',
    say: 'When the corners of a figure have coordinates, you can find its lengths, its middle points and even its name without a ruler. Two small ideas do it all: the steps across, and the steps up.',
    figure: coordinateGrid({
      ...axes,
      polygons: [
        {
          vertices: [
            [1, 1],
            [7, 1],
            [7, 5],
          ],
          names: ['A', 'C', 'B'],
        },
      ],
    }),
  },
  picture: {
    heading: 'A slanted side hides a right triangle',
    say: 'From A to B you go four across and three up. Those are the legs of a right triangle, so the slanted way is five.',
    latex: '\\sqrt{4^2 + 3^2} = \\sqrt{25} = 5',
    figure: coordinateGrid({
      ...axes,
      points: [
        { at: [2, 1], label: 'A' },
        { at: [6, 4], label: 'B' },
      ],
      segments: [
        { from: [2, 1], to: [6, 4] },
        { from: [2, 1], to: [6, 1], dashed: true },
        { from: [6, 1], to: [6, 4], dashed: true },
      ],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'pythagoras_add_legs',
    heading: 'Do not add the legs',
    say: 'Someone adds four and three and says the distance is seven. That is the way along the grid lines. The straight way is always shorter, so seven is too long.',
    latex: '4 + 3 \\ne \\sqrt{4^2 + 3^2}',
  },
  check: {
    heading: 'Longer than each leg, shorter than both',
    say: 'A slanted distance is longer than each leg and shorter than the two legs together. Five lies between four and seven, so it makes sense.',
    latex: '4 < 5 < 4 + 3',
  },
}
