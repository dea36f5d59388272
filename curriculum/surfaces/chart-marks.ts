import { label, line, path } from '../figures/drawing.ts'
import { DrawingBoard } from '../figures/drawing-board.ts'
import { counted } from '../figures/lettering.ts'
import { numberedEvery, writePlace } from '../figures/line-plot.ts'
import { mark } from '../figures/marks.ts'
import { keyOfSymbol, saidSymbols, symbol } from '../figures/pictograph.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { hexagon } from '../figures/small-hexagon.ts'
import { textWidth } from '../figures/text-width.ts'
import { columnArea, columnId, type ChartSheet } from './chart-sheet.ts'
import { surfaceWidth, type Box, type HitArea, type Piece } from './surface.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Pen, Spot } from '../figures/drawing.ts'

/** Marks in piles or rows: a tap beside them adds one, a tap on them takes the last one away. */
interface MarkPlaces {
  readonly height: number
  /** Where mark `k` of a column stands, and how large it is. */
  readonly at: (index: number, k: number) => Spot
  readonly radius: number
  /** The whole field of a column, and the part of it that so many marks fill. */
  readonly field: (index: number) => Box
  readonly pile: (index: number, marks: number) => Box
}

/** How many marks a number is, the last perhaps a half. */
const marksOf = ({ mode, step }: ChartWidget, number: number): number => (mode === 'picture' ? number / step : number)
const takeId = (index: number): string => `take:${index}`

function sheetOf(
  placesOf: (widget: ChartWidget) => MarkPlaces,
  drawBack: (widget: ChartWidget, places: MarkPlaces) => string,
  drawMark: (widget: ChartWidget, left: number, radius: number) => string,
  drawGhost: (widget: ChartWidget, radius: number) => string,
  spoken: ChartSheet['spoken'],
): ChartSheet {
  const isIn = ({ x, y, width, height }: Box, [px, py]: Spot): boolean =>
    px >= x && px < x + width && py >= y && py < y + height
  return {
    draw(widget, state, look) {
      const places = placesOf(widget)
      const ghosts = state.flatMap((number, i): Piece[] => {
        const marks = marksOf(widget, number)
        if (look === 'shown' || number >= widget.top) return []
        const [x, y] = places.at(i, Math.floor(marks))
        return [{ id: `next:${i}`, x, y, svg: drawGhost(widget, places.radius) }]
      })
      const marks = state.flatMap((number, i) =>
        Array.from({ length: Math.ceil(marksOf(widget, number)) }, (_, k): Piece => {
          const [x, y] = places.at(i, k)
          return { id: `mark:${i}:${k}`, x, y, svg: drawMark(widget, marksOf(widget, number) - k, places.radius) }
        }),
      )
      return { height: places.height, back: drawBack(widget, places), pieces: [...ghosts, ...marks] }
    },
    areas(widget, state) {
      const places = placesOf(widget)
      return widget.columns.flatMap((column, i): HitArea[] => {
        const slider: HitArea = { ...columnArea(widget, state, i, column, { spoken }), box: places.field(i) }
        const number = state[i] ?? 0
        if (number === 0) return [slider]
        return [
          slider,
          {
            id: takeId(i),
            group: 'take',
            role: 'button',
            box: places.pile(i, Math.ceil(marksOf(widget, number))),
            label: `${column}, take one away`,
            value: '',
          },
        ]
      })
    },
    areaAt(widget, state, spot) {
      const places = placesOf(widget)
      const index = widget.columns.findIndex((_, i) => isIn(places.field(i), spot))
      if (index < 0) return null
      const marks = Math.ceil(marksOf(widget, state[index] ?? 0))
      return marks > 0 && isIn(places.pile(index, marks), spot) ? takeId(index) : columnId(index)
    },
    numberAt: () => Number.NaN,
    spoken,
  }
}

/** Where the next mark would go. */
const nextPen: Pen = { fill: 'none', stroke: tone.f4, width: 1.6, dashed: '4 4', opacity: 0.5 }

