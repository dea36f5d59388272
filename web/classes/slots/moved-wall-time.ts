import { minuteOf } from '../calendar/local-days.ts'

const ms = (local: string): number => Date.parse(`${local}:00Z`)

/** A date and a minute of day on one clock. */
export interface WallTime {
  readonly date: string
  readonly minute: number
}

export function wallTimeOf(local: string): WallTime {
  return { date: local.slice(0, 10), minute: minuteOf(local) }
}

/**
 * Where a class goes on the clock of its own zone, when it is dragged from one wall time to another on the reader's
 * clock: as far as it was dragged. Clocks that change between the two are the server's business; it says what comes out.
 */
export function movedWallTime(classLocal: string, from: string, to: string): WallTime {
  return wallTimeOf(new Date(ms(classLocal) + ms(to) - ms(from)).toISOString().slice(0, 16))
}
