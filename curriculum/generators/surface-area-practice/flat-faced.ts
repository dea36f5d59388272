import { pythagoreanTriples } from '../pythagorean-triples.ts'
import type { Chance } from '../../chance.ts'

/**
 * A solid with flat faces. box: a long, b wide, c high. prism: a triangle of base a, height b and two equal sides c, and the
 * length l. pyramid: a square of side a, the height b of the body and the slant height c.
 */
export interface FlatFaced {
  readonly kind: 'box' | 'open' | 'prism' | 'pyramid'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly l: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

export const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
const units = ['cm', 'm', 'in', 'ft'] as const

const roofs = pythagoreanTriples(26).filter(([half, high]) => high <= 3 * half && half <= 3 * high)

/** Boxes of any size; prisms and pyramids whose slanted side is whole. */
export function drawFlatFaced(chance: Chance, kind: FlatFaced['kind'], difficulty: number): FlatFaced {
  const unit = chance.pick(units)
  const low = 2 + Math.round(4 * difficulty)
  if (kind === 'box' || kind === 'open') {
    const high = low + 8 + Math.round(4 * difficulty)
    return { kind, a: chance.int(low, high + 2), b: chance.int(low, high), c: chance.int(low, high), l: 0, unit }
  }
  const [half, high, slanted] = chance.pick(roofs.slice(0, 8 + Math.round(10 * difficulty)))
  return { kind, a: 2 * half, b: high, c: slanted, l: kind === 'prism' ? chance.int(4 + low, 30 + low) : 0, unit }
}

/** The area of each different face and how often it comes. */
export function facesOf({
  kind,
  a,
  b,
  c,
  l,
}: FlatFaced): readonly { readonly area: number; readonly times: number; readonly what: string }[] {
  if (kind === 'box')
    return [
      { area: a * b, times: 2, what: 'top and bottom' },
      { area: a * c, times: 2, what: 'front and back' },
      { area: b * c, times: 2, what: 'left and right' },
    ]
  if (kind === 'open')
    return [
      { area: a * b, times: 1, what: 'the bottom' },
      { area: a * c, times: 2, what: 'front and back' },
      { area: b * c, times: 2, what: 'left and right' },
    ]
  if (kind === 'prism')
    return [
      { area: (a * b) / 2, times: 2, what: 'the triangles' },
      { area: a * l, times: 1, what: 'the rectangle at the base' },
      { area: c * l, times: 2, what: 'the slanted rectangles' },
    ]
  return [
    { area: a * a, times: 1, what: 'the square base' },
    { area: (a * c) / 2, times: 4, what: 'the triangles' },
  ]
}

export const surfaceOf = (s: FlatFaced): number => facesOf(s).reduce((sum, f) => sum + f.area * f.times, 0)

/** Too thin to draw, a cube where three sizes are told, or two results that would be the same number. */
export function poorShape(s: FlatFaced): string | null {
  const sizes = s.kind === 'prism' ? [s.a, s.b, s.l] : s.kind === 'pyramid' ? [s.a, s.b] : [s.a, s.b, s.c]
  if (Math.max(...sizes) > 3.4 * Math.min(...sizes)) return 'long and thin'
  if ((s.kind === 'box' || s.kind === 'open') && new Set(sizes).size < 3) return 'two sizes alike'
  return s.kind === 'pyramid' && s.a === s.c ? 'two sizes alike' : null
}
