import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard, through } from './drawing-board.ts'
import type { NamedShape } from './named-shapes.ts'
import { outlineOf, shapeName } from './named-shapes.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { directionOf, polar } from './plane-geometry.ts'

export interface ShapeItem {
  readonly shape: NamedShape
  /** Degrees counterclockwise. */
  readonly turn?: number
  /** Share of the cell that it fills; 1 unless told. */
  readonly size?: number
  readonly label?: string
  /** 2 draws it in the second color. */
  readonly color?: 1 | 2
  readonly outlined?: boolean
  /** Dashed lines through the middle, by direction in degrees. */
  readonly mirrors?: readonly number[]
  /** Column and row (from the top left) when the place matters: above, below, beside. */
  readonly cell?: readonly [number, number]
}

export interface ShapeParams {
  readonly items: readonly ShapeItem[]
  readonly columns?: number
  /** Smaller shapes stand on the ground that a shape of size 1 stands on, to compare heights. */
  readonly standing?: boolean
  /** The name of each shape is asked for: the alt text then counts sides and corners instead of naming. */
  readonly unnamed?: boolean
}

/**
 * One shape, a row or a grid of shapes. Facts: shapes, turns, labels, columns, rows.
 */
export function shape(p: ShapeParams, words: FigureWords = {}): Figure {
  const placed = p.items.some((i) => i.cell)
  const columns =
    p.columns ?? (placed ? Math.max(...p.items.map((i) => (i.cell?.[0] ?? 0) + 1)) : Math.min(p.items.length, 4))
  const rows = placed ? Math.max(...p.items.map((i) => (i.cell?.[1] ?? 0) + 1)) : Math.ceil(p.items.length / columns)
  const labelled = p.items.some((i) => i.label)
  const cellWidth = 304 / columns
  const cellHeight = Math.max(rows === 1 ? 110 : 88, Math.min(cellWidth + 16, 164)) * (rows > 2 ? 0.8 : 1)
  const board = new DrawingBoard(320, Math.round(rows * cellHeight + 16))
  const reach = Math.min(cellWidth - 14, cellHeight - (labelled ? 34 : 14), 136) / 1.17
  for (const [i, item] of p.items.entries()) {
    const [column, row] = item.cell ?? [i % columns, Math.floor(i / columns)]
    const last = !placed && row === rows - 1 ? p.items.length - row * columns : columns
    const shift = placed ? 0 : ((columns - last) * cellWidth) / 2
    const sunk = p.standing === true ? (reach * (1 - (item.size ?? 1))) / 2 : 0
    const center: Spot = [
      8 + shift + (column + 0.5) * cellWidth,
      8 + (row + 0.5) * cellHeight - (labelled ? 10 : 0) + sunk,
    ]
    drawShape(board, item, center, reach * (item.size ?? 1))
    if (item.label) board.text([center[0], 8 + (row + 1) * cellHeight - 12], item.label, { size: 16, weight: 700 })
  }
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? (p.items.length > 1 ? 'Shapes' : 'A shape'),
    alt: words.alt ?? shapeWords(p, placed),
    facts: {
      shapes: p.items.map((i) => i.shape),
      turns: p.items.map((i) => i.turn ?? 0),
      labels: p.items.map((i) => i.label ?? ''),
      columns,
      rows,
    },
  })
}

/** One named shape, `size` across its box, around a place. */
export function drawShape(board: DrawingBoard, item: ShapeItem, center: Spot, size: number): void {
  const { points } = outlineOf(item.shape)
  const turn = item.turn ?? 0
  const spots = points.map(([x, y]) => polar(center, Math.hypot(x, y) * size, directionOf([0, 0], [x, -y]) + turn))
  const second = item.color === 2
  const solid = second ? tone.g3 : tone.f3
  const fill = item.outlined ? tone.paper : second ? tone.g2 : tone.f2
  board.path(through(spots, true), { fill, stroke: solid, width: 3 })
  for (const d of item.mirrors ?? []) {
    board.line(polar(center, size * 0.62, d), polar(center, size * 0.62, d + 180), {
      dash: dashed,
      width: 2.2,
      stroke: tone.f4,
    })
  }
}

const described: Readonly<Partial<Record<NamedShape, string>>> = {
  circle: 'a round shape without corners',
  oval: 'a long round shape without corners',
  semicircle: 'a shape with one straight and one round side',
  heart: 'a round shape with one point',
  star: 'a shape with five points',
  crescent: 'a curved shape with two points',
}

/** A shape in words, by its name, or by what is seen where the name is asked for. */
export function shapeInWords(item: ShapeItem, unnamed: boolean): string {
  const { points } = outlineOf(item.shape)
  const word = unnamed
    ? (described[item.shape] ?? `a shape with ${points.length} straight sides`)
    : shapeName(item.shape)
  const mirrors = item.mirrors?.length
    ? ` with ${item.mirrors.length} dashed line${item.mirrors.length > 1 ? 's' : ''}`
    : ''
  return `${item.label ? `${item.label}: ` : ''}${word}${mirrors}`
}

function shapeWords(p: ShapeParams, placed: boolean): string {
  const items = p.items.map((i) => {
    const place = placed && i.cell ? ` in column ${i.cell[0] + 1}, row ${i.cell[1] + 1}` : ''
    return shapeInWords(i, p.unnamed ?? false) + place
  })
  return altText(
    `Picture of ${listed(items)}.`,
    `${items.join('; ')}.`,
    `${p.items.length} shapes in a row, labelled ${listed(p.items.map((i) => i.label ?? ''))}.`,
  )
}
