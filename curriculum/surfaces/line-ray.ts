import {
  readLineRay,
  sidesOf,
  writeLineRay,
  type RaySide,
  type RayState,
} from '@polyhex/contract/exercises/responses/line-ray'
import { arrowHead, circle, line } from '../figures/drawing.ts'
import { sentence } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { halfLine, intervalPart, intervals } from '../values/intervals.ts'
import {
  surfaceWidth,
  type Action,
  type HitArea,
  type Picture,
  type Piece,
  type Surface,
  type Tool,
} from './surface.ts'
import {
  acrossAt,
  depthOf,
  drawTrack,
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
import type { LineRayWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Intervals, Value } from '../values/values.ts'

/** W12: the solutions of an inequality, shaded on a number line, with open and closed ends. Decision 64. */
export const lineRay: Surface<LineRayWidget, RayState> = {
  blank: (widget) => readLineRay(widget, widget.start) ?? untouched(widget),
  read: (widget, text) => (text === '' ? lineRay.blank(widget) : readLineRay(widget, text)),
  write: writeLineRay,
  draw,
  areas,
  areaAt: (widget, state, spot) => endId(nearestEnd(widget, state, spot)),
  tools,
  move,
  complete: (_, { side }) => (side === null ? 'Choose what to shade.' : null),
  say: (widget, state) => `${sentence(drawnWords(state, (units) => whereText(widget.track, units)))}.`,
  fields,
  typed,
  differ,
  value,
  stateOf,
  nearly: () => null,
  facts: ({ track }, { side, ends }) =>
    Object.fromEntries([
      ['side', side === null ? 0 : side === 'left' || side === 'between' ? 1 : 2],
      ...ends.flatMap(({ at, closed }, i) => [
        [`at ${i}`, (at - track.from) / track.snap],
        [`closed ${i}`, closed ? 1 : 0],
      ]),
    ]),
}

const endId = (index: number): string => `end:${index}`

/** Open ends that share the line evenly, and nothing shaded. */
function untouched({ track, ends }: LineRayWidget): RayState {
  const apart = (track.to - track.from) / (ends + 1)
  return {
    side: null,
    ends: Array.from({ length: ends }, (_, i) => ({
      at: nearestPlace(track, track.from + apart * (i + 1)),
      closed: false,
    })),
  }
}

const endName = ({ ends }: LineRayWidget, index: number): string =>
  ends === 1 ? 'End' : index === 0 ? 'Left end' : 'Right end'
const circleWords = (closed: boolean): string => (closed ? 'closed circle' : 'open circle')
const withArticle = (closed: boolean): string => (closed ? 'a closed circle' : 'an open circle')
const shadedWords: Readonly<Record<RaySide, string>> = {
  left: 'shaded to the left',
  right: 'shaded to the right',
  between: 'shaded between them',
  outside: 'shaded on the outside of them',
}

/** 'an open circle at 3, shaded to the right'. */
function drawnWords({ side, ends }: RayState, where: (units: number) => string): string {
  const circles = ends.map(({ at, closed }) => `${withArticle(closed)} ${where(at)}`).join(' and ')
  return `${circles}, ${side === null ? 'nothing shaded' : shadedWords[side]}`
}

const ground = 54
/** How far the shading goes where it has no end. */
const [leftmost, rightmost] = [12, surfaceWidth - 12]

/** The stretches that are shaded, from left to right; null is no end. */
function stretches({ side, ends }: RayState): readonly (readonly [number | null, number | null])[] {
  const [first = 0, second = 0] = ends.map(({ at }) => at)
  if (side === 'left') return [[null, first]]
  if (side === 'right') return [[first, null]]
  if (side === 'between') return [[first, second]]
  return side === 'outside'
    ? [
        [null, first],
        [second, null],
      ]
    : []
}

function drawShaded(widget: LineRayWidget, state: RayState): string {
  return stretches(state)
    .map(([from, to]) => {
      const [x1, x2] = [
        from === null ? leftmost : acrossAt(widget.track, from),
        to === null ? rightmost : acrossAt(widget.track, to),
      ]
      return (
        line(x1, ground, x2, ground, { stroke: tone.f3, width: 8 }) +
        (from === null ? arrowHead(2, ground, -1, 0, 19, tone.f3) : '') +
        (to === null ? arrowHead(surfaceWidth - 2, ground, 1, 0, 19, tone.f3) : '')
      )
    })
    .join('')
}

function draw(widget: LineRayWidget, state: RayState, look: 'work' | 'shown'): Picture {
  const height = ground + depthOf(widget.track)
  const radius = look === 'work' ? 12 : 9
  return {
    width: surfaceWidth,
    height,
    hue: hueOf.number,
    title: 'Number line',
    alt: `${trackWords(widget.track)}. ${lineRay.say(widget, state)}`,
    back: drawTrack(widget.track, ground, height) + drawShaded(widget, state),
    pieces: state.ends.map(({ at, closed }, i): Piece => ({
      id: endId(i),
      x: acrossAt(widget.track, at),
      y: ground,
      svg:
        circle(0, 0, radius + 2.5, { fill: tone.paper }) +
        circle(0, 0, radius, { fill: closed ? tone.f3 : tone.paper, stroke: tone.f3, width: 4.5 }),
    })),
  }
}

function areas(widget: LineRayWidget, { ends }: RayState): HitArea[] {
  const { from, to, snap } = widget.track
  return ends.map(({ at, closed }, i): HitArea => ({
    id: endId(i),
    group: endId(i),
    role: 'slider',
    box: { x: acrossAt(widget.track, at) - 26, y: ground - 26, width: 52, height: 52 },
    label: endName(widget, i),
    value: `${circleWords(closed)}, ${whereText(widget.track, at)}`,
    range: { now: (at - from) / snap, least: 0, most: Math.floor((to - from) / snap) },
    drag: 'spot',
    tap: 'act',
  }))
}

function nearestEnd({ track }: LineRayWidget, { ends }: RayState, [x]: Spot): number {
  const [first = 0, second] = ends.map(({ at }) => Math.abs(x - acrossAt(track, at)))
  return second !== undefined && second < first ? 1 : 0
}

function tools(widget: LineRayWidget, { side, ends }: RayState): Tool[] {
  const names: Readonly<Record<RaySide, readonly [string, string]>> = {
    left: ['Shade left', 'l'],
    right: ['Shade right', 'r'],
    between: ['Shade between', 'b'],
    outside: ['Shade outside', 'u'],
  }
  return [
    ...ends.map(({ closed }, i): Tool => ({
      kind: 'button',
      id: `turn:${i}`,
      label: `${closed ? 'Open' : 'Close'} the ${widget.ends === 1 ? 'circle' : `${i === 0 ? 'left' : 'right'} circle`}`,
      key: i === 0 ? 'o' : 'p',
    })),
    ...sidesOf(widget).map((one): Tool => ({
      kind: 'button',
      id: `side:${one}`,
      label: names[one][0],
      key: names[one][1],
      ...(side === one ? { off: 'It is shaded already.' } : {}),
    })),
  ]
}

/** The same with one end changed; ends never pass each other. */
function withEnd(
  { track }: LineRayWidget,
  state: RayState,
  index: number,
  change: Partial<RayState['ends'][number]>,
): RayState {
  const old = state.ends[index]
  if (old === undefined) return state
  const [least, most] = [
    (state.ends[index - 1]?.at ?? track.from - track.snap) + track.snap,
    (state.ends[index + 1]?.at ?? track.to + track.snap) - track.snap,
  ]
  const next = { ...old, ...change }
  const at = nearestPlace(track, Math.min(most, Math.max(least, next.at)))
  return { ...state, ends: state.ends.map((end, i) => (i === index ? { at, closed: next.closed } : end)) }
}

function move(widget: LineRayWidget, state: RayState, action: Action): RayState {
  if (action.act === 'put') return state
  const [, what = '', which = ''] = /^(end|turn|side):(\w+)$/.exec(action.id) ?? []
  const end = state.ends[Number(which)]
  if (action.act === 'press' && what === 'side') {
    const side = sidesOf(widget).find((one) => one === which)
    return side === undefined ? state : { ...state, side }
  }
  if (end === undefined) return state
  const isTurned = (action.act === 'press' && what === 'turn') || (action.act === 'tap' && what === 'end')
  if (isTurned) return withEnd(widget, state, Number(which), { closed: !end.closed })
  if (what !== 'end') return state
  if (action.act === 'step') {
    const by = action.along === 'y' ? -action.by : action.by
    return withEnd(widget, state, Number(which), { at: end.at + by * widget.track.snap })
  }
  if (action.act !== 'spot') return state
  const isHeld = Math.abs(action.spot[0] - acrossAt(widget.track, end.at)) <= 24
  if (action.begins === true && isHeld) return state
  return withEnd(widget, state, Number(which), { at: unitsAt(widget.track, action.spot[0]) })
}

function fields(widget: LineRayWidget, { side, ends }: RayState) {
  return [
    ...ends.flatMap(({ at, closed }, i) => [
      { id: `end:${i}`, label: endName(widget, i), text: lineText(widget.track, at) },
      { id: `turn:${i}`, label: `${endName(widget, i)}: open or closed`, text: closed ? 'closed' : 'open' },
    ]),
    { id: 'side', label: `Shaded: ${sidesOf(widget).join(' or ')}`, text: side ?? '' },
  ]
}

function typed(widget: LineRayWidget, state: RayState, id: string, text: string): RayState | null {
  const word = text.trim().toLowerCase()
  if (id === 'side') {
    const side = sidesOf(widget).find((one) => one === word)
    return side === undefined ? null : { ...state, side }
  }
  const [, what = '', which = ''] = /^(end|turn):(\d)$/.exec(id) ?? []
  if (what === 'turn')
    return word === 'open' || word === 'closed'
      ? withEnd(widget, state, Number(which), { closed: word === 'closed' })
      : null
  const at = typedPlace(widget.track, word)
  if (what !== 'end' || at === null) return null
  const next = withEnd(widget, state, Number(which), { at })
  return next.ends[Number(which)]?.at === at ? next : null
}

function value({ track }: LineRayWidget, state: RayState): Intervals {
  const isClosed = (at: number | null): boolean => state.ends.some((end) => end.at === at && end.closed)
  const numberAt = (at: number | null) => (at === null ? null : numberOf(track, at))
  const [only] = state.ends
  if (state.side === null && only !== undefined) return halfLine('>', numberOf(track, only.at))
  return intervals(
    stretches(state).map(([from, to]) => intervalPart(numberAt(from), numberAt(to), isClosed(from), isClosed(to))),
  )
}

function stateOf(widget: LineRayWidget, answer: Value): RayState | null {
  if (answer.kind !== 'intervals') return null
  const [first, second, ...more] = answer.parts
  if (first === undefined || more.length > 0) return null
  const ends = answer.parts
    .flatMap(({ from, to, fromIncluded, toIncluded }) => [
      { number: from, closed: fromIncluded },
      { number: to, closed: toIncluded },
    ])
    .flatMap(({ number, closed }) => (number === null ? [] : [{ at: unitsOf(widget.track, number), closed }]))
  if (ends.length !== widget.ends) return null
  const side = widget.ends === 1 ? (first.to === null ? 'right' : 'left') : second === undefined ? 'between' : 'outside'
  const placed = ends.flatMap(({ at, closed }) => (at === null ? [] : [{ at, closed }]))
  return placed.length === ends.length ? { side, ends: placed } : null
}

/** Where only a circle or only the side is not right, that alone is said, and why. */
function differ(widget: LineRayWidget, state: RayState, right: RayState): { say: string; ids: string[] } {
  const ids = state.ends.flatMap(({ at, closed }, i) => {
    const goal = right.ends[i]
    return goal?.at === at && goal.closed === closed ? [] : [endId(i)]
  })
  const isPlaced = state.ends.every(({ at }, i) => right.ends[i]?.at === at)
  const turned = state.ends.find(({ closed }, i) => right.ends[i]?.closed !== closed)
  const place = (units: number): string => saidText(widget.track, units)
  if (isPlaced && state.side === right.side && turned !== undefined) {
    const why = turned.closed ? 'is not a solution' : 'is a solution too'
    return {
      say: `You drew ${withArticle(turned.closed)} at ${place(turned.at)}. The question asks for ${withArticle(!turned.closed)}: ${place(turned.at)} ${why}.`,
      ids,
    }
  }
  const said = (of: RayState): string => drawnWords(of, (units) => `at ${place(units)}`)
  return { say: `You drew ${said(state)}. The question asks for ${said(right)}.`, ids }
}
