import { readTyped } from '../read-typed.ts'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-5.ts'
import type { Expression, Rational } from '../../values/values.ts'

/** By recursion from the asked term down to those that are given. */
function term(p: Params, n: number): number {
  if (n === 1) return p.first
  if (p.two) return n === 2 ? p.more : term(p, n - 1) + p.times * term(p, n - 2)
  return p.times * term(p, n - 1) + p.more
}

/** The rule that is asked for: the one pair of small numbers that leads from each term shown to the next. */
function found(p: Params): Expression {
  const shown = [1, 2, 3, 4].map((n) => term(p, n))
  for (let times = -10; times <= 10; times++)
    for (let more = -20; more <= 20; more++)
      if (times > 1 || times < -1)
        if (shown.every((t, i) => i === 3 || times * t + more === shown[i + 1]))
          return readTyped(`(${times})*a+(${more})`)
  throw new RangeError('no rule fits')
}

export function oracle(p: Params): Rational | Expression {
  if (p.write) return found(p)
  return whole(term(p, p.n))
}

export const wrong = {
  stops_early: (p: Params): Rational | Expression => (p.write ? readTyped(`(${p.times})*a`) : whole(term(p, p.n - 1))),
  slip_off_by_one: (p: Params): Rational => whole(term(p, p.n + 1)),
  recursive_only: (p: Params): Rational => whole(2 * term(p, p.n / 2)),
  wrong_operation: (p: Params): Rational =>
    whole(p.two ? term({ ...p, times: p.times + 1 }, p.n) : p.times * p.n + p.more),
  slip_sign: (p: Params): Expression => readTyped(`(${p.times})*a-(${p.more})`),
  reversed_order: (p: Params): Expression => readTyped(`(${p.more})*a+(${p.times})`),
  looks_alike: (p: Params): Rational | Expression =>
    p.write ? readTyped(`a+(${term(p, 2) - p.first})`) : whole(p.times * p.first + (p.n - 1) * p.more),
}
