import { compareRationals, rational } from '../../values/rational.ts'
import { slips } from './prizes.ts'
import type { Lottery } from './prizes.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** The mean of what is drawn from a bag of slips, less a price for each draw. */
function onAverage(l: Lottery, price = 0): Rational {
  const bag = slips(l)
  return rational(
    bag.reduce((sum, v) => sum + v - price, 0),
    bag.length,
  )
}

export function oracle(p: Params): Rational {
  if (p.ask !== 'choose') return onAverage(p.first, p.ask === 'gain' ? p.price : 0)
  const [one, two] = [onAverage(p.first), onAverage(p.second)]
  return compareRationals(one, two) < 0 ? one : two
}

export const wrong = {
  order_matters_mixup: (p: Params): Rational => {
    const cheaper =
      p.ask === 'choose' && compareRationals(onAverage(p.second), onAverage(p.first)) < 0 ? p.second : p.first
    const kinds = cheaper.values
    return rational(
      kinds.reduce((sum, v) => sum + v - (p.ask === 'gain' ? p.price : 0), 0),
      kinds.length,
    )
  },
}
