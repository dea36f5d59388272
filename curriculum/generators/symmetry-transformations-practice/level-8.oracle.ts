import { item } from '../../values/items.ts'
import { motions, moved, type Motion } from './motions.ts'
import type { Params } from './level-8.ts'
import type { Item } from '../../values/values.ts'

type Corner = readonly [number, number]

const angleOf = ([x, y]: Corner): number => Math.atan2(y, x)
const around = ([a, b, c]: readonly Corner[]): number =>
  Math.sign(
    ((b as Corner)[0] - (a as Corner)[0]) * ((c as Corner)[1] - (a as Corner)[1]) -
      ((c as Corner)[0] - (a as Corner)[0]) * ((b as Corner)[1] - (a as Corner)[1]),
  )

/**
 * From the two triangles alone, by angles: a flip changes the way around, and its line halves the angle between a
 * corner and its image; a turn adds the same angle to every corner.
 */
export function oracle(p: Params): Item {
  const after = p.corners.map((corner) => moved(p.motion, corner))
  const [first, last] = [angleOf(p.corners[0]), angleOf(after[0] as Corner)]
  const degrees = (radians: number): number => Math.round(((radians * 180) / Math.PI + 720) % 360)
  const flipped = around(p.corners) !== around(after)
  const found: Record<string, Motion> = flipped
    ? { 0: 'over x', 180: 'over y', 90: 'over y = x' }
    : { 180: 'half turn', 90: 'quarter left', 270: 'quarter right' }
  const motion = found[String(flipped ? degrees(first + last) : degrees(last - first))]
  if (motion === undefined) throw new RangeError('not one of the known motions')
  return item(motion, motions[motion].text)
}
