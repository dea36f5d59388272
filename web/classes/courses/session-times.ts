/** Where evaluations have their clock. Decision 0025 (8). */
export const evaluationZone = 'America/New_York'
const stepMs = 15 * 60_000

/** An instant on the Eastern clock, `Mon, Feb 8, 1:15 PM EST`. */
export function easternWords(instant: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: evaluationZone, ...options })
      .format(new Date(instant))
      .replaceAll('\u202f', ' ')
  const time = part({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  return `${part({ weekday: 'short', month: 'short', day: 'numeric' })}, ${time}`
}

/** The instants at which a session of so many minutes can begin inside a window, every quarter of an hour. C-256. */
export function sessionTimes(window: { windowStart: string; windowEnd: string }, minutes: number): string[] {
  const first = Date.parse(window.windowStart)
  const last = Date.parse(window.windowEnd) - minutes * 60_000
  const count = Math.max(0, Math.floor((last - first) / stepMs) + 1)
  return Array.from({ length: count }, (_, step) => new Date(first + step * stepMs).toISOString())
}
