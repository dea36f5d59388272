/** How long until an instant, in words: `in 4 days`, `in 1 day 15 h`, `in 2 h 5 min`, `in 12 min`; `now` from its start on. */
export function countdownWords(startingAt: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(startingAt) - now.getTime()) / 60_000)
  if (minutes <= 0) return 'now'
  if (minutes < 60) return `in ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `in ${hours} h` : `in ${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  const words = days === 1 ? '1 day' : `${days} days`
  return days < 3 && hours % 24 > 0 ? `in ${words} ${hours % 24} h` : `in ${words}`
}
