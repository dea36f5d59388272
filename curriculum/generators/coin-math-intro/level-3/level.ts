import { doTask } from '../../../tasks/do-task.ts'
import { findError } from '../../../tasks/find-error.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range, windowOf } from '../../wrong-answer.ts'
import { duesBetween, noneOf, payAmount } from '../pay-amount.ts'
import { piecesOf, pilesOf, worthOf, type Purse } from '../purse.ts'
import { whichCoins } from '../which-coins.ts'
import { countingSlips, countingWork } from './counting-work.ts'
import { lostCoin } from './lost-coin.ts'
import { everyHandful, mixedCoins, picture, type Params } from './numbers.ts'
import type { TopicLevel } from '../../../topic-level.ts'

const purses: readonly Purse[] = range(0, 2)
  .flatMap((quarters) => range(0, 3).map((dimes) => ({ quarters, dimes })))
  .flatMap((p) => range(0, 3).map((nickels) => ({ ...p, nickels })))
  .flatMap((p) => range(0, 4).map((pennies): Purse => ({ ...p, pennies })))
  .filter((p) => pilesOf(p).length >= 2 && piecesOf(p).length >= 3 && piecesOf(p).length <= 7 && worthOf(p) <= 99)

/** Handfuls of three kinds and more, whose count has enough lines to look through. */
const toCount: TopicLevel<Params> = {
  ...mixedCoins,
  params: (chance, difficulty) => chance.pick(windowOf(ofThreeKinds, difficulty)),
}
const ofThreeKinds = everyHandful.filter((p) => pilesOf(p).length >= 3)

/** The value of mixed coins up to a dollar (2.MD.C.8), asked in five ways. */
export const level = taskLevel('coin_math_intro/3', {
  version: 5,
  tasks: [
    doTask(mixedCoins, { core: true }),
    payAmount({
      id: 'pay_amount',
      all: duesBetween(11, 99),
      goal: 'total',
      prompt: (p, words) =>
        words.pick([
          `Put ${p.amount}¢ on the table.${noneOf(p)}`,
          `An apple costs ${p.amount}¢. Pay for it.${noneOf(p)}`,
          `Take out coins for ${p.amount}¢.${noneOf(p)}`,
        ]),
    }),
    whichCoins({
      id: 'which_coins',
      all: purses,
      load: (p) => piecesOf(p).length + pilesOf(p).length,
      prompt: (p, words) =>
        words.pick([
          `Which coins make ${worthOf(p)}¢?`,
          `Find the coins that are worth ${worthOf(p)}¢.`,
          `A sticker costs ${worthOf(p)}¢. Which coins pay for it?`,
        ]),
    }),
    lostCoin,
    findError(toCount, {
      id: 'find_mistake',
      version: 1,
      verb: 'counted',
      task: () => 'these coins',
      work: countingWork,
      slips: countingSlips,
      carries: true,
      figure: picture,
      hint: 'Count the coins with each line. What is each coin worth?',
    }),
  ],
})
