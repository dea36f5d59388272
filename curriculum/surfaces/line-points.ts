import { readLinePoints, writeLinePoints, type PointsState } from '@polyhex/contract/exercises/responses/line-points'
import { centred, circle, line, rectangle } from '../figures/drawing.ts'
import { listWords, sentence, valueLabel, valueWidth } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { distanceOf, placesOf } from '../values/places.ts'
import { addRationals, compareRationals, zero } from '../values/rational.ts'
import { surfaceWidth, type Action, type HitArea, type Picture, type Piece, type Surface } from './surface.ts'
import { depthUnder, drawLines, pairWords } from './double-line.ts'
import {
  acrossAt,
  lineText,
  nearestPlace,
  numberOf,
  saidText,
  trackWords,
  typedPlace,
  unitsAt,
  unitsOf,
  whereText,
} from './track-line.ts'
import type { Spot } from '../figures/drawing.ts'
import type { LinePointsWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** W12: one to four named points, taken from a tray and put on a number line. Decision 64. */
export const linePoints: Surface<LinePointsWidget, PointsState> = {
  blank: (widget) => readLinePoints(widget, widget.start) ?? widget.points.map(() => null),
  read: (widget, text) => (text === '' ? linePoints.blank(widget) : readLinePoints(widget, text)),
  write: writeLinePoints,
  draw,
  areas,
  areaAt,
  tools: () => [],
  move,
  complete,
  say: (widget, state) =>
    `${sentence(widget.points.map((name, i) => `${nameOf(name)}: ${standsAt(widget, state[i] ?? null)}`).join(', '))}.`,
  fields: (widget, state) =>
    state.map((units, i) => ({
      id: String(i),
      label: sentence(nameOf(widget.points[i] ?? '')),
      text: units === null ? '' : lineText(widget.track, units),
    })),
  typed(widget, state, id, text) {
    const units = text.trim() === '' ? null : (typedPlace(widget.track, text) ?? undefined)
    return units === undefined || state[Number(id)] === undefined ? null : withPoint(state, Number(id), units)
  },
  differ,
  value,
  stateOf,
  nearly,
  facts: (widget, state) =>
    Object.fromEntries(
      state.flatMap((units, i) => [
        [`placed ${i}`, units === null ? 0 : 1],
        [`at ${i}`, units === null ? 0 : (units - widget.track.from) / widget.track.snap],
      ]),
    ),
}

const idOf = (index: number): string => `point:${index}`
const withPoint = (state: PointsState, index: number, units: number | null): PointsState =>
  units === state[index] ? state : state.map((old, i) => (i === index ? units : old))

/** A lone point that is asked for has no name of its own. */
const nameOf = (name: string): string => (name === '?' ? 'the point' : name.replace('-', '−'))

const standsAt = ({ track }: LinePointsWidget, units: number | null): string =>
  units === null ? 'not on the line yet' : whereText(track, units)

/** From one flag to the next one above it, and from the line to the middle of the lowest. */
interface Layout {
  readonly row: number
  readonly rise: number
  readonly tall: number
  readonly y: number
  readonly trayY: number
}

/** Every flag has a height of its own, so that none covers another and none moves aside. */
function layoutOf(widget: LinePointsWidget): Layout {
  const { points } = widget
  const tall = points.some((name) => name.includes('/')) ? 44 : 32
  const row = tall + 6
  const rise = 24 + tall / 2
  const y = rise + row * (points.length - 1) + tall / 2 + 12
  return { row, rise, tall, y, trayY: y + depthUnder(widget) + 34 }
}

const liftOf = ({ rise, row }: Layout, index: number): number => rise + row * index
/** Plates lie side by side in the tray; wide ones as far apart as there is room for. */
function chipAcross({ points }: LinePointsWidget, index: number): number {
  const widest = Math.max(...points.map(plateWidth)) + 8
  const pitch = Math.max(72, Math.min(widest, (surfaceWidth - 16) / points.length))
  return surfaceWidth / 2 + (index - (points.length - 1) / 2) * pitch
}

function spotOf(widget: LinePointsWidget, state: PointsState, index: number): Spot {
  const units = state[index] ?? null
  const { y, trayY } = layoutOf(widget)
  return units === null ? [chipAcross(widget, index), trayY] : [acrossAt(widget.track, units), y]
}

const plateWidth = (name: string): number => Math.max(38, valueWidth(name, 18) + 20)

/** A plate with a name, its middle at (x, y). */
function plate(x: number, y: number, name: string, tall: number): string {
  const width = plateWidth(name)
  return (
    rectangle(x - width / 2, y - tall / 2, width, tall, { fill: tone.f3, stroke: tone.paper, width: 2, radius: 10 }) +
    (name === '?'
      ? circle(x, y, 5, { fill: tone.f0 })
      : name.includes('/')
        ? valueLabel(x, y, name, { size: 18, fill: tone.f0 })
        : centred(x, y, name, { size: 18, fill: tone.f0 }))
  )
}

function pieceOf(widget: LinePointsWidget, state: PointsState, index: number, isWork: boolean): Piece {
  const layout = layoutOf(widget)
  const name = widget.points[index] ?? ''
  const [x, y] = spotOf(widget, state, index)
  if (state[index] === null) return { id: idOf(index), x, y, svg: plate(0, 0, name, layout.tall) }
  const lift = liftOf(layout, index)
  // Near an end the plate stays on the paper, and its pole under it.
  const half = plateWidth(name) / 2 + 3
  const aside = Math.min(surfaceWidth - half, Math.max(half, x)) - x
  const svg =
    line(0, 0, 0, -lift, { stroke: tone.f3, width: 3.5 }) +
    plate(aside, -lift, name, layout.tall) +
    circle(0, 0, isWork ? 11 : 8, { fill: tone.f3, stroke: tone.paper, width: 3 })
  return { id: idOf(index), x, y, svg }
}

function draw(widget: LinePointsWidget, state: PointsState, look: 'work' | 'shown'): Picture {
  const layout = layoutOf(widget)
  const isWork = look === 'work'
  const bottom = layout.y + depthUnder(widget)
  const slots = widget.points.map((name, i) => {
    const width = plateWidth(name)
    return rectangle(chipAcross(widget, i) - width / 2, layout.trayY - layout.tall / 2, width, layout.tall, {
      fill: 'none',
      stroke: tone.f4,
      width: 1.5,
      dashed: true,
      radius: 10,
      opacity: 0.45,
    })
  })
  const shown = state.flatMap((units, i) => (isWork || units !== null ? [i] : []))
  return {
    width: surfaceWidth,
    height: isWork ? layout.trayY + layout.tall / 2 + 10 : bottom,
    hue: hueOf.number,
    title: 'Number line',
    alt: `${trackWords(widget.track)}.${pairWords(widget)}${shown.length === 0 ? '' : ` ${linePoints.say(widget, state)}`}`,
    back: drawLines(widget, layout.y, bottom) + (isWork ? slots.join('') : ''),
    // The lowest flag last: its pole stands in front of those that go higher.
    pieces: shown.toReversed().map((i) => pieceOf(widget, state, i, isWork)),
  }
}

function areas(widget: LinePointsWidget, state: PointsState): HitArea[] {
  const layout = layoutOf(widget)
  const { from, to, snap } = widget.track
  return state.map((units, i): HitArea => {
    const [x, y] = spotOf(widget, state, i)
    const lift = liftOf(layout, i)
    return {
      id: idOf(i),
      group: idOf(i),
      role: 'slider',
      box:
        units === null
          ? { x: x - 30, y: y - 25, width: 60, height: 50 }
          : { x: x - 26, y: y - lift - layout.tall / 2 - 3, width: 52, height: lift + layout.tall / 2 + 20 },
      label: sentence(nameOf(widget.points[i] ?? '')),
      value: standsAt(widget, units),
      range: { now: units === null ? 0 : (units - from) / snap, least: 0, most: Math.floor((to - from) / snap) },
      drag: 'spot',
    }
  })
}

/** How far a finger may be from a flag, its pole or its dot and still mean it: half of 44 px at 390. */
const reach = 26

/** How far a spot is from what is drawn of a point. */
function away(widget: LinePointsWidget, state: PointsState, index: number, [px, py]: Spot): number {
  const [x, y] = spotOf(widget, state, index)
  if (state[index] === null) return Math.hypot(Math.max(0, Math.abs(px - x) - 12), py - y)
  const top = y - liftOf(layoutOf(widget), index)
  const onPlate = Math.hypot(px - x, py - top)
  const onPole = Math.hypot(px - x, py - Math.min(y, Math.max(top, py)))
  return Math.min(onPlate, onPole + 4)
}

/** The point that a finger touches; on the bare line the first that is not on it yet, else the nearest. */
function areaAt(widget: LinePointsWidget, state: PointsState, spot: Spot): string | null {
  const fars = state.map((_, i) => ({ i, far: away(widget, state, i, spot) })).toSorted((a, b) => a.far - b.far)
  const [nearest] = fars
  if (nearest === undefined) return null
  if (nearest.far <= reach) return idOf(nearest.i)
  if (isUnderLine(widget, spot)) return null
  const waiting = state.indexOf(null)
  return idOf(waiting >= 0 ? waiting : nearest.i)
}

const isUnderLine = (widget: LinePointsWidget, [, y]: Spot): boolean => {
  const { y: ground } = layoutOf(widget)
  return y > ground + depthUnder(widget)
}

function move(widget: LinePointsWidget, state: PointsState, action: Action): PointsState {
  const index = action.act === 'put' ? Number.NaN : Number(/^point:(\d)$/.exec(action.id)?.[1] ?? Number.NaN)
  const old = state[index]
  if (old === undefined) return state
  const { track } = widget
  if (action.act === 'spot') {
    // Taken up where it is, it does not move; down in the tray it is off the line.
    if (action.begins === true && away(widget, state, index, action.spot) <= reach) return state
    return withPoint(state, index, isUnderLine(widget, action.spot) ? null : unitsAt(track, action.spot[0]))
  }
  if (action.act === 'remove') return withPoint(state, index, null)
  if (action.act !== 'step') return state
  const by = action.along === 'y' ? -action.by : action.by
  if (old === null) return withPoint(state, index, by > 0 ? track.from : nearestPlace(track, track.to))
  return withPoint(state, index, nearestPlace(track, old + by * track.snap))
}

function complete(widget: LinePointsWidget, state: PointsState): string | null {
  const waiting = widget.points.filter((_, i) => state[i] === null).map((name) => nameOf(name))
  if (waiting.length > 0) return `Put ${listWords(waiting)} on the line: drag, or tap the line.`
  const isAtStart = writeLinePoints(widget, state) === writeLinePoints(widget, linePoints.blank(widget))
  return isAtStart ? 'Move what is not right.' : null
}

function value(widget: LinePointsWidget, state: PointsState): Value {
  const places = state.map((units, i) => ({
    name: widget.points[i] ?? '',
    at: numberOf(widget.track, units ?? widget.track.from),
  }))
  const [only] = places
  return places.length === 1 && only !== undefined ? only.at : placesOf(places)
}

function stateOf(widget: LinePointsWidget, answer: Value): PointsState | null {
  const asked =
    answer.kind === 'places'
      ? widget.points.map((name) => answer.places.find((place) => place.name === name)?.at)
      : widget.points.map((_, i) => (i === 0 ? answer : undefined))
  const state = asked.map((at) => (at === undefined ? null : unitsOf(widget.track, at)))
  return state.includes(null) ? null : state
}

/** An estimate that is up to twice as far away as would be near enough. */
function nearly(widget: LinePointsWidget, state: PointsState, answer: Value): string | null {
  if (answer.kind !== 'places') return null
  const verdicts = answer.places.map(({ name, at, within = zero }) => {
    const units = state[answer.places.length === 1 ? 0 : widget.points.indexOf(name)] ?? null
    if (units === null) return 'far'
    const far = distanceOf(at, numberOf(widget.track, units))
    if (compareRationals(far, within) <= 0) return 'near'
    return compareRationals(far, addRationals(within, within)) <= 0 ? 'almost' : 'far'
  })
  if (verdicts.includes('far') || !verdicts.includes('almost')) return null
  return 'That is close. Look again: how far along the line does it belong?'
}

/** Only the points that are not where they belong are named. */
function differ(widget: LinePointsWidget, state: PointsState, right: PointsState): { say: string; ids: string[] } {
  const { track, points } = widget
  const wrong = state.flatMap((units, i) => (units === right[i] ? [] : [i]))
  const put = wrong.filter((i) => state[i] !== null)
  const named = (i: number): string => nameOf(points[i] ?? '')
  const own = put.map((i) => `${named(i)} at ${saidText(track, state[i] ?? 0)}`)
  const asked = wrong.map((i) => {
    const where = saidText(track, right[i] ?? 0)
    return named(i) === where || wrong.length === 1 ? where : `${named(i)} at ${where}`
  })
  return {
    say: `You put ${own.length === 0 ? 'nothing on the line' : listWords(own)}. The question asks for ${listWords(asked)}.`,
    ids: wrong.map(idOf),
  }
}
