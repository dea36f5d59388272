import { whole } from '../../values/rational.ts'
import type { Params } from './a05.ts'
import type { Rational } from '../../values/values.ts'

/** Tries every first number; the second and third follow from two pairs, and the third pair must fit. */
function found({ parts: [a, b, c] }: Params): [number, number, number] {
  const fits: [number, number, number][] = []
  for (let first = 0; first <= a + b; first++) {
    const [second, third] = [a + b - first, a + c - first]
    if (second + third === b + c) fits.push([first, second, third])
  }
  const [only] = fits
  if (only === undefined || fits.length > 1) throw new RangeError(`${fits.length} answers`)
  return only
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

export const oracle = (p: Params): Rational => whole(p.asked === 'first' ? found(p)[0] : sum(found(p)))

export const wrong = {
  counted_twice: (p: Params): Rational => whole(sum([...found(p), ...found(p)])),
  half_way: (p: Params): Rational => whole(sum(found(p))),
  other_quantity: (p: Params): Rational[] => found(p).map((n) => whole(n)),
  quick_answer: (p: Params): Rational => whole(Math.floor((found(p)[0] + found(p)[1]) / 2)),
  surface_operation: (p: Params): Rational => whole(Math.round((2 * sum(found(p))) / 3)),
}
