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
  /** 'each' names the blocks one by one, for questions that ask to count them; else how many of each kind. */
  readonly say?: 'number' | 'each'
  /** An option among others: nearly square, so that the blocks stay large in half the width of a phone. */
  readonly small?: boolean
}

const kinds = ['thousands', 'hundreds', 'tens', 'ones'] as const
type Kind = (typeof kinds)[number]

interface Pile {
  readonly width: number
  readonly height: number
  readonly at: (i: number) => [number, number]
}

/** Ones stay large enough to be counted however small the hundreds are. */
const onesUnit = (u: number): number => Math.max(u, 6)

/** Where the blocks of one kind lie, for a unit of u: hundreds three in a row (up to three in a column in a small drawing), tens in tens, ones in columns of five. */
function pile(kind: Kind, n: number, u: number, small = false): Pile {
  if (kind === 'ones') {
    const v = onesUnit(u)
    const rows = Math.min(5, n)
    return {
      width: Math.ceil(n / 5) * v * 1.7,
      height: rows * v * 1.7,
      at: (i) => [Math.floor(i / 5) * v * 1.7, (i % 5) * v * 1.7],
    }
  }
  if (kind === 'tens') {
    const place = (i: number): [number, number] => [
      (i % 10) * u * 1.5 + (i % 10 > 4 ? u * 0.7 : 0),
      Math.floor(i / 10) * u * 11,
    ]
    const longest = Math.min(n, 10)
    return { width: n === 0 ? 0 : place(longest - 1)[0] + u * 1.1, height: Math.ceil(n / 10) * u * 11, at: place }
  }
  const [wide, tall] = kind === 'hundreds' ? [10.7, 10.7] : [12.4, 11]
  const perRow = small ? (n > 3 ? 2 : 1) : n === 4 ? 2 : Math.min(3, Math.max(n, 1))
  return {
    width: Math.min(n, perRow) * wide * u,
    height: Math.ceil(n / perRow) * tall * u,
    at: (i) => [(i % perRow) * wide * u, Math.floor(i / perRow) * tall * u],
  }
}

/** One block with its upper left corner at (x, y); u is the side of a small cube. */
export function block(kind: Kind, x: number, y: number, u: number, out: boolean): string {
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
      rectangle(x, y, u * 10, u * 10, { ...pen, stroke: tone.f4, width: 1.5, radius: 2 }) +
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
  const { numbers, crossedOut = {}, small = false } = options
  const sheet = small
    ? { width: 172, room: 160, tall: 132, gap: 10, most: 11 }
    : { width: 320, room: 296, tall: 250, gap: 18, most: numbers.length === 1 ? 11 : 8 }
  const used = kinds.filter((kind) => numbers.some((number) => (number[kind] ?? 0) > 0))
  const columns: readonly Kind[] = used.length === 0 ? ['ones'] : used
  const columnWidth = (kind: Kind, u: number): number =>
    Math.max(minimum(kind, options.headings), ...numbers.map((number) => pile(kind, number[kind] ?? 0, u, small).width))
  const rowHeight = (number: Blocks, u: number): number =>
    Math.max(u * 5, ...columns.map((kind) => pile(kind, number[kind] ?? 0, u, small).height)) +
    (options.names === undefined ? 14 : 36)
  const { gap } = sheet
  const widthAt = (u: number): number =>
    columns.reduce((sum, kind) => sum + columnWidth(kind, u), 0) + (columns.length - 1) * gap
  const heightAt = (u: number): number => numbers.reduce((sum, number) => sum + rowHeight(number, u), 0)
  let u = sheet.most
  while (u > (small ? 2 : 3) && (widthAt(u) > sheet.room || heightAt(u) > sheet.tall)) u -= 0.2
  const head = options.headings ? 26 : 0
  let left = (sheet.width - widthAt(u)) / 2
  let body = ''
  for (const kind of columns) {
    const width = columnWidth(kind, u)
    if (options.headings)
      body += label(left + width / 2, 22, kind.charAt(0).toUpperCase() + kind.slice(1), { size: 14 })
    let top = head + 12
    for (const [row, number] of numbers.entries()) {
      body += drawPile(
        kind,
        number[kind] ?? 0,
        row === numbers.length - 1 ? (crossedOut[kind] ?? 0) : 0,
        left,
        top,
        width,
        u,
        small,
      )
      top += rowHeight(number, u)
    }
    left += width + gap
  }
  let base = head + 12
  for (const [row, name] of (options.names ?? []).entries()) {
    base += rowHeight(numbers[row] ?? {}, u)
    body += label(sheet.width / 2, base - 14, name, { size: 15 })
  }
  const height = Math.ceil(head + 14 + heightAt(u))
  return drawing(
    {
      width: sheet.width,
      height,
      hue: hueOf.number,
      title: 'Base ten blocks',
      alt: altOf(options),
      facts: factsOf(numbers, crossedOut),
    },
    body,
  )
}

function drawPile(
  kind: Kind,
  n: number,
  out: number,
  left: number,
  top: number,
  width: number,
  u: number,
  small: boolean,
): string {
  const { width: own, at } = pile(kind, n, u, small)
  return Array.from({ length: n }, (_, i) => {
    const [x, y] = at(i)
    return block(kind, left + (width - own) / 2 + x, top + y, kind === 'ones' ? onesUnit(u) : u, i >= n - out)
  }).join('')
}

const minimum = (kind: Kind, headings: boolean | undefined): number =>
  headings ? (kind === 'hundreds' || kind === 'thousands' ? 66 : 40) : 12

function said(blocks: Blocks, say: 'number' | 'each' = 'number'): string {
  if (say === 'each') {
    const rows = kinds.map((kind) => Array.from({ length: blocks[kind] ?? 0 }, () => kind.slice(0, -1)).join(' '))
    return listWords(rows.filter((row) => row !== ''))
  }
  const parts = kinds.flatMap((kind) =>
    (blocks[kind] ?? 0) > 0 ? [counted(blocks[kind] ?? 0, kind.slice(0, -1))] : [],
  )
  return parts.length === 0 ? 'no blocks' : listWords(parts)
}

function altOf({ numbers, crossedOut, names, say }: BaseTenOptions): string {
  const groups = numbers.map(
    (number, i) => `${names?.[i] ?? (numbers.length > 1 ? `Row ${i + 1}` : 'Base ten blocks')}: ${said(number, say)}`,
  )
  return `${groups.join('. ')}.${crossedOut === undefined ? '' : ` Crossed out: ${said(crossedOut)}.`}`
}

function factsOf(numbers: readonly Blocks[], crossedOut: Blocks): Figure['facts'] {
  const row = (blocks: Blocks): string => kinds.map((kind) => blocks[kind] ?? 0).join(' ')
  return { numbers: numbers.map(row), crossedOut: row(crossedOut) }
}
