import type { Figure } from '../values/values.ts'
import { drawing, label, line, n2, path, rectangle } from './drawing.ts'
import { counted, listWords } from './lettering.ts'
import { crossOut } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface Blocks {
  readonly thousands?: number
  readonly hundreds?: number
  readonly tens?: number
  readonly ones?: number
}

export interface BaseTenOptions {
  /** One number, or two shown one above the other. */
  readonly numbers: readonly Blocks[]
  /** Struck through in the last number, from the right. */
  readonly crossedOut?: Blocks
  /** A heading over each column: Hundreds, Tens, Ones. */
  readonly headings?: boolean
  readonly names?: readonly string[]
}

const kinds = ['thousands', 'hundreds', 'tens', 'ones'] as const
type Kind = (typeof kinds)[number]

/** Columns and width of a pile of one kind of block, for a unit of u. Tens stand side by side, ones in columns of 5. */
function pile(kind: Kind, n: number, u: number): { width: number; at: (i: number) => [number, number] } {
  if (kind === 'ones') {
    const columns = Math.max(1, Math.ceil(n / 5))
    return {
      width: columns * (u * 1.5),
      at: (i) => [Math.floor(i / 5) * u * 1.5, 10 * u - ((i % 5) + 1) * u * 1.7 - u * 0.2],
    }
  }
  if (kind === 'tens')
    return {
      width: n * u * 1.45 + Math.floor(Math.max(0, n - 1) / 5) * u * 0.6,
      at: (i) => [i * u * 1.45 + Math.floor(i / 5) * u * 0.6, 0],
    }
  const step = kind === 'hundreds' ? (n > 3 ? u * 3.4 : u * 10.6) : u * 13
  return {
    width: n === 0 ? 0 : (n - 1) * step + u * (kind === 'hundreds' ? 10 : 12.5),
    at: (i) => [i * step, kind === 'hundreds' ? 0 : 0],
  }
}

function block(kind: Kind, x: number, y: number, u: number, out: boolean): string {
  const pen = {
    fill: tone.f3,
    stroke: tone.f0,
    width: kind === 'hundreds' || kind === 'thousands' ? 0.9 : 1,
    ...(out ? { opacity: 0.45 } : {}),
  }
  const ruled = (w: number, h: number, top: number): string => {
    let d = ''
    for (let i = 1; i < w; i++) d += `M${n2(x + i * u)} ${n2(top)}v${n2(h * u)}`
    for (let i = 1; i < h; i++) d += `M${n2(x)} ${n2(top + i * u)}h${n2(w * u)}`
    return path(d, { stroke: tone.f0, width: 0.6, opacity: 0.75 })
  }
  if (kind === 'ones')
    return (
      rectangle(x, y, u * 1.2, u * 1.2, { ...pen, radius: 2 }) +
      (out ? crossOut(x + u * 0.6, y + u * 0.6, u * 0.8) : '')
    )
  if (kind === 'tens')
    return (
      rectangle(x, y, u * 1.1, u * 10, { ...pen, radius: 2 }) +
      tenRule(x, y, u) +
      (out ? crossOut(x + u * 0.55, y + u * 5, u * 1.1) : '')
    )
  if (kind === 'hundreds')
    return (
      rectangle(x, y, u * 10, u * 10, { ...pen, radius: 2 }) +
      ruled(10, 10, y) +
      (out ? crossOut(x + u * 5, y + u * 5, u * 4.4) : '')
    )
  const s = u * 2.2
  const top = y + u * 0.6
  const side = `M${n2(x)} ${n2(top + s)}l${n2(s)} ${n2(-s)}h${n2(u * 9)}v${n2(u * 9 - s)}l${n2(-s)} ${n2(s)}Z`
  return (
    path(side, { fill: tone.f2, stroke: tone.f4, width: 1 }) +
    rectangle(x, top + s, u * 9, u * 9 - s, { fill: tone.f3, stroke: tone.f0, width: 1 }) +
    line(x + u * 9, top + s, x + u * 9 + s, top, { stroke: tone.f4, width: 1 })
  )
}

