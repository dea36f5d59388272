import type { Figure } from '../values/values.ts'
import { centred, circle, drawing, line, n2, path, rectangle } from './drawing.ts'
import { listWords } from './lettering.ts'
import { crossOut } from './marks.ts'
import { hueOf, metal, tone } from './palette.ts'

/** A coin (under 100 cents, or a dollar coin) or a bill (100 cents and over) of our own design. */
export interface CoinOptions {
  /** Values in cents, drawn in this order. */
  readonly pieces: readonly number[]
  /**
   * What is on each: its value, its name (penny, nickel, dime, quarter), or a head as on a true coin. Metals, sizes and ridged edges
   * are those of true coins.
   */
  readonly face?: Face
  /** Index of pieces struck through. */
  readonly crossedOut?: readonly number[]
  /** As one of several pictures to choose from. */
  readonly small?: boolean
}

export type Face = 'value' | 'name' | 'plain'

const names: Readonly<Record<number, string>> = {
  1: 'penny',
  5: 'nickel',
  10: 'dime',
  25: 'quarter',
  50: 'half',
  100: '$1 bill',
}
/** In proportion to 19.1, 21.2, 17.9, 24.3 and 30.6 millimeters. */
const radii: Readonly<Record<number, number>> = { 1: 24.5, 5: 27.3, 10: 23, 25: 31.2, 50: 39.3 }
/** With a name on it a coin must be a little larger. */
const namedRadii: Readonly<Record<number, number>> = { 1: 26.6, 5: 29.6, 10: 25, 25: 33.9, 50: 42.7 }

const isBill = (cents: number): boolean => cents >= 100

/** 25¢ or $5. */
export function coinText(cents: number): string {
  return isBill(cents) ? `$${cents / 100}` : `${cents}¢`
}

/** Coins and bills laid out in rows. */
export function coins(options: CoinOptions): Figure {
  const { pieces, face = 'value', crossedOut = [], small = false } = options
  const width = small ? 172 : 320
  const sizes = pieces.map((cents) => coinSize(cents, face))
  // A name must stay inside its coin, so named coins take more rows rather than shrink.
  const least = small ? 0.6 : face === 'name' ? 0.96 : 0.72
  let scale = small ? 0.84 : 1
  let rows = laidOut(sizes, scale, width)
  while (rows.length > 3 && scale > least) {
    scale -= 0.04
    rows = laidOut(sizes, scale, width)
  }
  const tallest = (row: readonly number[]): number => Math.max(...row.map((i) => (sizes[i]?.[1] ?? 0) * scale))
  const shortest = small ? 150 : 90
  const all = rows.reduce((sum, row) => sum + tallest(row) + 10, -10)
  // Pictures to choose from stand side by side, so each has its coins in the middle.
  let y = small ? Math.max(12, (shortest - all) / 2) : 12
  let body = ''
  for (const row of rows) {
    const tall = tallest(row)
    let x = (width - row.reduce((sum, i) => sum + (sizes[i]?.[0] ?? 0) * scale + 8, -8)) / 2
    for (const i of row) {
      const [w, h] = sizes[i] ?? [0, 0]
      body += coinOrBill(pieces[i] ?? 0, x + (w * scale) / 2, y + tall / 2, w * scale, h * scale, face)
      if (crossedOut.includes(i)) body += crossOut(x + (w * scale) / 2, y + tall / 2, (h * scale) / 2.2)
      x += w * scale + 8
    }
    y += tall + 10
  }
  const said = face === 'value' ? pieces.map(coinText) : pieces.map((cents) => names[cents] ?? coinText(cents))
  const alt = `Money laid out on a table: ${pieces.length > 12 ? grouped(said) : listWords(said)}.${crossedOut.length > 0 ? ` ${crossedOut.length} crossed out.` : ''}`
  return drawing(
    {
      ...(small ? { width } : {}),
      height: Math.max(shortest, Math.ceil(y + 2)),
      hue: hueOf.money,
      title: 'Coins and bills',
      alt,
      facts: { pieces: [...pieces], crossedOut: [...crossedOut] },
    },
    body,
  )
}

