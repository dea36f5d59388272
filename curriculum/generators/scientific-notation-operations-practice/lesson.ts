import { placeValueChart } from '../../figures/place-value-chart.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Calculating with numbers in scientific notation: fronts and powers of ten apart. */
export const lesson: LessonPlan = {
  topicCode: 'scientific_notation_operations_practice',
  what: {
    heading: 'Two parts, two jobs',
    say: 'A number in scientific notation has a number in front and a power of ten. When you multiply, multiply the fronts and add the exponents. When you divide, divide the fronts and subtract the exponents.',
    latex: '(2 \\times 10^{3})(3 \\times 10^{4}) = 6 \\times 10^{7}',
  },
  picture: {
    heading: 'To add, use the same power',
    say: '3 thousands and 4 hundreds are not 7 of anything. Write 400 as 0.4 thousands first. The digit stays in its own column. Then 3 and 0.4 make 3.4 thousands.',
    latex: '3 \\times 10^{3} + 0.4 \\times 10^{3} = 3.4 \\times 10^{3}',
    figure: placeValueChart({ highest: 3, lowest: 0, rows: ['3000', '_400'] }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'sci_coefficient_range',
    heading: 'Change both or none',
    say: 'A product comes out as 32 times 10 to the fourth. Someone writes 3.2 times 10 to the fourth, and it is suddenly ten times smaller. If the front gets ten times smaller, the power must get ten times larger.',
    latex: '32 \\times 10^{4} = 3.2 \\times 10^{5}',
  },
  check: {
    heading: 'Round it in your head',
    say: 'Round the fronts and count the zeros. 2 thousand times 3 ten-thousands is 6 with seven zeros. If your exponent is far from that, look again.',
    latex: '2000 \\times 30{,}000 = 60{,}000{,}000',
  },
}
