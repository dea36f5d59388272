import { pi } from './round.ts'
import type { Params } from './level-3.ts'
import type { PiMultiple } from '../../values/values.ts'

/** The curved side as a belt of many thin strips: each a trapezoid whose middle goes once around. */
function belt(radiusAt: (t: number) => number, length: number): number {
  const strips = 1000
  let sum = 0
  for (let i = 0; i < strips; i++) sum += 2 * radiusAt((i + 0.5) / strips) * (length / strips)
  return sum
}

export function oracle({ kind, r, h, s }: Params): PiMultiple {
  if (kind === 'label' || kind === 'can')
    return pi(Math.round(belt(() => r, h)) + (kind === 'can' ? r ** 2 + r ** 2 : 0))
  const along = kind === 'coneHeight' ? Math.hypot(r, h) : s
  return pi(Math.round(belt((t) => t * r, along)) + (kind === 'cone' ? 0 : r ** 2))
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: ({ kind, r, h, s }: Params): PiMultiple =>
    pi(
      { label: 2 * r + h, can: 2 * r * h + 2 * (2 * r), cone: 2 * r + s, coneAll: r * s + 2 * r, coneHeight: 0 }[kind],
    ),
  slant_as_height: ({ r, h }: Params): PiMultiple => pi(r * (h + r)),
  count_visible_faces: ({ kind, r, h, s }: Params): PiMultiple => pi(kind === 'can' ? r * (2 * h + r) : r * s),
}
