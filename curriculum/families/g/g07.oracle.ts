import { whole } from '../../values/rational.ts'
import type { Params } from './g07.ts'
import type { Rational } from '../../values/values.ts'

/** Small cubes for which the number of painted faces is right, all of them looked at. */
function count(p: Params, fits: (painted: number) => boolean): number {
  const [a, b, c] = p.edges
  let found = 0
  for (let x = 0; x < a; x++)
    for (let y = 0; y < b; y++)
      for (let z = 0; z < c; z++) {
        const ends = [x === 0, x === a - 1, y === 0, y === b - 1, z === 0, z === c - 1]
        if (fits(ends.filter(Boolean).length)) found++
      }
  return found
}

const wanted = ({ faces }: Params): number => ({ two: 2, one: 1, no: 0 })[faces]

/** Looks at every small cube. */
export const oracle = (p: Params): Rational => whole(count(p, (painted) => painted === wanted(p)))

const shorter = (p: Params, by: number): Params => {
  const [a, b, c] = p.edges
  return { ...p, edges: [a + by, b + by, c + by] }
}

export const wrong = {
  one_case_only: (p: Params): Rational => oracle(shorter(p, 1)),
  condition_dropped: (p: Params): Rational => oracle(shorter(p, 2)),
  other_quantity: (p: Params): Rational => whole(count(p, (painted) => painted === (p.faces === 'two' ? 1 : 2))),
  quick_answer: (p: Params): Rational => whole(count(p, (painted) => painted === 3)),
}
