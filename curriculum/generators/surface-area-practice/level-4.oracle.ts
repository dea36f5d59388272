import { pi } from './round.ts'
import type { Params } from './level-4.ts'
import type { PiMultiple } from '../../values/values.ts'

/** The surface that a profile makes when it turns around its axis, from many thin belts, in multiples of pi. */
function turned(points: readonly (readonly [number, number])[]): number {
  let sum = 0
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]] as [readonly [number, number], readonly [number, number]]
    sum += (x0 + x1) * Math.hypot(x1 - x0, y1 - y0)
  }
  return sum
}

const quarter = (r: number, from: number): [number, number][] =>
  Array.from({ length: 4001 }, (_, i) => [
    r * Math.cos((i * Math.PI) / 8000),
    from + r * Math.sin((i * Math.PI) / 8000),
  ])

/** Walks along the outline from the axis and turns it. */
export function oracle({ kind, r, h, top }: Params): PiMultiple {
  const dome = turned(quarter(r, h))
  const floor = turned([
    [0, 0],
    [r, 0],
  ])
  const wall = turned([
    [r, 0],
    [r, h],
  ])
  const cone = turned([
    [r, h],
    [0, h + top],
  ])
  return pi(
    Math.round(
      {
        sphere: 2 * dome,
        half: dome + floor,
        dome: dome + wall,
        silo: dome + wall + floor,
        rocket: cone + wall + floor,
      }[kind],
    ),
  )
}

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  area_perimeter_swap: ({ kind, r, h, s }: Params): PiMultiple => {
    if (kind === 'sphere') return pi(2 * r)
    if (kind === 'half') return pi(2 * r * r + 2 * r)
    return pi(2 * r + h + (kind === 'rocket' ? r * s + r * r : kind === 'silo' ? 3 * r * r : 2 * r * r))
  },
  slant_as_height: ({ r, h, top }: Params): PiMultiple => pi(r * (2 * h + top + r)),
  count_visible_faces: ({ kind, r, h, s }: Params): PiMultiple[] => {
    if (kind === 'sphere') return [pi(r * r), pi(2 * r * r)]
    if (kind === 'half') return [pi(2 * r * r)]
    if (kind === 'rocket') return [pi(r * (2 * h + s))]
    return [pi(2 * r * (h + r)), pi(r * (2 * h + r + (kind === 'silo' ? r : 0)))]
  },
}
