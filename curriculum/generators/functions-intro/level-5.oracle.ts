import { item } from '../../values/items.ts'
import { corners, story } from './walks.ts'
import type { Params } from './level-5.ts'
import type { Part } from './walks.ts'
import type { Item } from '../../values/values.ts'

/** Reads each straight piece of the graph back: its rise over its time is a pace. */
export function oracle(p: Params): Item {
  const points = corners(p.ids, p.minutes, p.start)
  const ids = points.slice(1).map(([t, d], i): Part['id'] => {
    const [t0, d0] = points[i] as readonly [number, number]
    const pace = (d - d0) / (t - t0)
    if (pace === 0) return 'rest'
    if (pace > 0) return pace > 2 ? 'fast' : 'slow'
    return pace < -2 ? 'hurry' : 'back'
  })
  const text = story(ids)
  return item(text, text)
}
