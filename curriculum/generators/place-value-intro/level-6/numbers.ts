import { crosses, moreOrLessLevel } from '../more-or-less.ts'
import type { Chance } from '../../../chance.ts'
import type { Change } from '../more-or-less.ts'

export type Params = Change

/** Ten more at first; then hundreds and less; then numbers where the next place changes too. */
function params(chance: Chance, difficulty: number): Change {
  const kind = Math.max(0, Math.min(2, Math.floor(1.9 * difficulty + chance.unit() - 0.15)))
  const back = kind === 1 || (kind === 2 && chance.happens(0.5))
  const size = kind === 2 || chance.happens(0.5) ? 10 : 100
  const n = chance.int(111, 889)
  if (kind === 2) return { n: n - (n % 100) + (back ? 0 : 90) + (n % 10), change: back ? -size : size }
  return { n, change: back ? -size : size }
}

/** Add or subtract ten or one hundred mentally (2.NBT.B.8): as it was asked before the level had tasks. */
export const tenOrHundredMore = moreOrLessLevel('place_value_intro/6', {
  params,
  load: (p) => (p.change < 0 ? 2 : 0) + (crosses(p) ? 4 : 0) + (Math.abs(p.change) === 100 ? 0.5 : 0),
})
