import { item } from '../../values/items.ts'
import type { Params } from './level-5.ts'
import type { Item } from '../../values/values.ts'

/** Whether a point of space lies in the solid, whose axis or center stands at the origin. */
function inside({ kind, a, b, c }: Params, x: number, y: number, z: number): boolean {
  if (z < 0 || z > c) return false
  const share = 1 - z / c
  if (kind === 'box') return Math.abs(x) <= a / 2 && Math.abs(y) <= b / 2
  if (kind === 'cylinder') return x * x + y * y <= a * a
  if (kind === 'cone') return x * x + y * y <= (a * share) ** 2
  return Math.max(Math.abs(x), Math.abs(y)) <= (a * share) / 2
}

/** Tests many points of the cutting plane and measures how wide the slice is at three heights. */
export function oracle(p: Params): Item {
  const step = 0.05
  const span = (at: (t: number) => boolean): number => {
    let n = 0
    for (let t = -30 + step / 2; t < 30; t += step) if (at(t)) n++
    return Math.round(n * step)
  }
  if (p.cut === 'horizontal') {
    const wide = span((t) => inside(p, t, 0, 0.01))
    const deep = span((t) => inside(p, 0, t, 0.01))
    const corner = inside(p, wide / 2 - 0.03, deep / 2 - 0.03, 0.01)
    return item(corner ? `rectangle ${Math.min(wide, deep)} ${Math.max(wide, deep)}` : `circle ${wide}`)
  }
  const across = (z: number): number => span((t) => (p.kind === 'box' ? inside(p, 0, t, z) : inside(p, t, 0, z)))
  const [low, high] = [across(0.01), across(p.c * 0.9)]
  const tall = span((z) => inside(p, 0, 0, z))
  return item(high < low ? `triangle ${low} ${tall}` : `rectangle ${Math.min(low, tall)} ${Math.max(low, tall)}`)
}
