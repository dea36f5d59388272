import { linePlot, mixedParts } from '../../figures/line-plot.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'

const byLength = { more: 'are longer than', less: 'are shorter than', most: 'longest', least: 'shortest' } as const
const byWeight = { more: 'weigh more than', less: 'weigh less than', most: 'heaviest', least: 'lightest' } as const

/** Measured things, plural, with the unit of their measure and the words that compare them. */
export const measured = [
  { ...byLength, things: 'leaves', what: 'Length of leaves', unit: 'inches' },
  { ...byLength, things: 'pencils', what: 'Length of pencils', unit: 'inches' },
  { ...byLength, things: 'worms', what: 'Length of worms', unit: 'inches' },
  { ...byLength, things: 'ribbons', what: 'Length of ribbons', unit: 'feet' },
  { ...byLength, things: 'jumps', what: 'Length of jumps', unit: 'feet' },
  { ...byLength, things: 'walks', what: 'Length of walks', unit: 'miles' },
  { ...byWeight, things: 'bags', what: 'Weight of bags', unit: 'pounds' },
  { ...byWeight, things: 'melons', what: 'Weight of melons', unit: 'pounds' },
] as const

/** Marks over from/denominator, (from + 1)/denominator and on. */
export interface Plot {
  readonly about: number
  readonly denominator: number
  readonly from: number
  readonly counts: readonly number[]
}

export const aboutOf = (p: Plot): (typeof measured)[number] => measured[p.about] as (typeof measured)[number]

/** `places` stacks with 0 to `most` marks; neither end is empty. */
export function drawPlot(chance: Chance, denominator: number, from: number, places: number, most: number): Plot {
  const counts = Array.from({ length: places }, (_, i) => chance.int(i === 0 || i === places - 1 ? 1 : 0, most))
  return { about: chance.int(0, measured.length - 1), denominator, from, counts }
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0)

/** n / d as it is written on the plot, in LaTeX. */
export function placeLatex(n: number, d: number): string {
  const { whole, top, bottom } = mixedParts(n, d)
  if (top === 0) return String(whole)
  return `${whole === 0 ? '' : whole}\\frac{${top}}{${bottom}}`
}

/** The plot; `name` says what is measured where that is not one of the things above. */
export function plotFigure(p: Plot, name = `${aboutOf(p).what} (${aboutOf(p).unit})`): Figure {
  return linePlot({
    denominator: p.denominator,
    from: p.from,
    to: p.from + p.counts.length - 1,
    counts: p.counts,
    name,
  })
}
