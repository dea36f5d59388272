import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { PiMultiple } from '../../values/values.ts'

const doubled = (p: Params): number => (p.given === 'radius' ? p.across + p.across : p.across)

/** Stacks thin rings: sums 2 pi r h over many thin shells in the middle of each, which is exact for shells of equal width. */
export function oracle(p: Params): PiMultiple {
  const shells = 50
  let sum = 0
  for (let i = 0; i < shells; i++) sum += 2 * (i + 0.5)
  const share = sum / shells / shells
  return piMultiple(rational(Math.round(share * doubled(p) * doubled(p)) * p.height, 4))
}

const pi = (n: number, d = 1): PiMultiple => piMultiple(rational(n, d))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  radius_diameter_swap: (p: Params): PiMultiple =>
    p.given === 'diameter' ? pi(p.across ** 2 * p.height) : pi(p.across ** 2 * p.height, 4),
  illusion_of_linearity: (p: Params): PiMultiple => pi(doubled(p) * p.height, 2),
  wrong_operation: (p: Params): PiMultiple => pi(doubled(p) * p.height),
  stops_early: (p: Params): PiMultiple => pi(doubled(p) ** 2, 4),
}
