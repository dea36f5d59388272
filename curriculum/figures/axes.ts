import { clipSegment } from './clip-curve.ts'
import { labelEvery, niceStep, tickLabel, ticksBetween } from './nice-ticks.ts'
import { tone } from './palette.ts'
import type { Box, Spot } from './plane-geometry.ts'
import { DrawingBoard } from './drawing-board.ts'
import { textWidth } from './text-width.ts'

export interface Axis {
  readonly min: number
  readonly max: number
  /** Distance of the grid lines; chosen when left out. */
  readonly step?: number
  readonly name?: string
  /** min, max and step count in units of pi, and numbers are shown as multiples of pi. */
  readonly inPi?: boolean
  /** Axis numbers left out (sketches without scale). */
  readonly bare?: boolean
  /** Distance of the numbers; chosen by the room there is when left out. */
  readonly numberStep?: number
}

export interface AxesSettings {
  readonly x: Axis
  readonly y: Axis
  readonly width?: number
  /** Least and greatest height; with `equal` the height follows from the ranges. */
  readonly height?: number
  /** One unit is as long across as up. */
  readonly equal?: boolean
  readonly grid?: boolean
}

/** The drawing with its axes: maps mathematical (x, y) to spots. */
export interface Axes {
  readonly board: DrawingBoard
  readonly box: Box
  readonly at: (x: number, y: number) => Spot
  readonly settings: AxesSettings
  /** Drawing units per unit across and up. */
  readonly unitX: number
  readonly unitY: number
}

const size = 13
const scaleOf = (axis: Axis): number => (axis.inPi ? Math.PI : 1)

/** Real bounds of an axis (multiples of pi resolved). */
export const bounds = (axis: Axis): readonly [number, number] => [axis.min * scaleOf(axis), axis.max * scaleOf(axis)]

function gridStep(axis: Axis, length: number): number {
  if (axis.step) return axis.step
  if (axis.inPi) return 0.5
  const range = axis.max - axis.min
  return Number.isInteger(range) && length / range >= 9 ? 1 : niceStep(range, length / 16)
}

interface Layout {
  readonly width: number
  readonly height: number
  readonly box: Box
}

function layOut(s: AxesSettings): Layout {
  const width = s.width ?? 320
  const yTexts = s.y.bare
    ? []
    : ticksBetween(s.y.min, s.y.max, gridStep(s.y, 200)).map((t) => tickLabel(t, s.y.inPi ?? false))
  const yWide = Math.max(0, ...yTexts.map((t) => textWidth(t, size)))
  const yAtLeft = s.x.min >= 0
  const left = yAtLeft ? Math.max(yWide + 14, 22) : Math.max(16, yWide + 12 + (s.x.min * 300) / (s.x.max - s.x.min))
  const right = Math.max(16, s.x.name ? textWidth(s.x.name, size + 1) + 16 : 24)
  const xTexts = s.x.bare ? [] : [tickLabel(s.x.min, s.x.inPi ?? false), tickLabel(s.x.max, s.x.inPi ?? false)]
  const xHalf = Math.max(0, ...xTexts.map((t) => textWidth(t, size))) / 2 + 3
  const xBelow = s.y.min >= 0
  const top = s.y.name && textWidth(s.y.name, size) > 60 ? 30 : 26
  const bottom = xBelow ? (s.x.bare ? 14 : 26) : 14
  const margin = Math.max(left, xHalf)
  const across = width - margin - Math.min(Math.max(right, xHalf), 90)
  const [x0, x1] = bounds(s.x)
  const [y0, y1] = bounds(s.y)
  if (!s.equal) {
    const height = s.height ?? 220
    return { width, height, box: { left: margin, right: margin + across, top, bottom: height - bottom } }
  }
  const tallest = s.height ?? 320
  const scale = Math.min(across / (x1 - x0), (tallest - top - bottom) / (y1 - y0))
  const spare = across - scale * (x1 - x0)
  const height = Math.max(scale * (y1 - y0) + top + bottom, 120)
  const boxLeft = margin + spare / 2
  return {
    width,
    height: Math.round(height),
    box: { left: boxLeft, right: boxLeft + scale * (x1 - x0), top, bottom: top + scale * (y1 - y0) },
  }
}

/**
 * Draws grid, axes, arrowheads, numbers and names. Numbers stand beside the axes; when the axes cross inside the
 * picture the numbers stand below and left of them, and zero is written once.
 */
export function openAxes(s: AxesSettings): Axes {
  const { width, height, box } = layOut(s)
  const board = new DrawingBoard(width, height)
  const [x0, x1] = bounds(s.x)
  const [y0, y1] = bounds(s.y)
  const unitX = (box.right - box.left) / (x1 - x0)
  const unitY = (box.bottom - box.top) / (y1 - y0)
  const at = (x: number, y: number): Spot => [box.left + (x - x0) * unitX, box.bottom - (y - y0) * unitY]
  const axes: Axes = { board, box, at, settings: s, unitX, unitY }
  if (s.grid !== false) drawGrid(axes)
  drawAxisLines(axes)
  drawNumbers(axes)
  return axes
}

function drawGrid({ board, box, at, settings: { x, y } }: Axes): void {
  const upright = ticksBetween(x.min, x.max, gridStep(x, box.right - box.left)).map((t): readonly [Spot, Spot] => {
    const [px] = at(t * scaleOf(x), bounds(y)[0])
    return [
      [px, box.top],
      [px, box.bottom],
    ]
  })
  const level = ticksBetween(y.min, y.max, gridStep(y, box.bottom - box.top)).map((t): readonly [Spot, Spot] => {
    const [, py] = at(bounds(x)[0], t * scaleOf(y))
    return [
      [box.left, py],
      [box.right, py],
    ]
  })
  board.strokes([...upright, ...level])
}

