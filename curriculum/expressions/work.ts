import type { Rational } from '../values/values.ts'

/**
 * A bound on the exact arithmetic that one typed answer may cost. A hundred characters can ask for hours of work
 * (1/3^1950 + 1/7^1950 + ...), and the server marks on the thread that serves everybody. Steps are counted, not time, so
 * that a verdict never depends on how busy the machine is.
 */

/** Raised when the steps are used up; a RangeError, like every 'too large to work out' of this room. */
export class TooMuchWork extends RangeError {}

/** Steps of exact arithmetic that a response may cost: some tens of milliseconds, and far more than any right answer takes. */
export const stepsOfAnswer = 2_500

let left = Number.POSITIVE_INFINITY

const small = 2n ** 64n
/** Reducing a fraction takes steps that grow with the square of its length: this many hexadecimal digits, squared, are one step more. */
const digitsOfStep = 16

function stepsOf({ n, d }: Rational): number {
  if (n < small && n > -small && d < small) return 1
  const length = (n.toString(16).length + d.toString(16).length) / digitsOfStep
  return 1 + Math.ceil(length * length)
}

/** Counts the work of having made a number. Raises TooMuchWork when a bound is set and passed. */
export function countWork(made: Rational): void {
  if (left === Number.POSITIVE_INFINITY) return
  left -= stepsOf(made)
  if (left < 0) throw new TooMuchWork('too much to work out')
}

/** The result of some work, or null when it took more than so many steps, whether or not it came to an end without them. */
export function withinSteps<T>(steps: number, work: () => T): T | null {
  const before = left
  left = steps
  try {
    const result = work()
    return left < 0 ? null : result
  } catch (problem) {
    if (problem instanceof TooMuchWork) return null
    throw problem
  } finally {
    left = before
  }
}
