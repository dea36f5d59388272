import { whole } from '../../values/rational.ts'
import { level } from './level-3.ts'
import type { Params } from './level-3.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** The difference of the two readings in the words of the picture, which are on the other scale. */
export function oracle(p: Params): Rational {
  const [, a, b] = /at (\d+) and (\d+)/.exec(level.figure?.(p, 'choice')?.alt ?? '') ?? []
  return whole(Math.abs(Number(a) - Number(b)))
}

export const fromFacts = (facts: Figure['facts']): Rational => whole(Number(facts['degrees']))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  protractor_wrong_scale: (p: Params): Rational => whole(180 - p.degrees),
}
