import { fractionBar } from '../../figures/fraction-bar.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Equal fractions: other parts, the same amount. */
export const lesson: LessonPlan = {
  topicCode: 'fractions_equivalent_practice',
  what: {
    heading: 'Same amount, other parts',
    say: 'One half and two fourths are the same amount. The parts are half as large, so you need twice as many. Such fractions are called equivalent.',
    latex: '\\frac{1}{2} = \\frac{2}{4}',
    figure: fractionBar({
      bars: [
        { parts: 2, shaded: 1 },
        { parts: 4, shaded: 2 },
      ],
    }),
  },
  picture: {
    heading: 'Cut or join the parts',
    say: 'Cut each third into two and you get sixths. Two thirds become four sixths. Join the sixths two by two and you are back at thirds. The shading never moved.',
    latex: '\\frac{2}{3} = \\frac{4}{6}',
    figure: fractionBar({
      bars: [
        { parts: 3, shaded: 2 },
        { parts: 6, shaded: 4 },
      ],
    }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'same_add_top_bottom',
    heading: 'Do not add the same to both',
    say: 'Someone adds one to the numerator and the denominator of one half and gets two thirds. But two thirds is more than one half. Multiply or divide both by the same number instead.',
    latex: '\\frac{1}{2} \\ne \\frac{2}{3}',
    figure: fractionBar({
      bars: [
        { parts: 2, shaded: 1 },
        { parts: 3, shaded: 2 },
      ],
    }),
  },
  check: {
    heading: 'Go back again',
    say: 'Multiply numerator and denominator of your answer by the number you divided by. You should be back where you began.',
    latex: '\\frac{3 \\times 4}{4 \\times 4} = \\frac{12}{16}',
  },
}
