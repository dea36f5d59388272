import { pi } from './round-volume.ts'
import type { Params } from './level-8.ts'
import type { PiMultiple } from '../../values/values.ts'

/** Slices half of the sphere into thin disks and adds them, in thirds of pi. */
export function oracle({ kind, r, count }: Params): PiMultiple {
  const slices = 40000
  let half = 0
  for (let i = 0; i < slices; i++) half += (1 - ((i + 0.5) / slices) ** 2) / slices
  const thirds = Math.round(3 * half * 1e6) / 1e6
  return pi(Math.round(thirds) * r * r * r * (kind === 'half' ? 1 : 2 * count), 3)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  radius_diameter_swap: ({ kind, r, count, wide }: Params): PiMultiple => {
    const halves = kind === 'half' ? 1 : 2 * count
    return wide ? pi(2 * halves * (2 * r) ** 3, 3) : pi(halves * r ** 3, 12)
  },
  illusion_of_linearity: ({ kind, r, count }: Params): PiMultiple => pi((kind === 'half' ? 2 : 4 * count) * r ** 2, 3),
  forget_half: ({ r }: Params): PiMultiple => pi(2 * (2 * r ** 3), 3),
}
