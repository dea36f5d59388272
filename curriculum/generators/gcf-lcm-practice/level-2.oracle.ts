import { whole } from '../../values/rational.ts'
import { firstMetByCounting, swappedForMultiple } from './by-trying.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Params } from './level-2.ts'

/** Counts up by both numbers until they meet. */
export function oracle(p: Params): Rational {
  return whole(firstMetByCounting(p))
}

/** Multiplies every prime in the circles. */
export function fromFacts(facts: Figure['facts']): Rational {
  const primes = [facts['first'], facts['both'], facts['second']]
    .flatMap((part) => String(part).split(' '))
    .filter((text) => text !== '')
  return whole(primes.reduce((product, prime) => product * Number(prime), 1))
}

export const wrong = swappedForMultiple
