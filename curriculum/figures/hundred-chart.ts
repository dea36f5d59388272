import type { Figure } from '../values/values.ts'
import { drawing, rectangle } from './drawing.ts'
import { listWords } from './lettering.ts'
import { missingBox, valueBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface HundredChartOptions {
  readonly from?: number
  readonly to?: number
  /** 10 unless told; a piece of the chart is made with `cells`. */
  readonly columns?: number
  /** Numbers shown; all others of the range are left out (a piece of the chart). */
  readonly cells?: readonly number[]
  readonly highlighted?: readonly number[]
  readonly missing?: readonly number[]
}

/** A chart of numbers in rows of ten, or a piece of it, with coloured and missing cells. */
export function hundredChart(options: HundredChartOptions): Figure {
  const { from = 1, to = 100, columns = 10, highlighted = [], missing = [] } = options
  const shown = new Set(options.cells ?? Array.from({ length: to - from + 1 }, (_, i) => from + i))
  const place = (n: number): [number, number] => [(n - from) % columns, Math.floor((n - from) / columns)]
  const spots = [...shown].map(place)
  const [firstColumn, lastColumn] = [Math.min(...spots.map((s) => s[0])), Math.max(...spots.map((s) => s[0]))]
  const [firstRow, lastRow] = [Math.min(...spots.map((s) => s[1])), Math.max(...spots.map((s) => s[1]))]
  const wide = lastColumn - firstColumn + 1
  const tall = lastRow - firstRow + 1
  const cell = Math.min(52, 300 / wide)
  const rise = Math.min(cell, tall > 5 ? 25 : 46)
  const [left, height] = [(320 - wide * cell) / 2, tall * rise + 20]
  let body = ''
  for (const n of shown) {
    const [column, row] = place(n)
    const [x, y] = [left + (column - firstColumn) * cell, 10 + (row - firstRow) * rise]
    if (missing.includes(n)) body += missingBox(x + 0.5, y + 0.5, cell - 1, rise - 1, '?', 14)
    else {
      const on = highlighted.includes(n)
      const size = rise > 30 ? 18 : 13.5
      body += on || tall < 6 ? '' : rectangle(x + 1, y + 1, cell - 2, rise - 2, { fill: tone.paper, radius: 5 })
      body += valueBox(x + 1, y + 1, cell - 2, rise - 2, n, {
        size,
        radius: 6,
        fill: on ? tone.f3 : tone.paper,
        ink: on ? tone.f0 : tone.f4,
      })
    }
  }
  const facts = {
    from: Math.min(...shown),
    to: Math.max(...shown),
    columns,
    highlighted: [...highlighted],
    missing: [...missing],
  }
  return drawing(
    { height, hue: hueOf.number, title: 'Number chart', alt: altOf(shown, columns, highlighted, missing), facts },
    body,
  )
}

function altOf(
  shown: ReadonlySet<number>,
  columns: number,
  highlighted: readonly number[],
  missing: readonly number[],
): string {
  const numbers = [...shown].toSorted((a, b) => a - b)
  const said = (n: number): string => (missing.includes(n) ? 'blank' : String(n))
  const whole = numbers.length > 24 || missing.length === 0
  const cells = whole ? `from ${numbers[0]} to ${numbers.at(-1)}` : `in order: ${numbers.map(said).join(', ')}`
  const colored = highlighted.length === 0 ? '' : ` Colored: ${shortList(highlighted)}.`
  const gaps = whole && missing.length > 0 ? ` Blank cells come after ${listWords(missing.map((n) => n - 1))}.` : ''
  return `A number chart in rows of ${columns}, ${cells}.${colored}${gaps}`
}

/** A list, or its first numbers and its length when it would be too long to say. */
function shortList(list: readonly number[]): string {
  return list.length <= 20
    ? listWords(list)
    : `${list.slice(0, 12).join(', ')} and so on to ${list.at(-1)}, ${list.length} cells`
}
