import type { PlottedCurve, Side } from '@polyhex/contract/exercises/responses/plot'
import { bounds, lineAcross, type Axes } from '../figures/axes.ts'
import { clipCurve, clipPolygon } from '../figures/clip-curve.ts'
import { sampleCurve, type CurveSpec } from '../figures/curve-specs.ts'
import { dashed as dashes, type Ink } from '../figures/drawing-board.ts'
import { tone } from '../figures/palette.ts'
import type { XY } from '../figures/plot-marks.ts'
import type { PlotShape } from '@polyhex/contract/exercises/surface-widgets'
import type { Spot } from '../figures/drawing.ts'

/** The two curves of a question are told apart by color, and by the shape of their handles. */
export const curveColor = (index: number): string => (index === 0 ? tone.f3 : tone.g3)

/** Draws the curve that handles fix, and shades its region. What is no curve yet shows its handles alone. */
export function drawCurveOf(
  axes: Axes,
  shape: PlotShape,
  places: readonly XY[],
  { dashed, side }: Pick<PlottedCurve, 'dashed' | 'side'>,
  index: number,
): void {
  const { board, at } = axes
  const [first, second] = places
  if (first === undefined || second === undefined || shape === 'points') return
  const ink: Ink = { stroke: curveColor(index), width: 3.5, ...(dashed ? { dash: dashes } : {}) }
  const [a, b] = [at(...first), at(...second)]
  switch (shape) {
    case 'segment':
      board.line(a, b, ink)
      return
    case 'vector':
      board.arrow(a, b, ink)
      return
    case 'polygon': {
      const spots = places.map((place) => at(...place))
      if (spots.length > 2) board.region(spots, { fill: curveColor(index), opacity: 0.18 })
      board.polygon(spots, ink)
      return
    }
    case 'circle':
      board.circle(a, Math.hypot(b[0] - a[0], b[1] - a[1]), ink)
      return
    case 'line':
      if (side !== null) shade(axes, [...acrossAll(axes, first, second)], side, index)
      strokeLine(axes, first, second, ink)
      return
    case 'ray': {
      const ends = lineAcross(axes, first, second)
      if (ends === null) return
      const goesOn = (end: Spot): boolean => (end[0] - a[0]) * (b[0] - a[0]) + (end[1] - a[1]) * (b[1] - a[1]) > 0
      const end = ends.find(goesOn)
      if (end !== undefined) board.arrow(a, end, ink)
      return
    }
    default: {
      const spec = curveSpec(shape, places)
      if (spec === null) return
      if (shape === 'exponential') board.line(...level(axes, first[1]), { stroke: tone.f4, width: 2, dash: dashes })
      const samples = sampleCurve(spec, ...bounds(axes.settings.x), bounds(axes.settings.y))
      const spots = samples.map((one) => one && at(...one))
      if (side !== null)
        shade(
          axes,
          spots.filter((spot) => spot !== null),
          side,
          index,
        )
      for (const run of clipCurve(spots, axes.box)) board.polyline(run, ink)
    }
  }
}

function strokeLine(axes: Axes, first: XY, second: XY, ink: Ink): void {
  const ends = lineAcross(axes, first, second)
  if (ends !== null) axes.board.line(...ends, ink)
}

function level({ at, settings }: Axes, y: number): [Spot, Spot] {
  const [x0, x1] = bounds(settings.x)
  return [at(x0, y), at(x1, y)]
}

/** Two spots of a line far beyond the plot on both sides. */
function acrossAll({ at }: Axes, first: XY, second: XY): [Spot, Spot] {
  const [a, b] = [at(...first), at(...second)]
  const far = 1e4 / Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6)
  const on = (k: number): Spot => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]
  const ends: [Spot, Spot] = [on(-far), on(far)]
  return ends[0][0] > ends[1][0] || (ends[0][0] === ends[1][0] && ends[0][1] < ends[1][1]) ? [ends[1], ends[0]] : ends
}

/** Fills the side of a curve whose spots go from left to right (or, of an upright line, from top to bottom). */
function shade({ board, box }: Axes, spots: readonly Spot[], side: Side, index: number): void {
  const [first, last] = [spots[0], spots.at(-1)]
  if (first === undefined || last === undefined) return
  const beyond = 1e4
  const ends: Record<Side, Spot[]> = {
    above: [
      [last[0], -beyond],
      [first[0], -beyond],
    ],
    below: [
      [last[0], beyond],
      [first[0], beyond],
    ],
    left: [
      [-beyond, last[1]],
      [-beyond, first[1]],
    ],
    right: [
      [beyond, last[1]],
      [beyond, first[1]],
    ],
  }
  const edges: readonly ((spot: Spot) => number)[] = [
    ([x]) => x - box.left,
    ([x]) => box.right - x,
    ([, y]) => y - box.top,
    ([, y]) => box.bottom - y,
  ]
  const region = edges.reduce<Spot[]>((kept, edge) => clipPolygon(kept, edge), [...spots, ...ends[side]])
  if (region.length > 2) board.region(region, { fill: curveColor(index), opacity: 0.22 })
}

/** The function that handles fix; null while they fix none. */
function curveSpec(shape: PlotShape, places: readonly XY[]): CurveSpec | null {
  const [first, second, third] = places
  if (first === undefined || second === undefined) return null
  const [across, up] = [second[0] - first[0], second[1] - first[1]]
  switch (shape) {
    case 'parabola': {
      const a = up / across ** 2
      const [h, k] = first
      return across === 0 ? null : { kind: 'polynomial', coefficients: [a * h * h + k, -2 * a * h, a] }
    }
    case 'absolute':
      return across === 0 ? null : { kind: 'absolute', a: up / Math.abs(across), h: first[0], k: first[1] }
    case 'sine':
      return across === 0
        ? null
        : {
            kind: 'sine',
            amplitude: up,
            frequency: Math.PI / 2 / across,
            shift: first[0],
            midline: first[1],
          }
    case 'exponential': {
      if (third === undefined || third[0] === second[0]) return null
      const [from, to] = [second[1] - first[1], third[1] - first[1]]
      if (from * to <= 0) return null
      const base = (to / from) ** (1 / (third[0] - second[0]))
      return { kind: 'exponential', a: from, base, h: second[0], k: first[1] }
    }
    default:
      return null
  }
}
