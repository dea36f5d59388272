import { num, plus, pow, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Equation } from '../../values/values.ts'

const flat = (letter: 'x' | 'y', n: number): Equation => equation(sym(letter), num(n))
const heightAt = (p: Params, x: number): number => p.a * p.b ** (x - p.h) + p.k
const power = (b: number, h: number, k: number): Equation => equation(sym('y'), plus(pow(b, plus('x', -h)), k))

/** Far to the left the height hardly changes any more. A moved curve is found again by where (0, 1) and (1, b) have gone. */
export function oracle(p: Params): Equation {
  if (p.kind === 'asymptote') return flat('y', Math.round(heightAt(p, -60)))
  const first = [0 + p.h, 1 + p.k] as const
  const second = [1 + p.h, p.b + p.k] as const
  for (let h = -12; h <= 12; h++)
    for (let k = -12; k <= 12; k++)
      if (
        Math.abs(p.b ** (first[0] - h) + k - first[1]) < 1e-9 &&
        Math.abs(p.b ** (second[0] - h) + k - second[1]) < 1e-9
      )
        return power(p.b, h, k)
  throw new RangeError('the moved curve was not found')
}

export const wrong = {
  slip_sign: (p: Params): Equation => (p.kind === 'asymptote' ? flat('y', -p.k) : power(p.b, p.h, -p.k)),
  looks_alike: (p: Params): Equation[] =>
    p.kind === 'asymptote' ? [flat('y', heightAt(p, p.h)), flat('x', p.h === 0 ? p.k : p.h)] : [power(p.b, -p.h, p.k)],
  stops_early: (): Equation => flat('y', 0),
  reversed_order: (p: Params): Equation => power(p.b, p.k, p.h),
  exponential_as_linear: (p: Params): Equation => equation(sym('y'), plus(times(p.b, 'x'), p.k - p.b * p.h)),
}
