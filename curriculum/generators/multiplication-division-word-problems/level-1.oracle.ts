import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-1.ts'

/** Builds groups thing by thing until the story fits. */
export function oracle(p: Params): Rational {
  let all = 0
  for (let group = 0; group < p.groups; group++) for (let thing = 0; thing < p.size; thing++) all++
  if (p.asked === 'total') return whole(all)
  const step = p.asked === 'size' ? p.groups : p.size
  let rounds = 0
  for (; all > 0; all -= step) rounds++
  return whole(rounds)
}

export const wrong = {
  keyword_operation: (p: Params): Rational =>
    whole(p.asked === 'total' ? p.groups + p.size : p.groups * p.size - (p.asked === 'size' ? p.groups : p.size)),
  first_step_only: (p: Params): Rational => whole(p.size),
}
