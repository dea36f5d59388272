import { generatedLine } from './least-squares.ts'
import { item } from '../../values/items.ts'
import { linked } from './linked.ts'
import type { Params } from './level-6.ts'
import type { Item } from '../../values/values.ts'

/** The correlation as the mean product of standard scores, by way of both lines of least squares: r^2 is the product of slopes. */
function link(points: readonly (readonly [number, number])[]): number {
  const there = generatedLine(points).slope
  const back = generatedLine(points.map(([x, y]) => [y, x] as const)).slope
  return Math.sign(there) * Math.sqrt(Math.abs(there * back))
}

export function oracle(p: Params): Item {
  const r = link(p.ys.map((y, i) => [i + 1, y] as const))
  if (p.ask === 'r') return rated(r)
  const third = linked[p.story]?.third ?? ''
  const text = `They ${r > 0 ? 'go up together' : 'go opposite ways'}, but ${third} may be the reason for both`
  return item(text, text)
}

function rated(r: number): Item {
  const size = Math.abs(r) > 0.775 ? 0.95 : Math.abs(r) > 0.3 ? 0.6 : 0
  const value = size === 0 ? 0 : Math.sign(r) * size
  return item(`r ${value}`, `\\(r \\approx ${value}\\)`)
}
