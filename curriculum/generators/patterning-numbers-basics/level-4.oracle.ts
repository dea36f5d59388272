import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** By the formula of the sequence: start x times^(n-1) plus add times the sum of the powers before. */
function term(p: Params, n: number): Rational {
  const power = p.times ** (n - 1)
  return p.times === 1
    ? whole(p.start + p.add * (n - 1))
    : rational(p.start * power * (p.times - 1) + p.add * (power - 1), p.times - 1)
}

export function oracle(p: Params): Rational {
  return term(p, p.asked)
}

export const wrong = {
  rule_from_one_pair: (p: Params): Rational => {
    const difference = p.start * p.times + p.add - p.start
    let n = p.start
    for (let i = 1; i < p.asked; i++) n += difference
    return whole(n)
  },
  recursive_only: (p: Params): Rational => whole(2n * term(p, p.asked / 2).n),
  wrong_operation: (p: Params): Rational => term({ ...p, add: -p.add }, p.asked),
  stops_early: (p: Params): Rational => term(p, p.asked - 1),
  slip_off_by_one: (p: Params): Rational => term(p, p.asked + 1),
  looks_alike: (p: Params): Rational => whole(p.start * p.times ** (p.asked - 1)),
}
