import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { roundTasks } from '../round-oracles.ts'
import { tex, unitName, type Rounded } from '../rounded-to.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Match, Rational } from '../../../values/values.ts'

/** The multiple of a power of ten that is nearest by distance; the larger of two equally near. */
function nearest(n: number, size: number): number {
  const low = Number(String(n).slice(0, -String(size).length + 1) || '0') * size
  return n - low < low + size - n ? low : low + size
}

/** Compares the distances to both neighbors. */
export function oracle(p: Params): Rational {
  return whole(nearest(p.n, Number(`1${'0'.repeat(p.place)}`)))
}

const size = (p: Params): number => Number(`1${'0'.repeat(p.place)}`)

/** Cut off or rounded in turn; up where it goes down; digits kept; the place beside it. */
export const wrong = {
  round_double: (p: Params): Rational[] => {
    let turn = p.n
    for (let s = 10; s <= size(p); s *= 10) turn = nearest(turn, s)
    return [whole(turn), whole(p.n - (p.n % size(p)))]
  },
  wrong_operation: (p: Params): Rational => whole(p.n - (p.n % size(p)) + size(p)),
  stops_early: (p: Params): Rational => whole(nearest(p.n, size(p)) + (p.n % size(p))),
  slip_place: (p: Params): Rational[] => [
    whole(p.place === 1 ? p.n : nearest(p.n, size(p) / 10)),
    whole(nearest(p.n, size(p) * 10)),
  ],
}

export const tasks = {
  ...roundTasks,
  match_places: {
    /** Rounds by comparing distances. */
    oracle: ({ sets }: MatchParams<Rounded>): Match =>
      matchedFaces(
        sets.map(({ n, unit }) => `${tex(n)} to the nearest ${unitName(unit)}`),
        sets.map(({ n, unit }) => tex(nearest(n, unit))),
        (left, right) =>
          sets.some(
            ({ n, unit }) => left === `${tex(n)} to the nearest ${unitName(unit)}` && right === tex(nearest(n, unit)),
          ),
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1100902613
