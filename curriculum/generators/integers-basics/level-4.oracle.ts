import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Counts the steps from zero to a number. */
function stepsFromZero(n: number): number {
  let steps = 0
  for (let at = 0; at !== n; at += n < 0 ? -1 : 1) steps++
  return steps
}

/** Counts steps on the line. */
export function oracle(p: Params): Rational {
  const a = stepsFromZero(p.a)
  if (p.task === 'negated') return whole(-a)
  if (p.task === 'distance' || p.task === 'absolute') return whole(a)
  const aIsFarther = a > stepsFromZero(p.b)
  return whole(aIsFarther === (p.task === 'farther') ? p.a : p.b)
}

export const wrong = {
  magnitude_negative: (p: Params): Rational => {
    const right = Number(oracle(p).n)
    if (p.task === 'farther' || p.task === 'nearer') return whole(p.a + p.b - right)
    return whole(-right)
  },
}
