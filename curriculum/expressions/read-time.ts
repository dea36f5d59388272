import { plainText, tryReading, unreadable, type Reading } from './reading.ts'

/** A time as typed. Without am, pm or an hour above 12 the half of the day is open (`halfKnown` false). */
export interface TypedTime {
  readonly minutes: number
  readonly halfKnown: boolean
}

const howTo = 'Write the time like 3:45.'

/** Reads 3:45, 3.45, 3h45, 03:45, 3:45 pm, 15:45, 3 o'clock, noon, midnight. Never throws for a text. */
export function readTime(text: string): Reading<TypedTime> {
  const plain = tryReading(() => plainText(text).toLowerCase())
  if (!plain.ok) return plain
  if (/^(12 )?noon$/.test(plain.read)) return { ok: true, read: { minutes: 720, halfKnown: true } }
  if (/^(12 )?midnight$/.test(plain.read)) return { ok: true, read: { minutes: 0, halfKnown: true } }
  const match = /^(\d{1,2})(?: ?[:.h] ?(\d{2}))?(?: ?(?:h|uhr|o'?clock))?(?: ?([ap])\.? ?m\.?)?$/.exec(plain.read)
  if (!match) return unreadable(howTo)
  const hours = Number(match[1])
  const minutes = Number(match[2] ?? '0')
  if (!match[2] && !/[hpr]|o'?clock|am/.test(plain.read)) return unreadable(howTo)
  if (minutes > 59) return unreadable('An hour has 60 minutes, so the minutes go from 00 to 59.')
  if (hours > 23 || (match[3] && (hours > 12 || hours === 0))) return unreadable('That hour is not on the clock.')
  const half = match[3] === 'p' ? 12 : 0
  const shown = match[3] ? (hours % 12) + half : hours
  return {
    ok: true,
    read: { minutes: shown * 60 + minutes, halfKnown: Boolean(match[3]) || hours > 12 || hours === 0 },
  }
}