/** Width and height of a coin or bill, in proportion to true ones. */
export function coinSize(cents: number, face: Face): [number, number] {
  if (isBill(cents)) return [92, 50]
  const r = (face === 'name' ? namedRadii[cents] : radii[cents]) ?? 28
  return [r * 2, r * 2 + 3]
}

function laidOut(sizes: readonly [number, number][], scale: number, width: number): number[][] {
  const rows: number[][] = [[]]
  let used = 0
  for (const [i, [w]] of sizes.entries()) {
    const step = w * scale + 8
    if (used + step > width - 14 && used > 0) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(i)
    used += step
  }
  return rows
}

/** One coin or bill around (x, y), w wide and h tall. */
export function coinOrBill(cents: number, x: number, y: number, w: number, h: number, face: Face): string {
  const text = face === 'name' && !isBill(cents) ? (names[cents] ?? coinText(cents)) : coinText(cents)
  if (isBill(cents)) {
    return (
      rectangle(x - w / 2, y - h / 2, w, h, { fill: tone.f2, stroke: tone.f4, width: 1.8, radius: 7 }) +
      rectangle(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10, {
        fill: 'none',
        stroke: tone.f4,
        width: 1.2,
        opacity: 0.45,
        radius: 4,
      }) +
      circle(x, y, h * 0.34, { fill: tone.paper }) +
      centred(x, y, text, { size: text.length > 3 ? 14 : 17 })
    )
  }
  const r = w / 2
  const { fill, line: edge } = cents === 1 ? metal.copper : metal.silver
  const top = y - 1.5
  return (
    circle(x, y + 1.5, r, { fill: edge, opacity: 0.55 }) +
    circle(x, top, r - 0.75, { fill, stroke: edge, width: 1.5 }) +
    (cents >= 10
      ? ridges(x, top, r)
      : circle(x, top, r - 4, { fill: 'none', stroke: edge, width: 1.2, opacity: 0.6 })) +
    (face === 'plain'
      ? head(x, top, r * 0.58, edge)
      : centred(x, top, text, { size: face === 'name' ? 13 : Math.max(13, r * 0.56), fill: '#1a1a38' }))
  )
}

/** The ridged edge of dimes and quarters; pennies and nickels are smooth. */
function ridges(x: number, y: number, r: number): string {
  const count = Math.round(r * 1.6)
  return Array.from({ length: count }, (_, i) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)]
    return line(x + (r - 4) * cos, y + (r - 4) * sin, x + (r - 1) * cos, y + (r - 1) * sin, {
      stroke: metal.silver.line,
      width: 1,
    })
  }).join('')
}

/** A head seen from the side, of our own design. */
function head(x: number, y: number, size: number, color: string): string {
  const at = (dx: number, dy: number): string => `${n2(x + dx * size)} ${n2(y + dy * size)}`
  return path(
    `M${at(-0.62, 0.95)}Q${at(-0.35, 0.55)} ${at(-0.42, 0.25)}Q${at(-0.75, -0.1)} ${at(-0.55, -0.55)}Q${at(-0.25, -1)} ${at(0.2, -0.85)}` +
      `Q${at(0.5, -0.7)} ${at(0.48, -0.35)}L${at(0.66, 0)}L${at(0.5, 0.08)}L${at(0.5, 0.38)}Q${at(0.25, 0.5)} ${at(0.2, 0.55)}Q${at(0.25, 0.8)} ${at(0.55, 0.95)}Z`,
    { fill: color, stroke: color, width: 0.5, opacity: 0.5 },
  )
}

/** '4 times 25¢, 3 times 10¢' for long lists. */
function grouped(said: readonly string[]): string {
  const runs: [string, number][] = []
  for (const word of said) {
    const run = runs.find(([name]) => name === word)
    if (run) run[1]++
    else runs.push([word, 1])
  }
  return listWords(runs.map(([word, n]) => `${n} of ${word}`))
}
