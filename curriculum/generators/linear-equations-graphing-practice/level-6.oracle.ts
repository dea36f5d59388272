import { readTypedEquation } from '../read-typed.ts'
import type { Params } from './level-6.ts'
import type { Equation } from '../../values/values.ts'

/** Directions: a step along the wanted line is the step (d, n), or that turned by a right angle, (-n, d). */
export function oracle({ perpendicular, n, d, x, y }: Params): Equation {
  const [across, up] = perpendicular ? [-n, d] : [d, n]
  return readTypedEquation(`(y-(${y}))*(${across})=(x-(${x}))*(${up})`)
}

export const wrong = {
  looks_alike: (p: Params): Equation => oracle({ ...p, perpendicular: !p.perpendicular }),
}
