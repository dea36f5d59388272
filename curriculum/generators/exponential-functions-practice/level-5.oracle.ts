import { rounded } from '../rounded.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Value } from '../../values/values.ts'

/** Continuous change as very many small steps: so many that they agree with e to five places. */
function inSmallSteps(rate: number, time: number): number {
  const steps = 2 ** 26
  let [power, base, k] = [1, 1 + (rate * time) / steps, steps]
  while (k > 0) {
    if (k % 2 === 1) power *= base
    base *= base
    k = Math.floor(k / 2)
  }
  return power
}

/** When continuous growth has doubled: halving the interval in which it happens. */
function doubledAfter(rate: number): number {
  let [low, high] = [0, 100]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (Math.exp(rate * middle) < 2) low = middle
    else high = middle
  }
  return low
}

/** Lets the time run half-life by half-life; between half-lives by roots of one half; growth in small steps. */
export function oracle({ kind, start, h, t }: Params): Value {
  if (kind === 'grow') return rounded(start * inSmallSteps(h / 100, t), 0)
  if (kind === 'double') return rounded(doubledAfter(h / 100))
  if (kind === 'part') return rounded(start * (0.5 ** (1 / h)) ** t)
  let [below, time] = [1, 0]
  while (time < t) {
    below *= 2
    time += h
  }
  return kind === 'left' ? rational(start, below) : whole(time)
}

export const wrong = {
  exponential_as_linear: ({ kind, start, h, t }: Params): Value => {
    if (kind === 'left') return rational(start * h, 2 * t)
    if (kind === 'time') return rational(h * 2 ** (t / h), 2)
    if (kind === 'part') return rounded((start * h) / (2 * t))
    return kind === 'grow' ? rounded(start + (start * h * t) / 100, 0) : rounded(100 / h)
  },
}
