import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Adds base copies of the last power, again and again: no multiplication at all. */
export function oracle({ base, exponent }: Params): Rational {
  let value = 1
  for (let k = 0; k < exponent; k++) {
    let next = 0
    for (let copy = 0; copy < base; copy++) next += value
    value = next
  }
  return whole(value)
}

export const wrong = {
  power_as_product: ({ base, exponent }: Params): Rational => whole(base * exponent),
  stops_early: ({ base, exponent }: Params): Rational => oracle({ base, exponent: exponent - 1 }),
  reversed_order: ({ base, exponent }: Params): Rational => oracle({ base: exponent, exponent: base }),
  wrong_operation: ({ base, exponent }: Params): Rational => whole(base + exponent),
  slip_off_by_one: ({ base, exponent }: Params): Rational => oracle({ base, exponent: exponent + 1 }),
}
