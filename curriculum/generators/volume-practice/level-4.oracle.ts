import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Cuts the box into little cubes of one common size, counts them, and says how many make the asked unit. */
export function oracle(p: Params): Rational {
  const fine = p.edges.reduce((m, [, d]) => m * d, 1)
  const along = p.edges.map(([n, d]) => (n * fine) / d)
  const count = along.reduce((a, b) => a * b, 1)
  return rational(p.cube === 0 ? count : count * p.cube ** 3, fine ** 3)
}

/** The wrong rule: the number along one edge, or on one face, taken for the number inside. */
export const wrong = {
  illusion_of_linearity: (p: Params): Rational[] => {
    const v = p.edges.reduce((a, [n]) => a * n, 1)
    const below = p.edges.reduce((a, [, d]) => a * d, 1)
    return [rational(v * p.cube, below), rational(v * p.cube ** 2, below), whole(0)]
  },
}
