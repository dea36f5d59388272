import { barPath, openChart, wrapped, writeCategories, type ChartFrame } from '../figures/chart-frame.ts'
import { circle, group, label, line, n2, path, rectangle } from '../figures/drawing.ts'
import { writeEdges } from '../figures/histogram.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { columnArea, columnId, type ChartSheet } from './chart-sheet.ts'
import { surfaceWidth, type Box, type HitArea, type Piece } from './surface.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Spot } from '../figures/drawing.ts'

/** Height of the strip of − and + under the names. */
const strip = 54
/** A slot that is narrower has no room for two buttons. */
const leastForButtons = 58
/** The handle at the top of a bar. */
const capHeight = 13

interface BarFrame extends ChartFrame {
  readonly height: number
  readonly slot: number
  /** The left edge of the first slot, and the width of a bar. */
  readonly left: number
  readonly bar: number
}

function openBars(widget: ChartWidget): BarFrame {
  const { columns, mode, name, top, step } = widget
  const isHistogram = mode === 'histogram'
  const about = widget.title === '' ? 0 : 26
  const roomForName = 276 / Math.max(columns.length, 1) - 4
  const isWrapped = columns.some((column) => (wrapped(column, roomForName)?.length ?? 1) > 1)
  const below = isHistogram ? 46 : isWrapped ? 44 : 30
  const height = 196 + below + about
  const frame = openChart(
    top,
    { top, step, ...(isHistogram ? { name: 'How many' } : { name }) },
    height,
    below,
    12,
    surfaceWidth,
  )
  const left = frame.box.left + (isHistogram ? 4 : 0)
  const slot = (frame.box.right - left - (isHistogram ? 4 : 0)) / columns.length
  const bar = isHistogram ? slot : Math.min(slot * 0.68, 56)
  return { ...frame, height, slot, left, bar }
}

const middleOf = ({ left, slot }: BarFrame, index: number): number => left + slot * (index + 0.5)
const hasButtons = ({ slot }: BarFrame): boolean => slot >= leastForButtons

/** The frame with names or class edges under it: everything that stands still. */
function backOf(widget: ChartWidget, frame: BarFrame): string {
  const { board, box, slot, left } = frame
  const { columns, base, name, mode } = widget
  if (mode === 'histogram' && base !== null) {
    const edges = Array.from({ length: columns.length + 1 }, (_, i) => (base.from + i * base.step) / base.under)
    writeEdges(board, edges, [left, box.bottom], slot)
    if (name !== '') board.text([(box.left + box.right) / 2, frame.height - 11], name, { size: 13, weight: 700 })
  } else {
    const slots = columns.map((_, i): Spot => [middleOf(frame, i), box.bottom])
    writeCategories(board, columns, slots, slot)
  }
  return board.markup(hueOf.data)
}

/** The round − and + of a column, and where a finger finds them. */
function buttonsOf(
  frame: BarFrame,
  index: number,
): readonly { readonly by: 1 | -1; readonly at: Spot; readonly box: Box }[] {
  const half = Math.min(frame.slot / 2, 50)
  const middle = middleOf(frame, index)
  return ([-1, 1] as const).map((by) => ({
    by,
    at: [middle + (by * half) / 2, frame.height + strip / 2 - 2],
    box: { x: by < 0 ? middle - half : middle, y: frame.height + 1, width: half, height: strip - 4 },
  }))
}

const idOf = (by: 1 | -1, index: number): string => `${by < 0 ? 'less' : 'more'}:${index}`

function drawButton([x, y]: Spot, by: 1 | -1, isOff: boolean): string {
  const sign = line(-6, 0, 6, 0, { width: 3 }) + (by > 0 ? line(0, -6, 0, 6, { width: 3 }) : '')
  const round = circle(0, 0, 16, { fill: tone.paper, stroke: tone.f3, width: 2 })
  return group(round + sign, { x, y, ...(isOff ? { opacity: 0.35 } : {}) })
}

