import { whole } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Rational } from '../../values/values.ts'

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
