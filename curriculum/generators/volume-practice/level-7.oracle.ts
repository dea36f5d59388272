import { pi } from './round-volume.ts'
import type { Params } from './level-7.ts'
import type { PiMultiple } from '../../values/values.ts'

/** Slices the cone into thin disks and adds them; the sum in thirds of pi is a whole number. */
export function oracle({ r, h }: Params): PiMultiple {
  const slices = 2000
  let sum = 0
  for (let i = 0; i < slices; i++) sum += (r * ((i + 0.5) / slices)) ** 2 * (h / slices)
  return pi(Math.round(3 * sum), 3)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  forget_half: ({ r, h }: Params): PiMultiple => pi(h * r ** 2),
  radius_diameter_swap: ({ r, h, wide }: Params): PiMultiple =>
    pi(wide ? (2 * r) ** 2 * h : ((r / 2) ** 2 * h * 4) / 1, wide ? 3 : 12),
  slant_as_height: ({ r, s }: Params): PiMultiple => pi(s * r ** 2, 3),
  illusion_of_linearity: ({ r, h }: Params): PiMultiple => pi(h * r, 3),
}
