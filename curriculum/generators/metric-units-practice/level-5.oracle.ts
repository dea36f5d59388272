import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

const factors = [100, 1000, 1000, 1000]
const total = (p: Params, factor = factors[p.story] ?? 0): number => p.large * factor

/** Takes the portions away one after another, or deals the smaller units out. */
export function oracle(p: Params): Rational {
  let left = total(p)
  if (p.asked === 'left') {
    for (let i = 0; i < p.count; i++) left -= p.size
    return whole(left)
  }
  let each = 0
  for (; left >= p.count; left -= p.count) each++
  return whole(each)
}

export const wrong = {
  convert_wrong_direction: (p: Params): Rational => {
    const wrongTotal = total(p, p.story === 0 ? 1000 : 100)
    return whole(p.asked === 'left' ? wrongTotal - p.count * p.size : wrongTotal / p.count)
  },
  stops_early: (p: Params): Rational => whole(p.asked === 'left' ? p.count * p.size : total(p)),
  looks_alike: (p: Params): Rational => whole(total(p) - p.size),
  slip_off_by_one: (p: Params): Rational => whole(total(p) - (p.count + 1) * p.size),
  wrong_operation: (p: Params): Rational[] => [whole(p.large * p.count), whole(total(p) - p.count)],
}
