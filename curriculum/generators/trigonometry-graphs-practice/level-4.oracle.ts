import { equation } from '../../values/items.ts'
import { sym } from '../../expressions/build.ts'
import { piNode } from './pi-node.ts'
import { waveEquation } from './wave-node.ts'
import type { Params } from './level-4.ts'
import type { Equation } from '../../values/values.ts'

/** The first place right of the axis, in steps of pi / 240, where the tangent jumps from high to low; the factor from how often it repeats. */
export function oracle({ asked, a, b, k, n, d }: Params): Equation {
  const angle = (step: number): number => b * ((step * Math.PI) / 1680) - (n * Math.PI) / d
  if (asked === 'rule') {
    let branches = 0
    for (let step = 0; step < 1680; step++)
      if (Math.cos(angle(step) - 1e-9) * Math.cos(angle(step + 1) - 1e-9) < 0) branches++
    return waveEquation('tan', a, [branches, 1], k)
  }
  for (let step = 1; step < 4000; step++)
    if (Math.abs(Math.cos(angle(step))) < 1e-9) return equation(sym('x'), piNode(step, 1680))
  throw new RangeError('no asymptote')
}

/** The wrong rule: moved the other way. */
export const wrong = {
  horizontal_shift_sign: ({ n, d }: Params): Equation => equation(sym('x'), piNode(d - 2 * n, 2 * d)),
}
