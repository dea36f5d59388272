import { range } from '../../wrong-answer.ts'
import { coinNames, type Coin } from '../coin-words.ts'
import { pilesOf } from '../purse.ts'
import type { Slip } from '../../../tasks/find-error.ts'
import type { Params } from './numbers.ts'
import type { RichText } from '../../../values/values.ts'

const title = (coin: Coin): string => coinNames(coin).charAt(0).toUpperCase() + coinNames(coin).slice(1)

/** A count of coins pile by pile, and the total where there is room for it, with the slip of an id, or without one for null; the piles below go on from it. */
export function countingWork(p: Params, slip: string | null): RichText[] {
  const piles = pilesOf(p)
  const [smallest] = piles.at(-1) ?? [1]
  const longest = piles.find(([, count]) => count === Math.max(...piles.map(([, n]) => n)))?.[0]
  let sum = 0
  const lines = piles.map(([coin, count], i) => {
    const above = piles[i - 1]?.[0] ?? coin
    const isHit = {
      dime_as_nickel: coin === 10,
      nickel_as_dime: coin === 5,
      same_steps: coin === smallest,
      one_left_out: coin === longest && count > 1,
    }[slip ?? '']
    const step =
      isHit !== true || slip === 'one_left_out'
        ? coin
        : slip === 'dime_as_nickel'
          ? 5
          : slip === 'nickel_as_dime'
            ? 10
            : above
    const counted = range(1, isHit === true && slip === 'one_left_out' ? count - 1 : count).map((k) => sum + step * k)
    sum = counted.at(-1) ?? sum
    return `${title(coin)}: ${counted.join(', ')}`
  })
  return piles.length > 3 ? lines : [...lines, `Total: ${sum}¢`]
}

/** What goes wrong when mixed coins are counted: the value of a coin, the step kept from the coins before, a coin passed over. */
export const countingSlips: readonly Slip<Params>[] = [
  { id: 'dime_as_nickel', why: () => 'A dime is worth 10¢. Count on by tens.' },
  { id: 'nickel_as_dime', why: () => 'A nickel is worth 5¢. Count on by fives.' },
  {
    id: 'same_steps',
    why: (p) => {
      const [coin] = pilesOf(p).at(-1) ?? [1]
      return `For ${coinNames(coin)}, count on by ${coin === 1 ? 'ones' : `${coin}s`}.`
    },
  },
  { id: 'one_left_out', why: () => 'One coin was not counted. Count the coins once more.' },
]
