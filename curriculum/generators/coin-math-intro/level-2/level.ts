import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { coinNames } from '../coin-words.ts'
import { payAmount } from '../pay-amount.ts'
import { piecesOf, purseOf, worthOf } from '../purse.ts'
import { whichCoins } from '../which-coins.ts'
import { groupsOf } from './groups.ts'
import { sameCoins } from './numbers.ts'
import { whichKind } from './which-kind.ts'
import { wrongCount } from './wrong-count.ts'

/** The value of coins of one kind (2.MD.C.8), asked in five ways. */
export const level = taskLevel('coin_math_intro/2', {
  version: 4,
  tasks: [
    doTask(sameCoins, { core: true }),
    payAmount({
      id: 'pay_alike',
      all: groupsOf(12).map(({ coin, count }) => ({ amount: coin * count, kinds: [coin] })),
      goal: 'total',
      prompt: ({ amount, kinds: [coin = 1] }, words) =>
        words.pick([
          `Put ${amount}¢ on the table in ${coinNames(coin)}.`,
          `You have only ${coinNames(coin)}. Pay ${amount}¢.`,
          `Make ${amount}¢ with ${coinNames(coin)}.`,
        ]),
    }),
    whichCoins({
      id: 'which_coins',
      all: groupsOf(7).map(({ coin, count }) => purseOf(range(1, count).map(() => coin))),
      load: (p) => piecesOf(p).length + (worthOf(p) % 10 === 5 ? 1 : 0),
      prompt: (p, words) =>
        words.pick([
          `Which coins make ${worthOf(p)}¢?`,
          `Find the coins that are worth ${worthOf(p)}¢.`,
          `A sticker costs ${worthOf(p)}¢. Which coins pay for it?`,
        ]),
    }),
    whichKind,
    wrongCount,
  ],
})
