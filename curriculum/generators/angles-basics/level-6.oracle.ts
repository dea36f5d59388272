import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Tries every x until both angles fit together. */
export function oracle({ kind, a, b, c, d }: Params): Rational {
  for (let x = 1; x < 180; x++) {
    const [u, v] = [a * x + b, c * x + d]
    if (kind === 'across' ? u === v : u + v === { line: 180, right: 90 }[kind]) return whole(u)
  }
  throw new RangeError('no x fits')
}

export function fromFacts(facts: Figure['facts']): Rational {
  const degrees = facts['degrees']
  return whole(typeof degrees === 'number' ? degrees : Number((degrees as readonly number[])[0]))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  all_angles_equal: ({ a, b, c, d }: Params): Rational[] =>
    Array.from({ length: 200 }, (_, x) => x)
      .filter((x) => a * x + b === c * x + d)
      .map((x) => whole(a * x + b)),
  protractor_wrong_scale: (p: Params): Rational => whole(180 - (p.a * p.x + p.b)),
}
