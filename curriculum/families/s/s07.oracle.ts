import { whole } from '../../values/rational.ts'
import type { Params } from './s07.ts'
import type { Rational } from '../../values/values.ts'

/** Mean and standard deviation of two values that have just these, and of what becomes of them. */
function measured(values: readonly [number, number]): { mean: number; spread: number } {
  const mean = (values[0] + values[1]) / 2
  const variance = ((values[0] - mean) ** 2 + (values[1] - mean) ** 2) / 2
  return { mean, spread: Math.sqrt(variance) }
}

const changed = ({ mean, spread, factor, shift }: Params) =>
  measured([(mean - spread) * factor + shift, (mean + spread) * factor + shift])

/** A data set of two values, changed and measured anew. */
export const oracle = (p: Params): Rational => whole(Math.round(changed(p).mean + changed(p).spread))

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(Math.round(changed(p).mean - changed(p).spread)),
  condition_dropped: (p: Params): Rational => whole(Math.round(changed(p).mean + changed(p).spread) + p.shift),
  half_way: (p: Params): Rational => whole(Math.round(changed(p).mean) + p.spread),
  other_quantity: (p: Params): Rational => whole(Math.round(changed(p).mean)),
}
