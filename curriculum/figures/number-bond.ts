import type { Figure } from '../values/values.ts'
import { circle, drawing, line } from './drawing.ts'
import { fittingSize, listWords, saidPart, valueLabel } from './lettering.ts'
import { hueOf, tone } from './palette.ts'

export interface NumberBondOptions {
  /** null is the unknown. */
  readonly whole: number | string | null
  readonly parts: readonly (number | string | null)[]
}

/** A whole joined to its parts. */
export function numberBond({ whole, parts }: NumberBondOptions): Figure {
  const radius = parts.length > 3 ? 28 : 34
  const pitch = Math.min(120, 300 / parts.length)
  const spots = parts.map((_, i): [number, number] => [160 + (i - (parts.length - 1) / 2) * pitch, 140])
  let body = spots.map(([x, y]) => line(160, 46, x, y, { width: 3.5, stroke: tone.f2 })).join('')
  body += disc(160, 46, radius + 2, whole, true)
  body += spots.map(([x, y], i) => disc(x, y, radius, parts[i] ?? null, false)).join('')
  const alt = `Number bond. The whole is ${saidPart(whole)}; the parts are ${listWords(parts.map(saidPart))}.`
  return drawing(
    {
      height: 184,
      hue: hueOf.operations,
      title: 'Number bond',
      alt,
      facts: { whole: whole ?? '?', parts: parts.map((part) => part ?? '?') },
    },
    body,
  )
}

function disc(x: number, y: number, radius: number, value: number | string | null, whole: boolean): string {
  if (value === null)
    return (
      circle(x, y, radius, { fill: tone.paper, stroke: tone.f3, width: 2.5, dashed: '6 5' }) +
      valueLabel(x, y, '?', { size: 24 })
    )
  const size = fittingSize(String(value), radius * 1.6, 24)
  return (
    circle(x, y, radius, whole ? { fill: tone.f3 } : { fill: tone.f1, stroke: tone.f3, width: 2 }) +
    valueLabel(x, y, String(value), { size, fill: whole ? tone.f0 : tone.f4 })
  )
}
