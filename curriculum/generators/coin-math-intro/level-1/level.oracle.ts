import { item } from '../../../values/items.ts'
import { money } from '../../../values/money.ts'
import { laid, onTable } from '../coin-oracles.ts'
import type { ForOne } from './one-for-many.ts'
import type { Sought } from './which-coin.ts'
import type { Told } from './put-down.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Item, Money } from '../../../values/values.ts'

/** Twenty nickels, ten dimes, four quarters or a hundred pennies make a dollar. */
const inOneDollar: Readonly<Record<number, number>> = { 1: 100, 5: 20, 10: 10, 25: 4 }

export function oracle(p: Params): Money {
  let cents = 0
  while (cents * (inOneDollar[p.asked] ?? 0) < 100) cents++
  return money(cents)
}

export const wrong = {
  bigger_coin_more_value: (p: Params): Money => money(p.asked === 5 ? 10 : p.asked === 10 ? 5 : p.asked),
  count_coins_as_ones: (): Money => money(1),
  looks_alike: (p: Params): Money[] => [1, 5, 10, 25].filter((c) => c !== p.asked).map((c) => money(c)),
}

const names = { 1: 'penny', 5: 'nickel', 10: 'dime', 25: 'quarter' } as const
const each = [25, 10, 5, 1] as const

/** One of the four, by its place in a row of names or by trying how many make a dollar. */
function found(p: Sought): Item {
  const coin = each.find((one) => names[one] === names[p.coin] && one * (inOneDollar[p.coin] ?? 0) === 100)
  return item(String(coin))
}

/** Reads the values off and lays down each coin by itself. */
function laidDown({ purse }: Told): Amounts {
  const [, ...row] = `,${laid(purse).id.replaceAll(' ', ',')}`.split(',')
  const count = (coin: number): number => row.filter((cents) => cents === String(coin)).length
  return onTable([count(25), count(10), count(5), count(1)], 'exact')
}

/** Changes all into pennies, and looks for the coin that is worth so many. */
function inOne({ given }: ForOne): Item {
  const pennies = given.dimes * 10 + given.nickels * 5 + given.pennies
  return item(String(each.find((coin) => Number(oracle({ shown: [coin], asked: coin }).minor) === pennies)))
}

const places = ['quarter', 'dime', 'nickel', 'penny'] as const

export const tasks = {
  put_down: {
    oracle: laidDown,
    wrong: {
      bigger_coin_more_value: (p: Told): Amounts => {
        const { quarter = 0, dime = 0, nickel = 0, penny = 0 } = laidDown(p).amounts
        return onTable([quarter, nickel, dime, penny], 'exact')
      },
      slip_off_by_one: (p: Told): Amounts[] => {
        const right = laidDown(p)
        return places.flatMap((kind) =>
          [1, -1].flatMap((by) => {
            const count = (right.amounts[kind] ?? 0) + by
            return count < 0 ? [] : [{ ...right, amounts: { ...right.amounts, [kind]: count } }]
          }),
        )
      },
    },
  },
  which_coin: {
    oracle: found,
    wrong: { bigger_coin_more_value: (p: Sought): Item => item(p.coin === 5 ? '10' : '5') },
  },
  one_for_many: {
    oracle: inOne,
    wrong: {
      count_coins_as_ones: ({ given }: ForOne): Item[] =>
        [1, given.dimes + given.nickels + given.pennies].flatMap((count) => {
          const coin = each.find((one) => one === count)
          return coin === undefined ? [] : [item(String(coin))]
        }),
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3055771973
