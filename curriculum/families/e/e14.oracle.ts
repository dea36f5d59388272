import { whole } from '../../values/rational.ts'
import type { Params } from './e14.ts'
import type { Rational } from '../../values/values.ts'

/** Goes through every whole x and looks whether y is whole. */
export function oracle(p: Params): Rational {
  const [width, height] = [p.times * p.right, p.times * p.up]
  let found = 0
  for (let x = 0; x <= width; x++) if ((x * height) % width === 0) found++
  return whole(found)
}

const counted = (from: number, to: number): number => {
  let found = 0
  for (let n = Math.min(from, to); n <= Math.max(from, to); n++) found++
  return found
}

export const wrong = {
  last_case_missed: (p: Params): Rational => whole(oracle(p).n - 1n),
  condition_dropped: (p: Params): Rational => whole(counted(p.x, p.x + p.times * p.right)),
  one_case_only: (p: Params): Rational => whole(counted(p.y, p.y + p.times * p.up)),
  surface_operation: (p: Params): Rational =>
    whole(counted(p.x, p.x + p.times * p.right) + counted(p.y, p.y + p.times * p.up) - 2),
}
