import { type Handle } from '@polyhex/contract/exercises/responses/plot'
import { openAxes, type Axes } from '../figures/axes.ts'
import { DrawingBoard } from '../figures/drawing-board.ts'
import { drawLine, drawPoint, drawPolygon, drawSegment, type XY } from '../figures/plot-marks.ts'
import { surfaceWidth } from './surface.ts'
import type { PlotWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Spot } from '../figures/drawing.ts'

/** No taller than wide: a plane stands beside its question on a tablet and above Check on a phone. */
const tallest = 360

const drawn = new WeakMap<PlotWidget, Axes>()

/**
 * Grid, axes and numbers of a widget; `at` takes real numbers, multiples of pi resolved. They are drawn once for a widget, since each
 * move of a finger asks for them several times; nothing may be drawn on them, see `sheetOver`.
 */
export function openPlane(widget: PlotWidget): Axes {
  const known = drawn.get(widget)
  if (known !== undefined) return known
  const axes = drawPlane(widget)
  drawn.set(widget, axes)
  return axes
}

function drawPlane({ window, lines, inPi }: PlotWidget): Axes {
  return openAxes({
    x: { min: window.xMin, max: window.xMax, step: lines.x, name: 'x', inPi },
    y: { min: window.yMin, max: window.yMax, step: lines.y, name: 'y' },
    equal: !inPi && lines.x === lines.y,
    width: surfaceWidth,
    height: inPi ? 260 : tallest,
  })
}

/** A clean sheet over the same axes. */
export function sheetOver(axes: Axes): Axes {
  return { ...axes, board: new DrawingBoard(axes.board.width, axes.board.height) }
}

/** What is given with the question and does not move. */
export function drawGiven(axes: Axes, { given }: PlotWidget): void {
  for (const { shape, at } of given) {
    const places = at.flatMap((x, i): XY[] => (i % 2 === 0 ? [[x, at[i + 1] ?? 0]] : []))
    const [first, second] = places
    if (shape === 'points') for (const place of places) drawPoint(axes, { at: place })
    else if (shape === 'polygon') drawPolygon(axes, { vertices: places, second: true })
    else if (first && second && shape === 'line') drawLine(axes, { through: [first, second], series: 1 })
    else if (first && second) drawSegment(axes, { from: first, to: second, second: true })
  }
}

/** The value of a handle as numbers, across in units of the axis. */
export function valueOf({ step }: PlotWidget, [across, up]: Handle): XY {
  return [(across * step.x[0]) / step.x[1], (up * step.y[0]) / step.y[1]]
}

/** The same, across as a real number. */
export function placeOf(widget: PlotWidget, handle: Handle): XY {
  const [x, y] = valueOf(widget, handle)
  return [widget.inPi ? x * Math.PI : x, y]
}

/** The place in the window that is nearest to a spot of the drawing, snapped. */
export function handleAt(widget: PlotWidget, { box }: Axes, [px, py]: Spot): Handle {
  const { window } = widget
  const x = window.xMin + ((px - box.left) / (box.right - box.left)) * (window.xMax - window.xMin)
  const y = window.yMax - ((py - box.top) / (box.bottom - box.top)) * (window.yMax - window.yMin)
  const { step } = widget
  return inWindow(widget, [Math.round((x * step.x[1]) / step.x[0]), Math.round((y * step.y[1]) / step.y[0])])
}

/** The nearest handle that lies in the window. */
export function inWindow({ window, step }: PlotWidget, [across, up]: Handle): Handle {
  const within = (steps: number, least: number, most: number, [over, under]: readonly [number, number]): number =>
    Math.min(Math.floor((most * under) / over), Math.max(Math.ceil((least * under) / over), steps)) + 0
  return [within(across, window.xMin, window.xMax, step.x), within(up, window.yMin, window.yMax, step.y)]
}
