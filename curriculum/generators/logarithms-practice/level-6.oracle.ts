import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-6.ts'
import type { Rational } from '../../values/values.ts'

const unitOf = (p: Params): number => (p.scale === 'sound' ? 10 : 1)

/** Multiplies or divides step by step, counting; no logarithm is taken. */
export function oracle(p: Params): Rational {
  if (p.ask === 'graph') {
    const goal = p.power > 0 ? p.base ** p.power : 1 / p.base ** -p.power
    let [x, y] = [1, 0]
    while (Math.abs(x - goal) > 1e-12 * Math.max(1, goal) && Math.abs(y) < 30) {
      x = goal > 1 ? x * p.base : x / p.base
      y += goal > 1 ? 1 : -1
    }
    return whole(y + p.up)
  }
  if (p.ask === 'inverse') {
    let x = 1
    for (let y = 0; y < p.power; y++) x *= p.base
    return whole(x)
  }
  let [reading, strength] = [0, 1]
  while (reading < p.steps * unitOf(p)) {
    reading += unitOf(p)
    strength *= 10
  }
  if (p.ask === 'factor') return whole(strength)
  const tenths = Math.round(p.low * 10)
  return rational(p.scale === 'acid' ? tenths : tenths + 10 * reading, 10)
}

export const wrong = {
  log_linear: (p: Params): Rational[] => {
    const sum = (n: number, times: number): number =>
      Array.from({ length: Math.abs(times) }, () => n).reduce((a, b) => a + b, 0)
    if (p.ask === 'graph') return [whole(Math.sign(p.power) * sum(p.base, p.power) + p.up)]
    if (p.ask === 'inverse') return [whole(sum(p.base, p.power))]
    if (p.ask === 'factor') return [whole(sum(unitOf(p), p.steps)), whole(sum(10, p.steps))]
    const tenths = Math.round(p.low * 10)
    const [way, apart] = [p.scale === 'acid' ? -1 : 1, 10 * sum(unitOf(p), p.steps)]
    return [rational((way < 0 ? tenths + apart : tenths) + way * 10 * apart, 10)]
  },
}
