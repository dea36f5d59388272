import { functionGraph } from '../../figures/function-graph.ts'
import type { Figure } from '../../values/values.ts'

/** The distance of grid lines that gives at most 10 of them up to `high`. */
export function gridStep(high: number): number {
  let step = 1
  for (let k = 0; high / step > 10; k++) step *= k % 3 === 1 ? 2.5 : 2
  return step
}

/** The curve a b^x of a story over `span` steps, its start marked. The alt text gives the start and the way it goes. */
export function storyCurve(a: number, base: number, step: string, span = 5): Figure {
  const high = Math.max(a, a * base ** span) * 1.05
  const grid = gridStep(high)
  return functionGraph(
    {
      x: { min: 0, max: span, step: 1, name: `${step}s` },
      y: { min: 0, max: grid * Math.ceil(high / grid), step: grid },
      curves: [{ curve: { kind: 'exponential', a, base } }],
      points: [{ at: [0, a] }],
    },
    {
      alt: `Graph of an exponential curve over time. It starts at the height of the first amount and ${base > 1 ? 'rises more and more steeply' : 'falls, more and more slowly'}.`,
    },
  )
}
