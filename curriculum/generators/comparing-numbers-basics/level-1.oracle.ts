import { wrongSigns } from './wrong-signs.ts'
import type { Comparison, Figure } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Takes one of each away until one side is empty. */
export function oracle(p: Params): Comparison {
  let [stars, hearts] = [p.left, p.right]
  while (stars > 0 && hearts > 0) [stars, hearts] = [stars - 1, hearts - 1]
  return { kind: 'comparison', sign: stars > 0 ? '>' : hearts > 0 ? '<' : '=' }
}

/** Compares the groups that the picture shows. */
export function fromFacts(facts: Figure['facts']): Comparison {
  const counts = facts['counts']
  if (!Array.isArray(counts)) throw new RangeError('the picture shows no groups')
  return oracle({ left: Number(counts[0]), right: Number(counts[1]) })
}

export const wrong = wrongSigns
