import { whole } from '../../values/rational.ts'
import type { Params } from './g14.ts'
import type { Rational } from '../../values/values.ts'

/** All rows of three whole sides that fit, the same triangle once. */
function kinds(p: Params, closes: (a: number, b: number, c: number) => boolean): number {
  const seen = new Set<string>()
  for (let a = 1; a < p.perimeter; a++)
    for (let b = 1; a + b < p.perimeter; b++) {
      const sides = [a, b, p.perimeter - a - b]
      const [x = 0, y = 0, z = 0] = sides.toSorted((one, other) => one - other)
      if (closes(x, y, z) && (!p.isosceles || x === y || y === z)) seen.add(`${x} ${y} ${z}`)
    }
  return seen.size
}

const closes = (x: number, y: number, z: number): boolean => x + y > z

/** Tries all sides. */
export const oracle = (p: Params): Rational => whole(kinds(p, closes))

export const wrong = {
  condition_dropped: (p: Params): Rational => whole(kinds(p, () => true)),
  counted_twice: (p: Params): Rational => whole(kinds(p, closes) + Math.floor(p.perimeter / 4)),
  last_case_missed: (p: Params): Rational => whole(kinds(p, closes) - 1),
  half_way: (p: Params): Rational => {
    let found = 0
    for (let side = 1; side < p.perimeter; side++) if (3 * side >= p.perimeter && 2 * side < p.perimeter) found++
    return whole(found)
  },
}
