import { whole } from '../../values/rational.ts'
import { greatestByTrying, swappedForFactor } from './by-trying.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Tries every number from the smaller one down. */
export function oracle(p: Params): Rational {
  return whole(greatestByTrying(p))
}

/** Divides a number by its primes outside the overlap. */
export function fromFacts(facts: Figure['facts']): Rational {
  const names = facts['names']
  if (!Array.isArray(names)) throw new RangeError('the circles have no names')
  const outside = String(facts['first'])
    .split(' ')
    .reduce((product, prime) => product * Number(prime), 1)
  return whole(Number(String(names[0]).replace('Primes of ', '')) / outside)
}

export const wrong = swappedForFactor
