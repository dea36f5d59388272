import { whole } from '../../values/rational.ts'
import { seriesCosine, seriesSine } from '../series.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

function value(f: Params['f'], d: number): number {
  const [s, c] = [seriesSine(d), seriesCosine(d)]
  return f === 'sin' ? s : f === 'cos' ? c : s / c
}

/** Tries every whole degree in the range of the inverse function. */
export function oracle({ f, g, d }: Params): Rational {
  const [low, high] = f === 'cos' ? [0, 180] : f === 'sin' ? [-90, 90] : [-89, 89]
  for (let x = low; x <= high; x++) if (Math.abs(value(f, x) - value(g, d)) < 1e-8) return whole(x)
  throw new RangeError('no angle fits')
}
