import { linePlot } from '../../../figures/line-plot.ts'
import { table } from '../../../figures/table.ts'
import { amounts } from '../../../values/amounts.ts'
import { wrongAnswer } from '../../wrong-answer.ts'
import { things } from './numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor } from '../../../topic-level.ts'
import type { Amounts, Figure } from '../../../values/values.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'

/** Lengths in centimeters as they were measured, one after the other, and where the line of the plot begins. */
export interface Measured {
  readonly thing: number
  readonly from: number
  readonly places: number
  readonly lengths: readonly number[]
}

/** The most marks over one length. */
const tallest = 5

/** More things and more different lengths as difficulty rises; some length has two marks, and some has none. */
export function drawMeasured(chance: Chance, difficulty: number): Measured {
  const from = chance.int(3, 14)
  const places = 5 + Math.round(2 * difficulty)
  const count = 4 + Math.round(5 * difficulty)
  return {
    thing: chance.int(0, things.length - 1),
    from,
    places,
    lengths: Array.from({ length: count }, () => from + chance.int(0, places - 1)),
  }
}

export const thingOf = ({ thing }: Measured): string => things[thing] ?? things[0]
export const countsOf = ({ from, places, lengths }: Measured): number[] =>
  Array.from({ length: places }, (_, i) => lengths.filter((length) => length === from + i).length)

export function measuredFault(p: Measured): string | null {
  const counts = countsOf(p)
  if (Math.max(...counts) > tallest || Math.max(...counts) < 2) return 'a pile that is too tall, or none'
  return counts.filter((n) => n > 0).length < 3 ? 'too few lengths' : null
}

export const measuredNote = (p: Measured): string => `${p.thing} ${p.from} ${countsOf(p).join()}`
export const measuredLoad = (p: Measured): number => p.lengths.length + p.places

const columnsOf = ({ from, places }: Measured): string[] => Array.from({ length: places }, (_, i) => `${from + i} cm`)

/** So many marks over each length. */
export function marksOver(p: Measured, counts: readonly number[] = countsOf(p)): Amounts {
  return amounts(Object.fromEntries(columnsOf(p).map((name, i) => [name, counts[i] ?? 0])), 'each')
}

const titleOf = (p: Measured): string => `length of ${thingOf(p)} (cm)`

export function plotWidget(p: Measured, start: readonly number[] | null): ChartWidget {
  return {
    widget: 'chart',
    mode: 'dots',
    title: '',
    name: titleOf(p),
    columns: columnsOf(p),
    top: tallest,
    step: 1,
    snap: 1,
    symbol: 'hexagon',
    base: { from: p.from, step: 1, under: 1 },
    start: start === null ? '' : start.join(','),
  }
}

export function plotFigure(p: Measured, counts: readonly number[] = countsOf(p)): Figure {
  return linePlot({ denominator: 1, from: p.from, to: p.from + p.places - 1, counts, name: titleOf(p) })
}

/** The lengths as they were measured, at most five in a row. */
export function lengthsTable(p: Measured): Figure {
  const rows = p.lengths.length > 5 ? 2 : 1
  const wide = Math.ceil(p.lengths.length / rows)
  return table({
    title: `Length of ${thingOf(p)} (cm)`,
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: wide }, (__, i) => String(p.lengths[row * wide + i] ?? '')),
    ),
  })
}

/** One mark too many or too few over a length, each length marked once only, and marks over the neighbor. */
export function plotSlips(p: Measured): Distractor[] {
  const counts = countsOf(p)
  const changed = (i: number, by: number): number[] => counts.map((n, k) => (k === i ? n + by : n))
  const used = counts.flatMap((n, i) => (n > 0 ? [i] : []))
  const once = wrongAnswer(
    marksOver(
      p,
      counts.map((n) => Math.min(n, 1)),
    ),
    'scale_ignored',
    'Two things can have the same length. Each one gets its own mark.',
  )
  return [
    once,
    ...used.flatMap((i) => {
      const length = p.from + i
      return [
        wrongAnswer(
          marksOver(p, changed(i, -1)),
          'slip_off_by_one',
          `Count the ${length}s again. One mark is missing there.`,
        ),
        ...((counts[i] ?? 0) < tallest
          ? [
              wrongAnswer(
                marksOver(p, changed(i, 1)),
                'slip_off_by_one',
                `Count the ${length}s again. There is one mark too many.`,
              ),
            ]
          : []),
      ]
    }),
  ]
}
