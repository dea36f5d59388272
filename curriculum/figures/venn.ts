import type { Figure } from '../values/values.ts'
import { circle, drawing, label, rectangle } from './drawing.ts'
import { saidPart, valueLabel } from './lettering.ts'
import { hueOf, tone } from './palette.ts'
import { textWidth } from './text-width.ts'

/** What stands in a region: a number, a list of members, or null for what is asked for; '' is empty. */
export type Region = string | readonly string[] | null

export interface VennOptions {
  readonly names: readonly [string, string]
  /** Only in the first, in both, only in the second. */
  readonly first: Region
  readonly both: Region
  readonly second: Region
  readonly outside?: Region
  /** Members are factors: a multiplication sign stands between them. */
  readonly isProduct?: boolean
  /** Shaded regions. */
  readonly shaded?: readonly ('first' | 'both' | 'second')[]
}

/** Two overlapping sets in a frame. */
export function venn(options: VennOptions): Figure {
  const { names, shaded = [], isProduct = false } = options
  const height = 206
  const [a, b, y, r] = [117, 203, 112, 76]
  let body = rectangle(8, 34, 304, 164, { fill: tone.paper, stroke: tone.f4, width: 1.8, radius: 14 })
  const left = shaded.includes('first') ? tone.f3 : tone.f2
  const right = shaded.includes('second') ? tone.f3 : tone.g2
  body +=
    circle(a, y, r, { fill: left, opacity: shaded.includes('first') ? 0.75 : 0.5 }) +
    circle(b, y, r, { fill: right, opacity: shaded.includes('second') ? 0.75 : 0.5 })
  if (shaded.includes('both')) body += lens(a, b, y, r)
  body +=
    circle(a, y, r, { fill: 'none', stroke: tone.f3, width: 3 }) +
    circle(b, y, r, { fill: 'none', stroke: tone.g3, width: 3 })
  body +=
    label(Math.max(14 + textWidth(names[0], 15) / 2, 90), 24, names[0], { size: 15 }) +
    label(Math.min(306 - textWidth(names[1], 15) / 2, 230), 24, names[1], { size: 15 })
  body +=
    region(options.first, 80, y, 58, isProduct) +
    region(options.both, 160, y, 60, isProduct) +
    region(options.second, 240, y, 58, isProduct)
  if (options.outside !== undefined) body += corner(options.outside)
  const parts = [
    `only ${names[0]}: ${said(options.first)}`,
    `both: ${said(options.both)}`,
    `only ${names[1]}: ${said(options.second)}`,
  ]
  if (options.outside !== undefined) parts.push(`neither: ${said(options.outside)}`)
  const dark =
    shaded.length === 0
      ? ''
      : ` Shaded: ${shaded.map((part) => (part === 'both' ? 'the overlap' : `only ${part === 'first' ? names[0] : names[1]}`)).join(', ')}.`
  const fact = (part: Region | undefined): string =>
    part === undefined ? '' : part === null ? '?' : typeof part === 'string' ? part : part.join(' ')
  const facts = {
    names: [...names],
    first: fact(options.first),
    both: fact(options.both),
    second: fact(options.second),
    outside: fact(options.outside),
  }
  return drawing(
    {
      height,
      hue: hueOf.data,
      title: 'Venn diagram',
      alt: `Venn diagram of ${names[0]} and ${names[1]}; ${parts.join('; ')}.${dark}`,
      facts,
    },
    body,
  )
}

function lens(a: number, b: number, y: number, r: number): string {
  const half = Math.sqrt(r * r - ((b - a) / 2) ** 2)
  const x = (a + b) / 2
  return `<path d="M${x} ${(y - half).toFixed(2)}A${r} ${r} 0 0 1 ${x} ${(y + half).toFixed(2)}A${r} ${r} 0 0 1 ${x} ${(y - half).toFixed(2)}Z" fill="${tone.f3}" opacity="0.75"/>`
}

const said = (part: Region): string =>
  part === ''
    ? 'nothing'
    : part === null || typeof part === 'string'
      ? saidPart(part)
      : part.length === 0
        ? 'nothing'
        : part.join(', ')

/** A number in the middle of a region, or members in lines. */
function region(part: Region, x: number, y: number, width: number, isProduct: boolean): string {
  if (part === '') return ''
  if (part === null || typeof part === 'string') return valueLabel(x, y, part ?? '?', { size: 22 })
  const lines: string[] = []
  for (const member of part) {
    const joined = lines.length === 0 ? member : `${lines.at(-1)} ${isProduct ? '× ' : ''}${member}`
    if (lines.length > 0 && textWidth(joined, 14) <= width) lines[lines.length - 1] = joined
    else {
      if (isProduct && lines.length > 0) lines[lines.length - 1] += ' ×'
      lines.push(member)
    }
  }
  const rise = Math.min(19, 110 / Math.max(1, lines.length))
  return lines.map((text, i) => label(x, y + 5 + (i - (lines.length - 1) / 2) * rise, text, { size: 14 })).join('')
}

const corner = (part: Region): string => {
  const text = part === null ? '?' : typeof part === 'string' ? part : part.join(' ')
  return text === '' ? '' : label(304, 190, text, { size: 15, anchor: 'end' })
}
