import { whole } from '../../../values/rational.ts'
import { introTasks } from '../intro-oracles.ts'
import type { Counted } from './count-parts.ts'
import { yesNo } from '../../../values/items.ts'
import type { Params } from './numbers.ts'
import type { Figure, Item, Rational } from '../../../values/values.ts'

/** Lays every part on every other one. */
function allFit(cuts: readonly number[]): boolean {
  for (const a of cuts) for (const b of cuts) if (a !== b) return false
  return true
}

export function oracle(p: Params): Item {
  return yesNo(allFit(p.cuts))
}

export function fromFacts(facts: Figure['facts']): Item {
  return yesNo(allFit(facts['cuts'] as readonly number[]))
}

export const wrong = { looks_alike: (p: Params): Item => yesNo(!allFit(p.cuts)) }

export const tasks = {
  ...introTasks,
  count_parts: {
    /** Cuts off one part after another until nothing is left. */
    oracle: (p: Counted): Rational => {
      let cut = 0
      for (let left = 360; left > 1e-6; left -= 360 / p.parts) cut++
      return whole(cut)
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1465655177
