import { whole } from '../../values/rational.ts'
import type { Params } from './k05.ts'
import type { Rational } from '../../values/values.ts'

type Thing = 'large' | 'middle' | 'small'

const several = (count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing)

/** Replaces every thing of one size by what it is worth. */
const exchanged = (things: readonly Thing[], from: Thing, to: readonly Thing[]): Thing[] =>
  things.flatMap((thing) => (thing === from ? to : [thing]))

const middleOnes = (p: Params): Thing[] =>
  exchanged([...several(p.large, 'large'), ...several(p.extra, 'middle')], 'large', several(p.middles, 'middle'))

/** Lays all things out, exchanges them, and counts the small ones. */
export const oracle = (p: Params): Rational =>
  whole(exchanged(middleOnes(p), 'middle', several(p.smalls, 'small')).length)

export const wrong = {
  counted_twice: (p: Params): Rational => {
    const middle = middleOnes(p)
    return whole(middle.length + exchanged(middle, 'middle', several(p.smalls, 'small')).length)
  },
  surface_operation: (p: Params): Rational => whole(p.middles + p.smalls),
  half_way: (p: Params): Rational => whole(middleOnes(p).length),
  one_case_only: (p: Params): Rational =>
    whole(exchanged(several(p.middles, 'middle'), 'middle', several(p.smalls, 'small')).length),
  last_case_missed: (p: Params): Rational => whole([...middleOnes(p), ...several(p.smalls, 'small')].length),
}
