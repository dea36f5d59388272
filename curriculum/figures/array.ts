import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import type { MarkShape } from './marks.ts'
import { centred, drawing, line } from './drawing.ts'
import { mark, markNames } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface ArrayOptions {
  readonly rows: number
  readonly columns: number
  readonly shape?: MarkShape
  /** Columns after which a break stands (distributive property). */
  readonly splitAfter?: number
  /** Texts at the sides: the number of rows at the left, of columns on top; null is '?'. Left out: none. */
  readonly rowLabel?: string | null
  readonly columnLabel?: string | null
  readonly hue?: Hue
}

/** Rows and columns of equal marks. */
export function array(options: ArrayOptions): Figure {
  const { rows, columns, shape = 'circle', splitAfter } = options
  const split = splitAfter === undefined ? 0 : 1
  const [leftRoom, topRoom] = [options.rowLabel === undefined ? 0 : 34, options.columnLabel === undefined ? 0 : 26]
  const pitch = Math.min(40, (296 - leftRoom) / (columns + split * 0.7), (rows > 6 ? 232 : 190) / rows)
  const width = pitch * (columns + split * 0.7)
  const left = (320 - width + leftRoom) / 2
  const top = 12 + topRoom
  const height = Math.ceil(top + pitch * rows + 12)
  let body = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const after = splitAfter !== undefined && column >= splitAfter
      const x = left + (column + 0.5 + (after ? 0.7 : 0)) * pitch
      body += mark(shape, x, top + (row + 0.5) * pitch, pitch * 0.37, after ? { fill: tone.g3 } : {})
    }
  if (splitAfter !== undefined) {
    const x = left + (splitAfter + 0.35) * pitch
    body += line(x, top, x, top + pitch * rows, { dashed: '5 5' })
  }
  if (options.rowLabel !== undefined)
    body += centred(left - 20, top + (pitch * rows) / 2, options.rowLabel ?? '?', { size: 18 })
  if (options.columnLabel !== undefined) body += centred(left + width / 2, 22, options.columnLabel ?? '?', { size: 18 })
  const plural = `${markNames[shape]}s`
  const parted = splitAfter === undefined ? '' : `, with a break after column ${splitAfter}`
  const said = sideWords(options)
  const alt = `An array of ${plural}: ${said.rows} with ${said.columns} in each row${parted}.`
  return drawing(
    {
      height,
      hue: options.hue ?? hueOf.operations,
      title: `Array of ${plural}`,
      alt,
      facts: { rows, columns, splitAfter: splitAfter ?? 0 },
    },
    body,
  )
}

/** A side whose label is unknown is not told; the total never is. */
function sideWords(options: ArrayOptions): { rows: string; columns: string } {
  const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`
  return {
    rows: options.rowLabel === null ? 'an unknown number of rows' : count(options.rows, 'row'),
    columns: options.columnLabel === null ? 'an unknown number' : String(options.columns),
  }
}
