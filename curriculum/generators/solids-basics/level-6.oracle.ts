import { item } from '../../values/items.ts'
import type { Params } from './level-6.ts'
import type { Item } from '../../values/values.ts'

/** Spins sample points of the flat shape and looks at how far the solid reaches from the axis at its foot and near its top. */
export function oracle({ shape, asked, r, h }: Params): Item {
  const reach = (z: number): number => {
    let far = 0
    for (let x = 0; x <= r; x += r / 1000) {
      const within = shape === 'rectangle' ? x <= r && z <= h : x / r + z / h <= 1 + 1e-9
      if (!within) continue
      for (let a = 0; a < 360; a += 45) far = Math.max(far, Math.hypot(x * Math.cos(a), x * Math.sin(a)))
    }
    return far
  }
  const radius = Math.round(reach(0))
  const straight = Math.abs(reach(0.9 * h) - reach(0)) < 0.01
  if (asked === 'spin') return item(`${straight ? 'cylinder' : 'cone'} ${radius} ${h}`)
  if (asked === 'flat') return item(`${straight ? 'rectangle' : 'right triangle'} ${radius} ${h}`)
  return item(`${straight ? 'rectangle' : 'triangle'} ${radius + radius} ${h}`)
}
