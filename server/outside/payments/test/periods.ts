import type { Period } from '@polyhex/contract/billing/money'
import { Temporal } from 'temporal-polyfill'

/**
 * The end of the `count`-th period since `anchor`, by the calendar of UTC. Counted from the anchor each time, so that what
 * began on 31 January is charged on 28 February and again on 31 March.
 */
export function periodEndOf(anchor: Date, period: Period, count: number): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(anchor.getTime()).toZonedDateTimeISO('UTC')
  const length = { [`${period}s`]: count }
  return new Date(start.add(length, { overflow: 'constrain' }).epochMilliseconds)
}
