import type { Figure } from '../values/values.ts'
import { centred, drawing, n2, path, rectangle } from './drawing.ts'
import { saidPart, valueLabel, valueWidth } from './lettering.ts'
import { missingBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'
import { textWidth } from './text-width.ts'

export interface MatrixPart {
  readonly name?: string
  /** Entries row by row; null is asked for. */
  readonly rows: readonly (readonly (string | null)[])[]
  /** Coloured entries, [row, column] from 0. */
  readonly highlighted?: readonly (readonly [row: number, column: number])[]
}

export interface MatrixOptions {
  readonly matrices: readonly MatrixPart[]
  /** Signs between them: '+', '=', '×'. */
  readonly signs?: readonly string[]
}

/** One or more matrices in a line with signs between them. */
export function matrix(options: MatrixOptions): Figure {
  const { matrices, signs = [] } = options
  const widest = Math.max(...matrices.flatMap((m) => m.rows.flat().map((cell) => valueWidth(cell ?? '?', 17))))
  const columns = matrices.reduce((sum, m) => sum + (m.rows[0]?.length ?? 0), 0)
  const names = matrices.map((m) => (m.name === undefined ? 0 : textWidth(`${m.name} =`, 17) + 8))
  const fixed = names.reduce((sum, n) => sum + n, 0) + matrices.length * 24 + (matrices.length - 1) * 30
  const cell = Math.max(Math.min(52, (304 - fixed) / columns), widest + 8)
  const total = fixed + columns * cell
  const width = Math.max(320, Math.ceil(total + 16))
  const tall = Math.max(...matrices.map((m) => m.rows.length))
  const rise = matrices.some((m) => m.rows.flat().some((c) => c?.includes('/'))) ? 46 : 38
  const height = tall * rise + 36
  let x = (width - total) / 2
  let body = ''
  for (const [i, m] of matrices.entries()) {
    if (m.name !== undefined) body += centred(x + ((names[i] ?? 0) - 8) / 2, height / 2, `${m.name} =`, { size: 17 })
    x += names[i] ?? 0
    const w = (m.rows[0]?.length ?? 0) * cell + 24
    body += drawMatrix(m, x, height / 2 - (m.rows.length * rise) / 2, cell, rise)
    x += w
    if (i < matrices.length - 1) body += centred(x + 15, height / 2, signs[i] ?? ',', { size: 20 })
    x += 30
  }
  const said = matrices.map(
    (m) =>
      `${m.name === undefined ? 'a matrix' : `matrix ${m.name}`}, ${m.rows.map((row, i) => `row ${i + 1}: ${row.map(saidPart).join(', ')}`).join('; ')}`,
  )
  const alt = said.reduce((text, part, i) => (i === 0 ? part : `${text} ${signs[i - 1] ?? 'and'} ${part}`), '')
  const facts = { rows: matrices.map((m) => m.rows.map((row) => row.map((c) => c ?? '?').join(' ')).join('; ')) }
  return drawing(
    {
      width,
      height,
      hue: hueOf.algebra,
      title: matrices.length === 1 ? 'Matrix' : 'Matrices',
      alt: `${alt.charAt(0).toUpperCase()}${alt.slice(1)}.`.replace(/ -(?=\d)/g, ' −'),
      facts,
    },
    body,
  )
}

function drawMatrix(m: MatrixPart, x: number, y: number, cell: number, rise: number): string {
  const [w, h] = [(m.rows[0]?.length ?? 0) * cell + 24, m.rows.length * rise]
  let drawn = path(
    `M${n2(x + 12)} ${n2(y)}H${n2(x + 3)}V${n2(y + h)}H${n2(x + 12)}M${n2(x + w - 12)} ${n2(y)}H${n2(x + w - 3)}V${n2(y + h)}H${n2(x + w - 12)}`,
    { width: 2.6 },
  )
  for (const [i, row] of m.rows.entries())
    for (const [j, value] of row.entries()) {
      const [cx, cy] = [x + 12 + (j + 0.5) * cell, y + (i + 0.5) * rise]
      const on = (m.highlighted ?? []).some(([r, c]) => r === i && c === j)
      if (on) drawn += rectangle(cx - cell / 2 + 1.5, cy - rise / 2 + 3, cell - 3, rise - 6, { radius: 8 })
      drawn +=
        value === null
          ? missingBox(cx - cell / 2 + 2, cy - rise / 2 + 3, cell - 4, rise - 6, '?', 17)
          : valueLabel(cx, cy, value, { size: 17, ...(on ? { fill: tone.f0 } : {}) })
    }
  return drawn
}
