import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Slope: how steep a line is. */
export const lesson: LessonPlan = {
  topicCode: 'slope_intro',
  what: {
    heading: 'How steep a line is',
    say: 'Slope tells how much a line rises for each step to the right. A large slope means steep. A negative slope means the line falls.',
    latex: 'm = \\frac{\\text{rise}}{\\text{run}}',
  },
  picture: {
    heading: 'Steps on the line',
    say: 'From the first point to the second, go four to the right and two up. The rise is two and the run is four. So the slope is one half.',
    latex: 'm = \\frac{2}{4} = \\frac{1}{2}',
    figure: coordinateGrid({
      x: { min: 0, max: 8 },
      y: { min: 0, max: 6 },
      points: [
        { at: [2, 2], label: 'A' },
        { at: [6, 4], label: 'B' },
      ],
      lines: [
        {
          through: [
            [2, 2],
            [6, 4],
          ],
        },
      ],
      segments: [
        { from: [2, 2], to: [6, 2], dashed: true },
        { from: [6, 2], to: [6, 4], dashed: true },
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'slope_run_over_rise',
    heading: 'Rise goes on top',
    say: 'Someone writes four over two and gets slope two. But the line climbs gently: only one half for each step. Write the change up over the change across.',
    latex: '\\frac{2}{4} \\quad\\text{not}\\quad \\frac{4}{2}',
  },
  check: {
    heading: 'Check with one step',
    say: 'Start at a point of the line and go one step to the right. Go up by the slope. You must land on the line again.',
    latex: '(2, 2) \\to (3, 2.5) \\to (4, 3)',
  },
}
