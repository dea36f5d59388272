import { circle, n2, path, rectangle, type Spot } from '../figures/drawing.ts'
import { openPart } from '../figures/fraction-bar.ts'
import { partLook } from '../figures/fraction-circle.ts'
import { tone } from '../figures/palette.ts'
import { surfaceWidth, type Box } from './surface.ts'
import type { FractionPartsWidget } from '@polyhex/contract/exercises/surface-widgets'

/** One part of a whole: where its middle is, what it looks like from there, and the box a finger means. */
export interface PartDrawing {
  readonly middle: Spot
  readonly box: Box
  draw(shaded: boolean): string
}

const margin = 16

/** Side by side in rows of two. */
function cells(wholes: number, tall: number): { box: Box; height: number }[] {
  const across = Math.min(2, wholes)
  const width = (surfaceWidth - margin * (across + 1)) / across
  const height = Math.min(tall, width)
  return Array.from({ length: wholes }, (_, i) => ({
    box: {
      x: margin + (i % across) * (width + margin),
      y: margin + Math.floor(i / across) * (height + margin),
      width,
      height,
    },
    height: margin + (Math.floor((wholes - 1) / across) + 1) * (height + margin),
  }))
}

function sector(whole: Box, parts: number, i: number): PartDrawing {
  const [cx, cy] = [whole.x + whole.width / 2, whole.y + whole.height / 2]
  const radius = Math.min(whole.width, whole.height) / 2 - 2
  if (parts === 1)
    return { middle: [cx, cy], box: around([cx, cy], 2 * radius), draw: (on) => circle(0, 0, radius, partLook(on)) }
  const turn = (share: number): number => (share * 2 * Math.PI) / parts
  const reach = radius * 0.64
  const middle: Spot = [cx + reach * Math.sin(turn(i + 0.5)), cy - reach * Math.cos(turn(i + 0.5))]
  const at = (share: number): string =>
    `${n2(cx - middle[0] + radius * Math.sin(turn(share)))} ${n2(cy - middle[1] - radius * Math.cos(turn(share)))}`
  const center = `${n2(cx - middle[0])} ${n2(cy - middle[1])}`
  const d = `M${center}L${at(i)}A${n2(radius)} ${n2(radius)} 0 0 1 ${at(i + 1)}Z`
  return { middle, box: around(middle, 50), draw: (on) => path(d, partLook(on)) }
}

const around = ([x, y]: Spot, side: number): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })

function block(box: Box, draw: (width: number, height: number, on: boolean) => string): PartDrawing {
  const { width, height } = box
  return { middle: [box.x + width / 2, box.y + height / 2], box, draw: (on) => draw(width, height, on) }
}

const barPart = (whole: Box, parts: number, i: number): PartDrawing => {
  const width = whole.width / parts
  const radius = Math.min(10, width / 4)
  return block({ ...whole, x: whole.x + i * width, width }, (w, h, on) => {
    const inset = 1.5
    return on
      ? rectangle(-w / 2 + inset, -h / 2, w - 2 * inset, h, { fill: tone.f3, radius })
      : openPart(-w / 2 + inset, -h / 2, w - 2 * inset, h, radius)
  })
}

/** Columns of a grid that is as square as its number allows. */
function columnsOf(parts: number): number {
  let rows = Math.floor(Math.sqrt(parts))
  while (parts % rows !== 0) rows -= 1
  return parts / rows
}

function gridPart(whole: Box, parts: number, i: number): PartDrawing {
  const columns = columnsOf(parts)
  const [width, height] = [whole.width / columns, whole.height / (parts / columns)]
  const box = { x: whole.x + (i % columns) * width, y: whole.y + Math.floor(i / columns) * height, width, height }
  return block(box, (w, h, on) => rectangle(-w / 2, -h / 2, w, h, partLook(on)))
}

/** Every part of every whole, and how tall the drawing is. */
export function fractionShapes(widget: FractionPartsWidget, parts: number): { all: PartDrawing[]; height: number } {
  const { shape, wholes } = widget
  if (shape === 'bar') {
    const tall = wholes === 1 ? 112 : 76
    const rows = Array.from({ length: wholes }, (_, i) => ({
      x: margin,
      y: margin + i * (tall + margin),
      width: surfaceWidth - 2 * margin,
      height: tall,
    }))
    const all = rows.flatMap((whole) => Array.from({ length: parts }, (_, i) => barPart(whole, parts, i)))
    return { all, height: margin + wholes * (tall + margin) }
  }
  const places = cells(wholes, shape === 'circle' ? 268 : 300)
  const part = shape === 'circle' ? sector : gridPart
  const all = places.flatMap(({ box }) => Array.from({ length: parts }, (_, i) => part(box, parts, i)))
  return { all, height: places[0]?.height ?? 0 }
}

/** The sector of a circle under a spot, counted through all wholes; null beside the circles. */
export function sectorUnder(widget: FractionPartsWidget, parts: number, [x, y]: Spot): number | null {
  for (const [w, { box }] of cells(widget.wholes, 268).entries()) {
    const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2]
    if (Math.hypot(dx, dy) > Math.min(box.width, box.height) / 2 + 6) continue
    const turn = (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1
    return w * parts + Math.min(parts - 1, Math.floor(turn * parts))
  }
  return null
}
