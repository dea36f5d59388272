import { linePlot } from '../../figures/line-plot.ts'
import { rational } from '../../values/rational.ts'
import { range } from '../wrong-answer.ts'
import type { Figure, Rational } from '../../values/values.ts'

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
export const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)
export const meanOf = (list: readonly number[]): Rational => rational(sum(list), list.length)

/** The middle value, or the mean of the two in the middle, of the list as it stands. */
export function middleOf(list: readonly number[]): Rational {
  const half = Math.floor(list.length / 2)
  return list.length % 2 === 1 ? rational(list[half] ?? 0) : rational((list[half - 1] ?? 0) + (list[half] ?? 0), 2)
}

export const medianOf = (list: readonly number[]): Rational => middleOf(sorted(list))
export const rangeOf = (list: readonly number[]): number => Math.max(...list) - Math.min(...list)

/** Lower and upper quartile: the medians of the two halves, without the middle value of an odd count. */
export function quartilesOf(list: readonly number[]): readonly [Rational, Rational] {
  const s = sorted(list)
  const half = Math.floor(s.length / 2)
  return [medianOf(s.slice(0, half)), medianOf(s.slice(s.length - half))]
}

/** The values that come most often; one only where there is one mode. */
export function modesOf(list: readonly number[]): number[] {
  const times = (x: number): number => list.filter((y) => y === x).length
  const most = Math.max(...list.map(times))
  return [...new Set(list)].filter((x) => times(x) === most)
}

export const listTex = (list: readonly number[]): string => list.join(',\\; ')

export function plotOf(list: readonly number[]): Figure {
  const [low, high] = [Math.min(...list), Math.max(...list)]
  return linePlot({
    denominator: 1,
    from: low,
    to: high,
    counts: range(low, high).map((x) => list.filter((y) => y === x).length),
  })
}
