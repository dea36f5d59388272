import { gridArea } from '../../figures/grid-area.ts'
import { numberLine } from '../../figures/number-line.ts'
import { rational } from '../../values/rational.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Fractions as decimals: one number, two ways to write it. */
export const lesson: LessonPlan = {
  topicCode: 'fraction_decimal_conversion',
  what: {
    heading: 'One number, two names',
    say: 'A fraction is also a division. One fourth means one divided by four, and that is zero point two five. Both names stand at the same place on the number line.',
    latex: '\\frac{1}{4} = 1 \\div 4 = 0.25',
    figure: numberLine({
      from: 0,
      to: 1,
      step: rational(1, 4),
      labelEvery: 4,
      points: [{ at: rational(1, 4), label: '0.25' }],
      hue: 'grape',
    }),
  },
  picture: {
    heading: 'Look at a hundred squares',
    say: 'One fourth of a hundred squares are twenty-five squares. Twenty-five hundredths are zero point two five.',
    latex: '\\frac{1}{4} = \\frac{25}{100} = 0.25',
    figure: gridArea({ columns: 10, rows: 10, shaded: 25 }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'fraction_digits_decimal',
    heading: 'Do not just move the digits',
    say: 'Someone writes one fourth as zero point one four, with the same digits. But zero point one four is less than a fifth. Divide the top by the bottom instead.',
    latex: '\\frac{1}{4} \\ne 0.14',
  },
  check: {
    heading: 'Multiply back',
    say: 'Multiply your decimal by the bottom number. You should get the top. Four times zero point two five is one, so it is right.',
    latex: '4 \\times 0.25 = 1',
  },
}
