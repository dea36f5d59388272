import type { Figure } from '../values/values.ts'
import { clockDial, clockNumbers, clockPin, longHand, longHandWords, shortHand, shortHandWords } from './clock-marks.ts'
import { drawing, label, rectangle } from './drawing.ts'
import { hueOf, tone } from './palette.ts'

export interface ClockFace {
  /** Minutes since midnight, 0 to 1439. */
  readonly minutes: number
  /** The time under the clock, in figures; left out for a question that asks to read it. */
  readonly digital?: boolean
  readonly name?: string
  /** Without hands, to set the time. */
  readonly empty?: boolean
  /** The long hand is missing, to tell the time by the short one. */
  readonly withoutLong?: boolean
}

/** One or two clock faces with numbers 1 to 12, an hour hand that moves between the hours, and a minute hand. */
export function clock(faces: readonly [ClockFace] | readonly [ClockFace, ClockFace]): Figure {
  const radius = faces.length === 1 ? 84 : 70
  const below = faces.some((face) => face.digital || face.name !== undefined) ? 34 : 10
  let body = ''
  for (const [i, face] of faces.entries())
    body += drawFace(face, faces.length === 1 ? 160 : 82 + i * 156, radius + 12, radius)
  const facts = {
    minutes: faces.map((face) => face.minutes),
    shown: faces.map((face) => (face.digital ? digits(face.minutes) : '')),
  }
  return drawing(
    {
      height: radius * 2 + 14 + below,
      hue: hueOf.geometry,
      title: faces.length === 1 ? 'Clock' : 'Two clocks',
      alt: altOf(faces),
      facts,
    },
    body,
  )
}

/**
 * A face alone, as large as its picture: one of several to choose from. `short` puts the short hand where it stands at another time,
 * so that the hands do not fit together.
 */
export function clockPicture(minutes: number, short = minutes): Figure {
  const [radius, middle] = [84, 92]
  const hands = shortHand(middle, middle, radius, short) + longHand(middle, middle, radius, minutes)
  return drawing(
    {
      width: 2 * middle,
      height: 2 * middle,
      hue: hueOf.geometry,
      title: 'Clock',
      alt: `A clock face: the short hand points ${shortHandWords(short)}, the long hand ${longHandWords(minutes % 60)}.`,
      facts: { minutes: [minutes] },
    },
    clockDial(middle, middle, radius) + hands + clockNumbers(middle, middle, radius) + clockPin(middle, middle),
  )
}

const digits = (minutes: number): string =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`

function drawFace(face: ClockFace, x: number, y: number, radius: number): string {
  let drawn = clockDial(x, y, radius)
  if (!face.empty) drawn += shortHand(x, y, radius, face.minutes)
  if (!face.empty && !face.withoutLong) drawn += longHand(x, y, radius, face.minutes)
  drawn += clockNumbers(x, y, radius) + clockPin(x, y)
  const text = face.digital ? digits(face.minutes) : face.name
  if (face.digital && face.name === undefined)
    drawn += rectangle(x - 40, y + radius + 8, 80, 26, { fill: tone.f1, radius: 8 })
  return (
    drawn +
    (text === undefined
      ? ''
      : label(x, y + radius + 27, face.name === undefined || !face.digital ? text : `${face.name} ${text}`, {
          size: 17,
        }))
  )
}

/** Where the hands point, not what they say. */
function altOf(faces: readonly ClockFace[]): string {
  const said = faces.map((face) => {
    const name = face.name ?? (faces.length > 1 ? 'A clock' : 'A clock face')
    if (face.digital) return `${name} shows ${digits(face.minutes)}`
    if (face.empty) return `${name} without hands`
    if (face.withoutLong) return `${name} without a long hand: the short hand points ${shortHandWords(face.minutes)}`
    return `${name}: the short hand points ${shortHandWords(face.minutes)}, the long hand ${longHandWords(face.minutes % 60)}`
  })
  return `${said.join('. ')}.`
}
