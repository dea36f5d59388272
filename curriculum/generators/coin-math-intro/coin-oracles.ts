import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import type { Paid } from './pay-amount.ts'
import type { Purse } from './purse.ts'
import type { Shown } from './which-coins.ts'
import type { Amounts, Item } from '../../values/values.ts'

type Hand = readonly [quarters: number, dimes: number, nickels: number, pennies: number]

const inCents = { penny: 1, nickel: 5, dime: 10, quarter: 25 } as const

/** Coins that lie on the table, as an answer. */
export function onTable([quarter, dime, nickel, penny]: Hand, goal: 'exact' | 'total'): Amounts {
  return amounts({ quarter, dime, nickel, penny }, goal, inCents)
}

/** Every handful that makes an amount, from coins of some kinds. */
export function handfuls(amount: number, kinds: readonly number[]): Hand[] {
  const upTo = (coin: number, left: number): number[] =>
    Array.from({ length: kinds.includes(coin) ? Math.floor(left / coin) + 1 : 1 }, (_, i) => i)
  return upTo(25, amount).flatMap((q) =>
    upTo(10, amount - 25 * q).flatMap((d) =>
      upTo(5, amount - 25 * q - 10 * d).flatMap((n): Hand[] => {
        const rest = amount - 25 * q - 10 * d - 5 * n
        return rest === 0 || kinds.includes(1) ? [[q, d, n, rest]] : []
      }),
    ),
  )
}

/** The handful with the fewest coins. */
export function fewestHand({ amount, kinds }: Pick<Paid, 'amount' | 'kinds'>): Hand {
  const size = (hand: Hand): number => hand.reduce((sum, n) => sum + n, 0)
  const [first] = handfuls(amount, kinds).toSorted((a, b) => size(a) - size(b))
  if (first === undefined) throw new RangeError(`${amount} cannot be paid`)
  return first
}

const letters = { quarters: 25, dimes: 10, nickels: 5, pennies: 1 } as const

/** The coins of a purse as a picture is called by them, each laid down in its turn. */
export function laid(purse: Purse): Item {
  const row = (['quarters', 'dimes', 'nickels', 'pennies'] as const).flatMap((kind) =>
    Array.from({ length: purse[kind] }, () => letters[kind]),
  )
  return item(row.join(' '))
}

/** What the tasks that several levels of coins share must answer, and the wrong answers that they name. */
export function paidTasks(goal: 'exact' | 'total') {
  const smallest = ([, , n, p]: Hand): number => (p > 0 ? 1 : n > 0 ? 5 : 10)
  return {
    oracle: (p: Paid): Amounts => onTable(fewestHand(p), goal),
    wrong: {
      bigger_coin_more_value: (p: Paid): Amounts => {
        const [q, d, n, pennies] = fewestHand(p)
        return onTable([q, n, d, pennies], goal)
      },
      slip_off_by_one: (p: Paid): Amounts[] => {
        const hand = fewestHand(p)
        const coin = hand[3] > 0 || hand[2] > 0 || hand[1] > 0 ? smallest(hand) : 25
        const place = [25, 10, 5, 1].indexOf(coin)
        return [1, -1].flatMap((by) => {
          const next = hand.map((n, i) => (i === place ? n + by : n)) as unknown as Hand
          return next.some((n) => n < 0) ? [] : [onTable(next, goal)]
        })
      },
    },
  }
}

const kinds = ['quarters', 'dimes', 'nickels', 'pennies'] as const

export const whichTask = {
  oracle: ({ purse }: Shown): Item => laid(purse),
  wrong: {
    bigger_coin_more_value: ({ purse }: Shown): Item => laid({ ...purse, dimes: purse.nickels, nickels: purse.dimes }),
    count_coins_as_ones: ({ purse }: Shown): Item[] => {
      const none = { quarters: 0, dimes: 0, nickels: 0, pennies: 0 }
      const count = kinds.reduce((sum, kind) => sum + purse[kind], 0)
      return kinds.map((kind) => laid({ ...none, [kind]: count }))
    },
    slip_off_by_one: ({ purse }: Shown): Item[] =>
      kinds.flatMap((kind) => [1, -1].map((by) => laid({ ...purse, [kind]: Math.max(0, purse[kind] + by) }))),
  },
} as const
