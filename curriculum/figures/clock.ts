import type { Figure } from '../values/values.ts'
import { centred, circle, drawing, label, line, rectangle } from './drawing.ts'
import { counted } from './lettering.ts'
import { hueOf, tone } from './palette.ts'

export interface ClockFace {
  /** Minutes since midnight, 0 to 1439. */
  readonly minutes: number
  /** The time under the clock, in figures; left out for a question that asks to read it. */
  readonly digital?: boolean
  readonly name?: string
  /** Without hands, to set the time. */
  readonly empty?: boolean
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

const digits = (minutes: number): string =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`

function drawFace(face: ClockFace, x: number, y: number, radius: number): string {
  let drawn = circle(x, y, radius, { fill: tone.paper, stroke: tone.f4, width: 4 })
  const at = (turn: number, reach: number): [number, number] => [
    x + Math.sin(turn * 2 * Math.PI) * reach,
    y - Math.cos(turn * 2 * Math.PI) * reach,
  ]
  for (let i = 0; i < 60; i++) {
    const big = i % 5 === 0
    drawn += line(...at(i / 60, radius - (big ? 11 : 7)), ...at(i / 60, radius - 5), {
      stroke: big ? tone.f4 : tone.f2,
      width: big ? 2.4 : 1.4,
    })
  }
  if (!face.empty) {
    drawn += line(x, y, ...at((face.minutes % 720) / 720, radius * 0.5), { stroke: tone.f4, width: 7 })
    drawn += line(x, y, ...at((face.minutes % 60) / 60, radius - 15), { stroke: tone.f3, width: 4.5 })
  }
  for (let hour = 1; hour <= 12; hour++)
    drawn += centred(...at(hour / 12, radius - 22), String(hour), { size: radius > 80 ? 17 : 15, halo: tone.paper })
  drawn += circle(x, y, 6, { fill: tone.f4 })
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
    const hour = ((Math.floor(face.minutes / 60) + 11) % 12) + 1
    const minute = face.minutes % 60
    const short = minute === 0 ? `at ${hour}` : `between ${hour} and ${(hour % 12) + 1}`
    const long =
      minute % 5 === 0
        ? `at ${minute === 0 ? 12 : minute / 5}`
        : `${counted(minute % 5, 'small mark')} past ${Math.floor(minute / 5) || 12}`
    return `${name}: the short hand points ${short}, the long hand ${long}`
  })
  return `${said.join('. ')}.`
}
