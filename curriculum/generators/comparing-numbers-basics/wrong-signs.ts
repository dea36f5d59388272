import type { Comparison } from '../../values/values.ts'
import type { Pair } from './two-numbers.ts'

const flipped = { '<': '>', '>': '<', '=': '>' } as const

/** The sign found by subtracting ones until one side is used up: a route without digits. */
export function signByTakingAway(p: Pair): Comparison {
  let [left, right] = [p.left, p.right]
  const step = Math.max(1, Math.floor(Math.max(left, right) / 1000))
  while (left > step && right > step) [left, right] = [left - step, right - step]
  return { kind: 'comparison', sign: left < right ? '<' : left > right ? '>' : '=' }
}

/** The wrong signs, from the right one. */
export const wrongSigns = {
  reversed_order: (p: Pair): Comparison => ({ kind: 'comparison', sign: flipped[signByTakingAway(p).sign] }),
  looks_alike: (p: Pair): Comparison => ({ kind: 'comparison', sign: p.left === p.right ? '<' : '=' }),
  teen_reversal: (p: Pair): Comparison => {
    const read = (n: number): number => {
      const text = String(n)
      return Number(`${text.slice(0, -2)}${text.at(-1)}${text.at(-2) ?? '0'}`)
    }
    return signByTakingAway({ left: read(p.left), right: read(p.right) })
  },
}
