const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' })

/**
 * `Mar 15` or `Mar 15, 2027` of a day or wall time as the server wrote it (`2027-03-15`, `2027-03-15T16:00`), without any
 * zone: old zone data of a browser cannot move it.
 */
export function shortDate(day: string, withYear = false): string {
  const at = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return `${month.format(at)} ${at.getUTCDate()}${withYear ? `, ${at.getUTCFullYear()}` : ''}`
}
