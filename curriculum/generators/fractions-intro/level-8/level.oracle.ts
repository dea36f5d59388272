import { item } from '../../../values/items.ts'
import type { OpenWhole } from './open-part.ts'
import type { ShadedWholes } from './shade-wholes.ts'
import type { Wholes } from './whole-counts.ts'
import { rational, whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Item, Rational } from '../../../values/values.ts'

const top = (p: Params): number => p.bottom * p.count

/** Takes away one whole after another until no part is left. */
export function oracle(p: Params): Rational {
  let [left, wholes] = [top(p), 0]
  while (left >= p.bottom) [left, wholes] = [left - p.bottom, wholes + 1]
  return whole(wholes)
}

export const wrong = {
  count_marks_number_line: (p: Params): Rational => whole(p.count + 1),
  stops_early: (p: Params): Rational => (p.task === 'read' ? whole(top(p)) : rational(p.count, p.bottom)),
  wrong_operation: (p: Params): Rational =>
    p.task === 'read' ? whole(top(p) - p.bottom) : rational(p.count + p.bottom, p.bottom),
  reversed_order: (p: Params): Rational => rational(p.bottom, top(p)),
}

/** Fills wholes part by part until there are enough of them. */
function partsFor(wholes: number, bottom: number): number {
  let parts = 0
  for (let filled = 0; filled < wholes; filled++) for (let part = 0; part < bottom; part++) parts++
  return parts
}

export const tasks = {
  shade_wholes: {
    oracle: (p: ShadedWholes): Rational => rational(partsFor(p.count, p.bottom), p.bottom),
    wrong: {
      count_marks_number_line: (p: ShadedWholes): Rational => whole(p.count + 1),
      stops_early: (p: ShadedWholes): Rational => rational(p.count, p.bottom),
      looks_alike: (p: ShadedWholes): Rational => rational(1, p.bottom),
    },
  },
  which_fraction: { oracle: (p: Wholes): Item => item(`${partsFor(p.count, p.bottom)}/${p.bottom}`) },
  open_part: {
    /** Tries numbers until the parts make the wholes. */
    oracle: (p: OpenWhole): Rational => {
      const parts = partsFor(p.count, p.bottom)
      if (p.open === 'numerator') return whole(parts)
      let bottom = 1
      while (partsFor(p.count, bottom) < parts) bottom++
      return whole(bottom)
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 444632634
