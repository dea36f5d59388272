import { unitCircle } from '../../figures/unit-circle.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** The unit circle: sine and cosine are coordinates. */
export const lesson: LessonPlan = {
  topicCode: 'trigonometry_fundamentals_practice',
  what: {
    heading: 'Radians measure the way',
    say: 'Walk along a circle of radius one. The length of your way is the angle in radians. A half turn is pi, so one hundred eighty degrees and pi are the same angle.',
    latex: '180^\\circ = \\pi',
    figure: unitCircle({ angles: [{ degrees: 60, label: 'π/3' }], marks: true }),
  },
  picture: {
    heading: 'The point tells both values',
    say: 'The ray of the angle meets the circle in a point. How far across the point is, is the cosine. How far up it is, is the sine.',
    latex: 'P = (\\cos \\theta, \\sin \\theta)',
    figure: unitCircle({ angles: [{ degrees: 35, label: 'θ', point: 'P' }], legs: { cosine: 'cos θ', sine: 'sin θ' } }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'trig_linear',
    heading: 'Twice the angle is not twice the sine',
    say: 'The sine of thirty degrees is one half. Someone doubles both and says the sine of sixty degrees is one. But the point moves along a circle. It climbs fast at first and slowly near the top.',
    latex: '\\sin 30^\\circ = \\frac{1}{2} \\qquad \\sin 60^\\circ = \\frac{\\sqrt{3}}{2}',
    figure: unitCircle({
      angles: [
        { degrees: 30, label: '30°' },
        { degrees: 60, label: '60°' },
      ],
    }),
  },
  extra: {
    heading: 'Other quadrants: size and sign',
    say: 'In the other quadrants find the angle to the x-axis. It gives the size. The quadrant gives the sign: across to the left is negative, and down is negative.',
    latex: '\\cos 150^\\circ = -\\cos 30^\\circ',
    figure: unitCircle({ angles: [{ degrees: 150, label: '150°', point: 'P' }], legs: {} }),
  },
  check: {
    heading: 'Never beyond one',
    say: 'Sine and cosine are coordinates on a circle of radius one. So they always lie between minus one and one, and their squares add up to one.',
    latex: '\\sin^2 \\theta + \\cos^2 \\theta = 1',
  },
}
