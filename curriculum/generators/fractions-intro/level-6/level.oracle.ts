import { item } from '../../../values/items.ts'
import { partsOf } from '../../../values/parts.ts'
import { introTasks } from '../intro-oracles.ts'
import { saidFraction, type NamedWrong } from './named-wrong.ts'
import { addRationals, rational, zero } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Parts, Rational } from '../../../values/values.ts'

/** Adds one unit fraction for each part that is asked for. */
export function oracle(p: Params): Rational {
  let sum = zero
  for (let part = 0; part < p.parts; part++)
    if (part < p.shaded === (p.asked === 'first')) sum = addRationals(sum, rational(1, p.parts))
  return sum
}

const counted = (p: Params): number => (p.asked === 'first' ? p.shaded : p.parts - p.shaded)

export const wrong = {
  part_part_fraction: (p: Params): Rational => rational(counted(p), p.parts - counted(p)),
  looks_alike: (p: Params): Rational => rational(p.parts - counted(p), p.parts),
  count_marks_number_line: (p: Params): Rational => rational(counted(p), p.parts + 1),
  slip_off_by_one: (p: Params): Rational => rational(counted(p) + 1, p.parts),
}

/** Counts the parts of the picture anew and compares them with what was said. */
function seenThrough(p: NamedWrong): Parts {
  const colors = Array.from({ length: p.parts }, (_, i) => (i < p.shaded ? 'shaded' : 'white'))
  const [shaded, white] = ['shaded', 'white'].map((color) => colors.filter((it) => it === color).length)
  const [top, bottom] = saidFraction(p)
  const slip =
    bottom === colors.length
      ? 'not_shaded'
      : top === colors.length && bottom === shaded
        ? 'switched'
        : bottom === white && top === shaded
          ? 'other_parts'
          : 'one_more'
  return partsOf([
    { value: item(slip), weight: 50 },
    { value: oracle({ ...p, picture: p.drawn, asked: 'first', kinds: ['circle', 'square'] }), weight: 50 },
  ])
}

export const tasks = {
  ...introTasks,
  named_wrong: { oracle: seenThrough },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2679915684
