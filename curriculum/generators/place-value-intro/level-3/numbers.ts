import { hundredChart } from '../../../figures/hundred-chart.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { crosses, moreOrLessLevel } from '../more-or-less.ts'
import type { Figure } from '../../../values/values.ts'
import type { Change } from '../more-or-less.ts'

export type Params = Change

const tasks = range(11, 99)
  .flatMap((n) => [10, -10].map((change): Change => ({ n, change })))
  .filter((p) => p.n + p.change <= 100 && p.n + p.change >= 1)
  .toSorted((a, b) => load(a) - load(b))

function load(p: Change): number {
  return p.n / 20 + (p.change < 0 ? 4 : 0) + (crosses(p) || p.n < 20 ? 2 : 0)
}

const picture = (p: Change, found: boolean): Figure =>
  hundredChart({ highlighted: found ? [p.n, p.n + p.change] : [p.n], ...(found ? {} : { missing: [p.n + p.change] }) })

/** Find ten more or ten less without counting (1.NBT.C.5): as it was asked before the level had tasks. */
export const tenMoreOrLess = moreOrLessLevel('place_value_intro/3', {
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  load,
  space: tasks.length,
  picture,
})
