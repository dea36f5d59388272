import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-5.ts'

/** Adds groups one after another, then adds, removes, or deals out in rounds. */
export function oracle(p: Params): Rational {
  const grown = (groups: number, size: number): number => {
    let sum = 0
    for (let i = 0; i < groups; i++) sum += size
    return sum
  }
  const all = grown(p.a, p.b)
  if (p.kind === 'joined') return whole(all + grown(p.c, p.d))
  if (p.kind === 'stock') return whole(all - p.c)
  let [left, each] = [all, 0]
  for (; left >= p.c; left -= p.c) each++
  return whole(each)
}

export const wrong = {
  first_step_only: (p: Params): Rational[] => [whole(p.a * p.b), whole(p.c * p.d)],
  keyword_operation: (p: Params): Rational =>
    whole(p.kind === 'joined' ? p.a + p.b + p.c + p.d : p.kind === 'stock' ? p.a * p.b + p.c : p.a * p.b - p.c),
}
