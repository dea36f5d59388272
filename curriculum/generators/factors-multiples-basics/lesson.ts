import { hundredChart } from '../../figures/hundred-chart.ts'
import { array } from '../../figures/array.ts'
import { factorTree } from '../../figures/factor-tree.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Factors: the numbers that multiply to a number. */
export const lesson: LessonPlan = {
  topicCode: 'factors_multiples_basics',
  what: {
    heading: 'Factors come in pairs',
    say: 'Three times four is twelve, so three and four are factors of twelve. They make a factor pair. Two and six make another, and so do one and twelve.',
    latex: '12 = 1 \\times 12 = 2 \\times 6 = 3 \\times 4',
  },
  picture: {
    heading: 'Every array is a pair',
    say: 'Twelve dots can stand in three rows of four. Each way to put them in equal rows is one factor pair.',
    latex: '3 \\times 4 = 12',
    figure: array({ rows: 3, columns: 4, rowLabel: '3', columnLabel: '4' }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'factor_multiple_swap',
    heading: 'Factors divide, multiples grow',
    say: 'Someone calls twenty-four a factor of twelve. But twenty-four is twice twelve: it is a multiple. A factor goes into the number without a remainder, so it is never larger.',
    latex: '24 = 2 \\times 12',
  },
  extra: {
    heading: 'Down to the primes',
    say: 'Split a number again and again until only primes are left. Sixty is six times ten. Six is two times three, and ten is two times five. So sixty is two times two times three times five.',
    latex: '60 = 2^2 \\times 3 \\times 5',
    figure: factorTree({
      value: 60,
      children: [
        { value: 6, children: [{ value: 2 }, { value: 3 }] },
        { value: 10, children: [{ value: 2 }, { value: 5 }] },
      ],
    }),
  },
  check: {
    heading: 'Multiply back',
    say: 'Multiply your factors. Do you get the number? Two times two is four, times three is twelve, times five is sixty. It fits.',
    latex: '2 \\times 2 \\times 3 \\times 5 = 60',
  },
  levels: [
    {
      of: [2],
      what: {
        heading: 'Multiples come from counting',
        say: 'Count by six: six, twelve, eighteen, twenty-four. These are multiples of six. A multiple of six is six times a whole number.',
        latex: '6,\\; 12,\\; 18,\\; 24',
      },
      picture: {
        heading: 'A pattern on the chart',
        say: 'The colored numbers are multiples of six. Each one is six more than the one before. The pattern never ends.',
        figure: hundredChart({ to: 50, highlighted: [6, 12, 18, 24, 30, 36, 42, 48] }),
      },
      mistake: {
        misconception: 'factor_multiple_swap',
        heading: 'Factors divide, multiples grow',
        say: 'Someone calls three a multiple of six. But three divides six, so three is a factor. Multiples of six are six, twelve, eighteen, and so on.',
        latex: '6 = 2 \\times 3 \\qquad 18 = 3 \\times 6',
      },
      check: {
        heading: 'Divide to check',
        say: 'Is forty-two a multiple of six? Divide. Forty-two divided by six is seven, with no remainder. So it is a multiple.',
        latex: '42 = 7 \\times 6',
      },
    },
  ],
}
