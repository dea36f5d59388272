import type { Figure } from '../values/values.ts'
import { arrow, centred, circle, drawing, label, line, rectangle } from './drawing.ts'
import { missingBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

/** From millions (6) down to thousandths (-3). */
const placeNames: Readonly<Record<number, readonly [long: string, short: string]>> = {
  9: ['billions', 'B'],
  8: ['hundred millions', 'HM'],
  7: ['ten millions', 'TM'],
  6: ['millions', 'M'],
  5: ['hundred thousands', 'HTh'],
  4: ['ten thousands', 'TTh'],
  3: ['thousands', 'Th'],
  2: ['hundreds', 'H'],
  1: ['tens', 'T'],
  0: ['ones', 'O'],
  [-1]: ['tenths', 't'],
  [-2]: ['hundredths', 'h'],
  [-3]: ['thousandths', 'th'],
  [-4]: ['ten-thousandths', 'tth'],
  [-5]: ['hundred-thousandths', 'hth'],
  [-6]: ['millionths', 'mth'],
}

export interface PlaceValueChartOptions {
  /** Powers of ten of the first and last column: 3 and -2 for thousands to hundredths. */
  readonly highest: number
  readonly lowest: number
  /** Rows of digits, one text each such as '407.5'; '?' is a digit asked for, '_' an empty place. */
  readonly rows: readonly string[]
  /** Draws discs instead of digits. */
  readonly discs?: boolean
  /** Digit columns to colour, as powers of ten. */
  readonly highlighted?: readonly number[]
  /** Arrow over the columns: how digits move. */
  readonly shift?: { readonly from: number; readonly to: number; readonly label: string }
}

/** Columns for the places of a number, with digits or discs. */
export function placeValueChart(options: PlaceValueChartOptions): Figure {
  const { highest, lowest, rows, highlighted = [] } = options
  const places = Array.from({ length: highest - lowest + 1 }, (_, i) => highest - i)
  const point = highest >= 0 && lowest < 0 ? 14 : 0
  const cell = Math.min(56, (300 - point) / places.length)
  const left = (320 - cell * places.length - point) / 2
  const x = (place: number): number => left + (highest - place) * cell + (place < 0 && point > 0 ? point : 0)
  const top = options.shift === undefined ? 12 : 46
  const tall = options.discs ? 84 : 46
  const wide = cell >= 46 && places.every((place) => (placeNames[place]?.[0] ?? '').length < 7)
  let body = ''
  for (const place of places) {
    const on = highlighted.includes(place)
    body += rectangle(x(place) + 1, top, cell - 2, 28, { fill: on ? tone.f3 : tone.f2, radius: 6 })
    const [long = '', short = ''] = placeNames[place] ?? []
    body += centred(x(place) + cell / 2, top + 14, wide ? long : short, { size: 13, fill: on ? tone.f0 : tone.f4 })
    for (const [i, row] of rows.entries()) {
      const digit = digitAt(row, place)
      const y = top + 32 + i * (tall + 4)
      if (digit === '?') body += missingBox(x(place) + 1, y, cell - 2, tall, '?', 24)
      else {
        body += rectangle(x(place) + 1, y, cell - 2, tall, { fill: on ? tone.f1 : tone.paper, radius: 6 })
        if (digit !== '')
          body += options.discs
            ? discs(Number(digit), x(place) + cell / 2, y + tall / 2, cell)
            : centred(x(place) + cell / 2, y + tall / 2, digit, { size: 26 })
      }
    }
  }
  if (point > 0)
    for (const i of rows.keys())
      body += circle(x(0) + cell + point / 2, top + 32 + i * (tall + 4) + tall - 10, 3.6, { fill: tone.f4 })
  if (options.shift) {
    const [a, b] = [x(options.shift.from) + cell / 2, x(options.shift.to) + cell / 2]
    body +=
      line(a, 40, a, 34) +
      line(a, 34, b, 34) +
      arrow(b, 34, b, 44, { head: 7 }) +
      label((a + b) / 2, 26, options.shift.label, { size: 15 })
  }
  const height = top + 32 + rows.length * (tall + 4) + 10
  const facts = { highest, lowest, rows: [...rows], highlighted: [...highlighted] }
  return drawing({ height, hue: hueOf.number, title: 'Place value chart', alt: altOf(options, places), facts }, body)
}

function digitAt(row: string, place: number): string {
  const [whole = '', decimals = ''] = row.split('.')
  const digit = place >= 0 ? whole.at(-1 - place) : decimals[-place - 1]
  return digit === undefined || digit === '_' ? '' : digit
}

function discs(n: number, x: number, y: number, cell: number): string {
  const [pitch, radius] = [Math.min(17, (cell - 6) / 2), Math.min(7, (cell - 8) / 4)]
  return Array.from({ length: n }, (_, i) =>
    circle(x + ((i % 2) - 0.5) * pitch, y - 32 + Math.floor(i / 2) * 16, radius),
  ).join('')
}

function altOf(options: PlaceValueChartOptions, places: readonly number[]): string {
  const rows = options.rows.map((row) => {
    const said = places.flatMap((place) => {
      const digit = digitAt(row, place)
      return digit === ''
        ? []
        : [
            `${digit === '?' ? 'unknown' : digit} ${(placeNames[place]?.[0] ?? '').replace(digit === '1' ? /s$/ : '', '')}`,
          ]
    })
    return said.length === 0 ? 'empty' : said.join(', ')
  })
  const short = options.rows.map((row) => places.map((place) => digitAt(row, place) || 'blank').join(' '))
  const ends = `columns from ${placeNames[options.highest]?.[0]} to ${placeNames[options.lowest]?.[0]}`
  const shift =
    options.shift === undefined
      ? ''
      : ` An arrow from ${placeNames[options.shift.from]?.[0]} to ${placeNames[options.shift.to]?.[0]} says ${options.shift.label}.`
  const colored = (options.highlighted ?? []).map((place) => placeNames[place]?.[0]).join(', ')
  const body = rows.join('; then ').length > 110 ? `${ends}: ${short.join('; then ')}` : rows.join('; then ')
  return `Place value chart, ${body}.${colored === '' ? '' : ` Colored column: ${colored}.`}${shift}`
}
