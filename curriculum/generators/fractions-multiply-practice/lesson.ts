import { gridArea } from '../../figures/grid-area.ts'
import { numberLine } from '../../figures/number-line.ts'
import { rational } from '../../values/rational.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Multiplying fractions: copies of a part, and a part of a part. */
export const lesson: LessonPlan = {
  topicCode: 'fractions_multiply_practice',
  what: {
    heading: 'Copies of a part',
    say: 'Three times one fourth means three jumps of one fourth. You land at three fourths. The size of the parts stays the same.',
    latex: '3 \\times \\frac{1}{4} = \\frac{3}{4}',
    figure: numberLine({
      from: 0,
      to: 1,
      step: rational(1, 4),
      hue: 'grape',
      jumps: [0, 1, 2].map((i) => ({ from: rational(i, 4), to: rational(i + 1, 4) })),
    }),
  },
  picture: {
    heading: 'A part of a part',
    say: 'Shade two of three columns, and three of four rows. The shadings meet in six of twelve parts. So two thirds of three fourths is six twelfths, and that is one half.',
    latex: '\\frac{2}{3} \\times \\frac{3}{4} = \\frac{6}{12} = \\frac{1}{2}',
    figure: gridArea({ columns: 3, rows: 4, crossed: { columns: 2, rows: 3 } }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'mult_common_denominator',
    heading: 'Multiply the denominators too',
    say: 'Someone writes two fifths times three fifths is six fifths. That is more than one whole. But a part of a part must be smaller. The denominators are multiplied too: six twenty-fifths.',
    latex: '\\frac{2}{5} \\times \\frac{3}{5} = \\frac{6}{25}',
    figure: gridArea({ columns: 5, rows: 5, crossed: { columns: 2, rows: 3 } }),
  },
  check: {
    heading: 'Is it small enough?',
    say: 'Multiply by a fraction less than one and the answer must be smaller than what you began with. If it grew, look again.',
    latex: '\\frac{2}{3} \\times \\frac{3}{4} = \\frac{1}{2} < \\frac{3}{4}',
  },
}
