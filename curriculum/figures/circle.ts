import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import { arcPath, dashed, DrawingBoard } from './drawing-board.ts'
import type { FigureWords } from './drawing-board.ts'
import { angleBetween, markAngle, markRightAngle, writeSide } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { minus, polar, unit } from './plane-geometry.ts'

export interface CircleParams {
  /** Points on the circle by direction in degrees counterclockwise; other members refer to them by place. */
  readonly points?: readonly { readonly at: number; readonly name?: string }[]
  /** Name of the center; the dot is drawn always. */
  readonly center?: string
  readonly radii?: readonly { readonly to: number; readonly label?: string }[]
  readonly diameters?: readonly { readonly through: number; readonly label?: string }[]
  readonly chords?: readonly {
    readonly from: number
    readonly to: number
    readonly label?: string
    readonly dashed?: boolean
  }[]
  /** Counterclockwise from point `from` to point `to`, filled. */
  readonly sectors?: readonly { readonly from: number; readonly to: number; readonly label?: string }[]
  /** Angle at the center from point to point counterclockwise. */
  readonly centralAngles?: readonly { readonly from: number; readonly to: number; readonly label: string }[]
  /** Angle at point `at` between the chords to two other points; draw the chords with `chords`. */
  readonly inscribedAngles?: readonly {
    readonly at: number
    readonly from: number
    readonly to: number
    readonly label: string
  }[]
  readonly arcs?: readonly { readonly from: number; readonly to: number; readonly label: string }[]
  /** Tangent at a point, with the right angle to the radius marked on demand. */
  readonly tangents?: readonly { readonly at: number; readonly square?: boolean; readonly label?: string }[]
  /** Named points outside, so many radii from the center; `joined` draws the way there from the center. */
  readonly outer?: readonly {
    readonly toward: number
    readonly far: number
    readonly name: string
    readonly joined?: boolean
  }[]
  /** The disk is tinted (area) or not (circumference). */
  readonly filled?: boolean
}

const middle: Spot = [160, 110]
const radius = 78

/**
 * A circle with radii, diameters, chords, sectors, central and inscribed angles, arcs and tangents.
 * Facts: directions of the points, and every label by kind.
 */
export function circle(p: CircleParams, words: FigureWords = {}): Figure {
  const board = new DrawingBoard(320, 220)
  const points = p.points ?? []
  const direction = (i: number): number => points[i]?.at ?? 0
  const spot = (i: number): Spot => polar(middle, radius, direction(i))
  board.circle(middle, radius, { fill: p.filled === false ? tone.paper : tone.f1, stroke: tone.f4, width: 3 })
  drawSectors(board, p, direction)
  for (const c of p.chords ?? [])
    board.line(spot(c.from), spot(c.to), { width: 2.5, stroke: tone.f4, ...(c.dashed ? { dash: dashed } : {}) })
  for (const r of p.radii ?? []) board.line(middle, spot(r.to), { stroke: tone.f3, width: 3 })
  for (const d of p.diameters ?? [])
    board.line(spot(d.through), polar(middle, radius, direction(d.through) + 180), { stroke: tone.f3, width: 3 })
  drawTangents(board, p, spot)
  for (const { toward, far, name, joined } of p.outer ?? []) {
    const at = polar(middle, far * radius, toward)
    if (joined) board.line(middle, at, { stroke: tone.f4, width: 2 })
    board.dot(at, { radius: 3.8, stroke: tone.f4 })
    board.label(at, name, { toward, gap: 7, weight: 700, spread: 90 })
  }
  drawAngles(board, p, direction, spot)
  drawLengths(board, p, direction, spot)
  for (const [i, { name, at }] of points.entries()) {
    board.dot(spot(i), { radius: 3.8, stroke: tone.f4 })
    if (name) board.label(spot(i), name, { toward: at, gap: 6, weight: 700, spread: 80 })
  }
  board.dot(middle, { radius: 3.8, stroke: tone.f4 })
  if (p.center) board.label(middle, p.center, { toward: 250, gap: 6, weight: 700 })
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? 'Circle',
    alt: words.alt ?? circleWords(p),
    facts: factsOf(p),
  })
}

function drawSectors(board: DrawingBoard, p: CircleParams, direction: (i: number) => number): void {
  for (const s of p.sectors ?? []) {
    const from = direction(s.from)
    const size = turnTo(from, direction(s.to))
    board.path(arcPath(middle, radius, from, from + size, true), { fill: tone.f2, stroke: tone.f4, width: 2.5 })
    board.keepClear(middle, polar(middle, radius, from))
    board.keepClear(middle, polar(middle, radius, from + size))
    if (s.label) board.label(polar(middle, radius * 0.62, from + size / 2), s.label, { gap: 0, toward: 0 })
  }
}

/** Counterclockwise turn from one direction to another, above 0 and at most 360. */
const turnTo = (from: number, to: number): number => ((to - from + 720 - 1e-9) % 360) + 1e-9

