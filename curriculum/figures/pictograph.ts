import type { Figure } from '../values/values.ts'
import type { Spot } from './drawing.ts'
import type { MarkShape } from './marks.ts'
import { drawing, label, line, n2, path } from './drawing.ts'
import { counted } from './lettering.ts'
import { mark, markNames } from './marks.ts'
import { hueOf, tone } from './palette.ts'
import { textWidth } from './text-width.ts'

export interface PictographOptions {
  readonly title?: string
  /** Counts in ones; half a symbol is drawn for half of the key. */
  readonly rows: readonly { readonly name: string; readonly count: number }[]
  /** How many one symbol stands for. */
  readonly key: number
  readonly shape?: MarkShape
}

/** Rows of symbols with a key. Halves are drawn for circles and squares. */
export function pictograph({ title, rows, key, shape = 'circle' }: PictographOptions): Figure {
  const symbols = rows.map((row) => row.count / key)
  const halved = symbols.some((n) => n % 1 !== 0)
  if (halved && !['circle', 'square', 'hexagon'].includes(shape)) throw new RangeError(`no half of a ${shape} is drawn`)
  if (symbols.some((n) => (n * 2) % 1 !== 0 || n < 0))
    throw new RangeError('a pictograph draws whole and half symbols only')
  const side = Math.max(...rows.map((row) => textWidth(row.name, 15))) + 20
  const most = Math.max(...symbols.map(Math.ceil), 1)
  const pitch = Math.min(30, (306 - side) / most)
  const rise = 34
  const top = title === undefined ? 10 : 38
  let body = title === undefined ? '' : label(160, 26, title, { size: 16 })
  for (const [i, row] of rows.entries()) {
    const y = top + (i + 0.5) * rise
    body += label(side - 10, y + 5, row.name, { size: 15, anchor: 'end' })
    const n = symbols[i] ?? 0
    for (let k = 0; k < n; k++)
      body += symbol(shape, n - k, side + (k + 0.5) * pitch + 4, y, Math.min(13, pitch * 0.42))
  }
  const bottom = top + rows.length * rise
  body += line(side - 2, top + 2, side - 2, bottom - 2, { width: 2.4 })
  body += keyOfSymbol(shape, key, [160, bottom + 20])
  const said = rows.map((row, i) => `${row.name}: ${saidSymbols(symbols[i] ?? 0)}`)
  const alt = `Pictograph${title === undefined ? '' : `, ${title}`}. Each ${markNames[shape]} stands for ${key}. ${said.join('; ')}.`
  const facts = { names: rows.map((row) => row.name), counts: rows.map((row) => row.count), key }
  return drawing({ height: bottom + 42, hue: hueOf.data, title: title ?? 'Pictograph', alt, facts }, body)
}

/** One symbol at a place, or its left half where less than a whole one is left. */
export function symbol(shape: MarkShape, left: number, x: number, y: number, radius: number): string {
  return left >= 1 ? mark(shape, x, y, radius) : half(shape, x, y, radius)
}

/** What one symbol stands for, about a middle: a symbol, and '= 2'. */
export function keyOfSymbol(shape: MarkShape, key: number, [x, y]: Spot): string {
  const text = `= ${key}`
  const left = x - (textWidth(text, 15) + 30) / 2
  return mark(shape, left + 11, y, 11) + label(left + 30, y + 5, text, { size: 15, anchor: 'start' })
}

/** The left half of a mark. */
function half(shape: MarkShape, x: number, y: number, radius: number): string {
  const pen = { fill: tone.f3, stroke: 'none' }
  const r = n2(radius)
  if (shape === 'circle') return path(`M${n2(x)} ${n2(y - radius)}A${r} ${r} 0 0 0 ${n2(x)} ${n2(y + radius)}Z`, pen)
  const [side, top] = shape === 'square' ? [0.86, 0.86] : [0.866, 0.5]
  const corner = shape === 'square' ? '' : `L${n2(x)} ${n2(y - radius)}`
  return path(
    `M${n2(x)} ${n2(y + (shape === 'square' ? radius * top : radius))}L${n2(x - radius * side)} ${n2(y + radius * top)}V${n2(y - radius * top)}${corner}H${n2(x)}Z`,
    pen,
  )
}

/** 'half a symbol', '3 symbols', '2 and a half symbols'. */
export const saidSymbols = (n: number): string =>
  n % 1 === 0 ? counted(n, 'symbol') : n < 1 ? 'half a symbol' : `${Math.floor(n)} and a half symbols`
