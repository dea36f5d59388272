import { numberFromWords } from './number-words.ts'
import { plainText } from './plain-text.ts'
import { tryReading, unreadable, type Reading } from './reading.ts'

/** A time as typed. Without am, pm or an hour above 12 the half of the day is open (`halfKnown` false). */
export interface TypedTime {
  readonly minutes: number
  readonly halfKnown: boolean
}

const howTo = 'Write the time like 3:45.'

/** Reads 3:45, 3.45, 3h45, 3 h 45 min, 03:45, 3:45 pm, 15:45, 3 o'clock, quarter to 4, half past 3, noon, midnight. Never throws for a text. */
export function readTime(text: string): Reading<TypedTime> {
  const plain = tryReading(() => plainText(text).toLowerCase())
  if (!plain.ok) return plain
  if (/^(?:12 )?noon$/.test(plain.read)) return { ok: true, read: { minutes: 720, halfKnown: true } }
  if (/^(?:12 )?midnight$/.test(plain.read)) return { ok: true, read: { minutes: 0, halfKnown: true } }
  const timed = inDigits(plain.read)
  const match = /^(\d{1,2})(?: ?[:.h]? ?(\d{2}))?(?: ?(?:h|uhr|o'?clock))?(?: ?([ap])\.? ?m\.?)?$/.exec(timed)
  if (!match) return unreadable(howTo)
  const hours = Number(match[1])
  const minutes = Number(match[2] ?? '0')
  if (!match[2] && !/[hpr]|o'?clock|am/.test(timed)) return unreadable(howTo)
  if (minutes > 59) return unreadable('An hour has 60 minutes, so the minutes go from 00 to 59.')
  if (hours > 23 || (match[3] && (hours > 12 || hours === 0))) return unreadable('That hour is not on the clock.')
  const half = match[3] === 'p' ? 12 : 0
  const shown = match[3] ? (hours % 12) + half : hours
  return {
    ok: true,
    read: { minutes: shown * 60 + minutes, halfKnown: Boolean(match[3]) || hours > 12 || hours === 0 },
  }
}

const ofHour = String.raw`([a-z]+|\d{1,2})(?: ?o'?clock)?( ?[ap]\.? ?m\.?)?$`
const pastOrTo = new RegExp(
  String.raw`^(?:a )?(quarter|half|[a-z]+(?:[- ][a-z]+)?|\d{1,2}) (past|after|to|till|of|before) ${ofHour}`,
)
const hourAndMinutes = /^(\d{1,2}) ?(?:h|hrs?|hours?)(?: and|,)? ?(\d{1,2}) ?(?:m|mins?|minutes?)$/

/** A time in words as it stands in digits: 3:45 for quarter to 4, 3:30 for half past three, 1:05 for 1 h 5 min; others as they are. */
function inDigits(text: string): string {
  const span = hourAndMinutes.exec(text)
  if (span) return `${span[1]}:${(span[2] ?? '').padStart(2, '0')}`
  const [, part = '', side = '', hour = '', half = ''] = pastOrTo.exec(text.replace(/ minutes?\b/, '')) ?? []
  const [minutes, hours] = [minutesOf(part), countOf(hour)]
  const isPast = side === 'past' || side === 'after'
  const fits = minutes !== null && minutes >= 1 && minutes <= 59 && hours !== null && hours >= 1 && hours <= 12
  if (!fits || (part === 'half' && !isPast)) return text
  const before = hours === 1 ? 12 : hours - 1
  const [shown, after] = isPast ? [hours, minutes] : [before, 60 - minutes]
  // Quarter to 12 pm is in the morning still.
  const turned = !isPast && hours === 12 ? half.replace(/[ap]/, (sign) => (sign === 'a' ? 'p' : 'a')) : half
  return `${shown}:${String(after).padStart(2, '0')}${turned}`
}

function minutesOf(text: string): number | null {
  if (text === 'quarter') return 15
  return text === 'half' ? 30 : countOf(text)
}

function countOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  const words = text === '' ? null : numberFromWords(text)
  return words === null ? null : Number(words)
}
