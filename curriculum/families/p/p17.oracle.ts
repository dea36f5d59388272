import { whole } from '../../values/rational.ts'
import type { Params } from './p17.ts'
import type { Rational } from '../../values/values.ts'

/** The games, counted pair by pair. */
function games(p: Params): number {
  let found = 0
  for (let a = 0; a < p.teams; a++) for (let b = 0; b < a; b++) found++
  return found
}

/** All points when the first so many games are draws. */
function given(p: Params, draws: number): number {
  let all = 0
  for (let game = 0; game < games(p); game++) all += game < draws ? 1 + 1 : p.win
  return all
}

/** Tries numbers of draws until the points are right. */
export function oracle(p: Params): Rational {
  const wanted = given(p, p.draws)
  for (let draws = 0; ; draws++) if (given(p, draws) === wanted) return whole(draws)
}

export const wrong = {
  other_quantity: (p: Params): Rational => whole(games(p) - Number(oracle(p).n)),
  counted_twice: (p: Params): Rational => whole(given(p, 0) + given(p, 0) - given(p, p.draws)),
  half_way: (p: Params): Rational => whole(given(p, 0)),
  wrong_operation: (p: Params): Rational => whole(given(p, p.draws) - given(p, games(p))),
}
