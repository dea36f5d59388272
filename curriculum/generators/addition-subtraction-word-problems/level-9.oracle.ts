import { whole } from '../../values/rational.ts'
import type { Params } from './level-9.ts'
import type { Rational } from '../../values/values.ts'

/** Plays the story: groups are laid one by one, and the rest is dealt out in groups until nothing is left. */
export function oracle(p: Params): Rational {
  let pile = 0
  const lay = (groups: number, size: number): void => {
    for (let i = 0; i < groups; i++) pile += size
  }
  if (p.kind === 'shared') lay(1, p.a + p.b)
  else lay(p.a, p.b)
  if (p.kind === 'two_prices') {
    lay(p.c, p.d)
    return whole(pile)
  }
  pile -= p.c
  if (p.kind === 'saved') return whole(pile)
  let dealt = 0
  for (; pile >= p.d; pile -= p.d) dealt++
  if (pile !== 0) throw new RangeError('something is left over')
  return whole(dealt)
}

/** The first or a middle step for the answer; all numbers added. */
export const wrong = {
  first_step_only: (p: Params): Rational => whole(p.kind === 'shared' ? p.a + p.b : p.a * p.b),
  stops_early: (p: Params): Rational =>
    whole(p.kind === 'two_prices' ? p.c * p.d : (p.kind === 'shared' ? p.a + p.b : p.a * p.b) - p.c),
  keyword_operation: (p: Params): Rational => whole(p.d + p.c + p.b + p.a),
}