function tenRule(x: number, y: number, u: number): string {
  let d = ''
  for (let i = 1; i < 10; i++) d += `M${n2(x)} ${n2(y + i * u)}h${n2(u * 1.1)}`
  return path(d, { stroke: tone.f0, width: 0.8, opacity: 0.8 })
}

/** Numbers built of thousands, hundreds, tens and ones. */
export function baseTenBlocks(options: BaseTenOptions): Figure {
  const { numbers, crossedOut = {} } = options
  const used = kinds.filter((kind) => numbers.some((number) => (number[kind] ?? 0) > 0))
  const columns: readonly Kind[] = used.length === 0 ? ['ones'] : used
  const widthAt = (u: number): number =>
    columns.reduce(
      (sum, kind) =>
        sum +
        Math.max(minimum(kind, options.headings), ...numbers.map((number) => pile(kind, number[kind] ?? 0, u).width)),
      0,
    ) +
    (columns.length - 1) * 18
  let u = numbers.length === 1 ? 11 : 7.2
  while (u > 3 && widthAt(u) > 290) u -= 0.2
  const gap = columns.length > 1 ? 18 : 0
  const head = options.headings ? 26 : 0
  const rowHeight = u * 10 + (options.names === undefined ? 16 : 36)
  const height = Math.ceil(head + 14 + rowHeight * numbers.length)
  let left = (320 - widthAt(u)) / 2
  let body = ''
  for (const kind of columns) {
    const width = Math.max(
      minimum(kind, options.headings),
      ...numbers.map((number) => pile(kind, number[kind] ?? 0, u).width),
    )
    if (options.headings)
      body += label(left + width / 2, 22, kind.charAt(0).toUpperCase() + kind.slice(1), { size: 14 })
    for (const [row, number] of numbers.entries()) {
      const n = number[kind] ?? 0
      const { width: own, at } = pile(kind, n, u)
      for (let i = 0; i < n; i++) {
        const [x, y] = at(i)
        const out = row === numbers.length - 1 && i >= n - (crossedOut[kind] ?? 0)
        body += block(kind, left + (width - own) / 2 + x, head + 12 + row * rowHeight + y, u, out)
      }
    }
    left += width + gap
  }
  for (const [row, name] of (options.names ?? []).entries())
    body += label(160, head + 12 + row * rowHeight + u * 10 + 19, name, { size: 15 })
  return drawing(
    { height, hue: hueOf.number, title: 'Base ten blocks', alt: altOf(options), facts: factsOf(numbers, crossedOut) },
    body,
  )
}

const minimum = (kind: Kind, headings: boolean | undefined): number =>
  headings ? (kind === 'hundreds' || kind === 'thousands' ? 66 : 40) : 12

function said(blocks: Blocks): string {
  const parts = kinds.flatMap((kind) =>
    (blocks[kind] ?? 0) > 0 ? [counted(blocks[kind] ?? 0, kind.slice(0, -1))] : [],
  )
  return parts.length === 0 ? 'no blocks' : listWords(parts)
}

function altOf({ numbers, crossedOut, names }: BaseTenOptions): string {
  const groups = numbers.map(
    (number, i) => `${names?.[i] ?? (numbers.length > 1 ? `Row ${i + 1}` : 'Base ten blocks')}: ${said(number)}`,
  )
  return `${groups.join('. ')}.${crossedOut === undefined ? '' : ` Crossed out: ${said(crossedOut)}.`}`
}

function factsOf(numbers: readonly Blocks[], crossedOut: Blocks): Figure['facts'] {
  const row = (blocks: Blocks): string => kinds.map((kind) => blocks[kind] ?? 0).join(' ')
  return { numbers: numbers.map(row), crossedOut: row(crossedOut) }
}
