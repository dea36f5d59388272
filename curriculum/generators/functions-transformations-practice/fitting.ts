import { gridPoints, heightAt } from './moved-graph.ts'
import type { Moved } from './moved-graph.ts'

/** Tries all graphs of the parent with these factors on the grid points of the drawn one; only one may go through all of them. */
export function fittingGraph(drawn: Moved, factors: readonly number[], reach = 7): Moved {
  const points = gridPoints(drawn)
  const all = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  const fits = factors.flatMap((twice) =>
    [false, true].flatMap((mirrored) =>
      all.flatMap((h) => {
        const moved = { ...drawn, twice, mirrored, h }
        // Any one point fixes k.
        const [x, y] = points[0] ?? [0, 0]
        const base = heightAt({ ...moved, k: 0 }, x)
        const k = base === null ? null : y - base
        if (k === null || !Number.isInteger(k)) return []
        return points.every(([px, py]) => Math.abs((heightAt({ ...moved, k }, px) ?? 99) - py) < 1e-9)
          ? [{ ...moved, k }]
          : []
      }),
    ),
  )
  const found = fits.find((m) => !m.mirrored) ?? fits[0]
  if (found === undefined) throw new RangeError('no graph fits')
  return found
}
