import { rational, whole } from '../../../values/rational.ts'
import { item } from '../../../values/items.ts'
import { weighed } from '../../../tasks/solve-on-scale.ts'
import { brokenAndMended, rulesOfBase } from '../line-roots.ts'
import { fixed, offersLatex, type Offers } from './two-offers.ts'
import { given, workOf } from './working.ts'
import type { Params } from './numbers.ts'
import type { Parts, Rational } from '../../../values/values.ts'

const constant = (p: Params): number => (p.a - p.c) * p.x + p.b

/** Walks over whole numbers outward from 0 and weighs both sides. */
export function oracle(p: Params): Rational {
  const d = constant(p)
  for (let size = 0; size <= 1000; size++) {
    for (const x of [size, -size]) if (p.a * x + p.b === p.c * x + d) return whole(x)
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

/** The wrong rules of misconceptions.ts, from the numbers of the question alone. */
export const wrong = {
  move_without_inverse: (p: Params): Rational[] => [
    ...(p.a + p.c === 0 ? [] : [rational(constant(p) - p.b, p.a + p.c)]),
    rational(constant(p) + p.b, p.a - p.c),
  ],
  divide_wrong_way: (p: Params): Rational => whole(constant(p) - p.b - p.a + p.c),
  stops_early: (p: Params): Rational => whole(constant(p) - p.b),
}

/** Adds up both offers piece by piece until they cost the same. */
function paid(p: Offers): Parts {
  let [one, other] = [p.b, fixed(p)]
  for (let n = 0; n <= 500; n++) {
    if (one === other)
      return {
        kind: 'parts',
        parts: [
          { value: item('right', `\\(${offersLatex(p)}\\)`), weight: 50 },
          { value: whole(n), weight: 50 },
        ],
      }
    one += p.a
    other += p.c
  }
  throw new RangeError('they never cost the same')
}

export const tasks = {
  by_lines: { oracle, wrong },
  on_scale: { oracle: weighed },
  two_offers: {
    oracle: paid,
    wrong: { stops_early: (p: Offers): Rational => whole(fixed(p) - p.b) },
  },
  wrong_line: {
    oracle: brokenAndMended<Params>({ given, letter: (p) => p.letter, lines: workOf, oracle }),
    wrong: rulesOfBase<Params>(wrong),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 626243530
