import { item } from '../../../values/items.ts'
import { whole as number } from '../../../values/rational.ts'
import { filled } from '../../../values/filled.ts'
import { setOf } from '../../../values/set.ts'
import { widgetOf, type Asked } from './part-tasks.ts'
import { joinedShapes } from '../joined-shapes.ts'
import type { Params } from './numbers.ts'
import type { Spot } from '../../../figures/plane-geometry.ts'
import type { Filled, SetOf, Value } from '../../../values/values.ts'

const side = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(u - x, v - y)

/** Names an outline from its corners and the lengths of its sides. */
function name(corners: readonly Spot[]): string {
  if (corners.length !== 4) return { 3: 'triangle', 5: 'pentagon', 6: 'hexagon' }[corners.length] ?? ''
  const sides = corners.map((c, i) => side(c, corners[(i + 1) % 4] as Spot))
  const equal = Math.max(...sides) - Math.min(...sides) < 1e-9
  const [a, b, c] = sides as [number, number, number]
  const diagonals = [
    side(corners[0] as Spot, corners[2] as Spot),
    side(corners[1] as Spot, corners[3] as Spot),
  ] as const
  if (Math.abs(a - c) > 1e-9) return 'trapezoid'
  const right = Math.abs(diagonals[0] - diagonals[1]) < 1e-9 && Math.abs(a * a + b * b - diagonals[0] ** 2) < 1e-9
  return right ? (equal ? 'square' : 'rectangle') : 'rhombus'
}

type Cut = readonly [Spot, Spot]
const turn = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
const crosses = (p: Spot, q: Spot, [a, b]: Cut): boolean =>
  turn(a, b, p) * turn(a, b, q) < 0 && turn(p, q, a) * turn(p, q, b) < 0

/** Counts the parts by flooding a fine grid of points: no way may cross an inner line. */
function parts(corners: readonly Spot[], inner: readonly Cut[]): number {
  const n = 60
  const at = (k: number): Spot => [-1.05 + (4.2 * (k % n)) / n + 0.0013, -1.05 + (3.4 * Math.floor(k / n)) / n + 0.0017]
  const left = new Set(Array.from({ length: n * n }, (_, k) => k).filter((k) => inside(at(k), corners)))
  let count = 0
  for (const start of left) {
    count++
    const queue = [start]
    left.delete(start)
    for (let k = queue.pop(); k !== undefined; k = queue.pop())
      for (const next of [k - 1, k + 1, k - n, k + n])
        if (left.has(next) && !inner.some((cut) => crosses(at(k as number), at(next), cut))) {
          left.delete(next)
          queue.push(next)
        }
  }
  return count
}

function inside([x, y]: Spot, corners: readonly Spot[]): boolean {
  let within = false
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] as Spot
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within
  }
  return within
}

export function oracle(p: Params): Value {
  const shape = joinedShapes[p.which]
  if (!shape) throw new RangeError('no such shape')
  if (p.asked === 'whole') return item(name(shape.corners))
  return p.asked === 'count' ? number(parts(shape.corners, shape.inner)) : item('parts')
}

type Corner = readonly [number, number]

/** Names a part by measuring its corners as they are drawn. */
function measuredKind(corners: readonly Corner[]): string {
  if (corners.length === 3) return 'triangle'
  const sides = corners.map(([x, y], i): Corner => {
    const [nextX, nextY] = corners[(i + 1) % 4] ?? [0, 0]
    return [nextX - x, nextY - y]
  })
  const [a, b] = sides as [Corner, Corner]
  if (sides.some(([x, y], i) => x * (sides[(i + 1) % 4]?.[0] ?? 0) + y * (sides[(i + 1) % 4]?.[1] ?? 0) !== 0))
    return 'trapezoid'
  return Math.hypot(...a) === Math.hypot(...b) ? 'square' : 'rectangle'
}

function drawnKinds(p: Asked): string[] {
  const { scene } = widgetOf(p)
  return scene.shows === 'parts' ? scene.parts.map((corners) => measuredKind(corners)) : []
}

export const tasks = {
  tap_parts: {
    oracle: (p: Asked): SetOf => setOf(drawnKinds(p).flatMap((kind, i) => (kind === p.kind ? [item(String(i))] : []))),
  },
  count_parts: {
    oracle: (p: Asked): Filled => {
      const kinds = drawnKinds(p)
      return filled([...new Set(kinds)].map((kind) => String(kinds.filter((one) => one === kind).length)))
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1575834304
