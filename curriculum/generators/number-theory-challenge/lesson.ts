import { factorTree } from '../../figures/factor-tree.ts'
import { table } from '../../figures/table.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Number theory: large numbers obey small patterns. */
export const lesson: LessonPlan = {
  topicCode: 'number_theory_challenge',
  what: {
    heading: 'Small patterns rule large numbers',
    say: 'Two to the hundredth power has thirty-one digits, yet its last digit is easy. The last digits of powers repeat in a short cycle, because each one depends only on the one before.',
    latex: '2,\\; 4,\\; 8,\\; 16,\\; 32,\\; 64,\\; \\dots',
  },
  picture: {
    heading: 'A cycle of four',
    say: 'The powers of two end in two, four, eight, six, and then in two again. One hundred is twenty-five times four, so the cycle ends there: the last digit is six.',
    latex: '100 = 25 \\times 4',
    figure: table({
      header: ['Exponent', '1', '2', '3', '4', '5'],
      rows: [['Last digit', '2', '4', '8', '6', '2']],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'cycle_start_shift',
    heading: 'Where the cycle starts',
    say: 'For two to the fifth someone takes remainder one and reads the second digit of the cycle, four. But the cycle starts with the first power. Remainder one means the first digit: two. And two to the fifth is thirty-two.',
    latex: '2^5 = 32',
  },
  extra: {
    heading: 'Counting divisors',
    say: 'Twelve is two squared times three. A divisor takes the two zero, one or two times, and the three zero times or once. Three choices times two choices are six divisors.',
    latex: '(2 + 1)(1 + 1) = 6',
    figure: factorTree({ value: 12, children: [{ value: 4, children: [{ value: 2 }, { value: 2 }] }, { value: 3 }] }),
  },
  check: {
    heading: 'Try a small case',
    say: 'Test your rule where you can see the answer. The divisors of twelve are one, two, three, four, six and twelve. Six of them, as counted.',
    latex: '1,\\; 2,\\; 3,\\; 4,\\; 6,\\; 12',
  },
}
