import { frameBack, frameLines } from '../figures/ten-frame.ts'
import { circle, n2, path, rectangle, type Spot } from '../figures/drawing.ts'
import { tone } from '../figures/palette.ts'
import { surfaceWidth, type Box } from './surface.ts'
import type { CountersWidget } from '@polyhex/contract/exercises/surface-widgets'

/** Where the places of counters lie, and what is drawn behind them. */
export interface CountersLayout {
  readonly width: number
  readonly height: number
  readonly back: string
  /** Side of a cell; counters are drawn to it. */
  readonly cell: number
  readonly spots: readonly Spot[]
  /** The well below, from which counters come. */
  readonly tray: Box
}

const margin = 12
const trayHeight = 76
/** Little pushes, so that loose things do not stand in rows; the same for every question. */
const pushes = [
  [-5, 3],
  [4, -4],
  [-2, -6],
  [6, 4],
  [-6, 1],
  [2, 6],
  [5, -3],
  [-4, -2],
  [1, 5],
] as const

/** Frames of ten under each other, five to a row; the last may be a five frame. */
function frames(places: number): Omit<CountersLayout, 'tray' | 'width'> {
  const rows = Math.ceil(places / 5)
  const cell = rows <= 4 ? 64 : 54
  const left = (surfaceWidth - cell * 5) / 2
  const gap = 14
  let back = ''
  let bottom = margin
  for (let row = 0; row < rows; row += 2) {
    const tall = Math.min(2, rows - row)
    const top = margin + row * cell + (row / 2) * gap
    back += frameBack(left, top, cell, tall) + frameLines(left, top, cell, tall)
    bottom = top + tall * cell
  }
  const spots = Array.from({ length: places }, (_, i): Spot => {
    const row = Math.floor(i / 5)
    return [left + ((i % 5) + 0.5) * cell, margin + (row + 0.5) * cell + Math.floor(row / 2) * gap]
  })
  return { cell, back, spots, height: bottom + margin }
}

/** A field on which things lie about. */
function field(places: number): Omit<CountersLayout, 'tray' | 'width'> {
  const rows = Math.ceil(places / 5)
  const cell = 64
  const height = rows * cell + 2 * margin + 16
  const back = rectangle(margin, margin, surfaceWidth - 2 * margin, height - 2 * margin, {
    fill: tone.paper,
    radius: 20,
  })
  const spots = Array.from({ length: places }, (_, i): Spot => {
    const [dx, dy] = pushes[i % pushes.length] ?? [0, 0]
    const left = (surfaceWidth - cell * 5) / 2
    return [left + ((i % 5) + 0.5) * cell + dx, margin + 8 + (Math.floor(i / 5) + 0.5) * cell + dy]
  })
  return { cell, back, spots, height }
}

/** A grid of dots on which an array is pulled out; its spots are row after row. */
function dots(most: number): Omit<CountersLayout, 'tray' | 'width'> {
  const cell = Math.min(54, (surfaceWidth - 2 * margin - 24) / most)
  const left = margin
  const spots = Array.from({ length: most * most }, (_, i): Spot => [
    left + ((i % most) + 0.5) * cell,
    margin + (Math.floor(i / most) + 0.5) * cell,
  ])
  const back = spots.map(([x, y]) => circle(x, y, 3, { fill: tone.f2 })).join('')
  return { cell, back, spots, height: most * cell + 2 * margin + 24 }
}

/** The layout of a widget; the well is left out of `height` when only the picture is shown. */
export function countersLayout(widget: CountersWidget, withTray: boolean): CountersLayout {
  const { mode, places } = widget
  const own = mode === 'frame' ? frames(places) : mode === 'loose' ? field(places) : dots(places)
  const tray = { x: margin, y: own.height + 4, width: surfaceWidth - 2 * margin, height: trayHeight }
  const hasTray = withTray && mode !== 'array' && widget.does === 'place'
  return { ...own, width: surfaceWidth, tray, height: hasTray ? tray.y + tray.height + margin : own.height }
}

/** The well from which pieces are taken. */
export function well({ x, y, width, height }: Box): string {
  return rectangle(x, y, width, height, { fill: tone.f1, radius: 20 })
}

/** The knob that a corner is pulled by. */
export function knob(): string {
  const arrow = `M${n2(-6)} ${n2(-6)}L${n2(6)} ${n2(6)}M6 0V6H0M-6 0V-6H0`
  return (
    circle(0, 0, 19, { fill: tone.paper, stroke: tone.f3, width: 3 }) + path(arrow, { stroke: tone.f3, width: 2.6 })
  )
}