/** Every place of a line plot has room for as many marks as the tallest pile may have. */
function pilesOf(widget: ChartWidget): MarkPlaces {
  const { columns, top, base, title, name } = widget
  const count = columns.length
  const spacing = Math.min(300 / Math.max(count - 1, 1), 64)
  const first = (surfaceWidth - spacing * (count - 1)) / 2
  const pitch = Math.min(27, 196 / top)
  const above = title === '' ? 12 : 38
  const ground = above + top * pitch + 8
  const isFractional = (base?.under ?? 1) > 1
  const height = ground + 30 + (isFractional ? 16 : 0) + (name === '' ? 0 : 20)
  const left = (index: number): number => first + spacing * (index - 0.5)
  return {
    height,
    radius: Math.min(pitch / 2.1, spacing * 0.42),
    at: (index, k) => [first + spacing * index, ground - 8 - (k + 0.5) * pitch],
    field: (index) => ({ x: left(index), y: above - 8, width: spacing, height: ground + 28 - above }),
    pile: (index, marks) => {
      const tall = Math.max(27, marks * pitch)
      return { x: left(index), y: ground - 6 - tall, width: spacing, height: tall }
    },
  }
}

function drawLineBack(widget: ChartWidget, places: MarkPlaces): string {
  const { columns, base, title, name } = widget
  const board = new DrawingBoard(surfaceWidth, places.height)
  const spots = columns.map((_, i): number => places.at(i, 0)[0])
  const { y, height } = places.field(0)
  const ground = y + height - 28
  const spacing = places.field(0).width
  const { from, under } = base ?? { from: 0, under: 1 }
  const every = numberedEvery(from, columns.length, under, spacing)
  const [first = 0, last = 0] = [spots[0], spots.at(-1)]
  board.line([Math.max(8, first - 24), ground], [Math.min(surfaceWidth - 8, last + 24), ground], { width: 2.5 })
  for (const [i, x] of spots.entries()) {
    const isNumbered = (from + i) % every === 0
    const reach = isNumbered ? 5 : 3
    board.faint([x, ground - reach], [x, ground + reach], { stroke: tone.f4, width: 2 })
    if (isNumbered) writePlace(board, [x, ground + 17], from + i, under)
  }
  if (name !== '') board.text([surfaceWidth / 2, places.height - 12], name, { size: 13, weight: 700 })
  return (title === '' ? '' : label(surfaceWidth / 2, 26, title, { size: 16 })) + board.markup(hueOf.data)
}

/** Marks over the numbers of a line, and the dots of a dot plot. */
export const lineSheet: ChartSheet = sheetOf(
  pilesOf,
  drawLineBack,
  (_, __, radius) => path(hexagon([0, 0], radius * 0.98), { fill: tone.f3, stroke: 'none' }),
  (_, radius) => path(hexagon([0, 0], radius * 0.92), { ...nextPen }),
  (_, number) => counted(number, 'mark'),
)

const rise = 50

/** Rows of a picture graph: a name, and room for as many symbols as the scale has. */
function rowsOf(widget: ChartWidget): MarkPlaces {
  const { columns, top, step, title } = widget
  const side = Math.max(...columns.map((column) => textWidth(column, 15))) + 24
  const pitch = Math.min(38, (surfaceWidth - 14 - side) / Math.ceil(top / step))
  const above = title === '' ? 12 : 38
  return {
    height: above + columns.length * rise + 42,
    radius: Math.min(16, pitch * 0.42),
    at: (index, k) => [side + (k + 0.5) * pitch + 4, above + (index + 0.5) * rise],
    field: (index) => ({ x: 0, y: above + index * rise, width: surfaceWidth, height: rise }),
    pile: (index, marks) => ({
      x: side + 4,
      y: above + index * rise,
      width: Math.max(27, marks * pitch),
      height: rise,
    }),
  }
}

function drawRowsBack(widget: ChartWidget, places: MarkPlaces): string {
  const { columns, title, symbol: shape, step } = widget
  const side = places.pile(0, 1).x - 4
  const [top, bottom] = [places.field(0).y, places.field(columns.length - 1).y + rise]
  const names = columns.map((column, i) =>
    label(side - 10, top + (i + 0.5) * rise + 5, column, { size: 15, anchor: 'end' }),
  )
  return (
    (title === '' ? '' : label(surfaceWidth / 2, 26, title, { size: 16 })) +
    names.join('') +
    line(side - 2, top + 2, side - 2, bottom - 2, { width: 2.4 }) +
    keyOfSymbol(shape, step, [surfaceWidth / 2, bottom + 20])
  )
}

/** A picture graph: rows of symbols, each for as many as the key says, the last perhaps a half. */
export const pictureSheet: ChartSheet = sheetOf(
  rowsOf,
  drawRowsBack,
  ({ symbol: shape }, left, radius) => symbol(shape, left, 0, 0, radius),
  ({ symbol: shape }, radius) => mark(shape, 0, 0, radius * 0.94, { ...nextPen }),
  (widget, number) => saidSymbols(marksOf(widget, number)),
)
