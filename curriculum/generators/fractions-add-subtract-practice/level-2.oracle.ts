import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import type { Params } from './level-2.ts'
import type { SetOf } from '../../values/values.ts'

interface Sum {
  readonly tops: readonly number[]
  readonly bottom: number
}

const offered = (p: Params): Sum[] => [
  { tops: p.two, bottom: p.bottom },
  { tops: p.three, bottom: p.bottom },
  { tops: p.off, bottom: p.bottom },
  { tops: p.halved, bottom: p.bottom / 2 },
]
const named = ({ tops, bottom }: Sum) => item(`${tops.join('+')}/${bottom}`)
const size = ({ tops, bottom }: Sum): number => tops.reduce((sum, n) => sum + n / bottom, 0)

/** Adds up each sum on offer as decimals and keeps those of the right size. */
export function oracle(p: Params): SetOf {
  return setOf(
    offered(p)
      .filter((sum) => Math.abs(size(sum) - p.top / p.bottom) < 1e-9)
      .map(named),
  )
}

export const wrong = {
  add_tops_and_bottoms: (p: Params): SetOf[] => {
    const [two, three, , halved] = offered(p).map(named)
    return two && three && halved ? [setOf([two, three, halved]), setOf([two, halved])] : []
  },
  first_step_only: (p: Params): SetOf => setOf(offered(p).slice(0, 1).map(named)),
  slip_off_by_one: (p: Params): SetOf => setOf(offered(p).slice(0, 3).map(named)),
}
