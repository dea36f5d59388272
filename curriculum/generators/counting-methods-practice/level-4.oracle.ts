import { rational } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Lists every group as a set of numbers; the first `a` are of the first kind. */
function groups(p: Params): { good: number; all: number } {
  const n = p.a + p.b
  let [good, all] = [0, 0]
  const choose = (from: number, left: number, hits: number): void => {
    if (left === 0) {
      all++
      if (hits === p.hits) good++
      return
    }
    for (let i = from; i <= n - left; i++) choose(i + 1, left - 1, hits + (i < p.a ? 1 : 0))
  }
  choose(0, p.k, 0)
  return { good, all }
}

const orders = (k: number): number => (k <= 1 ? 1 : k * orders(k - 1))

export function oracle(p: Params): Rational {
  const { good, all } = groups(p)
  return rational(good, all)
}

export const wrong = {
  order_matters_mixup: (p: Params): Rational => {
    const { good, all } = groups(p)
    return rational(good, all * orders(p.k))
  },
  equiprobability: (p: Params): Rational => rational(1, p.k + 1),
  looks_alike: (p: Params): Rational => {
    let [top, bottom] = [1, 1]
    for (let i = 0; i < p.k; i++) [top, bottom] = [top * (i < p.hits ? p.a : p.b), bottom * (p.a + p.b)]
    return rational(top, bottom)
  },
  stops_early: (p: Params): Rational =>
    p.hits < p.k ? rational(groups({ ...p, b: 0, k: p.hits }).all, groups(p).all) : rational(p.a, p.a + p.b),
}
