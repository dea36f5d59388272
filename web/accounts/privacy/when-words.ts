/** `Monday, November 16, 2026`: a day as a person reads it, where that person lives. */
export function dayWords(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'full', timeZone })
}
