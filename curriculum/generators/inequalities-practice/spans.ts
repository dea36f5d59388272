import { numberLine } from '../../figures/number-line.ts'
import { intervalPart, intervals } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import type { Figure, Intervals } from '../../values/values.ts'

/** The numbers between two ends, or those outside them; each end counts or does not. */
export interface Span {
  readonly low: number
  readonly high: number
  readonly lowIn: boolean
  readonly highIn: boolean
  readonly inside: boolean
}

/** The span as a set of numbers. */
export function spanOf({ low, high, lowIn, highIn, inside }: Span): Intervals {
  const [from, to] = [whole(low), whole(high)]
  return intervals(
    inside
      ? [intervalPart(from, to, lowIn, highIn)]
      : [intervalPart(null, from, false, lowIn), intervalPart(to, null, highIn, false)],
  )
}

/** The span on a number line. */
export function spanDrawn({ low, high, lowIn, highIn, inside }: Span): Figure {
  return numberLine({
    from: -10,
    to: 10,
    step: 1,
    labelEvery: 5,
    intervals: inside
      ? [{ from: low, to: high, fromClosed: lowIn, toClosed: highIn }]
      : [
          { from: null, to: low, toClosed: lowIn },
          { from: high, to: null, fromClosed: highIn },
        ],
  })
}
