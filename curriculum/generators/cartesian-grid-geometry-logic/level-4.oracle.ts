import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

/** Names the figure from its angles, measured with the arc cosine, and from its sides, measured in length. */
export function oracle(p: Params): Item {
  const c = p.corners
  const at = (i: number): readonly [number, number] => c[(i + 4) % 4] as readonly [number, number]
  const length = (i: number): number => Math.hypot(at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1])
  const angle = (i: number): number => {
    const [u, v] = [
      [at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]],
      [at(i - 1)[0] - at(i)[0], at(i - 1)[1] - at(i)[1]],
    ] as [[number, number], [number, number]]
    return (Math.acos((u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v))) * 180) / Math.PI
  }
  const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6
  const equalSides = same(length(0), length(1)) && same(length(1), length(2)) && same(length(2), length(3))
  const rights = [0, 1, 2, 3].filter((i) => same(angle(i), 90)).length
  if (rights === 4) return item(equalSides ? 'square' : 'rectangle')
  if (equalSides) return item('rhombus')
  const supplementary = [0, 1].map((i) => same(angle(i) + angle(i + 1), 180))
  if (supplementary[0] && supplementary[1]) return item('parallelogram')
  return item(supplementary[0] || supplementary[1] ? 'trapezoid' : 'kite')
}