function drawTangents(board: DrawingBoard, p: CircleParams, spot: (i: number) => Spot): void {
  for (const t of p.tangents ?? []) {
    const at = spot(t.at)
    const d = p.points?.[t.at]?.at ?? 0
    const reach = (way: number): Spot => {
      const [dx, dy] = minus(polar(at, 1, d + way), at)
      const room = [
        dx > 0 ? (312 - at[0]) / dx : (8 - at[0]) / dx,
        dy > 0 ? (212 - at[1]) / dy : (8 - at[1]) / dy,
      ].filter((n) => Number.isFinite(n))
      return polar(at, Math.min(92, ...room), d + way)
    }
    board.line(reach(90), reach(-90), { stroke: tone.g3, width: 3 })
    if (t.square) markRightAngle(board, at, middle, reach(90), 11)
    if (t.label) board.label(reach(90), t.label, { toward: d + 45, gap: 4 })
  }
}

function drawAngles(
  board: DrawingBoard,
  p: CircleParams,
  direction: (i: number) => number,
  spot: (i: number) => Spot,
): void {
  for (const a of p.centralAngles ?? []) {
    const from = direction(a.from)
    markAngle(board, middle, { from, size: turnTo(from, direction(a.to)) }, { label: a.label, radius: 18 })
  }
  for (const a of p.inscribedAngles ?? []) {
    const at = spot(a.at)
    const opening = angleBetween(at, spot(a.from), spot(a.to))
    if (Math.abs(opening.size - 90) < 1e-6 && a.label === '90°') markRightAngle(board, at, spot(a.from), spot(a.to))
    else markAngle(board, at, opening, { label: a.label, radius: 22 })
  }
}

function drawLengths(
  board: DrawingBoard,
  p: CircleParams,
  direction: (i: number) => number,
  spot: (i: number) => Spot,
): void {
  for (const r of p.radii ?? [])
    if (r.label) beside(board, middle, spot(r.to), r.label, taken(p, direction, direction(r.to)))
  for (const d of p.diameters ?? [])
    if (d.label) beside(board, polar(middle, radius, direction(d.through) + 180), spot(d.through), d.label)
  for (const c of p.chords ?? []) if (c.label) beside(board, spot(c.from), spot(c.to), c.label)
  for (const a of p.arcs ?? []) {
    const from = direction(a.from)
    const half = from + turnTo(from, direction(a.to)) / 2
    board.arc(middle, radius, from, from + turnTo(from, direction(a.to)), { stroke: tone.f3, width: 5 })
    board.label(polar(middle, radius, half), a.label, { toward: half, gap: 8, spread: 30 })
  }
}

/** True when an angle or sector lies on the upper side of the radius in direction d: its label then goes below. */
function taken(p: CircleParams, direction: (i: number) => number, d: number): boolean {
  const upper = Math.cos((d * Math.PI) / 180) >= 0 ? d + 6 : d - 6
  const holds = (a: { readonly from: number; readonly to: number }): boolean =>
    turnTo(direction(a.from), upper) < turnTo(direction(a.from), direction(a.to))
  return [...(p.centralAngles ?? []), ...(p.sectors ?? [])].some(holds)
}

function beside(board: DrawingBoard, a: Spot, b: Spot, text: string, below = false): void {
  const [dx, dy] = unit(minus(b, a))
  const up: Spot = dx >= 0 !== below ? [dy, -dx] : [-dy, dx]
  writeSide(board, a, b, text, up, 60)
}

function factsOf(p: CircleParams): Figure['facts'] {
  const labels = (list: readonly { readonly label?: string }[] | undefined): string[] =>
    (list ?? []).map((t) => t.label ?? '')
  return {
    points: (p.points ?? []).map((q) => q.at),
    radii: labels(p.radii),
    diameters: labels(p.diameters),
    chords: labels(p.chords),
    sectors: labels(p.sectors),
    centralAngles: labels(p.centralAngles),
    inscribedAngles: labels(p.inscribedAngles),
    arcs: labels(p.arcs),
    tangents: (p.tangents ?? []).map((t) => t.at),
  }
}

function circleWords(p: CircleParams): string {
  const name = (i: number): string => p.points?.[i]?.name ?? `point ${i + 1}`
  const labelled = (word: string, label: string | undefined): string => (label ? `${word} ${label}` : word)
  const parts = [
    ...(p.radii ?? []).map((r) => labelled(`radius to ${name(r.to)}`, r.label)),
    ...(p.diameters ?? []).map((d) => labelled('line through the center', d.label)),
    ...(p.chords ?? []).map((c) => labelled(`segment from ${name(c.from)} to ${name(c.to)}`, c.label)),
    ...(p.sectors ?? []).map((s) => labelled('shaded sector', s.label)),
    ...(p.centralAngles ?? []).map((a) => `angle ${a.label} at the center`),
    ...(p.inscribedAngles ?? []).map((a) => `angle ${a.label} at ${name(a.at)}`),
    ...(p.arcs ?? []).map((a) => `arc from ${name(a.from)} to ${name(a.to)} ${a.label}`),
    ...(p.outer ?? []).map((q) => `point ${q.name} outside`),
    ...(p.tangents ?? []).map(
      (t) =>
        `a line touching it at ${name(t.at)}${t.square ? ' at a right angle to the radius' : ''}${t.label ? `, ${t.label}` : ''}`,
    ),
  ]
  const center = p.center ? ` with center ${p.center}` : ''
  return altText(`Circle${center}${parts.length ? `: ${listed(parts)}` : ''}.`)
}
