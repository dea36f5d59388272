import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { centred, drawing, n2, path, rectangle } from './drawing.ts'
import { counted } from './lettering.ts'
import { hueOf, tone } from './palette.ts'

export interface GridAreaOptions {
  readonly columns: number
  readonly rows: number
  /** Shaded cells: a number fills column by column from the left; a list names cells as [column, row] from 0. */
  readonly shaded?: number | readonly (readonly [column: number, row: number])[]
  /** Two shadings that cross: so many columns, so many rows. Their meeting is darkest. */
  readonly crossed?: { readonly columns: number; readonly rows: number }
  /** Texts on the top and left side; null is '?'. */
  readonly top?: string | null
  readonly left?: string | null
  /** Of one cell: 'square unit', 'hundredth'. */
  readonly unit?: string
  /** Two or more grids side by side: shaded in each, instead of `shaded`. */
  readonly hue?: Hue
}

/** A grid of squares, some shaded: hundredths, percents, products, areas by counting. */
export function gridArea(options: GridAreaOptions): Figure {
  const { columns, rows } = options
  const [leftRoom, topRoom] = [options.left === undefined ? 0 : 44, options.top === undefined ? 0 : 26]
  const cell = Math.min(30, (300 - leftRoom) / columns, (rows > 6 ? 210 : 170) / rows)
  const [width, tall] = [cell * columns, cell * rows]
  const left = (320 - width + leftRoom) / 2
  const top = 12 + topRoom
  const on = shadedCells(options)
  let body = rectangle(left, top, width, tall, { fill: tone.paper })
  for (const [column, row] of on)
    body += rectangle(left + column * cell, top + row * cell, cell, cell, { fill: tone.f3 })
  if (options.crossed) {
    const { columns: c, rows: r } = options.crossed
    body +=
      rectangle(left, top, c * cell, tall, { fill: tone.f2 }) +
      rectangle(left, top, width, r * cell, { fill: tone.g3, opacity: 0.35 }) +
      rectangle(left, top, c * cell, r * cell, { fill: tone.f3 })
  }
  let d = ''
  for (let i = 1; i < columns; i++) d += `M${n2(left + i * cell)} ${n2(top)}v${n2(tall)}`
  for (let i = 1; i < rows; i++) d += `M${n2(left)} ${n2(top + i * cell)}h${n2(width)}`
  body +=
    d === ''
      ? ''
      : path(d, { width: cell < 16 ? 1 : 1.4, ...(options.crossed ? { opacity: 0.3 } : { stroke: tone.f2 }) })
  body += rectangle(left, top, width, tall, { fill: 'none', stroke: tone.f4, width: 2.2 })
  if (options.top !== undefined) body += centred(left + width / 2, top - 14, options.top ?? '?', { size: 16 })
  if (options.left !== undefined) body += centred(left - 24, top + tall / 2, options.left ?? '?', { size: 16 })
  const facts = {
    columns,
    rows,
    shaded: options.crossed ? options.crossed.columns * options.crossed.rows : on.length,
    crossed: options.crossed ? [options.crossed.columns, options.crossed.rows] : [],
  }
  return drawing(
    {
      height: Math.ceil(top + tall + 12),
      hue: options.hue ?? hueOf.fractions,
      title: 'Grid',
      alt: altOf(options, on),
      facts,
    },
    body,
  )
}

function shadedCells({ columns, rows, shaded = 0 }: GridAreaOptions): [number, number][] {
  if (typeof shaded !== 'number') return shaded.map(([column, row]) => [column, row])
  return Array.from({ length: Math.min(shaded, columns * rows) }, (_, i) => [Math.floor(i / rows), i % rows])
}

function altOf(options: GridAreaOptions, on: readonly [number, number][]): string {
  const { columns, rows, crossed, unit } = options
  const untold = options.top === null && options.left === null
  const size = untold
    ? `A grid of ${columns * rows} small squares with unknown sides`
    : `A grid of ${counted(rows, 'row')} and ${counted(columns, 'column')}`
  const each = unit === undefined ? '' : ` Each square is 1 ${unit}.`
  if (crossed)
    return `${size}; ${counted(crossed.columns, 'column')} shaded one way and ${counted(crossed.rows, 'row')} shaded the other way.${each}`
  if (on.length === 0) return `${size}, nothing shaded.${each}`
  if (typeof options.shaded === 'number') {
    const [full, rest] = [Math.floor(on.length / rows), on.length % rows]
    return `${size}. Shaded: ${counted(full, 'full column')}${rest > 0 ? ` and ${counted(rest, 'more square')}` : ''}.${each}`
  }
  const byRow = Array.from({ length: rows }, (_, row) => on.filter((cell) => cell[1] === row).length)
  return `${size}. Shaded squares in each row from the top: ${byRow.join(', ')}.${each}`
}
