import { centred, circle, line } from './drawing.ts'
import { counted } from './lettering.ts'
import { tone } from './palette.ts'

/** The pieces of a clock face, for the figure of a clock and for the one whose hands are turned. Lengths are those of a figure. */

const around = (x: number, y: number, turn: number, reach: number): [number, number] => [
  x + Math.sin(turn * 2 * Math.PI) * reach,
  y - Math.cos(turn * 2 * Math.PI) * reach,
]

/** The disc with its sixty marks. */
export function clockDial(x: number, y: number, radius: number): string {
  let drawn = circle(x, y, radius, { fill: tone.paper, stroke: tone.f4, width: 4 })
  for (let i = 0; i < 60; i++) {
    const big = i % 5 === 0
    drawn += line(...around(x, y, i / 60, radius - (big ? 11 : 7)), ...around(x, y, i / 60, radius - 5), {
      stroke: big ? tone.f4 : tone.f2,
      width: big ? 2.4 : 1.4,
    })
  }
  return drawn
}

/** The hand that shows the hours, for minutes after 12 o'clock. */
export function shortHand(x: number, y: number, radius: number, minutes: number): string {
  return line(x, y, ...around(x, y, (minutes % 720) / 720, radius * 0.5), { stroke: tone.f4, width: 7 })
}

/** The hand that shows the minutes; it ends behind the numbers unless told. */
export function longHand(x: number, y: number, radius: number, minutes: number, reach = radius - 15): string {
  return line(x, y, ...around(x, y, (minutes % 60) / 60, reach), { stroke: tone.f3, width: 4.5 })
}

/** The numbers 1 to 12, over the hands. */
export function clockNumbers(x: number, y: number, radius: number): string {
  let drawn = ''
  for (let hour = 1; hour <= 12; hour++)
    drawn += centred(...around(x, y, hour / 12, radius - 22), String(hour), {
      size: radius > 80 ? 17 : 15,
      halo: tone.paper,
    })
  return drawn
}

/** What holds the hands. */
export function clockPin(x: number, y: number): string {
  return circle(x, y, 6, { fill: tone.f4 })
}

/** Where the short hand points, for minutes after 12 o'clock: 'at 3', 'between 3 and 4'. */
export function shortHandWords(minutes: number): string {
  const hour = ((Math.floor(minutes / 60) + 11) % 12) + 1
  return minutes % 60 === 0 ? `at ${hour}` : `between ${hour} and ${(hour % 12) + 1}`
}

/** Where the long hand points: 'at 9', '2 small marks past 9'. */
export function longHandWords(minute: number): string {
  const number = Math.floor(minute / 5) || 12
  return minute % 5 === 0 ? `at ${number}` : `${counted(minute % 5, 'small mark')} past ${number}`
}
