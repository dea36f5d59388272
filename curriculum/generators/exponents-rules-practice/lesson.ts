import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Rules of exponents: they only count factors. */
export const lesson: LessonPlan = {
  topicCode: 'exponents_rules_practice',
  what: {
    heading: 'Exponents count factors',
    say: 'Every rule of exponents comes from counting. x to the third is three factors x. Multiply it by x squared and there are five factors.',
    latex: 'x^{3} \\cdot x^{2} = x^{5}',
  },
  picture: {
    heading: 'Groups of factors',
    say: 'x cubed, raised to the second power, is two groups of three factors. That is two times three factors, six in all. So the exponents are multiplied.',
    latex: '(x^{3})^{2} = (x \\cdot x \\cdot x)(x \\cdot x \\cdot x) = x^{6}',
  },
  example: { level: 3 },
  mistake: {
    misconception: 'power_as_product',
    heading: 'The number is raised too',
    say: 'In 2x to the third power, someone writes 6x cubed. But there are three factors 2 as well: 2 times 2 times 2 is 8, not 6.',
    latex: '(2x)^{3} = 2^{3} x^{3} = 8x^{3}',
  },
  check: {
    heading: 'Try a number',
    say: 'Put 1 for x: 2 to the third power is 8. The wrong answer would give 6. A small number shows the slip at once.',
    latex: '(2 \\times 1)^{3} = 8',
  },
}
