/** `Monday, November 16, 2026`: a day as a person reads it, where that person lives. */
export function dayWords(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'full', timeZone })
}

/** `Nov 2, 2026, 10:00 AM`. */
export function timeWords(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
}
