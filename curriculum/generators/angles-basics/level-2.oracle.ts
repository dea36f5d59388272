import { item } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Figure, Item } from '../../values/values.ts'

/** By the dot product of the two sides: positive, zero, negative, or exactly opposite. */
function name(degrees: number, turn: number): Item {
  const side = (d: number): readonly [number, number] => [Math.cos((d * Math.PI) / 180), Math.sin((d * Math.PI) / 180)]
  const [u, v] = [side(turn), side(turn + degrees)]
  const dot = u[0] * v[0] + u[1] * v[1]
  if (Math.abs(dot) < 1e-9) return item('right')
  return item(dot > 0 ? 'acute' : dot > -1 + 1e-9 ? 'obtuse' : 'straight')
}

export const oracle = (p: Params): Item => name(p.degrees, p.turn)
export const fromFacts = (facts: Figure['facts']): Item => name(Number(facts['degrees']), 0)
