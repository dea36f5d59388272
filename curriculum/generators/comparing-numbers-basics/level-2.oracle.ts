import { wrongSigns } from './wrong-signs.ts'
import type { Comparison } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Counts up from zero and sees which number comes first. */
export function oracle(p: Params): Comparison {
  let reached = 0
  while (reached !== p.left && reached !== p.right) reached++
  return { kind: 'comparison', sign: p.left === p.right ? '=' : reached === p.left ? '<' : '>' }
}

export const wrong = wrongSigns
