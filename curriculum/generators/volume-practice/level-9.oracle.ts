import { rational } from '../../values/rational.ts'
import type { Params } from './level-9.ts'
import type { Rational } from '../../values/values.ts'

/** Counts box cubes one by one; the pyramid is added up from thin square slices, in thirds of its box. */
function volume(p: Params): number {
  let cubes = 0
  for (let x = 0; x < p.l; x++) for (let y = 0; y < p.w; y++) for (let z = 0; z < p.h; z++) cubes++
  const slices = 3000
  let pyramid = 0
  for (let i = 0; i < slices; i++) pyramid += p.l * p.w * ((i + 0.5) / slices) ** 2 * (p.top / slices)
  return cubes + Math.round(pyramid)
}

export function oracle(p: Params): Rational {
  const v = volume(p)
  if (p.asked === 'volume') return rational(v)
  const grams = (tenths: number): number => v * tenths
  if (p.asked === 'mass') return rational(grams(p.tenths), 10)
  let tenths = 1
  while (grams(tenths) < v * p.tenths) tenths++
  return rational(tenths, 10)
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  forget_half: (p: Params): Rational => {
    const box = p.l * p.w * p.h + p.l * p.w * p.top
    if (p.asked === 'volume') return rational(box)
    return p.asked === 'mass' ? rational(box * p.tenths, 10) : rational(volume(p) * p.tenths, 10 * box)
  },
  count_visible_faces: (p: Params): Rational => rational(p.tenths * (p.l * (p.w + p.h) + p.w * p.h), 10),
}
