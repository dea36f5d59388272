import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { DrawingBoard } from './drawing-board.ts'
import { markAngle, markParallel, markRightAngle } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { between, polar } from './plane-geometry.ts'

export interface AnglePart {
  readonly degrees: number
  /** What is written in it: `40°`, `x`, `2x + 5`, `?`. */
  readonly label?: string
}

/** The eight places of a transversal: 1 to 4 at the upper crossing from upper left clockwise, 5 to 8 at the lower. */
export type TransversalPlace = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type AngleParams =
  /** One angle, opening counterclockwise from direction `turn`. Names: point on the first ray, vertex, point on the second. */
  | {
      readonly kind: 'single'
      readonly degrees: number
      readonly turn?: number
      readonly label?: string
      readonly names?: readonly [string, string, string]
    }
  /** Neighboring angles that together make a straight angle, a right angle, a full turn, or any whole. */
  | {
      readonly kind: 'line' | 'right' | 'point' | 'joined'
      readonly parts: readonly AnglePart[]
      readonly turn?: number
      readonly whole?: string
      readonly names?: readonly string[]
    }
  /** Two lines that cross; `degrees` is the angle at the right, labels run counterclockwise from it. */
  | {
      readonly kind: 'crossing'
      readonly degrees: number
      readonly labels: readonly (string | null)[]
      readonly turn?: number
    }
  /** Two parallel lines and a line across them at `degrees`, with labels by place. */
  | {
      readonly kind: 'transversal'
      readonly degrees: number
      readonly labels: Readonly<Partial<Record<TransversalPlace, string>>>
      readonly parallel?: boolean
    }
  /** Points, lines and pairs of lines to name. */
  | {
      readonly kind: 'lines'
      readonly what: 'point' | 'segment' | 'ray' | 'line' | 'parallel' | 'perpendicular' | 'intersecting'
      readonly names: readonly string[]
      readonly turn?: number
    }

/**
 * Angles alone, on a line, round a point, at crossing lines and at a transversal, true to size.
 * Facts: kind, degrees (of every part), labels.
 */
export function angle(p: AngleParams, words: FigureWords = {}): Figure {
  const board = new DrawingBoard(320, p.kind === 'transversal' ? 220 : 190)
  const drawn =
    p.kind === 'single'
      ? drawSingle(board, p)
      : p.kind === 'crossing'
        ? drawCrossing(board, p)
        : p.kind === 'transversal'
          ? drawTransversal(board, p)
          : p.kind === 'lines'
            ? drawLines(board, p)
            : drawParts(board, p)
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? (p.kind === 'lines' ? 'Points and lines' : 'Angles'),
    alt: words.alt ?? altText(drawn),
    facts: factsOf(p),
  })
}

function factsOf(p: AngleParams): Figure['facts'] {
  if (p.kind === 'lines') return { kind: p.kind, what: p.what, names: p.names }
  if (p.kind === 'single') return { kind: p.kind, degrees: p.degrees, label: p.label ?? '' }
  if (p.kind === 'crossing') return { kind: p.kind, degrees: p.degrees, labels: p.labels.map((t) => t ?? '') }
  if (p.kind === 'transversal')
    return { kind: p.kind, degrees: p.degrees, places: Object.keys(p.labels), labels: Object.values(p.labels) }
  return { kind: p.kind, degrees: p.parts.map((q) => q.degrees), labels: p.parts.map((q) => q.label ?? '') }
}

const rayInk = { stroke: tone.f4, width: 3 }

function drawSingle(board: DrawingBoard, p: Extract<AngleParams, { kind: 'single' }>): string {
  const turn = p.turn ?? 0
  const reach = 108
  const ends = [0, p.degrees].map((d) => polar([0, 0], 1, turn + d))
  const xs = [0, ...ends.map((e) => e[0])]
  const ys = [0, ...ends.map((e) => e[1])]
  const size = Math.min(
    reach * 1.3,
    250 / (Math.max(...xs) - Math.min(...xs)),
    130 / Math.max(Math.max(...ys) - Math.min(...ys), 0.01),
  )
  const vertex: Spot = [
    160 - ((Math.max(...xs) + Math.min(...xs)) / 2) * size,
    95 - ((Math.max(...ys) + Math.min(...ys)) / 2) * size,
  ]
  const tips = ends.map((_, i) => polar(vertex, size, turn + (i ? p.degrees : 0)))
  for (const tip of tips) board.arrow(vertex, tip, rayInk)
  if (p.degrees === 90) markRightAngle(board, vertex, tips[0] as Spot, tips[1] as Spot, 16)
  if (p.degrees !== 90 || p.label)
    markAngle(
      board,
      vertex,
      { from: turn, size: p.degrees },
      { label: p.label, count: p.degrees === 90 ? 0 : 1, bold: true, radius: Math.min(26, size * 0.4) },
    )
  board.dot(vertex, { radius: 4, stroke: tone.f4 })
  for (const [i, name] of (p.names ?? []).entries()) {
    if (i === 1) board.label(vertex, name, { toward: turn + p.degrees / 2 + 180, gap: 7, weight: 700, spread: 120 })
    else {
      const on = between(vertex, tips[i === 0 ? 0 : 1] as Spot, 0.72)
      board.dot(on, { radius: 3.5, stroke: tone.f4 })
      board.label(on, name, { toward: turn + (i === 0 ? -90 : p.degrees + 90), gap: 7, weight: 700, spread: 60 })
    }
  }
  const name = p.names ? ` ${p.names.join('')}` : ''
  const sides = `one pointing ${wayWords(turn)}, the other ${wayWords(turn + p.degrees)}`
  const mark = p.degrees === 90 ? ', with a square corner mark' : ', with an arc'
  return `Angle${name} between two rays, ${sides}${p.label ? `, marked ${p.label}` : ''}${mark}.`
}

