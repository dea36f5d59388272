import type { BaseTenState } from '@polyhex/contract/exercises/responses/base-ten'
import { block } from '../figures/base-ten-blocks.ts'
import { label, line, rectangle, type Spot } from '../figures/drawing.ts'
import { counted } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { well } from './counters-layout.ts'
import { mat } from './mat.ts'
import { surfaceWidth, type Box, type HitArea, type Look, type Picture, type Piece } from './surface.ts'
import type { BaseTenWidget } from '@polyhex/contract/exercises/surface-widgets'

type Column = BaseTenWidget['columns'][number]

export const headings = { hundred: 'Hundreds', ten: 'Tens', one: 'Ones' } as const
const margin = 12
const ground: Box = { x: margin, y: margin, width: surfaceWidth - 2 * margin, height: 258 }
const tray: Box = { x: margin, y: ground.y + ground.height + 12, width: ground.width, height: 84 }
/** Sides of a small cube in each column; ones stay large enough to be counted. */
const unitOf = (column: Column, columns: number): number =>
  columns > 2 ? { hundred: 6, ten: 9.6, one: 13 }[column] : { hundred: 7, ten: 13.5, one: 17 }[column]
const shares = { hundred: 1.15, ten: 1, one: 0.95 } as const

/** The columns of the mat, from the largest blocks to the ones. */
function columnBoxes({ columns }: BaseTenWidget): Box[] {
  const total = columns.reduce((sum, column) => sum + shares[column], 0)
  let x = ground.x
  return columns.map((column) => {
    const width = (ground.width * shares[column]) / total
    x += width
    return { x: x - width, y: ground.y, width, height: ground.height }
  })
}

function spotOf(column: Column, i: number, n: number, box: Box, unit: number): Spot {
  const [top, room] = [box.y + 36, box.height - 46]
  if (column === 'one') {
    const columns = Math.ceil(n / 5)
    const step = Math.min(unit * 1.5, (box.width - 16) / Math.max(columns, 1))
    const left = box.x + (box.width - columns * step) / 2 + unit * 0.15
    return [left + Math.floor(i / 5) * step, top + (i % 5) * unit * 1.6]
  }
  if (column === 'ten') {
    const perRow = n > 10 ? Math.ceil(n / 2) : n
    const step = Math.min(unit * 1.7, (box.width - 20) / Math.max(perRow, 1))
    const left = box.x + (box.width - perRow * step) / 2 + unit * 0.3
    return [left + (i % perRow) * step, top + Math.floor(i / perRow) * Math.min(unit * 10 + 8, room - unit * 10)]
  }
  const side = unit * 10
  const perRow = box.width > 2 * side + 14 && n > 1 ? 2 : 1
  const rows = Math.ceil(n / perRow)
  const step = Math.min(side + 6, (room - side) / Math.max(rows - 1, 1))
  const left = box.x + (box.width - perRow * (side + 4)) / 2 + 2
  return [left + (i % perRow) * (side + 4), top + Math.floor(i / perRow) * step]
}

function blockPiece(id: string, column: Column, [x, y]: Spot, unit: number): Piece {
  return { id, x, y, svg: block(`${column}s`, 0, 0, unit, false) }
}

function piecesOf(widget: BaseTenWidget, state: BaseTenState): Piece[] {
  const boxes = columnBoxes(widget)
  return widget.columns.flatMap((column, c) => {
    const n = state[column] ?? 0
    const unit = unitOf(column, boxes.length)
    return Array.from({ length: n }, (_, i) =>
      blockPiece(`${column}:${i}`, column, spotOf(column, i, n, boxes[c] ?? ground, unit), unit),
    )
  })
}

function trayBox(widget: BaseTenWidget, c: number): Box {
  const width = tray.width / widget.columns.length
  return { ...tray, x: tray.x + c * width, width }
}

