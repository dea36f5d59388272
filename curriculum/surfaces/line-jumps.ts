import {
  mostJumps,
  readLineJumps,
  writeLineJumps,
  type JumpsState,
} from '@polyhex/contract/exercises/responses/line-jumps'
import { isOnTrack } from '@polyhex/contract/exercises/responses/track'
import { arrowHead, circle, label, n2, path } from '../figures/drawing.ts'
import { counted, listWords } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { textWidth } from '../figures/text-width.ts'
import { equalRationals } from '../values/rational.ts'
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
import type { LineJumpsWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** W12: jumps along a number line, one after the other, pressed or drawn. What counts is where the last one lands. Decision 64. */
export const lineJumps: Surface<LineJumpsWidget, JumpsState> = {
  blank: (widget) => readLineJumps(widget, widget.start) ?? [widget.begin],
  read: (widget, text) => (text === '' ? lineJumps.blank(widget) : readLineJumps(widget, text)),
  write: writeLineJumps,
  draw,
  areas: (widget, state) => [tipOf(widget, state)],
  areaAt: (_, state) => tipId(state),
  tools,
  move,
  complete: (_, state) => (state.length < 2 ? 'Draw a jump: press a button, or drag the dot.' : null),
  say,
  fields: (widget, state) => [
    ...state
      .slice(1)
      .map((stop, i) => ({ id: String(i + 1), label: `Jump ${i + 1} lands at`, text: lineText(widget.track, stop) })),
    ...(state.length > mostJumps
      ? []
      : [{ id: String(state.length), label: `Jump ${state.length} lands at`, text: '' }]),
  ],
  typed(widget, state, id, text) {
    const index = Number(id)
    if (!(index >= 1 && index <= state.length)) return null
    if (text.trim() === '') return state.slice(0, index)
    const stop = typedPlace(widget.track, text)
    return stop === null || stop === state[index - 1] ? null : [...state.slice(0, index), stop]
  },
  differ,
  value: (widget, state) => numberOf(widget.track, endOf(widget, state)),
  stateOf,
  nearly,
  facts: (widget, state) => ({ end: (endOf(widget, state) - widget.track.from) / widget.track.snap }),
}

const endOf = ({ begin }: LineJumpsWidget, state: JumpsState): number => state.at(-1) ?? begin

/** The dot at the end is another one after each jump, so that a finger that goes on moving changes the jump that it has drawn. */
const tipId = (state: JumpsState): string => `tip:${state.length - 1}`

/** '+10', '−1'. */
const lengthText = (widget: LineJumpsWidget, length: number): string =>
  `${length < 0 ? '−' : '+'}${saidText(widget.track, Math.abs(length))}`

/** Room over the line for the tallest jump and what is written on it. */
const ground = 88
const tallest = 52

/** How high a jump so wide goes. */
const heightOf = (across: number): number => Math.min(tallest, 20 + Math.abs(across) * 0.42)

function jumpPiece(widget: LineJumpsWidget, from: number, to: number, index: number): Piece {
  const start = acrossAt(widget.track, from)
  const across = acrossAt(widget.track, to) - start
  const high = heightOf(across)
  const isBack = across < 0
  const stroke = isBack ? tone.g3 : tone.f3
  const curve = path(
    `M0 -9C0 ${n2(-high * 1.28)} ${n2(across)} ${n2(-high * 1.28)} ${n2(across)} -17`,
    isBack ? { stroke, width: 3.2, dashed: '7 5' } : { stroke, width: 3.2 },
  )
  const text = lengthText(widget, to - from)
  const isRoomy = Math.abs(across) >= textWidth(text, 15) - 4
  const ink = isBack ? tone.g4 : tone.f4
  const written = isRoomy ? label(across / 2, -high - 4, text, { size: 15, fill: ink }) : ''
  return {
    id: `jump:${index}`,
    x: start,
    y: ground,
    svg: curve + arrowHead(across, -10, 0, 1, Math.min(10, 4 + Math.abs(across) * 0.4), stroke) + written,
  }
}

/** The stops whose numbers have room, the last one first. */
function numberedStops({ track }: LineJumpsWidget, state: JumpsState): ReadonlySet<number> {
  const kept: number[] = []
  for (const stop of state.toReversed()) {
    const half = (one: number): number => textWidth(lineText(track, one), 17) / 2 + 3
    const isFree = kept.every(
      (other) => other === stop || Math.abs(acrossAt(track, other) - acrossAt(track, stop)) > half(other) + half(stop),
    )
    if (isFree) kept.push(stop)
  }
  return new Set(kept)
}

function draw(widget: LineJumpsWidget, state: JumpsState, look: 'work' | 'shown'): Picture {
  const height = ground + depthOf(widget.track)
  const jumps = state.slice(1).map((stop, i) => jumpPiece(widget, state[i] ?? stop, stop, i))
  const numbered = widget.showsPlaces ? numberedStops(widget, state) : new Set<number>()
  const stops = state.map((stop, i): Piece => {
    const isLast = i === state.length - 1
    const number = numbered.has(stop) ? label(0, 31, lineText(widget.track, stop), { size: 17, halo: tone.f1 }) : ''
    const dot =
      isLast && look === 'work'
        ? circle(0, 0, 13, { fill: tone.f3, stroke: tone.paper, width: 3 }) +
          path('M-2 -4.5L2.5 0L-2 4.5', { stroke: tone.f0, width: 2.6 })
        : circle(0, 0, isLast ? 8 : 5, { fill: isLast ? tone.f3 : tone.f4, stroke: tone.paper, width: 2.5 })
    return { id: `stop:${i}`, x: acrossAt(widget.track, stop), y: ground, svg: dot + number }
  })
  return {
    width: surfaceWidth,
    height,
    hue: hueOf.number,
    title: 'Number line',
    alt: `${trackWords(widget.track)}. ${say(widget, state)}`,
    back: drawTrack(widget.track, ground, height),
    pieces: [...jumps, ...stops],
  }
}

function say(widget: LineJumpsWidget, state: JumpsState): string {
  const where = whereText(widget.track, endOf(widget, state))
  if (state.length < 2) return `No jumps yet. You start ${where}.`
  const made = state.slice(1).map((stop, i) => lengthText(widget, stop - (state[i] ?? stop)))
  return `${counted(made.length, 'jump')}: ${listWords(made)}. You are ${where}.`
}

function tipOf(widget: LineJumpsWidget, state: JumpsState): HitArea {
  const { track } = widget
  const end = endOf(widget, state)
  return {
    id: tipId(state),
    group: 'tip',
    role: 'slider',
    box: { x: acrossAt(track, end) - 26, y: ground - 26, width: 52, height: 52 },
    label: state.length < 2 ? 'Start' : `Jump ${state.length - 1}`,
    value: whereText(track, end),
    range: { now: (end - track.from) / track.snap, least: 0, most: (track.to - track.from) / track.snap },
    drag: 'spot',
  }
}

/** The state with one more jump; the same where the line ends, and after the last of all jumps. */
function jumped(widget: LineJumpsWidget, state: JumpsState, stop: number): JumpsState {
  const isPlace = isOnTrack(widget.track, stop) && stop !== state.at(-1)
  return isPlace && state.length <= mostJumps ? [...state, stop] : state
}

function tools(widget: LineJumpsWidget, state: JumpsState): Tool[] {
  return widget.lengths.map((length): Tool => {
    const next = endOf(widget, state) + length
    const off =
      state.length > mostJumps
        ? 'There is no room for another jump.'
        : isOnTrack(widget.track, next)
          ? null
          : `The line ends at ${saidText(widget.track, length > 0 ? widget.track.to : widget.track.from)}.`
    return {
      kind: 'button',
      id: `jump:${length}`,
      label: lengthText(widget, length),
      ...(off === null ? {} : { off }),
    }
  })
}

/** A jump from where the finger took hold, or to where it points; it goes on changing while the finger moves. */
function pointed(widget: LineJumpsWidget, state: JumpsState, action: Extract<Action, { act: 'spot' }>): JumpsState {
  const made = Number(/^tip:(\d+)$/.exec(action.id)?.[1] ?? Number.NaN)
  const before = state.slice(0, made + 1)
  const from = before.at(-1)
  if (from === undefined || before.length !== made + 1) return state
  const [x, y] = action.spot
  const isOnDot = Math.hypot(x - acrossAt(widget.track, from), y - ground) <= 24
  if (action.begins === true && isOnDot) return state
  return jumped(widget, before, unitsAt(widget.track, x))
}

/** The last jump longer or shorter, turned around where it would be no jump at all; the first one begins. */
function stretched(widget: LineJumpsWidget, state: JumpsState, by: number): JumpsState {
  const { track } = widget
  const onBy = (steps: number): number => nearestPlace(track, endOf(widget, state) + steps * track.snap)
  if (state.length < 2) return jumped(widget, state, onBy(by))
  const before = state.slice(0, -1)
  const stop = onBy(by) === before.at(-1) ? onBy(by + Math.sign(by)) : onBy(by)
  return stop === before.at(-1) ? state : jumped(widget, before, stop)
}

function move(widget: LineJumpsWidget, state: JumpsState, action: Action): JumpsState {
  if (action.act === 'put' || action.act === 'type') return state
  const press = (length: number | undefined): JumpsState =>
    length === undefined ? state : jumped(widget, state, endOf(widget, state) + length)
  if (action.act === 'press') return press(widget.lengths.find((length) => action.id === `jump:${length}`))
  if (!action.id.startsWith('tip:')) return state
  if (action.act === 'spot') return pointed(widget, state, action)
  if (action.act === 'remove') return state.length > 1 ? state.slice(0, -1) : state
  if (action.act === 'tap') return press(widget.lengths[0])
  if (action.along !== undefined) return stretched(widget, state, action.along === 'y' ? -action.by : action.by)
  return press(widget.lengths.find((length) => length * action.by > 0))
}

/** The fewest jumps of some lengths from the beginning to an end, the first of them longest; null when they do not lead there. */
function pathTo({ track, begin }: LineJumpsWidget, lengths: readonly number[], end: number): JumpsState | null {
  const seen = new Set([begin])
  let open: JumpsState[] = [[begin]]
  for (let made = 0; made < mostJumps && open.length > 0; made++) {
    const next: JumpsState[] = []
    for (const way of open)
      for (const length of lengths) {
        const stop = (way.at(-1) ?? begin) + length
        if (!isOnTrack(track, stop) || seen.has(stop)) continue
        if (stop === end) return [...way, stop]
        seen.add(stop)
        next.push([...way, stop])
      }
    open = next
  }
  return null
}

function stateOf(widget: LineJumpsWidget, answer: Value): JumpsState | null {
  const end = unitsOf(widget.track, answer)
  if (end === null || end === widget.begin) return null
  const way = pathTo(widget, widget.only ?? widget.lengths, end)
  return way ?? (widget.only === null ? [widget.begin, end] : null)
}

/** The right end, reached by a jump that the question does not allow. */
function nearly(widget: LineJumpsWidget, state: JumpsState, answer: Value): string | null {
  const { only, track } = widget
  if (only === null || answer.kind !== 'rational') return null
  if (!equalRationals(numberOf(track, endOf(widget, state)), answer)) return null
  const isAllowed = state.slice(1).every((stop, i) => only.includes(stop - (state[i] ?? stop)))
  if (isAllowed) return null
  const sizes = new Set(only.map(Math.abs))
  const texts =
    sizes.size === 1
      ? [...sizes].map((size) => saidText(track, size))
      : only.map((length) => lengthText(widget, length))
  return `You landed on the right number. Now use only jumps of ${listWords(texts)}.`
}

function differ(widget: LineJumpsWidget, state: JumpsState, right: JumpsState): { say: string; ids: string[] } {
  const at = (of: JumpsState): string => saidText(widget.track, endOf(widget, of))
  const own = state.length < 2 ? 'made no jump' : `landed at ${at(state)}`
  return { say: `You ${own}. The question asks for ${at(right)}.`, ids: [tipId(state)] }
}
