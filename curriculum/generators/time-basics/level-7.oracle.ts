import { whole } from '../../values/rational.ts'
import type { Rational } from '../../values/values.ts'
import type { Params } from './level-7.ts'

const per = (p: Params): number => (p.units === 'week' ? 7 : p.units === 'day' ? 24 : 60)

/** Counts the small units one by one and starts a new large one when it is full. */
export function oracle(p: Params): Rational {
  let count = 0
  for (let i = 0; i < p.large; i++) for (let j = 0; j < per(p); j++) count++
  for (let i = 0; i < p.small; i++) count++
  if (p.kind === 'down') return whole(count)
  let [large, small] = [0, 0]
  for (let i = 0; i < count; i++) {
    small++
    if (small === per(p)) [large, small] = [large + 1, 0]
  }
  return whole(p.kind === 'full' ? large : small)
}

export const wrong = {
  time_base_ten: (p: Params): Rational => {
    const digits = per(p) === 60 ? 2 : 1
    const all = String(oracle({ ...p, kind: 'down' }).n)
    if (p.kind === 'down') return whole(Number(`${p.large}${'0'.repeat(digits)}`) + p.small)
    const [head, tail] = [all.slice(0, -digits), all.slice(-digits)]
    return whole(Number(p.kind === 'full' ? head : tail))
  },
}
