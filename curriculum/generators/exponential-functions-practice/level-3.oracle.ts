import { num, plus, pow, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Equation } from '../../values/values.ts'

const heightAt = (p: Params, x: number): number => p.a * (p.n / p.d) ** x
const rule = (a: number, top: number, bottom: number): Equation =>
  equation(sym('y'), times(num(rational(Math.round(a * 3600), 3600)), pow(num(top, bottom), 'x')))

/** Tries every factor top / bottom with small parts until one leads from the first height to the second. */
function found(p: Params): { a: number; top: number; bottom: number } {
  const first = heightAt(p, p.from)
  const goal = heightAt(p, p.to)
  for (let bottom = 1; bottom <= 20; bottom++) {
    for (let top = 1; top <= 100; top++) {
      let y = first
      for (let x = p.from; x < p.to; x++) y = (y * top) / bottom
      if (Math.abs(y - goal) > 1e-7) continue
      let a = first
      for (let x = p.from; x > 0; x--) a = (a * bottom) / top
      return { a, top, bottom }
    }
  }
  throw new RangeError('no factor leads from one point to the other')
}

export function oracle(p: Params): Equation {
  const { a, top, bottom } = found(p)
  return rule(a, top, bottom)
}

export const wrong = {
  exponential_as_linear: (p: Params): Equation => {
    const rise = (heightAt(p, p.to) - heightAt(p, p.from)) / (p.to - p.from)
    const exact = (x: number): ReturnType<typeof num> => num(rational(Math.round(x * 3600), 3600))
    return equation(sym('y'), plus(times(exact(rise), 'x'), exact(heightAt(p, p.from) - rise * p.from)))
  },
  stops_early: (p: Params): Equation => {
    const { a, top, bottom } = found(p)
    return rule(a, top ** (p.to - p.from), bottom ** (p.to - p.from))
  },
  reversed_order: (p: Params): Equation => {
    const { a, top, bottom } = found(p)
    return rule(top / bottom, Math.round(a), 1)
  },
  wrong_operation: (p: Params): Equation => {
    const { a, top, bottom } = found(p)
    return rule(a, bottom, top)
  },
  looks_alike: (p: Params): Equation[] => {
    const { a, top, bottom } = found(p)
    return [rule(a, Math.abs(top - bottom), bottom), rule(heightAt(p, p.from), top, bottom)]
  },
}
