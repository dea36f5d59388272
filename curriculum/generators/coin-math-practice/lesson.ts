import { coins } from '../../figures/coins.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Bills and coins: dollars first, then cents. */
export const lesson: LessonPlan = {
  topicCode: 'coin_math_practice',
  what: {
    heading: 'Dollars and cents',
    say: 'Bills count dollars and coins count cents. One hundred cents make one dollar. The point stands between dollars and cents.',
    figure: coins({ pieces: [500, 100, 25, 10] }),
  },
  picture: {
    heading: 'Bills first, then coins',
    say: 'Here are a ten dollar bill and two one dollar bills. That is twelve dollars. Three quarters make seventy-five cents. Together it is twelve dollars and seventy-five cents.',
    figure: coins({ pieces: [1000, 100, 100, 25, 25, 25] }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'count_coins_as_ones',
    heading: 'A coin is not just one cent',
    say: 'Someone sees three dimes and two pennies and says five cents. Those are five coins, but each dime is ten cents. Three dimes are thirty, and two pennies make thirty-two cents.',
    figure: coins({ pieces: [10, 10, 10, 1, 1], face: 'name' }),
  },
  check: {
    heading: 'Count it in another order',
    say: 'Count once more and begin with the coins. The amount must be the same.',
    figure: coins({ pieces: [25, 25, 5, 1000] }),
  },
}
