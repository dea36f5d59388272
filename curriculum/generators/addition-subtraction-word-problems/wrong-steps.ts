import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { TwoSteps } from './two-steps.ts'

/** The amounts of a story, by moving things one at a time: after the first step and at the end. */
function acted(p: TwoSteps): { first: number; end: number } {
  const [firstMove, lastMove] = p.kind.split('_')
  let pile = 0
  const put = (n: number): void => void (pile += Array.from({ length: n }).length)
  const take = (n: number): void => void (pile -= Array.from({ length: n }).length)
  if (firstMove === 'groups') for (let group = 0; group < p.a; group++) put(p.b)
  else {
    put(p.a)
    if (firstMove === 'gain' || firstMove === 'more') put(p.b)
    else take(p.b)
  }
  const first = pile
  if (lastMove === 'both') put(p.a)
  else if (lastMove === 'gain') put(p.c)
  else take(p.c)
  return { first, end: pile }
}

/** Plays the story with a pile of things. */
export function actedOut(p: TwoSteps): Rational {
  return whole(acted(p).end)
}

/** The wrong rules of the misconceptions, for the oracles of stories with two steps. */
export const wrongSteps = {
  first_step_only: (p: TwoSteps): Rational => whole(acted(p).first),
  keyword_operation: (p: TwoSteps): Rational => whole([p.a, p.b, p.c].reduce((sum, n) => sum + n, 0)),
  wrong_operation: (p: TwoSteps): Rational => {
    const { first, end } = acted(p)
    return whole(p.kind.endsWith('both') ? p.a + p.a - (first - p.a) : first - (end - first))
  },
  slip_off_by_one: (p: TwoSteps): Rational[] => [10, -1].map((off) => whole(acted(p).end + off)),
}
