import { whole } from '../../values/rational.ts'
import type { Params } from './e08.ts'
import type { Rational } from '../../values/values.ts'

/** Tries all pairs of squares. */
export function oracle({ number }: Params): Rational {
  let found = 0
  for (let a = 1; a <= number; a++)
    for (let b = 1; b < a && a * a - b * b <= a * a - 1; b++) if (a * a - b * b === number) found++
  return whole(found)
}

const divisors = ({ number }: Params): number[] => {
  const found: number[] = []
  for (let n = 1; n <= number; n++) if (number % n === 0) found.push(n)
  return found
}

export const wrong = {
  counted_twice: (p: Params): Rational => whole(divisors(p).length),
  condition_dropped: (p: Params): Rational => {
    const pairs = divisors(p).filter((n) => n * n <= p.number).length
    return whole(p.number % 2 === 0 ? pairs : pairs + 1)
  },
  last_case_missed: (p: Params): Rational => whole(oracle(p).n - 1n),
  quick_answer: ({ number }: Params): Rational => {
    let root = 0
    while ((root + 1) * (root + 1) <= number) root++
    return whole(root)
  },
}
