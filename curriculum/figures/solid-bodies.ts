import type { DrawingBoard } from './drawing-board.ts'
import { dashed, through } from './drawing-board.ts'
import { writeSide } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Box, Spot } from './plane-geometry.ts'
import { between, minus, unit } from './plane-geometry.ts'
import { drawRound } from './solid-rounds.ts'
import type { Point3, Wire } from './solid-wires.ts'
import { wireOf } from './solid-wires.ts'

export interface Solid {
  readonly kind:
    | 'box'
    | 'cube'
    | 'cylinder'
    | 'cone'
    | 'sphere'
    | 'hemisphere'
    | 'square_pyramid'
    | 'triangular_pyramid'
    | 'triangular_prism'
    | 'hexagonal_prism'
    | 'cone_on_cylinder'
    | 'hemisphere_on_cylinder'
    | 'pyramid_on_box'
    | 'step'
  /**
   * Measures for the proportions: length, width, height of boxes, prisms and pyramids (length: across, width: into the
   * depth); radius and height of round ones; `top` the height of an upper part.
   */
  readonly length?: number
  readonly width?: number
  readonly height?: number
  readonly radius?: number
  readonly top?: number
  /** What is written: keys length, width, height, radius, diameter, slant, diagonal, side, topHeight, baseHeight, stepHeight, stepLength. */
  readonly labels?: Readonly<Record<string, string>>
  readonly cut?: 'horizontal' | 'vertical' | 'slanted'
}

/** Cabinet projection: x across, y into the depth (half length at 38 degrees), z up. */
const flat = ([x, y, z]: Point3): Spot => [x + y * 0.5 * Math.cos(0.66), z + y * 0.5 * Math.sin(0.66)]

/** Draws one solid into a box of the board. */
export function drawSolid(board: DrawingBoard, solid: Solid, box: Box): void {
  const wire = wireOf(solid)
  if (wire) drawWire(board, solid, wire, box)
  else drawRound(board, solid, box)
}

function drawWire(board: DrawingBoard, solid: Solid, wire: Wire, box: Box): void {
  const flats = wire.points.map(flat)
  const labelled = Object.keys(solid.labels ?? {}).length > 0
  const [mx, my] = labelled ? [52, 30] : [16, 20]
  const [xs, ys] = [flats.map((p) => p[0]), flats.map((p) => p[1])]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((box.right - box.left - 2 * mx) / (x1 - x0), (box.bottom - box.top - 2 * my) / (y1 - y0))
  const map = (p: Point3): Spot => {
    const [x, y] = flat(p)
    return [
      (box.left + box.right) / 2 + (x - (x0 + x1) / 2) * scale,
      (box.top + box.bottom) / 2 - (y - (y0 + y1) / 2) * scale,
    ]
  }
  const spots = wire.points.map(map)
  const fills = [tone.f1, tone.f2, tone.f1]
  for (const [i, face] of wire.faces.entries()) {
    board.polygon(
      face.map((k) => spots[k] as Spot),
      { fill: fills[i % 3] as string, stroke: tone.f4, width: 2.5 },
    )
  }
  for (const [a, b] of wire.hidden)
    board.line(spots[a] as Spot, spots[b] as Spot, { dash: dashed, width: 1.8, stroke: tone.f4 })
  if (wire.cut)
    board.path(through(wire.cut.map(map), true), { fill: tone.g3, opacity: 0.45, stroke: tone.g3, width: 2 })
  const middle = spots.reduce((s, p) => [s[0] + p[0] / spots.length, s[1] + p[1] / spots.length] as Spot, [
    0, 0,
  ] as Spot)
  for (const [key, text] of Object.entries(solid.labels ?? {})) {
    const edge = wire.measures[key]
    if (!edge) throw new RangeError(`a ${solid.kind} has no place for the measure ${key}`)
    const [a, b] = [map(edge[0]), map(edge[1])]
    if (edge[2] === 'in') board.line(a, b, { dash: dashed, stroke: tone.g3, width: 2.5 })
    const [dx, dy] = unit(minus(b, a))
    const half = between(a, b, 0.5)
    const normal: Spot = [dy, -dx]
    const outer =
      (half[0] - middle[0]) * normal[0] + (half[1] - middle[1]) * normal[1] >= 0 ? normal : ([-dy, dx] as Spot)
    writeSide(board, a, b, text, outer, edge[2] === 'in' ? 180 : 45)
  }
}
