import { placeValueChart } from '../../figures/place-value-chart.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Scientific notation: one digit before the point, and a power of ten. */
export const lesson: LessonPlan = {
  topicCode: 'scientific_notation_intro',
  what: {
    heading: 'Short names for long numbers',
    say: 'Very large and very small numbers have many zeros. Scientific notation writes them as a number from 1 up to 10, times a power of ten.',
    latex: '45{,}000 = 4.5 \\times 10^{4}',
  },
  picture: {
    heading: 'The point moves',
    say: 'In forty-five thousand the first digit stands four places to the left of the ones. So we move the point four places, and the exponent is 4.',
    figure: placeValueChart({ highest: 4, lowest: 0, rows: ['45000'], shift: { from: 4, to: 0, label: '4 places' } }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'sci_coefficient_range',
    heading: 'Which way does the sign go?',
    say: 'For 0.0045 someone writes 4.5 times 10 to the third power. But that is 4500, a large number. A number below one needs a negative exponent.',
    latex: '0.0045 = 4.5 \\times 10^{-3}',
  },
  check: {
    heading: 'Large or small?',
    say: 'Ask yourself: is the number larger than ten, or below one? Large numbers have positive exponents, and small ones have negative exponents.',
    latex: '10^{3} = 1000 \\qquad 10^{-3} = 0.001',
  },
}
