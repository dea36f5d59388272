import { rectangle, type Spot } from '../figures/drawing.ts'
import { tone } from '../figures/palette.ts'
import { surfaceWidth, type Box } from './surface.ts'
import type { RingsWidget } from '@polyhex/contract/exercises/surface-widgets'

/** Where rings, the counters in them, and the counters that wait lie. */
export interface RingsLayout {
  readonly width: number
  readonly height: number
  /** Side of the cell of a counter. */
  readonly cell: number
  readonly ring: (i: number) => Box
  /** Under a ring: takes one out again. */
  readonly less: (i: number) => Box
  readonly inRing: (i: number, at: number) => Spot
  /** The well with what is in no ring. */
  readonly well: Box
  readonly free: (at: number) => Spot
}

const margin = 12
const gap = 8
/** Four counters side by side in a ring, three rows of them. */
const across = 4
const down = 3
const chipHeight = 30
/** Waiting counters in a row of the well, and what each of them takes. */
const inRow = 12
const waiting = { across: 27, down: 26 } as const

/**
 * What waits lies above, so that it is seen together with the first rings on a phone. Two rings side by side up to four, then
 * three; the field keeps its size while rings are added.
 */
export function ringsLayout(widget: RingsWidget, withHandles: boolean): RingsLayout {
  const columns = widget.rings === 1 ? 1 : widget.rings <= 4 ? 2 : 3
  const width = (surfaceWidth - 2 * margin - (columns - 1) * gap) / columns
  const cell = Math.min(26, (width - 20) / across)
  const tall = cell * down + 18
  const step = tall + gap + (withHandles ? chipHeight : 0)
  const rows = widget.does === 'share' ? Math.ceil(widget.counters / inRow) : 1
  const well = {
    x: margin,
    y: margin,
    width: surfaceWidth - 2 * margin,
    height: Math.max(52, rows * waiting.down + 14),
  }
  const hasWell = withHandles || widget.does === 'share'
  const top = hasWell ? well.y + well.height + gap : margin
  const ring = (i: number): Box => ({
    x: margin + (i % columns) * (width + gap),
    y: top + Math.floor(i / columns) * step,
    width,
    height: tall,
  })
  return {
    width: surfaceWidth,
    height: top + Math.ceil(widget.rings / columns) * step + margin - gap,
    cell,
    ring,
    less: (i) => ({ x: ring(i).x + width / 2 - 26, y: ring(i).y + tall + 1, width: 52, height: chipHeight - 2 }),
    inRing: (i, at) => [
      ring(i).x + width / 2 + ((at % across) - (across - 1) / 2) * cell,
      ring(i).y + 9 + (Math.floor(at / across) + 0.5) * cell,
    ],
    well,
    free: (at) => [
      surfaceWidth / 2 + ((at % inRow) - (inRow - 1) / 2) * waiting.across,
      well.y + well.height / 2 + (Math.floor(at / inRow) - (rows - 1) / 2) * waiting.down,
    ],
  }
}

/** The line around a ring. */
export function ringLine({ x, y, width, height }: Box): string {
  return rectangle(x, y, width, height, { fill: tone.paper, stroke: tone.f3, width: 3, radius: height / 2.4 })
}

/** The chip under a ring, with a minus. */
export function lessChip({ x, y, width, height }: Box): string {
  return (
    rectangle(x + 2, y + 3, width - 4, height - 6, { fill: tone.f1, radius: 11 }) +
    rectangle(x + width / 2 - 7, y + height / 2 - 1.5, 14, 3, { fill: tone.f4, radius: 1.5 })
  )
}
