import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

/** Writes down every combination, stage after stage. */
function combinations(choices: readonly number[]): number {
  let all: string[] = ['']
  for (const n of choices) all = all.flatMap((path) => Array.from({ length: n }, (_, i) => `${path}${i},`))
  return new Set(all).size
}

export function oracle(p: Params): Rational {
  return whole(combinations(p.choices))
}

export const wrong = {
  wrong_operation: (p: Params): Rational => whole(p.choices.reduce((a, b) => a + b, 0)),
  stops_early: (p: Params): Rational => whole(combinations(p.choices.slice(0, -1))),
  order_matters_mixup: (p: Params): Rational => whole(2 * combinations(p.choices)),
}
