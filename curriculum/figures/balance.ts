import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { circle, drawing, line, n2, path, rectangle } from './drawing.ts'
import { fittingSize, listWords, saidPart, valueLabel, valueWidth } from './lettering.ts'
import { missingBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

/** What lies on a pan: a box for a letter (x), a weight with a number, an unknown weight, or a text ('7 + 5'). */
export type PanPiece =
  | { readonly kind: 'box'; readonly text: string }
  | { readonly kind: 'weight'; readonly text: string | null }
  | { readonly kind: 'text'; readonly text: string }

export interface BalanceOptions {
  readonly left: readonly PanPiece[]
  readonly right: readonly PanPiece[]
  /** The heavier side sinks; level unless told. */
  readonly heavier?: 'left' | 'right'
  /** Both pans rest on blocks, so that the picture does not say whether they balance. */
  readonly held?: boolean
  readonly hue?: Hue
}

/** A scale with two pans. Level means equal. */
export function balance(options: BalanceOptions): Figure {
  const drop = options.heavier === undefined ? 0 : options.heavier === 'left' ? 12 : -12
  const rows = Math.max(rowsOf(options.left).length, rowsOf(options.right).length)
  const top = Math.max(0, rows * 30 - 36) + (drop === 0 ? 0 : 12)
  const [beam, pan] = [34 + top, 108 + top]
  const base = pan + 58
  let body = path(`M160 ${n2(beam)}V${n2(base)}M112 ${n2(base)}h96`, { width: 6 })
  body += line(70, beam + drop, 250, beam - drop, { width: 6 }) + circle(160, beam, 9, { fill: tone.f4 })
  body += side(70, beam + drop, pan + drop, options.left) + side(250, beam - drop, pan - drop, options.right)
  if (options.held) for (const x of [70, 250]) body += path(`M${n2(x)} ${n2(pan + 26)}V${n2(base)}`, { width: 22 })
  const level = options.held ? 'Both pans rest on blocks.' : 'The two sides balance.'
  const state = options.heavier === undefined ? level : `The ${options.heavier} side is heavier.`
  const alt = `Balance scale. Left: ${said(options.left)}. Right: ${said(options.right)}. ${state}`
  const facts = {
    left: options.left.map((p) => p.text ?? '?'),
    right: options.right.map((p) => p.text ?? '?'),
    heavier: options.held ? 'held' : (options.heavier ?? 'level'),
  }
  return drawing(
    { height: Math.ceil(base + 14), hue: options.hue ?? hueOf.algebra, title: 'Balance scale', alt, facts },
    body,
  )
}

function side(x: number, beam: number, pan: number, pieces: readonly PanPiece[]): string {
  const strings = path(`M${n2(x)} ${n2(beam)}L${n2(x - 58)} ${n2(pan)}M${n2(x)} ${n2(beam)}L${n2(x + 58)} ${n2(pan)}`, {
    width: 1.8,
    opacity: 0.55,
  })
  const dish = path(`M${n2(x - 66)} ${n2(pan)}h132q-10 24 -66 24t-66 -24Z`, {
    fill: tone.f2,
    stroke: tone.f4,
    width: 2,
  })
  let drawn = strings + dish
  for (const [i, row] of rowsOf(pieces).entries()) {
    const width = row.reduce((sum, p) => sum + pieceWidth(p) + 4, -4)
    let left = x - width / 2
    for (const p of row) {
      drawn += drawPiece(p, left, pan - 1 - (i + 1) * 29 - i, pieceWidth(p))
      left += pieceWidth(p) + 4
    }
  }
  return drawn
}

const pieceWidth = (p: PanPiece): number =>
  Math.min(124, Math.max(28, valueWidth(p.text ?? '?', p.kind === 'text' ? 18 : 16) + 10))

/** Pieces from the pan upward, as many in a row as there is room for. */
function rowsOf(pieces: readonly PanPiece[]): PanPiece[][] {
  const rows: PanPiece[][] = [[]]
  let used = 0
  for (const p of pieces) {
    if (used > 0 && used + pieceWidth(p) > 126) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(p)
    used += pieceWidth(p) + 4
  }
  return rows
}

function drawPiece(p: PanPiece, x: number, y: number, width: number): string {
  const text = p.text ?? '?'
  const size = fittingSize(text, width - 6, p.kind === 'text' ? 18 : 16)
  if (p.text === null) return missingBox(x, y, width, 29, '?', 17)
  const look =
    p.kind === 'box'
      ? { fill: tone.f3, radius: 7 }
      : { fill: tone.paper, stroke: tone.f4, width: 1.6, radius: p.kind === 'weight' ? 14 : 6 }
  const ink = p.kind === 'box' ? tone.f0 : tone.f4
  return (
    rectangle(x + 0.8, y + 0.8, width - 1.6, 27.4, look) +
    valueLabel(x + width / 2, y + 14.5, text, { size: text.includes('/') ? 13 : size, fill: ink })
  )
}

function said(pieces: readonly PanPiece[]): string {
  if (pieces.length === 0) return 'nothing'
  const runs: [string, number][] = []
  for (const p of pieces) {
    const word = p.kind === 'box' ? `box ${p.text}` : p.kind === 'weight' ? `weight ${saidPart(p.text)}` : p.text
    const last = runs.at(-1)
    if (last?.[0] === word) last[1]++
    else runs.push([word, 1])
  }
  return listWords(runs.map(([word, n]) => (n === 1 ? word : `${n} of ${word}`)))
}
