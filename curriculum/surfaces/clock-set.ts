import {
  readClockSet,
  shortStep,
  writeClockSet,
  type ClockState,
} from '@polyhex/contract/exercises/responses/clock-set'
import { readCount } from '@polyhex/contract/exercises/responses/limits'
import {
  clockDial,
  clockNumbers,
  clockPin,
  longHand,
  longHandWords,
  shortHand,
  shortHandWords,
} from '../figures/clock-marks.ts'
import { circle, group, rectangle } from '../figures/drawing.ts'
import { counted } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { time, timeText } from '../values/time.ts'
import { angleOf, handAt, middle, placeAt, rings, scale, tips, turnHands, type Hand } from './clock-hands.ts'
import { surfaceWidth, type HitArea, type Picture, type PlainField, type Surface } from './surface.ts'
import type { ClockSetWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Time, Value } from '../values/values.ts'

/** W17: a clock whose hands are turned, the short hand along with the long one or by itself. Decision 55. */
export const clockSetSurface: Surface<ClockSetWidget, ClockState> = {
  blank: (widget) => readClockSet(widget, widget.start) ?? { short: 0, long: 0 },
  read: (widget, text) => (text === '' ? clockSetSurface.blank(widget) : readClockSet(widget, text)),
  write: writeClockSet,
  draw: (_, state, look) => face(handsWords(state), [...hands(state, look === 'work'), numbers]),
  areas,
  areaAt: (_, state, spot) => handAt(state, spot),
  tools: () => [],
  move: turnHands,
  complete: (widget, state) =>
    writeClockSet(widget, state) === writeClockSet(widget, clockSetSurface.blank(widget))
      ? 'Turn the hands: drag one, or tap where it belongs.'
      : null,
  say: (widget, state) => `${spoken(widget, state)}.`,
  fields,
  typed,
  differ: (widget, state, right) => ({
    say: `You set ${setWords(widget, state)}. The question asks for ${setWords(widget, right)}.`,
    ids: (['short', 'long'] as const).filter((hand) => state[hand] !== right[hand]),
  }),
  value: (_, state) => valueOf(state),
  stateOf,
  nearly,
  facts: (widget, { short, long }) => (widget.hands === 'coupled' ? { minutes: short } : { short, long }),
  paper: () => face('A clock face without hands', [numbers]),
}

/** As it is read: the number that the short hand has passed, and the minutes of the long hand. */
const valueOf = ({ short, long }: ClockState): Time => time(Math.floor(short / 60) * 60 + long)

const numbers = { id: 'numbers', x: middle, y: middle, svg: group(clockNumbers(0, 0, 84) + clockPin(0, 0), { scale }) }

function face(alt: string, pieces: Picture['pieces']): Picture {
  const ground = rectangle(0, 0, surfaceWidth, surfaceWidth, { fill: tone.paper })
  const halo = circle(middle, middle, 179, { fill: tone.f1 })
  return {
    width: surfaceWidth,
    height: surfaceWidth,
    readableFrom: 130,
    hue: hueOf.geometry,
    title: 'Clock',
    alt: `${alt}.`,
    back: ground + halo + group(clockDial(0, 0, 84), { x: middle, y: middle, scale }),
    pieces,
  }
}

/** Both hands, drawn upright and turned, with the rings by which a finger holds them. */
function hands(state: ClockState, withRings: boolean): Picture['pieces'] {
  const drawn = { short: shortHand(0, 0, 84, 0), long: longHand(0, 0, 84, 0, tips.long / scale) }
  return (['short', 'long'] as const).map((hand) => {
    const stroke = hand === 'short' ? tone.f4 : tone.f3
    const ring = withRings ? circle(0, -rings[hand], 12, { fill: tone.paper, stroke, width: 6 }) : ''
    return { id: hand, x: middle, y: middle, turn: angleOf(state, hand), svg: group(drawn[hand], { scale }) + ring }
  })
}

const handsWords = ({ short, long }: ClockState): string =>
  `A clock: the short hand points ${shortHandWords(short)}, the long hand ${longHandWords(long)}`

function areas(widget: ClockSetWidget, state: ClockState): HitArea[] {
  const hour = Math.floor(state.short / 60) || 12
  const values: Record<Hand, string> = {
    short: shortHandWords(state.short),
    long: `${longHandWords(state.long)}, ${counted(state.long, 'minute')}`,
  }
  const ranges: Record<Hand, NonNullable<HitArea['range']>> = {
    short:
      widget.hands === 'coupled'
        ? { now: hour, least: 1, most: 12 }
        : { now: state.short / shortStep, least: 0, most: 59 },
    long: { now: state.long, least: 0, most: 60 - widget.step },
  }
  return (['short', 'long'] as const).map((hand) => {
    const [x, y] = placeAt(angleOf(state, hand), rings[hand])
    return {
      id: hand,
      group: hand,
      role: 'slider',
      box: { x: x - 26, y: y - 26, width: 52, height: 52 },
      label: hand === 'short' ? 'Short hand' : 'Long hand',
      value: values[hand],
      range: ranges[hand],
      drag: 'spot',
    }
  })
}

