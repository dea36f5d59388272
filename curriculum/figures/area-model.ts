import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { centred, drawing } from './drawing.ts'
import { listWords, saidPart, valueLabel, valueWidth } from './lettering.ts'
import { valueBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface AreaModelOptions {
  /** Lengths over the columns and beside the rows; null is unknown. */
  readonly top: readonly (string | null)[]
  readonly left: readonly (string | null)[]
  /** Areas, row by row; null is unknown, '' is an empty cell. */
  readonly cells: readonly (readonly (string | null)[])[]
  /** How wide and high the parts are drawn, in any unit; equal unless told. Extremes are softened. */
  readonly widths?: readonly number[]
  readonly heights?: readonly number[]
  readonly hue?: Hue
}

/** Shares of a length that keep the order of the sizes but leave each part room for its label. */
function shares(sizes: readonly number[], room: number, least: number): number[] {
  const soft = sizes.map((size) => Math.sqrt(Math.abs(size) || 1))
  const total = soft.reduce((sum, size) => sum + size, 0)
  const free = room - least * sizes.length
  return soft.map((size) => least + (free * size) / total)
}

/** A rectangle cut into parts: partial products, factoring, fractions of mixed numbers. */
export function areaModel(options: AreaModelOptions): Figure {
  const { top, left, cells } = options
  const side = Math.max(26, ...left.map((text) => valueWidth(text ?? '?', 18) + 14))
  const tall = left.length > 2 ? 44 : 40
  const fraction = [...top, ...left, ...cells.flat()].some((text) => text?.includes('/'))
  const room = left.length === 1 ? 76 : left.length * (tall + 14)
  const widths = shares(
    options.widths ?? top.map(() => 1),
    304 - side,
    Math.max(44, ...cells.flat().map((text) => Math.min(80, valueWidth(text ?? '?', 16) + 10))),
  )
  const heights = shares(options.heights ?? left.map(() => 1), room, tall)
  const head = fraction ? 44 : 34
  const solid = cells.length * (cells[0]?.length ?? 0) > 1
  let body = ''
  let x = 8 + side
  for (const [j, width] of widths.entries()) {
    body += valueLabel(x + width / 2, head / 2 + 1, top[j] ?? '?', { size: 18 })
    let y = head
    for (const [i, height] of heights.entries()) {
      const fill = i === 0 && j === 0 ? tone.f3 : i > 0 && j > 0 ? tone.f1 : tone.f2
      const value = cells[i]?.[j]
      body += valueBox(x + 1.5, y + 1.5, width - 3, height - 3, value === undefined ? '' : value, {
        fill: solid ? fill : tone.f2,
        ink: fill === tone.f3 && solid ? tone.f0 : tone.f4,
        size: 19,
        radius: 7,
        stroke: tone.f3,
      })
      if (j === 0) body += centredLeft(8 + side / 2, y + height / 2, left[i] ?? '?')
      y += height
    }
    x += width
  }
  const height = Math.ceil(head + heights.reduce((sum, h) => sum + h, 0) + 12)
  const row = (i: number): string =>
    `row ${saidPart(left[i] ?? null)}: ${(cells[i] ?? []).map((cell) => (cell === '' ? 'empty' : saidPart(cell))).join(', ')}`
  const alt = `Area model, columns ${listWords(top.map(saidPart))}; ${left.map((_, i) => row(i)).join('; ')}.`
  const facts = {
    top: top.map((t) => t ?? '?'),
    left: left.map((t) => t ?? '?'),
    cells: cells.map((line) => line.map((t) => t ?? '?').join(' | ')),
  }
  return drawing({ height, hue: options.hue ?? hueOf.operations, title: 'Area model', alt, facts }, body)
}

const centredLeft = (x: number, y: number, text: string): string =>
  text.includes('/') ? valueLabel(x, y, text, { size: 18 }) : centred(x, y, text, { size: 18 })
