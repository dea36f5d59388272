import { item } from '../../values/items.ts'
import { written } from './level-7.ts'
import type { Params } from './level-7.ts'
import type { Item } from '../../values/values.ts'

const holds = {
  '<': (d: number) => d < 0,
  '<=': (d: number) => d <= 0,
  '>': (d: number) => d > 0,
  '>=': (d: number) => d >= 0,
}

/** Tries all inequalities with such an edge on all points of the grid; the one that agrees everywhere is the answer. */
export function oracle(p: Params): Item {
  const points = Array.from({ length: 17 * 17 }, (_, i) => [(i % 17) - 8, Math.floor(i / 17) - 8] as const)
  const shaded = (x: number, y: number): boolean => holds[p.sign](p.run * (y - p.start) - p.rise * x)
  const fits = (['<', '<=', '>', '>='] as const).flatMap((sign) =>
    [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].flatMap((rise) =>
      [1, 2, 3].flatMap((run) =>
        [p.start]
          .filter((start) => points.every(([x, y]) => holds[sign]((y - start) * run - rise * x) === shaded(x, y)))
          .map((start) => ({ sign, rise, run, start, moved: p.moved })),
      ),
    ),
  )
  const best = fits.find((fit) => fit.rise === p.rise && fit.run === p.run)
  if (best === undefined) throw new RangeError('nothing fits')
  const text = written(best)
  return item(text, `\\(${text}\\)`)
}
