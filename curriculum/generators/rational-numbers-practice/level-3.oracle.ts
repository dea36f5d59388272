import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

/** The sign from counting minus signs, the size from whole-number products. */
export function oracle(p: Params): Rational {
  const [a, b] = p.first
  const [c, d] = p.divides ? [p.second[1], p.second[0]] : p.second
  const minus = [a, p.second[0]].filter((n) => n < 0).length
  const size = rational(Math.abs(a) * Math.abs(c), Math.abs(b) * Math.abs(d))
  return minus === 1 ? rational(-size.n, size.d) : size
}

const lowest = ([n, d]: readonly [number, number]): [number, number] => {
  let k = Math.abs(n)
  while (n % k !== 0 || d % k !== 0) k--
  return [n / k, d / k]
}

export const wrong = {
  add_tops_and_bottoms: (p: Params): Rational => {
    const [[a, b], [c, d]] = [lowest(p.first), lowest(p.second)]
    return rational(a + c, b + d)
  },
  wrong_operation: (p: Params): Rational[] => [
    oracle({ ...p, divides: !p.divides }),
    rational(p.first[0] * p.second[1] + p.second[0] * p.first[1], p.first[1] * p.second[1]),
  ],
}
