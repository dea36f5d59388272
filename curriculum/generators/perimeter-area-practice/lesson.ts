import { gridArea } from '../../figures/grid-area.ts'
import { polygon } from '../../figures/polygon.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Perimeter is the way around, area is the room inside. */
export const lesson: LessonPlan = {
  topicCode: 'perimeter_area_practice',
  what: {
    heading: 'Around and inside',
    say: 'Perimeter is how far it is to walk around a shape. Area is how many squares cover the inside. They are two different things.',
    figure: polygon(
      {
        corners: [
          [0, 0],
          [6, 0],
          [6, 4],
          [0, 4],
        ],
        sideLabels: ['6 m', '4 m', '6 m', '4 m'],
        rightAngles: [0, 1, 2, 3],
      },
      { alt: 'A rectangle with sides of 6, 4, 6 and 4 meters.' },
    ),
  },
  picture: {
    heading: 'Rows of squares',
    say: 'This rectangle has four rows with six squares in each. You need not count them one by one. Four rows of six are twenty-four squares.',
    latex: '6 \\times 4 = 24',
    figure: gridArea({ columns: 6, rows: 4, top: '6', left: '4', unit: 'square meter' }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'area_perimeter_swap',
    heading: 'The fence is not the grass',
    say: 'Someone says the area is twenty, because six and four and six and four are twenty. That is the fence around. The grass inside needs twenty-four squares.',
    latex: '6 + 4 + 6 + 4 = 20 \\qquad 6 \\times 4 = 24',
  },
  check: {
    heading: 'Look at the unit',
    say: 'A length is in meters. An area is in square meters. Ask yourself: did I count steps around, or squares inside?',
    figure: gridArea({ columns: 6, rows: 4, shaded: 24, unit: 'square meter' }),
  },
}
