import { setOf } from '../../values/set.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-7.ts'
import type { SetOf } from '../../values/values.ts'

const height = (p: Params, x: number): number => p.zeros.reduce((all, z) => all * (x - z.at) ** z.times, p.a)

/** Walks along the axis: a zero with the same sign on both sides is touched, with different signs it is crossed. */
export function oracle(p: Params): SetOf {
  const found: number[] = []
  for (let x = -12; x <= 12; x++) {
    if (height(p, x) !== 0) continue
    const changes = height(p, x - 0.25) * height(p, x + 0.25) < 0
    if (p.asked === 'all' || changes === (p.asked === 'cross')) found.push(x)
  }
  return setOf(found.map((x) => whole(x)))
}

const opposite = (set: SetOf): SetOf => setOf(set.members.flatMap((m) => (m.kind === 'rational' ? [whole(-m.n)] : [])))

export const wrong = {
  factor_sign: (p: Params): SetOf[] =>
    (['touch', 'cross', 'all'] as const).map((asked) => opposite(oracle({ ...p, asked }))),
  looks_alike: (p: Params): SetOf[] => (['touch', 'cross'] as const).map((asked) => oracle({ ...p, asked })),
  stops_early: (p: Params): SetOf => oracle({ ...p, asked: 'all' }),
}
