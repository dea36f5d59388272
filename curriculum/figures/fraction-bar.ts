import type { Figure } from '../values/values.ts'
import { drawing, label, line, rectangle } from './drawing.ts'
import { counted } from './lettering.ts'
import { crossOut } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface FractionBarRow {
  /** Equal parts of one whole. */
  readonly parts: number
  /** Shaded parts from the left; over `parts` more wholes are drawn. */
  readonly shaded: number
  /** Of the shaded, how many (from the last) have the second hue: an added part. */
  readonly second?: number
  /** Of the shaded, how many (from the last) are struck through. */
  readonly crossedOut?: number
  readonly name?: string
  /** Wholes drawn; as many as are needed unless told. */
  readonly wholes?: number
}

export interface FractionBarOptions {
  readonly bars: readonly FractionBarRow[]
  /** Under the last bar a line from 0 to this text. */
  readonly whole?: string
}

/** Bars cut into equal parts, some shaded; the empty ones are dashed. */
export function fractionBar({ bars, whole }: FractionBarOptions): Figure {
  const tall = bars.length > 3 ? 34 : bars.length === 1 ? 56 : 44
  const most = Math.max(...bars.map((bar) => wholesOf(bar)))
  const [left, gap] = [16, 12]
  const width = (288 - gap * (most - 1)) / most
  let y = 14
  let body = ''
  for (const bar of bars) {
    if (bar.name !== undefined) {
      body += label(left, y + 12, bar.name, { size: 15, anchor: 'start' })
      y += 20
    }
    for (let w = 0; w < wholesOf(bar); w++) body += oneWhole(bar, w, left + w * (width + gap), y, width, tall)
    y += tall + 14
  }
  if (whole !== undefined) {
    body +=
      line(left, y, left + width, y) + line(left, y - 6, left, y + 6) + line(left + width, y - 6, left + width, y + 6)
    body +=
      label(left, y + 21, '0', { size: 15, anchor: 'start' }) +
      label(left + width, y + 21, whole, { size: 15, anchor: 'end' })
    y += 32
  }
  const facts = {
    parts: bars.map((bar) => bar.parts),
    shaded: bars.map((bar) => bar.shaded),
    second: bars.map((bar) => bar.second ?? 0),
    crossedOut: bars.map((bar) => bar.crossedOut ?? 0),
  }
  return drawing(
    {
      height: Math.ceil(y),
      hue: hueOf.fractions,
      title: bars.length === 1 ? 'Fraction bar' : 'Fraction bars',
      alt: altOf(bars, whole),
      facts,
    },
    body,
  )
}

const wholesOf = (bar: FractionBarRow): number => Math.max(1, bar.wholes ?? 0, Math.ceil(bar.shaded / bar.parts))

function oneWhole(bar: FractionBarRow, w: number, x: number, y: number, width: number, tall: number): string {
  const part = width / bar.parts
  const inset = part > 14 ? 1.5 : 0.8
  let drawn = ''
  for (let i = 0; i < bar.parts; i++) {
    const which = w * bar.parts + i
    const box = [x + i * part + inset, y, part - 2 * inset, tall] as const
    const radius = Math.min(8, part / 4)
    if (which >= bar.shaded) drawn += openPart(...box, radius)
    else {
      const second = which >= bar.shaded - (bar.second ?? 0)
      const out = which >= bar.shaded - (bar.crossedOut ?? 0)
      drawn += rectangle(...box, { fill: second ? tone.g3 : tone.f3, radius, ...(out ? { opacity: 0.4 } : {}) })
      if (out) drawn += crossOut(x + (i + 0.5) * part, y + tall / 2, Math.min(part, tall) * 0.32)
    }
  }
  return drawn
}

/** A part of a bar that is not shaded. */
export function openPart(x: number, y: number, width: number, tall: number, radius: number): string {
  return rectangle(x, y, width, tall, { fill: tone.paper, stroke: tone.f3, width: 1.6, dashed: '4 4', radius })
}

function altOf(bars: readonly FractionBarRow[], whole: string | undefined): string {
  const said = bars.map((bar, i) => {
    const name = bar.name ?? (bars.length > 1 ? `bar ${i + 1}` : 'A bar')
    const wholes = wholesOf(bar)
    const second = bar.second ? `, ${bar.second} of them in a second color` : ''
    const out = bar.crossedOut ? `, ${bar.crossedOut} of them crossed out` : ''
    return `${name}: ${wholes > 1 ? `${wholes} wholes, each in ` : ''}${counted(bar.parts, 'equal part')}, ${bar.shaded} shaded${second}${out}`
  })
  return `${said.join('; ')}.${whole === undefined ? '' : ` A full bar is ${whole}.`}`
}
