import { item } from '../../../values/items.ts'
import { money } from '../../../values/money.ts'
import { paidTasks, whichTask } from '../coin-oracles.ts'
import { saidNumbers, type Miscounted } from './wrong-count.ts'
import type { Group } from './groups.ts'
import type { Params } from './numbers.ts'
import type { Figure, Item, Money } from '../../../values/values.ts'

/** Changes every coin into pennies and counts the pennies. */
export function oracle(p: Params): Money {
  let pennies = 0
  for (let coin = 0; coin < p.count; coin++) for (let penny = 0; penny < p.coin; penny++) pennies++
  return money(pennies)
}

/** Adds up the coins that the picture shows. */
export function fromFacts(facts: Figure['facts']): Money {
  return money((facts['pieces'] as readonly number[]).reduce((sum, cents) => sum + cents, 0))
}

export const wrong = {
  count_coins_as_ones: (p: Params): Money => money(p.count),
  bigger_coin_more_value: (p: Params): Money => money((p.coin === 5 ? 10 : p.coin === 10 ? 5 : p.coin) * p.count),
  slip_off_by_one: (p: Params): Money[] => [money(p.coin * p.count + p.coin), money(p.coin * p.count - p.coin)],
}

/** Lays the coins of each kind in a row until the amount comes out. */
function kindOf({ coin, count }: Group): Item {
  const cents = Number(oracle({ coin, count, face: 'plain' }).minor)
  const found = ([1, 5, 10, 25] as const).find(
    (one) => Number(oracle({ coin: one, count, face: 'plain' }).minor) === cents,
  )
  const name = { 1: 'penny', 5: 'nickel', 10: 'dime', 25: 'quarter' }[found ?? 1]
  return item(name, `a ${name}`)
}

/** What the numbers themselves say: the first step, the steps after it, and how many there are. */
function mistakeIn(p: Miscounted): Item {
  const numbers = saidNumbers(p)
  const steps = numbers.map((n, i) => n - (numbers[i - 1] ?? 0))
  if (steps.every((step) => step !== p.coin)) return item('wrong_step')
  if (steps.some((step) => step !== p.coin)) return item('jumped')
  return item(numbers.length < p.count ? 'left_out' : 'twice')
}

export const tasks = {
  pay_alike: paidTasks('total'),
  which_coins: whichTask,
  which_kind: {
    oracle: kindOf,
    wrong: {
      bigger_coin_more_value: (p: Group): Item => (p.coin === 5 ? item('dime', 'a dime') : item('nickel', 'a nickel')),
    },
  },
  wrong_count: { oracle: mistakeIn },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1790044208
