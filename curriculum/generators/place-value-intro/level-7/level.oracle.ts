import { item, order } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { wrongWorth } from '../expanded-oracles.ts'
import type { Item, Order, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'
import type { Grown } from './ten-times-back.ts'
import type { Placed } from './worth-in-place.ts'

/** Works on the written digits alone. */
export function oracle(p: Params): Rational {
  const text = String(p.n)
  if (p.task === 'grow') return whole(Number(text + '0'.repeat(p.lower)))
  const alone = (place: number): number =>
    Number([...text].map((digit, i) => (i === text.length - 1 - place ? digit : '0')).join(''))
  if (p.task === 'value') return whole(alone(p.place))
  let times = 1
  while (alone(p.lower) * times < alone(p.place)) times++
  return whole(times)
}

export const wrong = {
  face_value: (p: Params): Rational => {
    if (p.task === 'value') return whole(Number(String(p.n).at(-1 - p.place)))
    return whole(p.task === 'grow' ? p.n + 10 ** p.lower : p.place - p.lower)
  },
  concat_place_value: (p: Params): Rational => whole(Number(String(p.n).slice(-1 - p.place))),
}

/** The value of a digit as the number loses it when a zero is written in its place. */
function lostWithout(n: number, digit: number): number {
  return n - Number(String(n).replace(String(digit), '0'))
}

/** Of the numbers, those in which the digit is worth as much as in the first one. */
function worthAsMuch({ digit, numbers }: Placed): Rational {
  const [first = 0] = numbers
  const found = numbers.filter((n) => lostWithout(n, digit) === lostWithout(first, digit))
  if (found.length !== 1) throw new RangeError('the digit is worth as much in two numbers')
  return whole(found[0] ?? 0)
}

function byLoss({ digit, numbers }: Placed): Order {
  return order(numbers.toSorted((a, b) => lostWithout(a, digit) - lostWithout(b, digit)).map((n) => item(String(n))))
}

export const tasks = {
  which_worth: {
    oracle: worthAsMuch,
    wrong: { looks_alike: ({ numbers }: Placed): Rational[] => numbers.map((n) => whole(n)) },
  },
  worth_order: { oracle: byLoss },
  ten_times_back: {
    /** Strikes out the zeros that came, one after another. */
    oracle: ({ n, times }: Grown): Rational => {
      let text = String(n * times)
      for (let zeros = String(times); zeros.length > 1; zeros = zeros.slice(1)) text = text.replace(/0$/, '')
      return whole(Number(text))
    },
    wrong: { wrong_operation: ({ n, times }: Grown): Rational => whole(n * times - times) },
  },
  worth_wrong: {
    oracle: ({ base, slip }: { readonly base: Params; readonly slip: string }): Item => wrongWorth(base.n, slip),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1476867503
