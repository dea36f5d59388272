import type { DrawingBoard } from './drawing-board.ts'
import { dashed } from './drawing-board.ts'
import { writeSide } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Box, Spot } from './plane-geometry.ts'
import { polar } from './plane-geometry.ts'
import type { Solid } from './solid-bodies.ts'

const flatness = 0.28
const n = (v: number): number => Math.round(v * 100) / 100

/** Half an ellipse as path data from the left to the right end; `lower` is the half nearest to the reader. */
const half = ([x, y]: Spot, r: number, lower: boolean): string =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r * flatness)} 0 0 ${lower ? 0 : 1} ${n(x + r)} ${n(y)}`

const ink = { stroke: tone.f4, width: 2.5 }
const hidden = { stroke: tone.f4, width: 1.8, dash: dashed }

function ring(board: DrawingBoard, center: Spot, r: number, back: 'hidden' | 'seen'): void {
  for (let d = 0; d < 360; d += 20) board.keepClear(rim(center, r, d), rim(center, r, d + 20))
  board.path(half(center, r, true), ink)
  board.path(half(center, r, false), back === 'hidden' ? hidden : ink)
}

const rim = ([x, y]: Spot, r: number, degrees: number): Spot => {
  const [dx, dy] = polar([0, 0], r, degrees)
  return [x + dx, y + dy * flatness]
}

interface Frame {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly r: number
}

function frameOf(solid: Solid, box: Box): Frame {
  const labelled = Object.keys(solid.labels ?? {}).length > 0
  const [mx, my] = labelled ? [58, 30] : [18, 20]
  const room = { w: box.right - box.left - 2 * mx, h: box.bottom - box.top - 2 * my }
  const x = (box.left + box.right) / 2
  const middle = (box.top + box.bottom) / 2
  if (solid.kind === 'sphere' || solid.kind === 'hemisphere') {
    const r = Math.min(room.w, room.h) / 2
    return { x, r, top: middle - r, bottom: middle + r }
  }
  const upper =
    solid.kind === 'cone_on_cylinder'
      ? (solid.top ?? solid.height ?? 1)
      : solid.kind === 'hemisphere_on_cylinder'
        ? (solid.radius ?? 1)
        : 0
  const ratio = Math.min(Math.max(((solid.height ?? 3) + upper) / (solid.radius ?? 1.2), 1), 5)
  const r = Math.min(room.w / 2, room.h / (ratio + flatness * 2))
  return { x, r, top: middle - (ratio * r) / 2, bottom: middle + (ratio * r) / 2 }
}

/** Draws cylinders, cones, spheres and bodies joined of them; measures stand outside, inner ones on dashed lines. */
export function drawRound(board: DrawingBoard, solid: Solid, box: Box): void {
  const f = frameOf(solid, box)
  const [base, apex]: [Spot, Spot] = [
    [f.x, f.bottom],
    [f.x, f.top],
  ]
  if (solid.kind === 'sphere') drawSphere(board, f)
  else if (solid.kind === 'hemisphere') drawDome(board, [f.x, f.top + f.r * 1.3], f.r)
  else if (solid.kind === 'cylinder') drawTube(board, base, apex, f.r)
  else if (solid.kind === 'cone') drawCone(board, base, apex, f.r)
  else {
    const share =
      solid.kind === 'cone_on_cylinder'
        ? (solid.top ?? 1) / ((solid.top ?? 1) + (solid.height ?? 1))
        : f.r / (f.bottom - f.top)
    const seam: Spot = [f.x, f.top + (f.bottom - f.top) * Math.min(Math.max(share, 0.2), 0.75)]
    drawTube(board, base, seam, f.r)
    if (solid.kind === 'cone_on_cylinder') drawCone(board, seam, apex, f.r)
    else drawCap(board, seam, f.r)
    writeMeasures(board, solid, { ...f, seam })
    return
  }
  if (solid.cut) drawCut(board, solid, f)
  writeMeasures(board, solid, f)
}

function drawTube(board: DrawingBoard, [x, bottom]: Spot, [, top]: Spot, r: number): void {
  const body = `M${n(x - r)} ${n(top)}V${n(bottom)}A${n(r)} ${n(r * flatness)} 0 0 0 ${n(x + r)} ${n(bottom)}V${n(top)}`
  board.path(`${body}A${n(r)} ${n(r * flatness)} 0 0 0 ${n(x - r)} ${n(top)}Z`, { fill: tone.f1, stroke: tone.none })
  board.path(`${half([x, top], r, true)}A${n(r)} ${n(r * flatness)} 0 0 0 ${n(x - r)} ${n(top)}Z`, {
    fill: tone.f2,
    stroke: tone.none,
  })
  board.line([x - r, top], [x - r, bottom], ink)
  board.line([x + r, top], [x + r, bottom], ink)
  ring(board, [x, top], r, 'seen')
  ring(board, [x, bottom], r, 'hidden')
}

function drawCone(board: DrawingBoard, [x, bottom]: Spot, [, top]: Spot, r: number): void {
  board.path(
    `M${n(x - r)} ${n(bottom)}L${n(x)} ${n(top)}L${n(x + r)} ${n(bottom)}A${n(r)} ${n(r * flatness)} 0 0 1 ${n(x - r)} ${n(bottom)}Z`,
    { fill: tone.f1, stroke: tone.none },
  )
  board.line([x - r, bottom], [x, top], ink)
  board.line([x + r, bottom], [x, top], ink)
  ring(board, [x, bottom], r, 'hidden')
}

function drawSphere(board: DrawingBoard, f: Frame): void {
  const center: Spot = [f.x, (f.top + f.bottom) / 2]
  board.circle(center, f.r, { ...ink, fill: tone.f1 })
  ring(board, center, f.r, 'hidden')
  board.dot(center, { radius: 3.2, stroke: tone.f4 })
}

function drawDome(board: DrawingBoard, center: Spot, r: number): void {
  board.path(
    `M${n(center[0] - r)} ${n(center[1])}A${n(r)} ${n(r)} 0 0 1 ${n(center[0] + r)} ${n(center[1])}A${n(r)} ${n(r * flatness)} 0 0 1 ${n(center[0] - r)} ${n(center[1])}Z`,
    { fill: tone.f1, ...ink },
  )
  for (let d = 0; d < 360; d += 20) board.keepClear(rim(center, r, d), rim(center, r, d + 20))
  board.path(half(center, r, false), hidden)
  board.dot(center, { radius: 3.2, stroke: tone.f4 })
}

function drawCap(board: DrawingBoard, center: Spot, r: number): void {
  board.path(
    `M${n(center[0] - r)} ${n(center[1])}A${n(r)} ${n(r)} 0 0 1 ${n(center[0] + r)} ${n(center[1])}A${n(r)} ${n(r * flatness)} 0 0 1 ${n(center[0] - r)} ${n(center[1])}Z`,
    { fill: tone.f1, stroke: tone.none },
  )
  board.arc(center, r, 0, 180, ink)
  ring(board, center, r, 'hidden')
}

function drawCut(board: DrawingBoard, solid: Solid, f: Frame): void {
  const at = f.bottom - (f.bottom - f.top) * 0.45
  const shade = { fill: tone.g3, opacity: 0.45, stroke: tone.g3, width: 2 }
  const r = solid.kind === 'cone' ? f.r * 0.55 : solid.kind === 'sphere' ? f.r * 0.995 : f.r
  const disk = `M${n(f.x - r)} ${n(at)}A${n(r)} ${n(r * flatness)} 0 1 0 ${n(f.x + r)} ${n(at)}A${n(r)} ${n(r * flatness)} 0 1 0 ${n(f.x - r)} ${n(at)}Z`
  if (solid.cut === 'vertical' && solid.kind === 'cone')
    board.path(`M${n(f.x - f.r)} ${n(f.bottom)}L${n(f.x)} ${n(f.top)}L${n(f.x + f.r)} ${n(f.bottom)}Z`, shade)
  else if (solid.cut === 'vertical' && solid.kind === 'cylinder')
    board.path(`M${n(f.x - f.r)} ${n(f.top)}H${n(f.x + f.r)}V${n(f.bottom)}H${n(f.x - f.r)}Z`, shade)
  else board.path(disk, shade)
}

function writeMeasures(board: DrawingBoard, solid: Solid, f: Frame & { readonly seam?: Spot }): void {
  const { x, r, top, bottom } = f
  const round = solid.kind === 'sphere'
  const level = round
    ? (top + bottom) / 2
    : solid.kind === 'hemisphere'
      ? top + r * 1.3
      : solid.kind === 'cylinder'
        ? top
        : bottom
  const center: Spot = [x, level]
  const inner = { stroke: tone.g3, width: 2.5 }
  for (const [key, text] of Object.entries(solid.labels ?? {})) {
    if (key === 'radius' || key === 'diameter') {
      const from: Spot = key === 'radius' ? center : [x - r, level]
      board.line(from, [x + r, level], inner)
      writeSide(board, from, [x + r, level], text, round || solid.kind === 'cylinder' ? [0, -1] : [0, 1], 60)
    } else if (key === 'height') {
      const high = f.seam?.[1] ?? top
      if (solid.kind === 'cone') {
        board.line(center, [x, top], { ...inner, dash: dashed })
        writeSide(board, center, [x, top], text, [-1, 0], 60)
      } else writeSide(board, [x + r, high], [x + r, bottom], text, [1, 0], 20)
    } else if (key === 'slant') writeSide(board, [x, top], [x + r, bottom], text, [1, -0.4], 40)
    else if (key === 'topHeight' && f.seam) {
      board.line(f.seam, [x, top], { ...inner, dash: dashed })
      writeSide(board, f.seam, [x, top], text, [-1, 0], 60)
    } else throw new RangeError(`a ${solid.kind} has no place for the measure ${key}`)
  }
  if (!round && solid.labels?.['radius']) board.dot(polar(center, 0, 0), { radius: 3.2, stroke: tone.f4 })
}
