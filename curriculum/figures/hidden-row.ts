import type { Figure } from '../values/values.ts'
import { drawing, line, n2, path } from './drawing.ts'
import { listWords } from './lettering.ts'
import { mark, markNames, type MarkShape } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface HiddenRowOptions {
  readonly shapes: readonly MarkShape[]
  /** Places from 0: of the first that is hidden, and how many are. */
  readonly from: number
  readonly hidden: number
  /** Shapes that are drawn in the second hue, besides looking different. */
  readonly second: readonly MarkShape[]
}

const perLine = 12
const lineHeight = 62

/** A cloud over a stretch of a line, its edge a row of bows. */
function cloud(left: number, right: number, y: number): string {
  const bows = Math.max(2, Math.round((right - left) / 22))
  const width = (right - left) / bows
  const bow = (sign: 1 | -1): string => `a${n2(width / 2)} 13 0 0 1 ${n2(sign * width)} 0`
  const top = Array.from({ length: bows }, () => bow(1)).join('')
  const bottom = Array.from({ length: bows }, () => bow(-1)).join('')
  return path(`M${n2(left)} ${n2(y - 11)}${top}a11 11 0 0 1 0 22${bottom}a11 11 0 0 1 0 -22Z`, {
    fill: tone.paper,
    stroke: tone.f4,
    width: 2,
  })
}

/** Shapes on a string of which a cloud hides a stretch; the string goes on in a second line where it is long. */
export function hiddenRow({ shapes, from, hidden, second }: HiddenRowOptions): Figure {
  const lines = Math.ceil(shapes.length / perLine)
  const columns = Math.ceil(shapes.length / lines)
  const pitch = Math.min(44, 288 / columns)
  const left = (320 - pitch * columns) / 2
  const yOf = (row: number): number => 34 + row * lineHeight
  let body = ''
  for (let row = 0; row < lines; row++) {
    const count = Math.min(columns, shapes.length - row * columns)
    const end = row < lines - 1 ? 314 : left + count * pitch
    body += line(row === 0 ? left : 6, yOf(row), end, yOf(row), { width: 2.5 })
  }
  for (const [i, shape] of shapes.entries()) {
    if (i >= from && i < from + hidden) continue
    const [row, column] = [Math.floor(i / columns), i % columns]
    const isSecond = second.includes(shape)
    const pen = { fill: isSecond ? tone.g3 : tone.f3, stroke: tone.f4, width: 1.4 }
    body += mark(shape, left + (column + 0.5) * pitch, yOf(row), Math.min(15, pitch * 0.42), pen)
  }
  for (let row = 0; row < lines; row++) {
    const first = Math.max(from, row * columns)
    const last = Math.min(from + hidden, (row + 1) * columns, shapes.length) - 1
    if (first <= last)
      body += cloud(left + ((first % columns) + 0.06) * pitch, left + ((last % columns) + 0.94) * pitch, yOf(row))
  }
  const said = (part: readonly MarkShape[]): string => listWords(part.map((shape) => markNames[shape]))
  const [before, after] = [shapes.slice(0, from), shapes.slice(from + hidden)]
  const alt = `In a row: ${said(before)}. Then a cloud over ${hidden} shapes.${after.length > 0 ? ` Then ${said(after)}.` : ''}`
  const facts = { before: before.map((s) => markNames[s]), hidden, after: after.map((s) => markNames[s]) }
  return drawing(
    { height: yOf(lines - 1) + 34, hue: hueOf.algebra, title: 'Shapes in a row, some behind a cloud', alt, facts },
    body,
  )
}
