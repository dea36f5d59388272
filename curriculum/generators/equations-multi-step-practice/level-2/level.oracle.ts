import { rational, whole } from '../../../values/rational.ts'
import { sortedInto, type SortedSets } from '../../../tasks/sort-into.ts'
import { weighed } from '../../../tasks/solve-on-scale.ts'
import { brokenAndMended, rootOf, rulesOfBase } from '../line-roots.ts'
import { lineLatex, lineText, names, type Line } from './expanded-first.ts'
import { given, workOf } from './working.ts'
import type { Params } from './numbers.ts'
import type { Groups, Rational } from '../../../values/values.ts'

const shown = (p: Params): number => p.a * p.x + p.a * p.b

/** Tries whole numbers outward from 0 until the bracket, taken a times, is the right side. */
export function oracle(p: Params): Rational {
  for (let size = 0; size <= 500; size++)
    for (const x of [size, -size]) if ((x + p.b) * p.a === shown(p)) return whole(x)
  throw new RangeError('no whole solution')
}

export const wrong = {
  distribute_first_only: (p: Params): Rational => rational(shown(p) - p.b, p.a),
  move_without_inverse: (p: Params): Rational => rational(shown(p) + p.a * p.b, p.a),
  divide_wrong_way: (p: Params): Rational => whole(shown(p) - p.a - p.b),
  stops_early: (p: Params): Rational => rational(shown(p), p.a),
}

/** A line follows where its solution, read from its text, is that of the equation. */
function following({ sets }: SortedSets<Line>): Groups {
  return sortedInto(names, sets.map(lineText), (text) => {
    const p = sets.find((each) => lineText(each) === text)
    if (p === undefined) throw new RangeError(text)
    return names[Math.abs(rootOf(lineLatex(p), p.letter) - rootOf(given(p), p.letter)) < 1e-9 ? 0 : 1]
  })
}

export const tasks = {
  by_lines: { oracle, wrong },
  on_scale: { oracle: weighed },
  which_follow: { oracle: following },
  wrong_line: {
    oracle: brokenAndMended<Params>({ given, letter: (p) => p.letter, lines: workOf, oracle }),
    wrong: rulesOfBase<Params>(wrong),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3698872260
