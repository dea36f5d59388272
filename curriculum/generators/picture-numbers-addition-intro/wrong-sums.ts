import { whole } from '../../values/rational.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Addition } from './picture-addition.ts'

const piles = (p: Addition): [number, number, number] => {
  const [a, b] = [p.a, p.b].map((n) => String(n).padStart(3, '0').split('').map(Number)) as [number[], number[]]
  return [0, 1, 2].map((i) => (a[i] ?? 0) + (b[i] ?? 0)) as [number, number, number]
}

/** Adds the worth of every block, one after another. */
export function addBlocks(p: Addition): number {
  const [hundreds, tens, ones] = piles(p)
  let sum = 0
  for (const [count, worth] of [
    [hundreds, 100],
    [tens, 10],
    [ones, 1],
  ] as const)
    for (let i = 0; i < count; i++) sum += worth
  return sum
}

/** Adds the numbers that the rows of the picture show. */
export function sumFromFacts(facts: Figure['facts']): Rational {
  const numbers = facts['numbers']
  if (!Array.isArray(numbers)) throw new RangeError('the picture shows no numbers')
  return whole(numbers.reduce((sum: number, row: unknown) => sum + Number(String(row).split(' ').join('')), 0))
}

/** Piles written as they are, or ten of a pile lost; the first pile keeps all it has. */
export const wrongSums = {
  no_carry: (p: Addition): Rational[] => {
    const [hundreds, tens, ones] = piles(p)
    const lost = hundreds > 0 ? 100 * hundreds + 10 * (tens % 10) + (ones % 10) : 10 * tens + (ones % 10)
    return [whole(Number(`${hundreds === 0 ? '' : hundreds}${tens}${ones}`)), whole(lost)]
  },
}
