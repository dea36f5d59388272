import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Lets the time run half-life by half-life, or hour by hour. */
export function oracle({ kind, start, h, n }: Params): Rational {
  if (kind === 'grow') return whole(Math.round(start * Math.exp(Math.log(h) * n)))
  let [below, time] = [1, 0]
  while (time < h * n) {
    below *= 2
    time += h
  }
  return kind === 'left' ? rational(start, below) : whole(time)
}

export const wrong = {
  exponential_as_linear: ({ kind, start, h, n }: Params): Rational =>
    kind === 'left' ? rational(start, n + n) : kind === 'time' ? rational(h * 2 ** n, 2) : whole(start * h * n),
}
