import {
  handleCount,
  readPlot,
  readSteps,
  stepsText,
  writePlot,
  type Handle,
  type PlotState,
  type PlottedCurve,
  type Side,
} from '@polyhex/contract/exercises/responses/plot'
import { circle, label, rectangle } from '../figures/drawing.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { equalCurves, faultOfCurve, sameShape } from '../values/plot.ts'
import { curveText, placeText, plotText } from '../values/plot-text.ts'
import { rational } from '../values/rational.ts'
import { curveColor, drawCurveOf } from './plot-curves.ts'
import { drawGiven, handleAt, inWindow, openPlane, placeOf, sheetOver } from './plot-plane.ts'
import { handleName } from './plot-words.ts'
import type { Action, HitArea, Picture, Piece, PlainField, Surface, Tool } from './surface.ts'
import type { PlotWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Spot } from '../figures/drawing.ts'
import type { Curve, Plot, Rational, Value } from '../values/values.ts'

/** W21: points, lines, polygons, circles and graphs on a plane, by handles that snap to its grid. Decision 55. */
export const plotSurface: Surface<PlotWidget, PlotState> = {
  blank: (widget) => readPlot(widget, widget.start) ?? { curves: widget.curves.map((_, i) => spread(widget, i)) },
  read: (widget, text) => (text === '' ? plotSurface.blank(widget) : readPlot(widget, text)),
  write: writePlot,
  draw,
  areas,
  areaAt: (widget, state, spot) => nearest(widget, state, spot),
  tools,
  move,
  complete,
  say: (widget, state) => sentence(`${plotText(plotOf(widget, state))}.`),
  fields,
  typed,
  differ,
  value: plotOf,
  stateOf,
  nearly: () => null,
  facts,
  paper: (widget) => draw(widget, { curves: [] }, 'shown'),
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const idOf = (curve: number, handle: number): string => `handle:${curve}:${handle}`
const isAsymptote = (widget: PlotWidget, curve: number, handle: number): boolean =>
  widget.curves[curve]?.shape === 'exponential' && handle === 0

/** Handles side by side on a level: no shape of more than a line, and never what is asked. */
function spread(widget: PlotWidget, index: number): PlottedCurve {
  const asked = widget.curves[index]
  const count = asked === undefined ? 0 : handleCount(asked)
  const { box } = openPlane(widget)
  const y = box.bottom - ((box.bottom - box.top) * (index + 1)) / 4
  const handles = Array.from({ length: count }, (_, i): Handle => {
    const x = isAsymptote(widget, index, i) ? box.left : box.left + ((box.right - box.left) * (i + 1)) / (count + 1)
    return handleAt(widget, openPlane(widget), [x, y])
  })
  return { handles, dashed: false, side: null }
}

const exact = (steps: number, [over, under]: readonly [number, number]): Rational => rational(steps * over, under)

function curveOf(widget: PlotWidget, { handles, dashed, side }: PlottedCurve, index: number): Curve {
  const shape = widget.curves[index]?.shape ?? 'points'
  return {
    shape,
    handles: handles.map(([x, y]) => ({ x: exact(x, widget.step.x), y: exact(y, widget.step.y) })),
    ...(side === null ? {} : { region: { dashed, side } }),
  }
}

function plotOf(widget: PlotWidget, { curves }: PlotState): Plot {
  return {
    kind: 'plot',
    curves: curves.map((curve, i) => curveOf(widget, curve, i)),
    ...(widget.inPi ? { inPi: true } : {}),
  }
}

/** Where a handle is, as it is written beside it: '(2, −1)'. */
const whereText = (widget: PlotWidget, [x, y]: Handle): string =>
  placeText({ x: exact(x, widget.step.x), y: exact(y, widget.step.y) }, widget.inPi)

function draw(widget: PlotWidget, state: PlotState, look: 'work' | 'shown'): Picture {
  const axes = openPlane(widget)
  const sheet = sheetOver(axes)
  drawGiven(sheet, widget)
  for (const [i, curve] of state.curves.entries()) {
    const places = curve.handles.map((handle) => placeOf(widget, handle))
    drawCurveOf(sheet, widget.curves[i]?.shape ?? 'points', places, curve, i)
  }
  const hue = hueOf.geometry
  const ground = rectangle(0, 0, axes.board.width, axes.board.height, { fill: tone.paper, radius: 18 })
  return {
    width: axes.board.width,
    height: axes.board.height,
    hue,
    title: 'Coordinate plane',
    alt: sentence(`${[planeWords(widget), plotText(plotOf(widget, state))].filter((it) => it !== '').join(' ')}.`),
    back: ground + axes.board.markup(hue) + sheet.board.markup(hue),
    pieces: state.curves.flatMap((curve, i) =>
      curve.handles.map((handle, j): Piece => {
        const [x, y] = axes.at(...placeOf(widget, handle))
        return { id: idOf(i, j), x, y, svg: knob(widget, handle, i, [x, y], axes.board, look) }
      }),
    ),
  }
}

function planeWords({ window, inPi }: PlotWidget): string {
  const pi = inPi ? 'π' : ''
  return `A plane with x from ${window.xMin}${pi} to ${window.xMax}${pi} and y from ${window.yMin} to ${window.yMax}:`
}

/** A dot, or a square for the second curve, with its place beside it while it is worked on. */
function knob(
  widget: PlotWidget,
  handle: Handle,
  curve: number,
  [x, y]: Spot,
  { width }: { readonly width: number },
  look: 'work' | 'shown',
): string {
  const fill = curveColor(curve)
  const radius = look === 'work' ? 10 : 6
  const pen = { fill, stroke: tone.paper, width: 2.5 }
  const dot =
    curve === 0 ? circle(0, 0, radius, pen) : rectangle(-radius, -radius, 2 * radius, 2 * radius, { ...pen, radius: 3 })
  if (!widget.showsPlaces || look === 'shown') return dot
  const text = whereText(widget, handle)
  // Beside the handle: the numbers of an axis stand on the left of it and below.
  const isRight = x + 14 + text.length * 8 < width
  return (
    dot +
    label(isRight ? 13 : -13, y < 30 ? 24 : -9, text, {
      size: 14,
      anchor: isRight ? 'start' : 'end',
      fill: tone.f4,
      halo: tone.paper,
    })
  )
}

function areas(widget: PlotWidget, state: PlotState): HitArea[] {
  const axes = openPlane(widget)
  const many = state.curves.length > 1
  const reach = 25
  return state.curves.flatMap((curve, i) =>
    curve.handles.map((handle, j): HitArea => {
      const [x, y] = axes.at(...placeOf(widget, handle))
      const asked = widget.curves[i]
      const name = asked === undefined ? '' : handleName(asked, j)
      return {
        id: idOf(i, j),
        group: idOf(i, j),
        role: 'slider',
        box: { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach },
        label: many ? `Graph ${i + 1}: ${name}` : name,
        value: whereText(widget, handle).slice(1, -1),
        range: { now: handle[0], least: inWindow(widget, [-1e6, 0])[0], most: inWindow(widget, [1e6, 0])[0] },
        drag: 'spot',
      }
    }),
  )
}

/** The handle that a finger means: the nearest one, however far; the plane is one field. */
function nearest(widget: PlotWidget, state: PlotState, [px, py]: Spot): string | null {
  const axes = openPlane(widget)
  let found: { id: string; far: number } | null = null
  for (const [i, curve] of state.curves.entries())
    for (const [j, handle] of curve.handles.entries()) {
      const [x, y] = axes.at(...placeOf(widget, handle))
      const far = isAsymptote(widget, i, j) ? Math.abs(py - y) + 40 : Math.hypot(px - x, py - y)
      if (found === null || far < found.far) found = { id: idOf(i, j), far }
    }
  return found?.id ?? null
}

const sideOf = (curve: PlottedCurve): readonly [Side, Side] =>
  isUpright(curve) ? ['right', 'left'] : ['above', 'below']

const isUpright = ({ handles }: PlottedCurve): boolean => handles[0]?.[0] === handles[1]?.[0]

function tools(widget: PlotWidget, state: PlotState): Tool[] {
  const many = state.curves.length > 1
  return state.curves.flatMap((curve, i): Tool[] => {
    if (widget.curves[i]?.region !== true) return []
    const [one, other] = sideOf(curve)
    const next = curve.side === one ? other : one
    const where = { above: 'above', below: 'below', left: 'on the left', right: 'on the right' }[next]
    const style = curve.dashed ? 'solid' : 'dashed'
    return [
      {
        kind: 'button',
        id: `edge:${i}`,
        label: many ? `Line ${i + 1}: ${style}` : `Make it ${style}`,
        ...(i === 0 ? { key: 's' } : {}),
      },
      {
        kind: 'button',
        id: `side:${i}`,
        label: many ? `Line ${i + 1}: shade ${where}` : `Shade ${where}`,
        ...(i === 0 ? { key: 'r' } : {}),
      },
    ]
  })
}

function withCurve(state: PlotState, index: number, change: (curve: PlottedCurve) => PlottedCurve): PlotState {
  return { curves: state.curves.map((curve, i) => (i === index ? change(curve) : curve)) }
}

/** Moves one handle; a line that becomes upright, or is no longer, keeps a side of its own. */
function moved(widget: PlotWidget, state: PlotState, id: string, to: (handle: Handle) => Handle): PlotState {
  const [, curve = '', at = ''] = /^handle:(\d+):(\d+)$/.exec(id) ?? []
  if (state.curves[Number(curve)]?.handles[Number(at)] === undefined) return state
  return withCurve(state, Number(curve), (old) => {
    const handles = old.handles.map((handle, j): Handle => {
      if (j !== Number(at)) return handle
      const [across, up] = inWindow(widget, to(handle))
      return isAsymptote(widget, Number(curve), j) ? [handle[0], up] : [across, up]
    })
    const next = { ...old, handles }
    return old.side === null ? next : { ...next, side: sideOf(next)[sideOf(old).indexOf(old.side)] ?? old.side }
  })
}

function move(widget: PlotWidget, state: PlotState, action: Action): PlotState {
  if (action.act === 'spot')
    return moved(widget, state, action.id, () => handleAt(widget, openPlane(widget), action.spot))
  if (action.act === 'step')
    return moved(widget, state, action.id, ([x, y]) => (action.along === 'y' ? [x, y - action.by] : [x + action.by, y]))
  if (action.act !== 'press') return state
  const [, what = '', at = ''] = /^(edge|side):(\d)$/.exec(action.id) ?? []
  if (widget.curves[Number(at)]?.region !== true || at === '') return state
  return withCurve(state, Number(at), (curve) => {
    if (what === 'edge') return { ...curve, dashed: !curve.dashed }
    const [one, other] = sideOf(curve)
    return { ...curve, side: curve.side === one ? other : one }
  })
}

function complete(widget: PlotWidget, state: PlotState): string | null {
  const isAtStart = writePlot(widget, state) === writePlot(widget, plotSurface.blank(widget))
  if (isAtStart) return 'Move the points: drag one, or tap where it belongs.'
  for (const [i, curve] of state.curves.entries()) {
    const fault = faultOfCurve(curveOf(widget, curve, i))
    if (fault !== null) return fault
    if (widget.curves[i]?.region === true && curve.side === null) return 'Choose which side to shade.'
  }
  return null
}

function fields(widget: PlotWidget, state: PlotState): PlainField[] {
  const many = state.curves.length > 1
  return state.curves.flatMap((curve, i) => {
    const of = many ? `Graph ${i + 1}: ` : ''
    const asked = widget.curves[i]
    const points = curve.handles.map((handle, j): PlainField => ({
      id: idOf(i, j),
      label: `${of}${asked === undefined ? '' : handleName(asked, j)} (x, y)`,
      text: `(${stepsText(handle[0], widget.step.x)}, ${stepsText(handle[1], widget.step.y)})`,
    }))
    if (asked?.region !== true) return points
    return [
      ...points,
      { id: `edge:${i}`, label: `${of}Line: solid or dashed`, text: curve.dashed ? 'dashed' : 'solid' },
      { id: `side:${i}`, label: `${of}Shaded side: ${sideOf(curve).join(' or ')}`, text: curve.side ?? '' },
    ]
  })
}

function typed(widget: PlotWidget, state: PlotState, id: string, text: string): PlotState | null {
  const [, what = '', at = ''] = /^(edge|side|handle):(\d)/.exec(id) ?? []
  const word = text.trim().toLowerCase()
  if (what === 'edge')
    return word === 'solid' || word === 'dashed'
      ? withCurve(state, Number(at), (curve) => ({ ...curve, dashed: word === 'dashed' }))
      : null
  if (what === 'side') {
    const curve = state.curves[Number(at)]
    const side = curve === undefined ? undefined : sideOf(curve).find((one) => one === word)
    return side === undefined ? null : withCurve(state, Number(at), (old) => ({ ...old, side }))
  }
  const [, x = '', y = ''] = /^\(?([^,()]+),([^,()]+)\)?$/.exec(word.replaceAll(/\s/g, '').replaceAll('−', '-')) ?? []
  const [across, up] = [readSteps(x, widget.step.x), readSteps(y, widget.step.y)]
  if (across === null || up === null) return null
  const [inX, inY] = inWindow(widget, [across, up])
  return inX === across && inY === up ? moved(widget, state, id, () => [across, up]) : null
}

function differ(widget: PlotWidget, state: PlotState, right: PlotState): { say: string; ids: string[] } {
  const [mine, theirs] = [plotOf(widget, state).curves, plotOf(widget, right).curves]
  const isWrong = mine.map((curve) => !theirs.some((other) => sameShape(curve, other)))
  const ids = state.curves.flatMap((curve, i) =>
    isWrong[i] === true
      ? curve.handles.flatMap((handle, j) =>
          right.curves.some((other) => other.handles.some(([x, y]) => x === handle[0] && y === handle[1]))
            ? []
            : [idOf(i, j)],
        )
      : [],
  )
  if (!isWrong.includes(true)) {
    const at = mine.findIndex((curve) => !theirs.some((other) => equalCurves(curve, other)))
    const [one, goal] = [mine[at], theirs.find((other) => mine[at] !== undefined && sameShape(mine[at], other))]
    if (one !== undefined && goal !== undefined)
      return { say: regionDiffers(one, goal, mine.length > 1 ? at : null), ids }
  }
  const words = (curves: readonly Curve[]): string => curves.map((curve) => curveText(curve, widget.inPi)).join('; ')
  return {
    say: `You drew ${words(mine)}. The question asks for ${words(theirs)}.`,
    ids,
  }
}

/** What is amiss with a region whose line is right: first its side, then its edge. */
function regionDiffers({ region: own }: Curve, { region: goal }: Curve, index: number | null): string {
  const line = index === null ? 'The line' : `Line ${index + 1}`
  if (own?.side !== goal?.side)
    return `${line} is in the right place. Its solutions are on the other side: try a point that is easy to check.`
  return goal?.dashed === true
    ? `${line} is in the right place. Points on it are not solutions, so it is dashed.`
    : `${line} is in the right place. Points on it are solutions too, so it is solid.`
}

function stateOf(widget: PlotWidget, answer: Value): PlotState | null {
  if (answer.kind !== 'plot' || answer.curves.length !== widget.curves.length) return null
  const blank = plotSurface.blank(widget)
  const texts = answer.curves.map(({ shape, handles, region }, i) => {
    const points = handles.map(({ x, y }, j) => {
      const asymptote = blank.curves[i]?.handles[0]?.[0] ?? 0
      const across = isAsymptote(widget, i, j) ? stepsText(asymptote, widget.step.x) : fractionText(x)
      return `(${across},${fractionText(y)})`
    })
    const edge = region === undefined ? '' : `:${region.dashed ? 'dashed' : 'solid'}:${region.side}`
    return `${shape}:${points.join(';')}${edge}`
  })
  return readPlot(widget, texts.join('|'))
}

const fractionText = ({ n, d }: Rational): string => (d === 1n ? String(n) : `${n}/${d}`)

/** Where each handle is, in steps, and how each region is drawn. */
function facts(_: PlotWidget, { curves }: PlotState): Record<string, number> {
  const sides: readonly (Side | null)[] = [null, 'above', 'below', 'right', 'left']
  const named = curves.flatMap(({ handles, dashed, side }, i): [string, number][] => [
    ...handles.flatMap(([x, y], j): [string, number][] => [
      [`x${i}.${j}`, x],
      [`y${i}.${j}`, y],
    ]),
    [`dashed${i}`, dashed ? 1 : 0],
    [`side${i}`, sides.indexOf(side)],
  ])
  return Object.fromEntries(named)
}
