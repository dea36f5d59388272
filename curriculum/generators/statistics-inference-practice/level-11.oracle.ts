import { item } from '../../values/items.ts'
import type { Params } from './level-11.ts'
import type { Item } from '../../values/values.ts'

/** Draws every shuffle one by one and counts those that are as large as the real difference. */
function judge(counts: readonly number[], start: number, step: number, seen: number): Item {
  const shuffles = counts.flatMap((n, i) => Array.from({ length: n }, () => start + i * step))
  const n = shuffles.filter((d) => d >= seen).length
  const real = n / shuffles.length <= 0.05
  const text = real ? 'Probably a real effect' : 'It may well be chance'
  return item(`${real ? 'real' : 'chance'} ${n}`, `${text}: chance alone reaches it in \\(${n}\\) of \\(100\\)`)
}

export const oracle = (p: Params): Item => judge(p.counts, -5 * p.step, p.step, (p.seen - 5) * p.step)
