import { yesNo } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** Scans with upright lines at many places and counts how often each meets the relation. */
export function oracle({ relation }: Params): Item {
  const meets = (x: number): number => {
    switch (relation.kind) {
      case 'points':
        return relation.points.filter(([px]) => px === x).length
      case 'path':
        return new Set(
          relation.points.slice(1).flatMap(([bx, by], i) => {
            const [ax, ay] = relation.points[i] ?? [bx, by]
            if (ax === bx) return x === ax ? [ay, by] : []
            return x >= ax && x <= bx ? [Math.round((ay + ((by - ay) * (x - ax)) / (bx - ax)) * 1e6) / 1e6] : []
          }),
        ).size
      case 'circle':
        return Math.abs(x - relation.h) < relation.radius ? 2 : 0
      case 'parabola':
        return relation.opens === 'up' ? 1 : (x - relation.h) * relation.p > 0 ? 2 : 0
    }
  }
  const places = Array.from({ length: 97 }, (_, i) => -6 + i / 8)
  return yesNo(places.every((x) => meets(x) <= 1))
}
