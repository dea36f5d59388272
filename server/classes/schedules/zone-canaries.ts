import { instantAt } from '../../wall-clock.ts'

/**
 * Two class times that zone data older than 2026c places an hour late: British Columbia and Alberta stopped changing
 * their clocks in 2026. S-023.
 */
const canaries = [
  { timeZone: 'America/Vancouver', date: '2026-12-07', startingAt: '2026-12-07T23:00:00Z' },
  { timeZone: 'America/Edmonton', date: '2026-12-07', startingAt: '2026-12-07T22:00:00Z' },
] as const

const fourPm = 16 * 60

/** The zones whose class times this process would compute wrongly; none when its zone data is new enough. */
export function zonesComputedWrongly(instant: typeof instantAt = instantAt): string[] {
  return canaries
    .filter(({ timeZone, date, startingAt }) => instant(date, fourPm, timeZone).getTime() !== Date.parse(startingAt))
    .map(({ timeZone }) => timeZone)
}
