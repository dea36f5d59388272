import { drawBox, writeScale } from '../figures/box-plot.ts'
import { circle, label, line, n2 } from '../figures/drawing.ts'
import { DrawingBoard } from '../figures/drawing-board.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { columnArea, columnId, type ChartSheet } from './chart-sheet.ts'
import { surfaceWidth, type Piece } from './surface.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'

/** The five numbers of a box plot, as a child reads them from left to right. */
export const fiveNumbers = ['least value', 'lower quartile', 'median', 'upper quartile', 'greatest value'] as const

const [left, right] = [26, surfaceWidth - 26]
/** Height of the box's middle, of its handles, and of the scale. */
const [middle, handles, ground] = [64, 112, 146]

const heightOf = ({ name }: ChartWidget): number => ground + 32 + (name === '' ? 0 : 20)
const placeOf = ({ base, top }: ChartWidget, number: number): number => {
  const from = base?.from ?? 0
  return left + ((right - left) * (number - from)) / (top - from)
}

/** A box plot whose five handles stand under it, one below the other number. */
export const boxSheet: ChartSheet = {
  draw(widget, state, look) {
    const height = heightOf(widget)
    const { base, top, title, name, step } = widget
    const scale = new DrawingBoard(surfaceWidth, height)
    const at = (number: number): number => placeOf(widget, number)
    writeScale(scale, { from: base?.from ?? 0, to: top, step }, at, [left, right], ground)
    if (name !== '') scale.text([surfaceWidth / 2, height - 12], name, { size: 13, weight: 700 })
    const box = new DrawingBoard(surfaceWidth, height)
    drawBox(box, state.map(at), middle, 0)
    const words = title === '' ? '' : label(surfaceWidth / 2, 24, title, { size: 16 })
    return {
      height,
      back: words + scale.markup(hueOf.data) + box.markup(hueOf.data),
      pieces:
        look === 'shown'
          ? []
          : state.map((number, i): Piece => ({
              id: `handle:${i}`,
              x: at(number),
              y: handles,
              svg:
                line(0, middle + 16 - handles, 0, 0, { stroke: tone.f4, width: 1.4, dashed: '3 4' }) +
                circle(0, 0, 11, { fill: i === 2 ? tone.f3 : tone.paper, stroke: tone.f4, width: 2.5 }),
            })),
    }
  },
  areas: (widget, state) =>
    state.map((number, i) => ({
      ...columnArea(widget, state, i, fiveNumbers[i] ?? '', boxSheet),
      drag: 'spot',
      box: { x: placeOf(widget, number) - 25, y: middle - 30, width: 50, height: handles - middle + 55 },
    })),
  areaAt(widget, state, [x]) {
    const far = state.map((number) => Math.abs(placeOf(widget, number) - x))
    const nearest = Math.min(...far)
    // Handles that lie on each other come apart on the side of the finger.
    const isRight = state.some((number, i) => far[i] === nearest && placeOf(widget, number) < x)
    return columnId(isRight ? far.lastIndexOf(nearest) : far.indexOf(nearest))
  },
  numberAt(widget, _, [x]) {
    const from = widget.base?.from ?? 0
    return from + ((x - left) / (right - left)) * (widget.top - from)
  },
  spoken: (_, number) => n2(number),
}
