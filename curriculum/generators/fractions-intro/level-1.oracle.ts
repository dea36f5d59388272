import { yesNo } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Figure, Item } from '../../values/values.ts'

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
