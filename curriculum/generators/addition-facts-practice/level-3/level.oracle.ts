import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { tenWork } from './ten-tasks.ts'
import type { Sum } from '../sums.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Filled, Item, Rational } from '../../../values/values.ts'

/** Moves counters up one at a time until the top frame is full, then looks at what is there. */
export function oracle(p: Params): Rational {
  let [top, bottom] = p.a > p.b ? [p.a, p.b] : [p.b, p.a]
  while (top < 10) {
    top++
    bottom--
  }
  if (p.asked === 'rest') return whole(bottom)
  while (bottom > 0) {
    top++
    bottom--
  }
  return whole(top)
}

/** Takes away instead of adding. */
export const wrong = {
  wrong_operation: (p: Params): Rational => whole(Math.abs(p.a - p.b)),
}

/** Both frames, the top one filled up from the bottom one: what went up, what stayed, and all. */
function frames(p: Sum): readonly [moved: number, left: number, all: number] {
  const stayed = Number(oracle({ ...p, asked: 'rest' }).n)
  return [Math.min(p.a, p.b) - stayed, stayed, Number(oracle({ ...p, asked: 'total' }).n)]
}

/** The first line that the frames do not show. */
function firstWrong({ base, slip }: { readonly base: Params; readonly slip: string }): Item {
  const [moved, left, all] = frames(base)
  const lines = tenWork(base, slip)
  const right = [` + ${moved} = 10`, `= ${moved} + ${left}\\)`, `= ${all}\\)`]
  const found = lines.findIndex((line, i) => !line.includes(right[i] ?? ''))
  return item(String(found + 1), lines[found] ?? '')
}

export const tasks = {
  jump_through_ten: {
    oracle: ({ base }: { readonly base: Params }): Rational => whole(frames(base)[2]),
    wrong: { wrong_operation: ({ base }: { readonly base: Params }): Rational => wrong.wrong_operation(base) },
  },
  split_at_ten: { oracle: (p: Params): Filled => filled(frames(p).map(String)) },
  find_mistake: { oracle: firstWrong },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1256910306
