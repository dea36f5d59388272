import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { arrowHead, drawing, label, line } from './drawing.ts'
import { saidPart, valueLabel } from './lettering.ts'
import { missingBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface DoubleNumberLineOptions {
  readonly top: { readonly name: string; readonly values: readonly (string | null)[] }
  readonly bottom: { readonly name: string; readonly values: readonly (string | null)[] }
  /** Where the marks stand, in any unit from the first; evenly unless told. */
  readonly positions?: readonly number[]
  readonly hue?: Hue
}

/** Two number lines whose marks belong together. An empty text is a mark without a number, null is asked for. */
export function doubleNumberLine(options: DoubleNumberLineOptions): Figure {
  const { top, bottom } = options
  const count = Math.max(top.values.length, bottom.values.length)
  const positions = options.positions ?? Array.from({ length: count }, (_, i) => i)
  const [first, last] = [positions[0] ?? 0, positions.at(-1) ?? 1]
  const at = (i: number): number => 28 + (((positions[i] ?? 0) - first) / (last - first)) * 258
  let body =
    label(10, 24, top.name, { size: 15, anchor: 'start' }) + label(10, 172, bottom.name, { size: 15, anchor: 'start' })
  for (const y of [76, 112]) body += line(16, y, 300, y, { width: 2.5 }) + arrowHead(312, y, 1, 0, 9)
  for (let i = 0; i < count; i++) {
    body +=
      line(at(i), 76, at(i), 112, { stroke: tone.f2, dashed: '3 4', width: 1.6 }) +
      line(at(i), 69, at(i), 83) +
      line(at(i), 105, at(i), 119)
    body += mark(at(i), 50, top.values[i]) + mark(at(i), 138, bottom.values[i])
  }
  const pairs = Array.from({ length: count }, (_, i) => `${said(top.values[i])} with ${said(bottom.values[i])}`)
  const alt = `Double number line, ${top.name} over ${bottom.name}: ${pairs.join('; ')}.`
  const facts = {
    names: [top.name, bottom.name],
    top: top.values.map((v) => v ?? '?'),
    bottom: bottom.values.map((v) => v ?? '?'),
  }
  return drawing({ hue: options.hue ?? hueOf.operations, title: 'Double number line', alt, facts }, body)
}

const said = (value: string | null | undefined): string =>
  value === '' || value === undefined ? 'no number' : saidPart(value)

function mark(x: number, y: number, value: string | null | undefined): string {
  if (value === null) return missingBox(x - 17, y - 14, 34, 27, '?', 17)
  return value === undefined || value === '' ? '' : valueLabel(x, y, value, { size: value.length > 4 ? 13.5 : 16 })
}
