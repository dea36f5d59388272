import { boxesOf, type TapeState } from '@polyhex/contract/exercises/responses/tape'
import { centred, label, line, rectangle } from '../figures/drawing.ts'
import { brace } from '../figures/marks.ts'
import { fittingSize } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { well } from './counters-layout.ts'
import { surfaceWidth, type Box, type Look, type Picture, type Piece } from './surface.ts'
import type { TapeWidget } from '@polyhex/contract/exercises/surface-widgets'

const margin = 14
const barHeight = 56
const nameWidth = 76
/** How much of the longer bar the difference takes. */
const differenceShare = 0.36
const sheetHeight = 176

/** Where each label of the tray lies. */
export function trayBox(widget: TapeWidget, i: number): Box {
  const width = Math.min(84, (surfaceWidth - 2 * margin) / widget.labels.length)
  const left = (surfaceWidth - width * widget.labels.length) / 2
  return { x: left + i * width, y: sheetHeight + 10, width, height: 56 }
}

/** The number of a label, or null where it is none. */
const sizeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null

/** The least share of a bar that a part is drawn with, so that its label can be read. */
const leastShare = 0.2

/** How the parts share the bar: as their numbers say where all but one of these are known, else alike. */
function sharesOf(widget: TapeWidget, { cut, at }: TapeState): readonly number[] {
  const labels = at.map((place) => sizeOf(place === null ? undefined : widget.labels[place]))
  const [parts, whole] = [labels.slice(0, cut), labels[cut] ?? null]
  const known = parts.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  const open = parts.filter((size) => size === null).length
  const rest = open === 1 && whole !== null ? whole - known : 0
  if (open > 1 || (open === 1 && rest <= 0) || known + rest <= 0) return parts.map(() => 1 / cut)
  const shares = parts.map((size) => Math.max(leastShare, (size ?? rest) / (known + rest)))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}

const barWidth = surfaceWidth - 2 * margin
const topBar: Box = { x: margin, y: 96, width: barWidth, height: barHeight }
const wholeBox: Box = { x: surfaceWidth / 2 - 42, y: 12, width: 84, height: 50 }
const pairLeft = margin + nameWidth
const pairWidth = surfaceWidth - margin - pairLeft

/** The box of a label, by its place in the bar. */
export function boxOf(widget: TapeWidget, state: TapeState, index: number): Box {
  if (state.bar === 'compare') {
    const short = pairWidth * (1 - differenceShare)
    const rows = [20, 20 + barHeight + 24] as const
    const row = (i: number): Box => ({
      x: pairLeft,
      y: rows[i === 0 ? 0 : 1],
      width: state.longer === null || state.longer === i ? pairWidth : short,
      height: barHeight,
    })
    if (index < 2) return row(index)
    const beside = state.longer === 0 ? 1 : 0
    return { x: pairLeft + short, y: rows[beside], width: pairWidth - short, height: barHeight }
  }
  if (index === boxesOf(state.bar, state.cut).length - 1) return wholeBox
  if (state.bar === 'equal') return topBar
  const shares = sharesOf(widget, state)
  const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0)
  return { ...topBar, x: topBar.x + before * barWidth, width: (shares[index] ?? 0) * barWidth }
}

/** A box of a bar, with room for its label. */
function frame({ x, y, width, height }: Box, isFilled: boolean, isSecond: boolean): string {
  const [fill, stroke] = isSecond ? [tone.g1, tone.g3] : [tone.f1, tone.f3]
  return rectangle(x + 1.5, y + 1, width - 3, height - 2, {
    fill: isFilled ? fill : tone.paper,
    stroke,
    width: 2,
    radius: 9,
    ...(isFilled ? {} : { dashed: '6 5' }),
  })
}

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2]

function labelPiece(id: string, text: string, box: Box): Piece {
  const [x, y] = middleOf(box)
  return { id, x, y, svg: centred(0, 0, text, { size: fittingSize(text, box.width - 6, 24) }) }
}

/** A label of the tray: a tile that can be taken. */
function tile(widget: TapeWidget, i: number): Piece {
  const box = trayBox(widget, i)
  const [x, y] = middleOf(box)
  const width = Math.min(62, box.width - 8)
  const text = widget.labels[i] ?? ''
  const ground = rectangle(-width / 2, -22, width, 44, { fill: tone.paper, stroke: tone.f3, width: 2, radius: 12 })
  return { id: `tray:${i}`, x, y, svg: ground + centred(0, 0, text, { size: fittingSize(text, width - 10, 22) }) }
}

/** Bars, braces and names, without labels. */
function ground(widget: TapeWidget, state: TapeState): string {
  const isFilled = (i: number): boolean => state.at[i] !== null
  if (state.bar === 'compare') {
    const names = widget.names.map((name, i) => {
      const { y } = boxOf(widget, state, i)
      return label(margin, y + barHeight / 2 + 6, name, { size: fittingSize(name, nameWidth - 6, 17), anchor: 'start' })
    })
    const bars = [0, 1].map((i) => frame(boxOf(widget, state, i), isFilled(i), i === 1))
    if (state.longer === null) return [...names, ...bars].join('')
    const gap = boxOf(widget, state, 2)
    const end = surfaceWidth - margin - 1
    return [
      ...names,
      ...bars,
      frame(gap, isFilled(2), false),
      line(end, 20, end, 20 + 2 * barHeight + 24, { dashed: '3 5', width: 1.6 }),
    ].join('')
  }
  const whole = boxesOf(state.bar, state.cut).length - 1
  const top = frame(wholeBox, isFilled(whole), true) + brace(topBar.x + 2, topBar.x + barWidth - 2, topBar.y - 6, 24)
  if (state.bar === 'parts')
    return top + Array.from({ length: whole }, (_, i) => frame(boxOf(widget, state, i), isFilled(i), false)).join('')
  const width = barWidth / state.cut
  return (
    top +
    Array.from({ length: state.cut }, (_, i) =>
      frame({ ...topBar, x: topBar.x + i * width, width }, isFilled(0), false),
    ).join('')
  )
}

/** Labels in their boxes; that of equal parts stands in each of them. */
function laid(widget: TapeWidget, state: TapeState): Piece[] {
  return state.at.flatMap((place, i) => {
    const text = place === null ? undefined : widget.labels[place]
    if (text === undefined || (state.bar === 'compare' && i === 2 && state.longer === null)) return []
    const box = boxOf(widget, state, i)
    if (state.bar !== 'equal' || i > 0) return [labelPiece(`label:${i}`, text, box)]
    const width = box.width / state.cut
    return Array.from({ length: state.cut }, (_, part) =>
      labelPiece(part === 0 ? 'label:0' : `copy:${part}`, text, { ...box, x: box.x + part * width, width }),
    )
  })
}

/** The bars with what lies in them, and the tray below while they are worked on. */
export function drawTape(widget: TapeWidget, state: TapeState, look: Look, alt: string): Picture {
  const isWork = look === 'work'
  const tray: Box = { x: margin, y: sheetHeight, width: barWidth, height: 76 }
  return {
    width: surfaceWidth,
    height: sheetHeight + (isWork ? 88 : 0),
    hue: hueOf.operations,
    title: 'Bar model',
    alt,
    back: ground(widget, state) + (isWork ? well(tray) : ''),
    pieces: [...laid(widget, state), ...(isWork ? widget.labels.map((_, i) => tile(widget, i)) : [])],
  }
}