/** A direction in words, to the nearest of eight. */
function wayWords(degrees: number): string {
  const ways = ['right', 'up and right', 'up', 'up and left', 'left', 'down and left', 'down', 'down and right']
  return ways[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] as string
}

function drawParts(
  board: DrawingBoard,
  p: Extract<AngleParams, { kind: 'line' | 'right' | 'point' | 'joined' }>,
): string {
  const total = p.parts.reduce((s, q) => s + q.degrees, 0)
  const start = p.turn ?? (p.kind === 'point' ? 15 : 0)
  const round = p.kind === 'point'
  const reach = round ? 84 : p.kind === 'line' ? 132 : 128
  const vertex: Spot = round ? [160, 95] : p.kind === 'line' ? [160, 150] : total <= 90 ? [104, 162] : [150, 150]
  const edges: number[] = [start]
  for (const q of p.parts) edges.push((edges[edges.length - 1] as number) + q.degrees)
  const rays = round ? edges.slice(0, -1) : edges
  const lengthAt = (d: number): number => Math.min(reach, 132 / Math.max(Math.abs(Math.sin((d * Math.PI) / 180)), 0.01))
  for (const d of rays) board.arrow(vertex, polar(vertex, lengthAt(d), d), rayInk)
  if (p.kind === 'right') markRightAngle(board, vertex, polar(vertex, 100, start), polar(vertex, 100, start + 90), 14)
  for (const [i, q] of p.parts.entries()) {
    const radius = (q.degrees < 35 ? 36 : 26) + (p.parts.length > 1 ? (i % 2) * 5 : 0)
    markAngle(
      board,
      vertex,
      { from: edges[i] as number, size: q.degrees },
      { label: q.label, radius, bold: q.label !== undefined && /[a-z?]/.test(q.label) },
    )
  }
  if (p.whole) markAngle(board, vertex, { from: start, size: total }, { label: p.whole, radius: 62 })
  board.dot(vertex, { radius: 4, stroke: tone.f4 })
  for (const [i, name] of (p.names ?? []).entries()) {
    const d = rays[i]
    if (d !== undefined) board.label(polar(vertex, lengthAt(d), d), name, { toward: d, gap: 3, weight: 700 })
  }
  const where = {
    line: 'on a straight line',
    right: 'in a right angle',
    point: 'around a point',
    joined: 'side by side',
  }[p.kind]
  return `${p.parts.length} angles ${where}: ${listed(p.parts.map((q) => q.label ?? 'unmarked'))}${p.whole ? `; the whole angle is ${p.whole}` : ''}.`
}

function drawCrossing(board: DrawingBoard, p: Extract<AngleParams, { kind: 'crossing' }>): string {
  const turn = p.turn ?? -p.degrees / 2
  const at: Spot = [160, 95]
  const lengthAt = (d: number): number => Math.min(128, 84 / Math.max(Math.abs(Math.sin((d * Math.PI) / 180)), 0.01))
  const sizes = [p.degrees, 180 - p.degrees, p.degrees, 180 - p.degrees]
  const starts = [turn, turn + p.degrees, turn + 180, turn + 180 + p.degrees]
  for (const d of starts) board.arrow(at, polar(at, lengthAt(d), d), rayInk)
  for (const [i, size] of sizes.entries()) {
    const label = p.labels[i]
    if (!label) continue
    if (p.degrees === 90)
      markRightAngle(board, at, polar(at, 50, starts[i] as number), polar(at, 50, (starts[i] as number) + 90))
    markAngle(
      board,
      at,
      { from: starts[i] as number, size },
      { label, count: p.degrees === 90 ? 0 : 1, radius: size < 50 ? 32 : 20 },
    )
  }
  const places = ['right', 'top', 'left', 'bottom']
  const named = p.labels.flatMap((t, i) => (t ? [`${t} at the ${places[i]}`] : []))
  return `Two straight lines cross. Angles marked going round: ${listed(named)}.`
}

