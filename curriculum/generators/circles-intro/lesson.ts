import { circle } from '../../figures/circle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Circles: radius, diameter, and the room inside. */
export const lesson: LessonPlan = {
  topicCode: 'circles_intro',
  what: {
    heading: 'Radius and diameter',
    say: 'The radius goes from the center to the edge. The diameter goes all the way across, through the center. The diameter is twice the radius.',
    figure: circle({
      points: [{ at: 25 }, { at: 90 }],
      diameters: [{ through: 0, label: '10 cm' }],
      radii: [{ to: 1, label: '5 cm' }],
      filled: false,
    }),
  },
  picture: {
    heading: 'Wedges in a row',
    say: 'Cut a circle into many thin wedges and lay them side by side, up and down in turn. They make nearly a rectangle. It is one radius high and half of the circumference long. So the area is pi times radius times radius.',
    latex: 'A = \\pi r \\times r = \\pi r^2',
    figure: circle({
      points: [0, 45, 90, 135, 180, 225, 270, 315].map((at) => ({ at })),
      diameters: [{ through: 0 }, { through: 1 }, { through: 2 }, { through: 3 }],
      filled: true,
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'radius_diameter_swap',
    heading: 'Halve the diameter first',
    say: 'A plate is ten centimeters across. Someone squares the ten. But ten is the diameter. The radius is five, so square the five. With the ten the area would be four times too large.',
    latex: '3.14 \\times 5 \\times 5 = 78.5',
  },
  check: {
    heading: 'Compare with a square',
    say: 'The circle fits in a square with the diameter as its side. So its area must be a bit less than diameter times diameter. Seventy-eight and a half is less than one hundred, so it makes sense.',
    latex: '78.5 < 10 \\times 10',
  },
}
