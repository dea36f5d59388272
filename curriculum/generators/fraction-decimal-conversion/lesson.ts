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
    say: 'Someone writes one fourth as zero point one four, with the same digits. But zero point one four is less than a fifth. Divide the numerator by the denominator instead.',
    latex: '\\frac{1}{4} \\ne 0.14',
  },
  check: {
    heading: 'Multiply back',
    say: 'Multiply your decimal by the denominator. You should get the numerator. Four times zero point two five is one, so it is right.',
    latex: '4 \\times 0.25 = 1',
  },
  levels: [
    {
      of: [1],
      what: {
        heading: 'Tenths and hundredths',
        say: 'One tenth is the same amount as ten hundredths. So three tenths are thirty hundredths.',
        latex: '\\frac{3}{10} = \\frac{30}{100}',
      },
      picture: {
        heading: 'Look at a hundred squares',
        say: 'Each column is one tenth, and each small square is one hundredth. Three columns and four squares are thirty-four hundredths. As a decimal, that is zero point three four.',
        latex: '\\frac{3}{10} + \\frac{4}{100} = \\frac{34}{100} = 0.34',
        figure: gridArea({ columns: 10, rows: 10, shaded: 34 }),
      },
      mistake: {
        misconception: 'fraction_digits_decimal',
        heading: 'A tenth is not a hundredth',
        say: 'Someone adds three tenths and four hundredths and says seven hundredths. But the parts have different sizes. Write three tenths as thirty hundredths first.',
        latex: '\\frac{30}{100} + \\frac{4}{100} = \\frac{34}{100}',
      },
      check: {
        heading: 'Check with the tenths',
        say: 'Three tenths and a little more must be more than zero point three. Zero point three four is, so it makes sense.',
        latex: '0.3 < 0.34',
      },
    },
    {
      of: [4],
      what: {
        heading: 'Decimals that never end',
        say: 'In zero point three repeating, the digit three goes on without end. It is still a fraction: one third.',
        latex: '0.\\overline{3} = 0.333\\ldots = \\frac{1}{3}',
      },
      picture: {
        heading: 'Make the tails match',
        say: 'Call the decimal x. Ten x has the same digits after the decimal point as x. Subtract, and the repeating digits cancel. Nine x is five, so x is five ninths.',
        latex: '\\begin{aligned} 10x &= 5.\\overline{5} \\\\ x &= 0.\\overline{5} \\\\ 9x &= 5 \\end{aligned}',
      },
      mistake: {
        misconception: 'fraction_digits_decimal',
        heading: 'Five tenths is not enough',
        say: 'Someone writes zero point five repeating as five tenths. But five tenths ends after one digit. The repeating decimal is a little more: five ninths.',
        latex: '\\frac{5}{10} = 0.5 < 0.\\overline{5}',
      },
      check: {
        heading: 'Divide to check',
        say: 'Divide the numerator by the denominator. Five divided by nine gives five again and again. The fraction is right.',
        latex: '5 \\div 9 = 0.555\\ldots',
      },
    },
  ],
}
