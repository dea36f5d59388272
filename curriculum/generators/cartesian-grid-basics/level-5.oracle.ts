import { point } from '../../values/point.ts'
import type { Params } from './level-5.ts'
import type { Point } from '../../values/values.ts'

/** Searches the grid for the point whose middle with P lies on the mirror and whose join crosses it squarely. */
function mirrored(x: number, y: number, over: 'x' | 'y'): [number, number] {
  for (let u = -12; u <= 12; u++) {
    for (let v = -12; v <= 12; v++) {
      const onMirror = over === 'x' ? y + v === 0 && u === x : x + u === 0 && v === y
      if (onMirror) return [u, v]
    }
  }
  throw new RangeError('no mirror image on the grid')
}

function landed(p: Params): [number, number] {
  if (p.over !== 'both') return mirrored(p.x, p.y, p.over)
  return mirrored(...mirrored(p.x, p.y, 'x'), 'y')
}

export function oracle(p: Params): Point {
  return point(...landed(p))
}

/** The two numbers in the wrong order. */
export const wrong = {
  intercept_swap: (p: Params): Point => {
    const [x, y] = landed(p)
    return point(y, x)
  },
}