const traySide = { hundred: [60, 60], ten: [12, 66], one: [20, 20] } as const
const trayUnit = { hundred: 6, ten: 6.6, one: 16 } as const

function trayPieces(widget: BaseTenWidget): Piece[] {
  return widget.columns.map((column, c) => {
    const box = trayBox(widget, c)
    const [w, h] = traySide[column]
    const [x, y] = [box.x + box.width / 2 - w / 2 + 14, box.y + (box.height - h) / 2]
    return { id: `tray:${column}`, x, y, svg: block(`${column}s`, 0, 0, trayUnit[column], false) }
  })
}

/** A dashed ring around ten ones that can be traded. */
function ring(widget: BaseTenWidget, state: BaseTenState): string {
  const ones = state.one ?? 0
  const box = columnBoxes(widget)[widget.columns.indexOf('one')]
  if (widget.mode !== 'trade' || ones < 10 || box === undefined || !widget.columns.includes('ten')) return ''
  const unit = unitOf('one', widget.columns.length)
  const [first, last] = [spotOf('one', 0, ones, box, unit), spotOf('one', 9, ones, box, unit)]
  const side = unit * 1.2
  const [x, y] = [first[0] - 4, first[1] - 5]
  return rectangle(x, y, last[0] + side - x + 4, last[1] + side - y + 5, {
    fill: 'none',
    stroke: tone.f3,
    width: 2.5,
    dashed: '6 5',
    radius: 9,
  })
}

/** The mat with a column for each kind of block, and below it the blocks that can be added. */
export function draw(widget: BaseTenWidget, state: BaseTenState, look: Look, said: string): Picture {
  const hasTray = look === 'work' && widget.mode !== 'take_away'
  const boxes = columnBoxes(widget)
  const heads = widget.columns
    .map((column, c) => {
      const box = boxes[c] ?? ground
      const cut =
        c === 0 ? '' : line(box.x, box.y + 10, box.x, box.y + box.height - 10, { stroke: tone.f2, dashed: true })
      return cut + label(box.x + box.width / 2, box.y + 23, headings[column], { size: 15 })
    })
    .join('')
  const plus = hasTray
    ? widget.columns
        .map((_, c) => label(trayBox(widget, c).x + 24, tray.y + tray.height / 2 + 9, '+', { size: 26 }))
        .join('')
    : ''
  return {
    width: surfaceWidth,
    height: (hasTray ? tray.y + tray.height : ground.y + ground.height) + margin,
    hue: hueOf.number,
    title: 'Base ten blocks',
    alt: `Base ten blocks: ${said}`,
    back: mat(ground) + heads + (look === 'work' ? ring(widget, state) : '') + (hasTray ? well(tray) + plus : ''),
    pieces: [...piecesOf(widget, state), ...(hasTray ? trayPieces(widget) : [])],
  }
}

/** A column is a slider: + and - change it, a tap takes one away; the blocks below are buttons that add. */
export function areas(widget: BaseTenWidget, state: BaseTenState): HitArea[] {
  const boxes = columnBoxes(widget)
  const columns = widget.columns.map((column, c): HitArea => {
    const n = state[column] ?? 0
    return {
      id: `column:${column}`,
      group: 'columns',
      role: 'slider',
      box: boxes[c] ?? ground,
      label: headings[column],
      value: counted(n, column),
      range: { now: n, least: 0, most: 120 },
      drop: true,
      ...(n === 0 ? {} : { drag: 'piece' as const, piece: `${column}:${n - 1}` }),
    }
  })
  if (widget.mode === 'take_away') return columns
  const adds = widget.columns.map((column, c): HitArea => ({
    id: `tray:${column}`,
    group: 'tray',
    role: 'button',
    box: trayBox(widget, c),
    label: `Add a ${column}`.replace('a one', 'one'),
    value: '',
    drag: 'piece',
    piece: `tray:${column}`,
  }))
  return [...columns, ...adds]
}
