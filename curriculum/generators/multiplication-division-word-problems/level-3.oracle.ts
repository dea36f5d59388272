import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-3.ts'

/** Lays amounts out one by one: parts of the same size, or the same and some more. */
export function oracle(p: Params): Rational {
  let all = p.small
  if (p.kind.startsWith('more')) for (let i = 0; i < p.more; i++) all++
  else for (let i = 1; i < p.times; i++) all += p.small
  if (p.kind === 'times' || p.kind === 'more') return whole(all)
  if (p.kind === 'how_often') {
    let fits = 0
    for (let left = all; left > 0; left -= p.small) fits++
    return whole(fits)
  }
  let n = 1
  while ((p.kind === 'times_small' ? n * p.times : n + p.more) !== all) n++
  return whole(n)
}

export const wrong = {
  keyword_operation: (p: Params): Rational => {
    const large = p.kind.startsWith('more') ? p.small + p.more : p.small * p.times
    const table = {
      times: p.small + p.times,
      more: p.small * p.more,
      times_small: large * p.times,
      how_often: large - p.small,
      more_small: large + p.more,
    }
    return whole(table[p.kind])
  },
  first_step_only: (p: Params): Rational => whole(p.times - 1),
}
