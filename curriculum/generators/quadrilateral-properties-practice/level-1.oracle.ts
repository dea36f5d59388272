import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Builds or searches: angles by walking around the figure, halves by adding them, x by trying whole numbers. */
export function oracle(p: Params): Rational {
  if (p.kind === 'diagonal') return whole(p.value + p.value)
  if (p.kind === 'angle' || p.kind === 'opposite') {
    const directions = [0, p.value, 180, 180 + p.value]
    const corner = p.kind === 'angle' ? 1 : 2
    const bend = (directions[corner] as number) - (directions[corner - 1] as number)
    return whole(180 - bend)
  }
  const rest = (p.kind === 'angles' ? 180 - p.value : p.value) - p.m * p.x
  for (let x = 1; x < 400; x++) {
    const part = p.m * x + rest
    if (p.kind === 'angles' ? part + p.value === 180 : part === p.value) return whole(x)
  }
  throw new RangeError('no whole x')
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  looks_alike: (p: Params): Rational[] => {
    const sum = p.m * p.x
    const swapped =
      p.m === 0 ? 0 : p.kind === 'angles' ? (2 * p.value - 180 + sum) / p.m : (180 - 2 * p.value + sum) / p.m
    return [p.value, 180 - p.value, p.value * p.value, ...(Number.isInteger(swapped) ? [swapped] : [])].map((n) =>
      whole(n),
    )
  },
  wrong_operation: (p: Params): Rational[] => [Math.abs(90 - p.value), 360 - p.value, 4 * p.value].map((n) => whole(n)),
  stops_early: (p: Params): Rational[] => [360 - 2 * p.value, p.value, p.m * p.x, 180 - p.value].map((n) => whole(n)),
}
