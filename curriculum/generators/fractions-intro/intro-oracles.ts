import { item } from '../../values/items.ts'
import { addRationals, rational, zero } from '../../values/rational.ts'
import type { Item, Rational } from '../../values/values.ts'
import type { Shade } from './shade-share.ts'
import type { Sought } from './which-shape.ts'

/** Shades one part after the other and adds them up. */
function shadedParts(p: Pick<Shade, 'parts' | 'shaded'>): Rational {
  let sum = zero
  for (let part = 0; part < p.shaded; part++) sum = addRationals(sum, rational(1, p.parts))
  return sum
}

/** What the tasks that several levels share must answer, and the wrong answers that they name. */
export const introTasks = {
  shade_share: {
    oracle: shadedParts,
    wrong: {
      looks_alike: (p: Shade): Rational => shadedParts({ ...p, shaded: p.parts - p.shaded }),
      count_marks_number_line: (p: Shade): Rational => shadedParts({ ...p, parts: p.parts + 1 }),
      part_part_fraction: (p: Shade): Rational => shadedParts({ ...p, parts: p.parts + p.shaded }),
    },
  },
  which_shape: { oracle: (p: Sought): Item => item(`${p.shaded} of ${p.parts}`) },
} as const