/** '3:45, quarter to 4'; where the hands are free they need not show a time, so it is said where they point. */
function spoken(widget: ClockSetWidget, state: ClockState): string {
  if (widget.hands === 'free')
    return `Short hand ${shortHandWords(state.short)}, long hand ${longHandWords(state.long)}`
  const hour = Math.floor(state.short / 60) || 12
  const words = {
    0: `${hour} o’clock`,
    15: `quarter past ${hour}`,
    30: `half past ${hour}`,
    45: `quarter to ${(hour % 12) + 1}`,
  }
  const other = words[state.long as keyof typeof words]
  return [timeText(time(state.short)), ...(other === undefined ? [] : [other])].join(', ')
}

const setWords = (widget: ClockSetWidget, state: ClockState): string =>
  widget.hands === 'coupled'
    ? timeText(time(state.short))
    : `${timeText(valueOf(state))}, with the short hand ${shortHandWords(state.short)}`

function fields(widget: ClockSetWidget, { short, long }: ClockState): PlainField[] {
  const minutes = { id: 'minutes', label: 'Minutes', text: String(long).padStart(2, '0') }
  const hour = String(Math.floor(short / 60) || 12)
  if (widget.hands === 'coupled') return [{ id: 'hour', label: 'Hour', text: hour }, minutes]
  return [
    { id: 'hour', label: 'Number the short hand is at or past', text: hour },
    { id: 'marks', label: 'Small marks past it', text: String((short % 60) / shortStep) },
    { ...minutes, label: 'Minutes of the long hand' },
  ]
}

function typed(widget: ClockSetWidget, { short, long }: ClockState, id: string, text: string): ClockState | null {
  const count = readCount(text.trim().replace(/^0(?=\d$)/, ''), 59)
  const [hour, past] = [Math.floor(short / 60), short % 60]
  if (count === null) return null
  if (id === 'hour') return count === 0 || count > 12 ? null : { short: (count % 12) * 60 + past, long }
  if (id === 'marks')
    return widget.hands === 'coupled' || count > 4 ? null : { short: hour * 60 + count * shortStep, long }
  if (id !== 'minutes' || count % widget.step !== 0) return null
  return { short: widget.hands === 'coupled' ? hour * 60 + count : short, long: count }
}

/** Where a free short hand belongs at a time: on the mark nearest to its true place, but never on a number that it has left. */
function markOf(minutes: number): number {
  const past = minutes % 60
  if (past === 0) return minutes
  return minutes - past + shortStep * Math.min(4, Math.max(1, Math.round(past / shortStep)))
}

function stateOf(widget: ClockSetWidget, answer: Value): ClockState | null {
  if (answer.kind !== 'time') return null
  const minutes = answer.minutes % 720
  if (minutes % widget.step !== 0) return null
  return { short: widget.hands === 'coupled' ? minutes : markOf(minutes), long: minutes % 60 }
}

/** Half an hour mark to either side, in minutes of the short hand: 6 degrees. */
const allowed = 12

/** The right minutes and the right hour, but the short hand does not stand where it is at that time. */
function nearly(widget: ClockSetWidget, state: ClockState, answer: Value): string | null {
  if (widget.hands === 'coupled' || answer.kind !== 'time' || valueOf(state).minutes !== answer.minutes % 720)
    return null
  const minutes = answer.minutes % 720
  const [hour, past] = [Math.floor(minutes / 60) || 12, minutes % 60]
  const next = (hour % 12) + 1
  const isOnNumber = state.short % 60 === 0
  if (past === 0)
    return isOnNumber ? null : `The long hand is right. At ${timeText(answer)}, the short hand points right at ${hour}.`
  if (isOnNumber)
    return `The long hand is right. At ${timeText(answer)}, the short hand has left ${hour}: it is between ${hour} and ${next}.`
  if (Math.abs(state.short - minutes) <= allowed) return null
  const where = past <= 20 ? `still close to ${hour}` : past >= 40 ? `almost at ${next}` : `about halfway to ${next}`
  return `The long hand is right. At ${timeText(answer)}, the short hand is ${where}.`
}