/** Start direction of each place at its crossing, for a transversal that rises at `degrees`. */
const placeAngle = (place: number, degrees: number): { readonly from: number; readonly size: number } =>
  [
    { from: degrees, size: 180 - degrees },
    { from: 0, size: degrees },
    { from: 180 + degrees, size: 180 - degrees },
    { from: 180, size: degrees },
  ][(place - 1) % 4] as { from: number; size: number }

function drawTransversal(board: DrawingBoard, p: Extract<AngleParams, { kind: 'transversal' }>): string {
  const [top, bottom] = [72, 150]
  const lean = (bottom - top) / Math.tan((p.degrees * Math.PI) / 180)
  const upper: Spot = [160 + lean / 2, top]
  const lower: Spot = [160 - lean / 2, bottom]
  for (const y of [top, bottom]) {
    board.arrow([160, y], [306, y], rayInk)
    board.arrow([160, y], [14, y], rayInk)
    if (p.parallel !== false) markParallel(board, [250, y], [300, y], 1, 0.2)
  }
  const out = 52 / Math.sin((p.degrees * Math.PI) / 180)
  board.arrow(lower, polar(upper, out, p.degrees), { ...rayInk, stroke: tone.f3 })
  board.arrow(upper, polar(lower, out, p.degrees + 180), { ...rayInk, stroke: tone.f3 })
  for (const [key, label] of Object.entries(p.labels)) {
    const place = Number(key)
    const crossing = place <= 4 ? upper : lower
    const part = placeAngle(place, p.degrees)
    markAngle(board, crossing, part, { label, radius: part.size < 50 ? 26 : 17 })
  }
  const spots = ['upper left', 'upper right', 'lower right', 'lower left']
  const named = Object.entries(p.labels).map(
    ([k, t]) => `${t} at the ${Number(k) <= 4 ? 'top' : 'bottom'} crossing, ${spots[(Number(k) - 1) % 4]}`,
  )
  return `${p.parallel === false ? 'Two lines' : 'Two parallel lines'} and a line across them. Angles: ${listed(named)}.`
}

function drawLines(board: DrawingBoard, p: Extract<AngleParams, { kind: 'lines' }>): string {
  const turn = p.turn ?? 12
  const center: Spot = [160, 95]
  const [a, b] = [polar(center, 100, turn + 180), polar(center, 100, turn)]
  const far = (d: number, length = 132): Spot =>
    polar(center, Math.min(length, 78 / Math.max(Math.abs(Math.sin((d * Math.PI) / 180)), 0.01)), d)
  const name = (at: Spot, i: number, toward: number): void => {
    const text = p.names[i]
    board.dot(at, { radius: 5, stroke: tone.f3 })
    if (text) board.label(at, text, { toward, gap: 8, weight: 700, size: 16 })
  }
  const both = (d: number, shift: number): void => {
    const move = (s: Spot): Spot => [s[0], s[1] + shift]
    board.arrow(move(center), move(far(d)), rayInk)
    board.arrow(move(center), move(far(d + 180)), rayInk)
  }
  if (p.what === 'point') name(center, 0, 45)
  if (p.what === 'segment') board.line(a, b, rayInk)
  if (p.what === 'ray') board.arrow(a, far(turn), rayInk)
  if (p.what === 'line') both(turn, 0)
  if (p.what === 'parallel') for (const shift of [-34, 34]) both(turn * 0.6, shift)
  if (p.what === 'perpendicular' || p.what === 'intersecting') {
    const second = turn + (p.what === 'perpendicular' ? 90 : 55)
    both(turn, 0)
    both(second, 0)
    if (p.what === 'perpendicular') markRightAngle(board, center, far(turn), far(second), 14)
  }
  if (p.what === 'segment' || p.what === 'line' || p.what === 'ray') {
    name(p.what === 'line' ? between(center, a, 0.7) : a, 0, turn + 90)
    name(p.what === 'segment' ? b : between(center, b, 0.6), 1, turn + 90)
  }
  return linesWords(p.what, p.names)
}

function linesWords(what: Extract<AngleParams, { kind: 'lines' }>['what'], names: readonly string[]): string {
  const through = names.length ? ` with points ${listed(names)}` : ''
  const said = {
    point: `A single dot labelled ${names[0] ?? 'nothing'}.`,
    segment: `A straight path that stops at both ends${through}.`,
    ray: `A straight path that stops at one end and goes on at the other${through}.`,
    line: `A straight path with arrows at both ends${through}.`,
    parallel: 'Two straight lines that stay the same distance apart.',
    perpendicular: 'Two straight lines that cross, with a square mark at the crossing.',
    intersecting: 'Two straight lines that cross at a slant, without a square mark.',
  }
  return said[what]
}
