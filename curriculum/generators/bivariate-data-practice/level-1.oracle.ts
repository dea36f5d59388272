import { generatedLine } from './least-squares.ts'
import { item } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

const texts = {
  rising: 'The points rise from left to right, near a line',
  falling: 'The points fall from left to right, near a line',
  curved: 'The points follow a bend, not a straight line',
  none: 'The points show no pattern that goes up or down',
} as const

type Spot = readonly [number, number]
const misses = (points: readonly Spot[]): number => {
  const { slope, intercept } = generatedLine(points)
  return points.reduce((sum, [x, y]) => sum + (y - slope * x - intercept) ** 2, 0)
}

/** Without the outlier the others lie closest to a line; else a line, a bend by its three thirds, or neither. */
function judge(points: readonly Spot[], lettered: readonly number[]): Item {
  if (lettered.length > 0) {
    const left = lettered.map((place) => misses(points.filter((_, i) => i !== place)))
    return item('ABCD'[left.indexOf(Math.min(...left))] as string)
  }
  const { slope } = generatedLine(points)
  const ys = points.map(([, y]) => y)
  if (misses(points) < 9) return item(slope > 0 ? 'rising' : 'falling', texts[slope > 0 ? 'rising' : 'falling'])
  const turns = ys.slice(2).filter((y, i) => (y - (ys[i + 1] ?? 0)) * ((ys[i + 1] ?? 0) - (ys[i] ?? 0)) < 0).length
  return turns <= 1 ? item('curved', texts.curved) : item('none', texts.none)
}

export const oracle = (p: Params): Item =>
  judge(
    p.ys.map((y, i) => [i + 1, y] as const),
    p.lettered,
  )
