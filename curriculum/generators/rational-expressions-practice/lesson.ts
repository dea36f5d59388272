import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Rational expressions: fractions of polynomials follow the rules of fractions. */
export const lesson: LessonPlan = {
  topicCode: 'rational_expressions_practice',
  what: {
    heading: 'Fractions with letters',
    say: 'A rational expression is a fraction whose top and bottom are polynomials. It follows the same rules as a fraction of numbers.',
    latex: '\\frac{x^{2} + 3x}{x^{2} - 9}',
  },
  picture: {
    heading: 'Cancel factors, as in six ninths',
    say: 'Six ninths is 2 times 3 over 3 times 3. The common factor 3 goes away and leaves two thirds. With letters we do the same: factor first, then cancel what top and bottom share.',
    latex: '\\frac{x(x + 3)}{(x - 3)(x + 3)} = \\frac{x}{x - 3}',
  },
  example: { level: 1 },
  mistake: {
    misconception: 'cancel_terms',
    heading: 'Terms cannot be crossed out',
    say: 'In x plus 2 over x plus 6 someone crosses out the x and gets two sixths. Try x equals 1: it is three sevenths, not two sixths. The x is a term of a sum, not a factor.',
    latex: '\\frac{x + 2}{x + 6} \\ne \\frac{2}{6}',
  },
  extra: {
    heading: 'Values that are not allowed',
    say: 'The bottom must never be zero. Look at the bottom before you cancel: x minus 3 times x plus 3 is zero at 3 and at negative 3. These two values stay excluded.',
    latex: 'x \\ne 3 \\qquad x \\ne -3',
  },
  check: {
    heading: 'Try a number',
    say: 'Put 1 into the first fraction: 4 over negative 8 is negative one half. Put 1 into the short one: 1 over negative 2. They agree.',
    latex: '\\frac{4}{-8} = \\frac{1}{-2}',
  },
}
