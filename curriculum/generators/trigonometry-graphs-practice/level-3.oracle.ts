import { call, minus, over, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { raised } from './pi-node.ts'
import type { Params } from './level-3.ts'
import type { Equation, Node } from '../../values/values.ts'

/** From the high and the low point alone, with the time written as a share of the whole period. */
function model(high: readonly [number, number], low: readonly [number, number]): Equation {
  const period = 2 * (low[0] - high[0])
  const middle = (high[1] + low[1]) / 2
  const passed: Node = high[0] < 0 ? minus('x', high[0]) : high[0] === 0 ? sym('x') : minus('x', high[0])
  const turn = over(times(2, 'pi', passed), period)
  return equation(sym('y'), raised(times(high[1] - middle, call('cos', turn)), middle))
}

export const oracle = ({ a, k, h, s }: Params): Equation => model([s, k + a], [s + h, k - a])

/** The wrong rule: the high point on the other side of 0. */
export const wrong = { horizontal_shift_sign: ({ a, k, h, s }: Params): Equation => model([-s, k + a], [h - s, k - a]) }
