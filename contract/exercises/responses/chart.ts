import { readCount } from './limits.ts'
import type { ChartWidget } from '../surface-widgets.ts'

/** What each column shows, or the five numbers of a box plot from the least to the greatest. */
export type ChartState = readonly number[]

const heads = { bar: '', picture: '', dots: '', histogram: 'bins:', box: 'box:' } as const

/** How many numbers a state has. */
export const numbersOfChart = ({ mode, columns }: ChartWidget): number => (mode === 'box' ? 5 : columns.length)

/** The least number of a chart: where a box plot begins, and nothing at all elsewhere. */
export const leastOfChart = ({ mode, base }: ChartWidget): number => (mode === 'box' ? (base?.from ?? 0) : 0)

/** The state that a response tells; null when it is not one of this widget: off the scale, between its steps, out of order. */
export function readChart(widget: ChartWidget, text: string): ChartState | null {
  const head = heads[widget.mode]
  if (!text.startsWith(head)) return null
  const parts = text.slice(head.length).split(',')
  const numbers = parts.flatMap((part) => readCount(part, widget.top) ?? [])
  if (numbers.length !== parts.length || numbers.length !== numbersOfChart(widget)) return null
  const least = leastOfChart(widget)
  if (numbers.some((number) => number < least || (number - least) % widget.snap !== 0)) return null
  const isInOrder = numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0))
  return widget.mode === 'box' && !isInOrder ? null : numbers
}

/** The one way in which a state is written. */
export function writeChart({ mode }: ChartWidget, state: ChartState): string {
  return heads[mode] + state.join(',')
}
