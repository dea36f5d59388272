import { item } from '../../../values/items.ts'
import { fewestHand, laid, onTable, paidTasks, whichTask } from '../coin-oracles.ts'
import type { Amounts, Item } from '../../../values/values.ts'
import type { Secret } from './secret-coins.ts'
import type { Traded } from './trade-coins.ts'
import type { Params } from './numbers.ts'

/** Tries every handful of coins that makes the amount and keeps the smallest. */
export function oracle(p: Params): Item {
  let best = { coins: Number.POSITIVE_INFINITY, hand: '' }
  for (let quarters = 0; quarters * 25 <= p.amount; quarters++)
    for (let dimes = 0; quarters * 25 + dimes * 10 <= p.amount; dimes++)
      for (let nickels = 0; quarters * 25 + dimes * 10 + nickels * 5 <= p.amount; nickels++) {
        const pennies = p.amount - quarters * 25 - dimes * 10 - nickels * 5
        const coins = quarters + dimes + nickels + pennies
        if (coins < best.coins) best = { coins, hand: `${quarters} ${dimes} ${nickels} ${pennies}` }
      }
  return item(best.hand)
}

export const wrong = {
  /** Dimes first, as if no coin were worth more. */
  bigger_coin_more_value: (p: Params): Item => {
    const left = p.amount % 10
    return item(`0 ${(p.amount - left) / 10} ${left >= 5 ? 1 : 0} ${left % 5}`)
  },
}

/** Of all handfuls worth as much, the one with the fewest coins. */
function traded({ there }: Traded): Amounts {
  const cents = there.quarters * 25 + there.dimes * 10 + there.nickels * 5 + there.pennies
  return onTable(fewestHand({ amount: cents, kinds: [25, 10, 5, 1] }), 'exact')
}

const kinds = ['quarter', 'dime', 'nickel', 'penny'] as const

export const tasks = {
  pay_fewest: paidTasks('exact'),
  trade_coins: {
    oracle: traded,
    wrong: {
      bigger_coin_more_value: (p: Traded): Amounts => {
        const { quarter = 0, dime = 0, nickel = 0, penny = 0 } = traded(p).amounts
        return onTable([quarter, nickel, dime, penny], 'exact')
      },
      slip_off_by_one: (p: Traded): Amounts[] => {
        const right = traded(p)
        return kinds.flatMap((kind) =>
          [1, -1].flatMap((by) => {
            const count = (right.amounts[kind] ?? 0) + by
            return count < 0 ? [] : [{ ...right, amounts: { ...right.amounts, [kind]: count } }]
          }),
        )
      },
    },
  },
  fair_trade: whichTask,
  secret_coins: {
    oracle: ({ purse }: Secret): Item => laid(purse),
    wrong: { bigger_coin_more_value: whichTask.wrong.bigger_coin_more_value },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 461421510
