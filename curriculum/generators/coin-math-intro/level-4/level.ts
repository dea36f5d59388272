import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { coinValues } from '../coin-words.ts'
import { duesBetween, noneOf, payAmount } from '../pay-amount.ts'
import { fewestOf } from '../paying.ts'
import { piecesOf, worthOf, type Purse } from '../purse.ts'
import { whichCoins } from '../which-coins.ts'
import { fewestCoins } from './numbers.ts'
import { secretCoins } from './secret-coins.ts'
import { tradable, tradeCoins } from './trade-coins.ts'

const best = (purse: Purse): Purse => fewestOf(worthOf(purse), coinValues) ?? purse
/** Few enough to be drawn small, worth what at most three coins are worth. */
const swappable = tradable.filter((p) => piecesOf(p).length <= 7 && piecesOf(best(p)).length <= 3)

/** Make an amount with as few coins as possible (2.MD.C.8), asked in five ways. */
export const level = taskLevel('coin_math_intro/4', {
  version: 3,
  tasks: [
    doTask(fewestCoins, { core: true }),
    payAmount({
      id: 'pay_fewest',
      all: duesBetween(11, 99),
      goal: 'exact',
      prompt: (p, words) =>
        words.pick([
          `Put down ${p.amount}¢ with the fewest coins.${noneOf(p)}`,
          `A pencil costs ${p.amount}¢. Pay with the fewest coins.${noneOf(p)}`,
          `Make ${p.amount}¢. Use the fewest coins.${noneOf(p)}`,
        ]),
    }),
    tradeCoins,
    whichCoins({
      id: 'fair_trade',
      all: swappable,
      load: (p) => piecesOf(p).length,
      asMuchAs: best,
      prompt: (_, words) =>
        words.pick([
          'You trade these coins. Which coins are a fair trade?',
          'Which coins are worth as much as these?',
          'Find the coins that are worth the same as these.',
        ]),
    }),
    secretCoins,
  ],
})