/** Where the axes cross: at zero when it is in range, else at the lower or left edge. */
function crossing({ settings: { x, y } }: Axes): readonly [number, number] {
  const nearest = (axis: Axis): number => Math.min(Math.max(0, bounds(axis)[0]), bounds(axis)[1])
  return [nearest(x), nearest(y)]
}

function drawAxisLines(axes: Axes): void {
  const { board, box, at, settings } = axes
  const [cx, cy] = at(...crossing(axes))
  const ink = { width: 2, stroke: tone.f4 }
  const leftEnd: Spot = [settings.x.min < 0 ? box.left - 6 : cx, cy]
  const bottomEnd: Spot = [cx, settings.y.min < 0 ? box.bottom + 6 : cy]
  board.arrow(leftEnd, [box.right + 10, cy], ink)
  board.arrow(bottomEnd, [cx, box.top - 10], ink)
  const name = { size, weight: 700 }
  if (settings.x.name)
    board.text(
      [Math.min(box.right + 14, board.width - 3 - textWidth(settings.x.name, size)), cy + nameDrop(settings.x.name)],
      settings.x.name,
      { ...name, anchor: 'start' },
    )
  if (settings.y.name) {
    const wide = textWidth(settings.y.name, size)
    const x = Math.max(Math.min(cx + 9, board.width - wide - 3), 3)
    board.text([x, box.top - 14], settings.y.name, { ...name, anchor: 'start' })
  }
}

const nameDrop = (name: string): number => (textWidth(name, size) > 20 ? -12 : 0)

interface Numbering {
  readonly step: number
  readonly every: number
  readonly all: readonly { readonly value: number; readonly text: string }[]
}

/** Which numbers of an axis are written: every one, or every 2nd, 5th, ... so that neighbors have room. */
function numbering(axis: Axis, length: number, unit: number, upright: boolean): Numbering {
  const step = gridStep(axis, length)
  const all = ticksBetween(axis.min, axis.max, step).map((t) => ({ value: t, text: tickLabel(t, axis.inPi ?? false) }))
  const widest = upright ? size * 0.9 : Math.max(...all.map((t) => textWidth(t.text, size)))
  const every = axis.numberStep ? Math.round(axis.numberStep / step) : labelEvery(step * scaleOf(axis) * unit, widest)
  return { step, every, all }
}

function drawNumbers(axes: Axes): void {
  const { board, box, settings } = axes
  const { x, y } = settings
  const across = numbering(x, box.right - box.left, axes.unitX, false)
  const upward = numbering(y, box.bottom - box.top, axes.unitY, true)
  const alike = settings.equal && across.step === upward.step
  const every = Math.max(across.every, upward.every)
  const yInside = x.min < 0
  if (!x.bare) numberAcross(axes, alike ? { ...across, every } : across)
  if (!y.bare) numberUpward(axes, alike ? { ...upward, every } : upward)
  if (yInside && !x.bare && inRange(axes)) {
    const [px, py] = axes.at(0, 0)
    const ink = { size, weight: 500, anchor: 'end' as const, over: true }
    if (board.isFree([px - 6, py + 12], '0', ink)) board.text([px - 6, py + 12], '0', ink)
  }
}

function numberAcross(axes: Axes, { all, step, every }: Numbering): void {
  const { board, at, settings } = axes
  const [, cy] = crossing(axes)
  for (const { value, text } of all) {
    if (!isNumbered(value, step, every) || (value === 0 && settings.x.min < 0)) continue
    const [px, py] = at(value * scaleOf(settings.x), cy)
    tick(board, [px, py], 'up')
    const ink = { size, weight: 500, over: true }
    if (board.isFree([px, py + 13], text, ink)) board.text([px, py + 13], text, ink)
  }
}

function numberUpward(axes: Axes, { all, step, every }: Numbering): void {
  const { board, at, settings } = axes
  const { x, y } = settings
  const [cx] = crossing(axes)
  const zeroElsewhere = y.min < 0 || (!x.bare && x.min === 0)
  for (const { value, text } of all) {
    if (!isNumbered(value, step, every) || (value === 0 && zeroElsewhere)) continue
    const [px, py] = at(cx, value * scaleOf(y))
    tick(board, [px, py], 'across')
    const right = x.min < 0 && px - textWidth(text, size) - 7 < 2
    const ink = { size, weight: 500, over: true, anchor: right ? ('start' as const) : ('end' as const) }
    const spot: Spot = [right ? px + 7 : px - 7, py]
    if (board.isFree(spot, text, ink)) board.text(spot, text, ink)
  }
}

const inRange = ({ settings: { x, y } }: Axes): boolean => x.min < 0 && x.max > 0 && y.min <= 0 && y.max > 0

const isNumbered = (value: number, step: number, every: number): boolean => Math.round(value / step) % every === 0

function tick(board: DrawingBoard, [x, y]: Spot, way: 'up' | 'across'): void {
  const half = 3
  if (way === 'up') board.faint([x, y - half], [x, y + half], { stroke: tone.f4, width: 1.5 })
  else board.faint([x - half, y], [x + half, y], { stroke: tone.f4, width: 1.5 })
}

/** Both ends of the line through two mathematical points, cut to the plot, or null when it misses the plot. */
export function lineAcross(
  axes: Axes,
  a: readonly [number, number],
  b: readonly [number, number],
): readonly [Spot, Spot] | null {
  const [p, q] = [axes.at(...a), axes.at(...b)]
  const stretch = 1e4 / Math.max(Math.hypot(q[0] - p[0], q[1] - p[1]), 1e-6)
  const far = (k: number): Spot => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k]
  return clipSegment(far(-stretch), far(stretch), axes.box)
}
