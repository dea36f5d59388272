/** A day as the account's own calendar shows it. */
export function dayText(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso))
}

/** How long something took: seconds under a minute, whole minutes from then on. */
export function minutesText(timeTakenMs: number): string {
  const seconds = Math.round(timeTakenMs / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
