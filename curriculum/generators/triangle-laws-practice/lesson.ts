import { cornersFromSides, triangle } from '../../figures/triangle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** The laws of sines and cosines: triangles without a right angle. */
export const lesson: LessonPlan = {
  topicCode: 'triangle_laws_practice',
  what: {
    heading: 'Any triangle at all',
    say: 'The Pythagorean theorem needs a right angle. The law of cosines works for every triangle. It begins the same way and then corrects for the angle.',
    latex: 'c^2 = a^2 + b^2 - 2ab\\cos C',
    figure: triangle({ corners: cornersFromSides(7, 5, 8), names: ['A', 'B', 'C'], sideLabels: ['c', 'a', 'b'] }),
  },
  picture: {
    heading: 'Opening and closing an angle',
    say: 'Think of two sticks joined at C. When the angle is small, their ends are close together. When it opens wide, they are far apart. At ninety degrees the cosine is zero, and only the Pythagorean theorem is left.',
    latex: '\\cos 90^\\circ = 0',
    figure: triangle({ corners: cornersFromSides(6, 6, 10), names: ['A', 'B', 'C'], sideLabels: ['c', 'a', 'b'] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'forget_half',
    heading: 'The area needs its half',
    say: 'With two sides and the angle between them you can also find the area. Someone multiplies a and b and the sine of C. That is a whole parallelogram. The triangle is half of it.',
    latex: '\\frac{1}{2} ab \\sin C',
  },
  check: {
    heading: 'Largest side, largest angle',
    say: 'The longest side is always opposite the largest angle. And no side may be longer than the other two together. If your answer breaks one of these, look at the sign of the cosine part.',
    latex: 'c < a + b',
  },
}
