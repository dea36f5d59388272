import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Identities: two ways of writing the same thing for every angle. */
export const lesson: LessonPlan = {
  topicCode: 'trigonometry_identities_practice',
  what: {
    heading: 'Always equal',
    say: 'An identity is an equation that holds for every angle. It lets you put one expression in the place of another. The most famous one comes from the Pythagorean theorem.',
    latex: '\\sin^2 x + \\cos^2 x = 1',
  },
  picture: {
    heading: 'On the unit circle',
    say: 'A point on the unit circle has the cosine as its first coordinate and the sine as its second. Its distance from the center is one. So the two squares add up to one, wherever the point is.',
    latex: '(\\cos x)^2 + (\\sin x)^2 = 1^2',
  },
  example: { level: 1 },
  mistake: {
    misconception: 'trig_linear',
    heading: 'A function is not a factor',
    say: 'Someone writes the sine of a sum as the sum of the sines. But sine is not a number that multiplies. Check with thirty and sixty degrees: one is not a half plus about eighty-seven hundredths.',
    latex: '\\sin(30^\\circ + 60^\\circ) \\ne \\sin 30^\\circ + \\sin 60^\\circ',
  },
  check: {
    heading: 'Check with one angle',
    say: 'Put an easy angle into the first expression and into your answer. Both must give the same number. If they do not, the identity was used wrongly.',
    latex: 'x = 45^\\circ: \\quad \\tan x \\cos x = 1 \\cdot \\frac{\\sqrt{2}}{2} = \\sin x',
  },
}
