import { coins } from '../../figures/coins.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Coins: each has its own value, and size does not tell it. */
export const lesson: LessonPlan = {
  topicCode: 'coin_math_intro',
  what: {
    heading: 'Four coins to know',
    say: 'A penny is worth one cent. A nickel is worth five cents. A dime is worth ten cents. A quarter is worth twenty-five cents.',
    figure: coins({ pieces: [1, 5, 10, 25], face: 'name' }),
  },
  picture: {
    heading: 'Big coins first',
    say: 'To count money, start with the coins that are worth the most. Here is a quarter, twenty-five. Two dimes make thirty-five, forty-five. A nickel makes fifty.',
    figure: coins({ pieces: [25, 10, 10, 5] }),
  },
  example: { level: 3 },
  mistake: {
    misconception: 'bigger_coin_more_value',
    heading: 'Small coin, more money',
    say: 'A nickel is larger than a dime. Someone thinks it is worth more. But two nickels make one dime. The size does not tell the value.',
    figure: coins({ pieces: [5, 5, 10], face: 'name' }),
  },
  check: {
    heading: 'Count again, other way around',
    say: 'Count the coins once more, smallest first. If you get the same amount, you can be sure.',
    figure: coins({ pieces: [5, 10, 10, 25] }),
  },
}
