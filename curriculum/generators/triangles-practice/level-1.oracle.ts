import { item } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** Names the triangle from its side lengths alone: angles become sides by the law of sines, then squares are compared. */
function name(asked: Params['asked'], sizes: readonly number[]): Item {
  const lengths = asked === 'sides' ? sizes : sizes.map((d) => Math.sin((d * Math.PI) / 180))
  const [a, b, c] = lengths.toSorted((x, y) => x - y) as [number, number, number]
  const same = (x: number, y: number): boolean => Math.abs(x - y) < 1e-9
  const pairs = [same(a, b), same(b, c), same(a, c)].filter(Boolean).length
  const bySides = pairs === 3 ? 'equilateral' : pairs === 1 ? 'isosceles' : 'scalene'
  const left = a * a + b * b - c * c
  const byAngles = Math.abs(left) < 1e-9 ? 'right' : left > 0 ? 'acute' : 'obtuse'
  return item(asked === 'sides' ? bySides : asked === 'angles' ? byAngles : `${byAngles} ${bySides}`)
}

export const oracle = (p: Params): Item => name(p.asked, p.sizes)
