import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Climbs from mark to mark until the pointer is reached, then pours single units in or out. */
export function oracle(p: Params): Rational {
  let reading = 0
  while (reading < p.value) reading += p.step
  for (let i = 0; i < Math.abs(p.change); i++) reading += Math.sign(p.change)
  return whole(reading)
}

export const wrong = {
  stops_early: (p: Params): Rational => whole(p.value),
  wrong_operation: (p: Params): Rational => whole(p.value - p.change),
  looks_alike: (p: Params): Rational => {
    const gap = p.step * p.labelEvery
    const label = Math.floor(p.value / gap) * gap
    return whole(label + (p.value - label) / p.step + p.change)
  },
  slip_off_by_one: (p: Params): Rational[] => [whole(p.value + p.change + p.step), whole(p.value + p.change - p.step)],
}
