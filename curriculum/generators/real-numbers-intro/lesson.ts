import { numberLine } from '../../figures/number-line.ts'
import { rational } from '../../values/rational.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Real numbers: fractions, and what lies between them. */
export const lesson: LessonPlan = {
  topicCode: 'real_numbers_intro',
  what: {
    heading: 'Fractions of whole numbers',
    say: 'A number is rational when it is a fraction of two whole numbers. Seven is rational, and so are two thirds and negative one half. Decimals that end or repeat are rational too.',
    latex: '0.375 = \\frac{3}{8} \\qquad 0.\\overline{3} = \\frac{1}{3}',
  },
  picture: {
    heading: 'Places without a fraction',
    say: 'The square root of two lies between one and two on the line. But no fraction is exactly there. Its decimal never ends and never repeats. It is irrational. So is pi.',
    latex: '\\sqrt{2} = 1.41421\\dots',
    figure: numberLine({
      from: 0,
      to: 4,
      step: 1,
      points: [
        { at: rational(141, 100), label: '√2' },
        { at: rational(314, 100), label: 'π' },
      ],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'irrational_means_long',
    heading: 'Long is not irrational',
    say: 'One seventh has a decimal that never ends, so someone calls it irrational. But it is a fraction, and its decimal repeats. And the square root of sixteen looks like a root, yet it is four.',
    latex: '\\frac{1}{7} = 0.\\overline{142857} \\qquad \\sqrt{16} = 4',
  },
  check: {
    heading: 'Can you write the fraction?',
    say: 'Work the number out as far as it goes. If you can write it as a fraction of whole numbers, it is rational. If a root or pi is left that nothing cancels, it is not.',
    latex: '\\sqrt{2} \\cdot \\sqrt{8} = \\sqrt{16} = 4',
  },
}
