import { addSurds, negateSurd, rootOf, surdFromRational } from '../../values/surd.ts'
import { setOf } from '../../values/set.ts'
import { divideRationals, whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { SetOf, Surd } from '../../values/values.ts'

/** The quadratic formula on the coefficients of the question: (-b +- root of (b^2 - 4ac)) / 2a. */
export function oracle({ a, h, k }: Params): SetOf {
  const [b, c] = [2 * a * h, a * (h * h - k)]
  const middle = surdFromRational(divideRationals(whole(-b), whole(2 * a)))
  const root = rootOf(b * b - 4 * a * c, divideRationals(whole(1), whole(2 * a)))
  return setOf([addSurds(middle, root), addSurds(middle, negateSurd(root))])
}

const around = (middle: number, part: Surd): SetOf =>
  setOf([addSurds(surdFromRational(whole(middle)), part), addSurds(surdFromRational(whole(middle)), negateSurd(part))])

export const wrong = {
  factor_sign: ({ h, k }: Params): SetOf => around(h, rootOf(k)),
  lost_root: ({ h, k }: Params): SetOf => setOf([addSurds(surdFromRational(whole(-h)), rootOf(k))]),
  stops_early: ({ h, k }: Params): SetOf => around(-h, surdFromRational(whole(k))),
  looks_alike: ({ h, k }: Params): SetOf => around(-2 * h, rootOf(k)),
}
