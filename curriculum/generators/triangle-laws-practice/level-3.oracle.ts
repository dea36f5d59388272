import { seriesCosine, seriesSine } from '../series.ts'
import { rounded } from '../rounded.ts'
import type { Params } from './level-3.ts'
import type { Value } from '../../values/values.ts'

/** Heron's formula with the third side; a side from the area by trying tenths. */
function area({ a, b, degrees }: Params, side = b): number {
  const c = Math.sqrt(a * a + side * side - 2 * a * side * seriesCosine(degrees))
  const s = (a + side + c) / 2
  return Math.sqrt(s * (s - a) * (s - side) * (s - c))
}

export function oracle(p: Params): Value {
  if (p.asked === 'area') return rounded(area(p))
  if (p.asked === 'four') return rounded(area(p) + area(p))
  let tenths = 1
  while (area(p, tenths / 10) < area(p) - 1e-6) tenths++
  return rounded(tenths / 10)
}

/** The wrong rule, from the numbers of the question alone. */
export const wrong = {
  forget_half: (p: Params): Value =>
    rounded(
      p.asked === 'area'
        ? p.a * p.b * seriesSine(p.degrees)
        : p.asked === 'four'
          ? area(p)
          : area(p) / (p.a * seriesSine(p.degrees)),
    ),
}
