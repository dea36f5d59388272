import { whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import { seriesCosine, seriesSine } from '../series.ts'
import type { Params } from './level-4.ts'
import type { SetOf } from '../../values/values.ts'

function value(f: Params['f'], d: number): number {
  const [s, c] = [seriesSine(d), seriesCosine(d)]
  return f === 'sin' ? s : f === 'cos' ? c : Math.abs(c) < 1e-9 ? Number.NaN : s / c
}

/** Tries every whole degree of the circle. */
export function oracle({ f, base, m }: Params): SetOf {
  const goal = value(f, base)
  return setOf(
    Array.from({ length: 360 }, (_, x) => x)
      .filter((x) => Math.abs(value(f, m * x) - goal) < 1e-7)
      .map((x) => whole(x)),
  )
}

/** The wrong rule: the angle doubled, as if the factor stood before the function. */
export const wrong = {
  trig_linear: ({ f, base }: Params): SetOf => {
    const goal = value(f, base)
    const one = Array.from({ length: 360 }, (_, x) => x).filter((x) => Math.abs(value(f, x) - goal) < 1e-7)
    return setOf([...new Set(one.map((x) => (2 * x) % 360))].map((x) => whole(x)))
  },
}
