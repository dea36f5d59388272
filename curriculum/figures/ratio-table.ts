import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { retold } from './drawing.ts'
import { saidPart } from './lettering.ts'
import { hueOf } from './palette.ts'
import { table } from './table.ts'

export interface RatioTableOptions {
  /** Two or three rows; null is asked for. */
  readonly rows: readonly { readonly name: string; readonly values: readonly (string | null)[] }[]
  readonly hue?: Hue
}

/** A table whose columns are all in the same ratio, the names at the left. */
export function ratioTable({ rows, hue = hueOf.operations }: RatioTableOptions): Figure {
  const drawn = table({ rows: rows.map((row) => [row.name, ...row.values]), rowHeaders: true, hue })
  const alt = `Ratio table. ${rows.map((row) => `${row.name}: ${row.values.map(saidPart).join(', ')}`).join('; ')}.`
  const facts = {
    names: rows.map((row) => row.name),
    values: rows.map((row) => row.values.map((value) => value ?? '?').join(' | ')),
  }
  return retold(drawn, { title: 'Ratio table', alt, facts })
}
