import { z } from 'zod'

/** The values that stand in mails: what people chose is made harmless before it is stored. */

// oxlint-disable-next-line no-control-regex -- control signs are what is taken out
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * A name that somebody chose, as it may stand in a sentence of ours and in a header: one line, no signs that are not
 * seen or that turn the writing direction, no beginning of a web address, at most 80 signs.
 */
export function plainName(text: string): string {
  const line = text.replace(invisible, ' ').replaceAll('://', ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, 80).join('')
}

export const Name = z.string().transform(plainName).pipe(z.string().min(1))
/** A page of ours with its query, such as `/reset/?token=…`; the origin comes from the settings. */
export const Path = z.string().regex(/^\/(?![/\\])[^\s\\]*$/)
/** An instant, stored as ISO text. */
export const Instant = z.iso.datetime()

/**
 * An instant in words for a reader in a time zone, with the zone: "Monday, November 2, 2026 at 10:00 AM EST". Where a
 * zone has no short name of its own, its city is said too. A zone nobody knows counts as UTC.
 */
export function dateWords(instant: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ')
  if (!/GMT[+-]/.test(words)) return words
  return `${words} ${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')}`
}

/** What clocks show where a class is held, in words; null where they show the same as the reader's. */
export function placeTimes(instant: string, place: string, reader: string): string | null {
  const offset = (timeZone: string): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC', timeZoneName: 'longOffset' })
      .formatToParts(new Date(instant))
      .find((part) => part.type === 'timeZoneName')?.value ?? ''
  return offset(place) === offset(reader) ? null : dateWords(instant, place)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
