import { rational } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Walks a whole number of times the run across and sees how much higher the line is, by the areas of two equal triangles. */
export function oracle({ x, y, run, rise }: Params): Rational {
  for (let d = 1; d <= 12; d++)
    for (let n = -12; n <= 12; n++) if (n * (x + run - x) === d * (y + rise - y)) return rational(n, d)
  throw new RangeError('no slope')
}

/** The two marked points of the picture. */
export function fromFacts(facts: Readonly<Record<string, string | number | readonly (string | number)[]>>): Rational {
  const [ax = 0, ay = 0, bx = 0, by = 0] = (facts['points'] as readonly number[]).map(Number)
  return rational(by - ay, bx - ax)
}

export const wrong = {
  slope_run_over_rise: ({ run, rise }: Params): Rational => rational(run, rise),
  slope_height: ({ y, rise }: Params): Rational => rational(y + rise),
}
