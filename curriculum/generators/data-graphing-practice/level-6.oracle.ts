import { whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

/** Things laid out one by one: those of one group are matched with those of the other, and the rest is counted. */
function unmatched(p: Params, weight: number): number {
  const pile = (values: readonly number[]): number[] =>
    [p.i, p.j].flatMap((k) => Array.from({ length: (values[k] as number) / weight }, () => 1))
  const [a, b] = [pile(p.first), pile(p.second)]
  while (a.length > 0 && b.length > 0) {
    a.pop()
    b.pop()
  }
  return a.length + b.length
}

export function oracle(p: Params): Rational {
  return whole(unmatched(p, 1))
}

/** Steps of the scale instead of what they stand for; and everything added. */
export const wrong = {
  scale_ignored: (p: Params): Rational => whole(unmatched(p, p.unit)),
  wrong_operation: (p: Params): Rational =>
    whole(
      [...p.first.entries(), ...p.second.entries()].reduce(
        (sum, [k, v]) => (k === p.i || k === p.j ? sum + v : sum),
        0,
      ),
    ),
}
