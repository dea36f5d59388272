import { rational } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Rational } from '../../values/values.ts'

/** Draws every ball and then every other one. */
function drawn(p: Params, back: boolean): { hits: number; all: number } {
  const bag = [...Array.from({ length: p.a }, () => 'x'), ...Array.from({ length: p.b }, () => 'y')]
  const wanted = {
    'both first': ['xx'],
    'first then second': ['xy'],
    'both same': ['xx', 'yy'],
    'one of each': ['xy', 'yx'],
  }[p.ask]
  let [hits, all] = [0, 0]
  bag.forEach((one, i) =>
    bag.forEach((two, j) => {
      if (i === j && !back) return
      all++
      if (wanted.includes(one + two)) hits++
    }),
  )
  return { hits, all }
}

export function oracle(p: Params): Rational {
  const { hits, all } = drawn(p, false)
  return rational(hits, all)
}

const second = (p: Params): readonly [number, number] => [p.ask === 'both first' ? p.a - 1 : p.b, p.a + p.b - 1]

export const wrong = {
  looks_alike: (p: Params): Rational => {
    const { hits, all } = drawn(p, true)
    return rational(hits, all)
  },
  add_for_and: (p: Params): Rational => {
    const [n, d] = second(p)
    return rational(p.a * d + n * (p.a + p.b), (p.a + p.b) * d)
  },
  conditional_inverse: (p: Params): Rational => rational(...second(p)),
  stops_early: (p: Params): Rational => {
    const n = p.a + p.b
    if (p.ask === 'both same') return rational(p.a * (p.a - 1), n * (n - 1))
    return p.ask === 'one of each' ? rational(p.a * p.b, n * (n - 1)) : rational(p.a, n)
  },
}
