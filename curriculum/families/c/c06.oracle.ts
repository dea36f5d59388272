import { whole } from '../../values/rational.ts'
import type { Params } from './c06.ts'
import type { Rational } from '../../values/values.ts'

/** Colors field after field and counts the finished ones; `fits` says whether a color may come after the earlier ones. */
function paint(
  p: Params,
  fits: (color: number, earlier: readonly number[]) => boolean,
  earlier: number[] = [],
): number {
  if (earlier.length === p.fields) return 1
  let found = 0
  for (let color = 0; color < p.colors; color++) if (fits(color, earlier)) found += paint(p, fits, [...earlier, color])
  return found
}

const differs = (color: number, earlier: readonly number[]): boolean => earlier.at(-1) !== color

/** Paints in all ways. */
export const oracle = (p: Params): Rational =>
  whole(
    paint(p, (color, earlier) => {
      const isLast = earlier.length === p.fields - 1
      return differs(color, earlier) && !(p.ring && isLast && earlier[0] === color)
    }),
  )

export const wrong = {
  condition_dropped: (p: Params): Rational => whole(paint(p, () => true)),
  one_case_only: (p: Params): Rational =>
    p.ring
      ? whole(paint(p, differs))
      : whole(
          paint(
            p,
            (color, earlier) =>
              differs(color, earlier) && (earlier.length < 2 || color !== earlier.at(-2) || p.colors === 2),
          ),
        ),
  last_case_missed: (p: Params): Rational => whole(paint({ ...p, colors: p.colors - 1 }, () => true)),
  surface_operation: (p: Params): Rational =>
    whole(Array.from({ length: p.fields }, () => p.colors).reduce((a, b) => a + b)),
}
