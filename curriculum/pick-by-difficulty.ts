import type { Chance } from './chance.ts'

/**
 * One member of a list that is sorted from easy to hard: drawn evenly from a window that slides from the start of the list at
 * difficulty 0 to its end at difficulty 1. `share` of the list is open at any one difficulty. For levels whose questions can be
 * listed. Throws when the list is empty.
 */
export function pickByDifficulty<T>(chance: Chance, sorted: readonly T[], difficulty: number, share = 0.5): T {
  const size = Math.max(1, Math.round(share * sorted.length))
  const start = Math.round(difficulty * (sorted.length - size))
  return chance.pick(sorted.slice(start, start + size))
}
