import { rational } from '../../values/rational.ts'
import { expression } from '../../values/items.ts'
import { num, plus, times } from '../../expressions/build.ts'
import type { Params } from './level-3.ts'
import type { Value } from '../../values/values.ts'

/** What the row of terms is worth when the letter is worth x. */
const worth = (p: Params, x: number): number =>
  p.terms.reduce((sum, t) => sum + (t.kind === 'letter' ? t.size * x : t.size), 0)

const line = (p: Params, slope: number, start: number): Value =>
  expression(plus(times(num(rational(slope)), p.letter), num(rational(start))))

/** A line through two of its values: at 0 it starts, from 0 to 1 it rises by its slope. */
export function oracle(p: Params): Value {
  return line(p, worth(p, 1) - worth(p, 0), worth(p, 0))
}

const sizes = (p: Params, kind: string): number =>
  p.terms.filter((t) => t.kind === kind).reduce((sum, t) => sum + Math.abs(t.size), 0)

export const wrong = {
  unlike_terms_combined: (p: Params): Value => line(p, worth(p, 1), 0),
  slip_sign: (p: Params): Value[] => [
    line(p, sizes(p, 'letter'), sizes(p, 'number')),
    line(p, worth(p, 1) - worth(p, 0), -worth(p, 0)),
  ],
  letter_as_object: (p: Params): Value => line(p, (worth(p, 1) - worth(p, 0)) * worth(p, 0), 0),
  slip_off_by_one: (p: Params): Value[] => {
    const slope = worth(p, 1) - worth(p, 0)
    return [line(p, slope, sizes(p, 'number')), line(p, slope, worth(p, 0) + 1)]
  },
}
