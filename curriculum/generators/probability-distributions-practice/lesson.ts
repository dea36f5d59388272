import { table } from '../../figures/table.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Random variables: numbers that chance decides, with how likely each is. */
export const lesson: LessonPlan = {
  topicCode: 'probability_distributions_practice',
  what: {
    heading: 'A number that chance decides',
    say: 'A random variable is a number that depends on chance, like the number of heads in two tosses. Its distribution tells how likely each value is.',
    figure: table({
      rows: [
        ['x', '0', '1', '2'],
        ['P(x)', '0.25', '0.5', '0.25'],
      ],
      rowHeaders: true,
    }),
  },
  picture: {
    heading: 'The chances make one',
    say: 'Something always happens, so the chances of all values add up to one. If one chance is missing, take the others from one.',
    latex: '0.25 + 0.5 + 0.25 = 1',
  },
  example: { level: 1 },
  mistake: {
    misconception: 'order_matters_mixup',
    heading: 'Count every way it can happen',
    say: 'Someone says zero, one and two heads each have one chance in three. But one head can come first or second, so there are two ways. Each value counts as often as there are ways to get it.',
    latex: 'P(1) = \\frac{2}{4} \\ne \\frac{1}{3}',
  },
  check: {
    heading: 'Check that it lies inside',
    say: 'The expected value is a kind of mean. It must lie between the smallest and the largest value, nearer to where the chances are large.',
    latex: '0 \\cdot 0.25 + 1 \\cdot 0.5 + 2 \\cdot 0.25 = 1',
  },
}