/** A bar that is worked on: its body grows, its handle rides on top of it, so that both glide. */
function barInHand(widget: ChartWidget, frame: BarFrame, index: number, number: number): Piece[] {
  const { box, bar, level } = frame
  const x = middleOf(frame, index)
  const width = bar - 2
  const tall = box.bottom - 1 - level(number)
  const grip = Math.min(capHeight, Math.max(8, box.bottom - level(widget.snap)))
  const isEmpty = number === 0
  const reach = Math.min(9, width / 4)
  const lines = [grip / 2 - 2, grip / 2 + 2]
    .map((y) => line(-reach, y, reach, y, { stroke: tone.f0, width: 2 }))
    .join('')
  const cap = path(barPath(-width / 2, 0, width, grip), { fill: tone.f4, stroke: 'none' }) + lines
  const stub =
    rectangle(-width / 2, -15, width, 13, { fill: tone.paper, stroke: tone.f4, width: 1.7, dashed: '4 4', radius: 5 }) +
    path('M-5 -6.5L0 -11.5L5 -6.5', { width: 2.2 })
  return [
    {
      id: `bar:${index}`,
      x,
      y: box.bottom - 1,
      stretch: isEmpty ? 0 : Math.max(0, tall - grip + 0.5),
      svg: rectangle(-width / 2, -1, width, 1, { fill: tone.f3 }),
    },
    { id: `cap:${index}`, x, y: isEmpty ? box.bottom : level(number), svg: isEmpty ? stub : cap },
  ]
}

function barShown(frame: BarFrame, index: number, number: number, isHistogram: boolean): Piece {
  const { box, bar, level } = frame
  const x = middleOf(frame, index)
  const svg = isHistogram
    ? rectangle(-bar / 2, level(number) - box.bottom, bar, box.bottom - level(number) - 1.8, {
        fill: tone.f3,
        stroke: tone.paper,
        width: 1.8,
      })
    : path(barPath(1 - bar / 2, level(number) - box.bottom, bar - 2, -1), { fill: tone.f3, stroke: tone.f3 })
  return { id: `bar:${index}`, x, y: box.bottom, svg: number === 0 ? '' : svg }
}

/** Bars with names under them, and the classes of a histogram: pulled up from the base line. */
export const barSheet: ChartSheet = {
  draw(widget, state, look) {
    const frame = openBars(widget)
    const title = widget.title === '' ? '' : label(surfaceWidth / 2, 20, widget.title, { size: 16 })
    const back = title + backOf(widget, frame)
    if (look === 'shown')
      return {
        height: frame.height,
        back,
        pieces: state.map((number, i) => barShown(frame, i, number, widget.mode === 'histogram')),
      }
    const height = frame.height + (hasButtons(frame) ? strip : 0)
    const buttons = hasButtons(frame)
      ? state.flatMap((number, i) =>
          buttonsOf(frame, i).map(({ by, at }) => drawButton(at, by, by < 0 ? number === 0 : number >= widget.top)),
        )
      : []
    return {
      height,
      back: back + buttons.join(''),
      pieces: state.flatMap((number, i) => barInHand(widget, frame, i, number)),
    }
  },
  areas(widget, state) {
    const frame = openBars(widget)
    return widget.columns.flatMap((column, i): HitArea[] => {
      const slider: HitArea = {
        ...columnArea(widget, state, i, column, barSheet),
        drag: 'spot',
        box: {
          x: frame.left + i * frame.slot,
          y: frame.box.top - 8,
          width: frame.slot,
          height: frame.box.bottom - frame.box.top + (widget.mode === 'histogram' ? 8 : 30),
        },
      }
      if (!hasButtons(frame)) return [slider]
      const buttons = buttonsOf(frame, i).map(({ by, box }): HitArea => ({
        id: idOf(by, i),
        group: 'steps',
        role: 'button',
        box,
        label: `${column}, ${widget.snap} ${by < 0 ? 'less' : 'more'}`,
        value: '',
      }))
      return [slider, ...buttons]
    })
  },
  areaAt(widget, _, [x, y]) {
    const frame = openBars(widget)
    const index = Math.floor((x - frame.left) / frame.slot)
    if (index < 0 || index >= widget.columns.length) return null
    if (y < frame.height || !hasButtons(frame)) return columnId(index)
    const pressed = buttonsOf(frame, index).find(({ box }) => x >= box.x && x < box.x + box.width)
    return pressed === undefined ? null : idOf(pressed.by, index)
  },
  numberAt(widget, _, [, y]) {
    const { box } = openBars(widget)
    return ((box.bottom - y) / (box.bottom - box.top)) * widget.top
  },
  spoken: (_, number) => n2(number),
}
