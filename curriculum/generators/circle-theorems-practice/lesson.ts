import { circle } from '../../figures/circle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Parts of a circle: arcs and sectors are fractions of the whole. */
export const lesson: LessonPlan = {
  topicCode: 'circle_theorems_practice',
  what: {
    heading: 'A slice of the circle',
    say: 'Two radii cut a slice out of a circle, like a slice of pie. The slice is called a sector. Its curved edge is an arc. The angle at the center tells how large the slice is.',
    figure: circle({
      points: [{ at: 10 }, { at: 100 }],
      radii: [{ to: 0 }, { to: 1 }],
      sectors: [{ from: 0, to: 1 }],
      centralAngles: [{ from: 0, to: 1, label: '90°' }],
    }),
  },
  picture: {
    heading: 'The angle gives the fraction',
    say: 'A full turn has three hundred sixty degrees. An angle of ninety degrees is one quarter of it. So the arc is a quarter of the circumference, and the sector is a quarter of the area.',
    latex: '\\frac{90}{360} = \\frac{1}{4}',
    figure: circle({
      points: [{ at: 10 }, { at: 100 }],
      radii: [{ to: 0, label: '6 cm' }, { to: 1 }],
      sectors: [{ from: 0, to: 1 }],
      centralAngles: [{ from: 0, to: 1, label: '90°' }],
      filled: false,
    }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'radius_diameter_swap',
    heading: 'Radius or diameter?',
    say: 'For the arc someone takes a quarter of pi times six. But the circumference is pi times the diameter, and the diameter is twelve. So the whole is twelve pi, and a quarter of it is three pi.',
    latex: '\\frac{1}{4} \\times 2 \\pi \\times 6 = 3\\pi',
  },
  check: {
    heading: 'Does the size fit?',
    say: 'A half turn must give half of the circle. An angle below one hundred eighty degrees gives less than half. And an arc is a length, while a sector is an area.',
    latex: '\\frac{180}{360} = \\frac{1}{2}',
  },
  levels: [
    {
      of: [6],
      what: {
        heading: 'The equation of a circle',
        say: 'Every point of a circle has the same distance from the center. With the center h, k and the radius r, that gives this equation.',
        latex: '(x - h)^2 + (y - k)^2 = r^2',
      },
      picture: {
        heading: 'Complete both squares',
        say: 'Group the terms with x and the terms with y. Half of negative six is negative three, and its square is nine. Add nine on both sides. Do the same for y, with four.',
        latex: '\\begin{aligned} x^2 - 6x + y^2 + 4y &= 12 \\\\ (x - 3)^2 + (y + 2)^2 &= 12 + 9 + 4 \\end{aligned}',
      },
      mistake: {
        misconception: 'axis_square_mixup',
        heading: 'The signs change',
        say: 'Someone reads the center as negative three, two. But h and k are subtracted. From x minus three and y plus two, the center is three, negative two.',
        latex: '(x - 3)^2 + (y + 2)^2 = 25 \\implies (3, -2)',
      },
      check: {
        heading: 'Expand to check',
        say: 'Expand both squares and combine the constants. You should get the equation you started with.',
        latex: '(x - 3)^2 = x^2 - 6x + 9',
      },
    },
  ],
}
