import { point } from '../../values/point.ts'
import type { Params } from './level-7.ts'
import type { Point } from '../../values/values.ts'

/** Searches the grid for the point whose middle with B is the middle of A and C. */
function opposite(p: Params): [number, number] {
  for (let x = -p.size; x <= p.size; x++) {
    for (let y = -p.size; y <= p.size; y++) {
      if (x + p.b[0] === p.a[0] + p.c[0] && y + p.b[1] === p.a[1] + p.c[1]) return [x, y]
    }
  }
  throw new RangeError('no fourth corner on the grid')
}

export function oracle(p: Params): Point {
  return point(...opposite(p))
}

/** The two numbers in the wrong order. */
export const wrong = {
  intercept_swap: (p: Params): Point => {
    const [x, y] = opposite(p)
    return point(y, x)
  },
}
