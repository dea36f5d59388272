import type { Figure } from '../values/values.ts'
import { altText, listed, shown } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard } from './drawing-board.ts'
import type { OutlineMarks } from './outline-marks.ts'
import { angleBetween, drawOutlineMarks, markAngle, markRightAngle, markTicks, writeSide } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Box, Spot } from './plane-geometry.ts'
import { between, centroid, fitInto, minus, plus, times, unit } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

/** A line inside the triangle from a corner to the opposite side, `to` of the way along it. Left out: the altitude when `square`, else the median. */
export interface Cevian {
  readonly from: number
  readonly to?: number
  readonly label?: string
  readonly name?: string
  /** A right-angle mark at the foot (altitude). */
  readonly square?: boolean
  /** Equal ticks on both parts of the side (median). */
  readonly halves?: boolean
  /** Labels of the two parts of the side: next to corner from + 1, next to corner from + 2; empty for none. */
  readonly parts?: readonly [string, string]
}

export interface TriangleSpec extends OutlineMarks {
  /** Corners in mathematical coordinates, y up; see `cornersFromSides` and `cornersFromAngles`. */
  readonly corners: readonly [Spot, Spot, Spot]
  readonly cevians?: readonly Cevian[]
  /** A segment parallel to side `side` that cuts the other two sides at `at` (0 to 1) from the opposite corner. */
  readonly parallel?: {
    readonly side: number
    readonly at: number
    readonly label?: string
    readonly names?: readonly [string, string]
    /** The angle at its first end, toward the opposite corner. */
    readonly angle?: string
  }
  /** Named points inside, such as the centroid, in the coordinates of the corners. */
  readonly points?: readonly { readonly at: Spot; readonly name: string }[]
  /** Side `side` drawn on beyond its end, with the exterior angle there labelled. */
  readonly exterior?: { readonly side: number; readonly label: string }
}

/** Corners of the triangle with sides a = BC, b = CA, c = AB; AB lies at the bottom. RangeError when there is none. */
export function cornersFromSides(a: number, b: number, c: number): readonly [Spot, Spot, Spot] {
  if (a + b <= c || b + c <= a || c + a <= b) throw new RangeError(`no triangle has sides ${a}, ${b}, ${c}`)
  const x = (b * b + c * c - a * a) / (2 * c)
  return [
    [0, 0],
    [c, 0],
    [x, Math.sqrt(Math.max(b * b - x * x, 0))],
  ]
}

/** Corners of a triangle with the angles A and B in degrees and AB = 1 at the bottom. */
export function cornersFromAngles(angleA: number, angleB: number): readonly [Spot, Spot, Spot] {
  const rad = Math.PI / 180
  const angleC = 180 - angleA - angleB
  if (angleA <= 0 || angleB <= 0 || angleC <= 0) throw new RangeError(`no triangle has angles ${angleA} and ${angleB}`)
  const b = Math.sin(angleB * rad) / Math.sin(angleC * rad)
  return [
    [0, 0],
    [1, 0],
    [b * Math.cos(angleA * rad), b * Math.sin(angleA * rad)],
  ]
}

/** The corners turned by degrees counterclockwise, for variety of position. */
export function turnedCorners(corners: readonly [Spot, Spot, Spot], degrees: number): readonly [Spot, Spot, Spot] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const turn = ([x, y]: Spot): Spot => [x * c - y * s, x * s + y * c]
  return [turn(corners[0]), turn(corners[1]), turn(corners[2])]
}

/**
 * One triangle, or two beside each other at the same scale (similar and congruent figures), true to shape.
 * Side labels stand outside, angle labels inside; an unknown is whatever letter or ? the caller writes.
 * Facts: for each triangle its side labels (AB, BC, CA), angle labels (A, B, C), right angles, ticks and arcs.
 */
export function triangle(spec: TriangleSpec | readonly [TriangleSpec, TriangleSpec], words: FigureWords = {}): Figure {
  const specs: readonly TriangleSpec[] = 'corners' in spec ? [spec] : spec
  const board = new DrawingBoard(320, 210)
  const boxes = boxesFor(specs)
  const scale = Math.min(...specs.map((s, i) => fitInto(s.corners, boxes[i] as Box).scale))
  for (const [i, s] of specs.entries()) drawTriangle(board, s, fitInto(s.corners, boxes[i] as Box, scale).map)
  const alt = specs.map((s) => triangleWords(s))
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? (specs.length > 1 ? 'Two triangles' : 'Triangle'),
    alt: words.alt ?? altText(alt.join(' '), alt.join(' ').replaceAll('Triangle', '△')),
    facts: Object.assign({}, ...specs.map((s, i) => triangleFacts(s, i === 0 ? '' : '2'))) as Figure['facts'],
  })
}

const extentOf = (spec: TriangleSpec): number =>
  Math.max(...spec.corners.map((c) => c[0])) - Math.min(...spec.corners.map((c) => c[0]))

/** The room of each triangle: two share the width in the ratio of their own widths. */
function boxesFor(specs: readonly TriangleSpec[]): Box[] {
  const total = specs.reduce((sum, s) => sum + extentOf(s), 0)
  const margins = specs.map((s) => {
    const widest = Math.max(14, ...(s.sideLabels ?? []).map((t) => (t ? textWidth(t, 14) : 0)))
    return Math.min(widest + 14, specs.length === 1 ? 70 : 38)
  })
  const room = 320 - margins.reduce((sum, m) => sum + 2 * m, 0)
  let left = 0
  return specs.map((s, i) => {
    const margin = margins[i] as number
    const width = (room * extentOf(s)) / total
    const box = { left: left + margin, right: left + margin + width - (s.exterior ? 40 : 0), top: 28, bottom: 180 }
    left += width + 2 * margin
    return box
  })
}

function drawTriangle(board: DrawingBoard, spec: TriangleSpec, map: (p: Spot) => Spot): void {
  const spots = spec.corners.map((c) => map(c))
  const corner = (i: number): Spot => spots[i % 3] as Spot
  board.polygon(spots, { fill: tone.f1, stroke: tone.f4 })
  const cevians = spec.cevians ?? []
  for (const c of cevians) drawCevian(board, corner, c)
  if (spec.parallel) drawParallel(board, corner, spec.parallel)
  if (spec.exterior) {
    const { side, label } = spec.exterior
    const [a, b, c] = [corner(side), corner(side + 1), corner(side + 2)]
    const end = plus(b, times(unit(minus(b, a)), 62))
    board.line(b, end, { dash: dashed, width: 2 })
    markAngle(board, b, angleBetween(b, end, c), { label })
  }
  for (const { at, name } of spec.points ?? []) {
    board.dot(map(at), { radius: 4, stroke: tone.f4 })
    board.label(map(at), name, { toward: 20, gap: 7, weight: 700 })
  }
  drawOutlineMarks(board, spots, spec)
}

function drawCevian(board: DrawingBoard, corner: (i: number) => Spot, c: Cevian): void {
  const [top, left, right] = [corner(c.from), corner(c.from + 1), corner(c.from + 2)]
  const part = shareOf(c, top, left, right)
  const foot = between(left, right, part)
  board.line(top, foot, { dash: dashed, stroke: tone.g3, width: 2.5 })
  if (c.square) markRightAngle(board, foot, top, part > 0.5 ? left : right)
  if (c.halves) for (const end of [left, right]) markTicks(board, end, foot, 1)
  const down = minus(foot, top)
  if (c.label) writeSide(board, top, foot, c.label, unit([-down[1], down[0]]), 60)
  const away = unit(minus(foot, centroid([corner(0), corner(1), corner(2)])))
  if (c.parts) {
    if (c.parts[0]) writeSide(board, left, foot, c.parts[0], away)
    if (c.parts[1]) writeSide(board, foot, right, c.parts[1], away)
  }
  if (c.name)
    board.label(foot, c.name, { toward: (Math.atan2(-away[1], away[0]) * 180) / Math.PI, gap: 4, weight: 700 })
}

/** Where along left-right the cevian ends: as given, at the foot of the perpendicular, or in the middle. */
function shareOf(c: Cevian, top: Spot, left: Spot, right: Spot): number {
  if (c.to !== undefined) return c.to
  if (!c.square) return 0.5
  const side = minus(right, left)
  const way = minus(top, left)
  return (way[0] * side[0] + way[1] * side[1]) / (side[0] ** 2 + side[1] ** 2)
}

function drawParallel(
  board: DrawingBoard,
  corner: (i: number) => Spot,
  p: NonNullable<TriangleSpec['parallel']>,
): void {
  const apex = corner(p.side + 2)
  const [a, b] = [between(apex, corner(p.side), p.at), between(apex, corner(p.side + 1), p.at)]
  board.line(a, b, { stroke: tone.g3, width: 2.5 })
  if (p.angle) markAngle(board, a, angleBetween(a, b, apex), { label: p.angle })
  const toApex = unit(minus(apex, between(a, b, 0.5)))
  if (p.label) writeSide(board, a, b, p.label, toApex, 30)
  for (const [i, spot] of [a, b].entries()) {
    const out = unit(minus(spot, i === 0 ? b : a))
    const name = p.names?.[i]
    if (name) board.label(spot, name, { toward: (Math.atan2(-out[1], out[0]) * 180) / Math.PI, gap: 5, weight: 700 })
  }
}

function triangleWords(spec: TriangleSpec): string {
  const name = (i: number): string => spec.names?.[i % 3] || (['A', 'B', 'C'][i % 3] as string)
  const named = spec.names && spec.names.some(Boolean)
  const sides = (spec.sideLabels ?? []).flatMap((t, i) => (t ? [named ? `${name(i)}${name(i + 1)} = ${t}` : t] : []))
  const angles = (spec.angleLabels ?? []).flatMap((t, i) => (t ? [named ? `angle ${name(i)} = ${t}` : t] : []))
  const rights = (spec.rightAngles ?? []).map((i) => rightWords(spec, i, name))
  const equal = [
    ...groupsOf(spec.ticks ?? [], (i) =>
      named ? `${name(i)}${name(i + 1)}` : (spec.sideLabels?.[i] ?? `side ${i + 1}`),
    ),
  ]
  const sameAngles = [...groupsOf(spec.arcs ?? [], (i) => `angle ${name(i)}`)]
  const parts = [
    sides.length ? `sides ${listed(sides)}` : '',
    angles.length ? (named ? listed(angles) : `angles ${listed(angles)}`) : '',
    ...rights,
    ...equal.map((g) => `equal marks on ${listed(g)}`),
    ...sameAngles.map((g) => `equal arcs at ${listed(g)}`),
    ...(spec.cevians ?? []).map(
      (c) =>
        `dashed line from ${named ? name(c.from) : 'a corner'} to the opposite side${c.square ? ' at a right angle' : ''}${c.halves ? ', halving it' : ''}${c.label ? `, ${c.label}` : ''}${c.parts ? `, parts ${listed(c.parts)}` : ''}`,
    ),
    spec.parallel
      ? `a line parallel to ${name(spec.parallel.side)}${name(spec.parallel.side + 1)} at ${shown(spec.parallel.at)} of the way from the top${spec.parallel.label ? `, ${spec.parallel.label}` : ''}`
      : '',
    ...(spec.points ?? []).map((q) => `point ${q.name} inside`),
    spec.exterior ? `exterior angle ${spec.exterior.label} at ${name(spec.exterior.side + 1)}` : '',
  ].filter(Boolean)
  return `Triangle${named ? ` ${name(0)}${name(1)}${name(2)}` : ''}${parts.length ? `: ${parts.join('; ')}` : ''}.`
}

function rightWords(spec: TriangleSpec, i: number, name: (i: number) => string): string {
  const [a, b] = [spec.sideLabels?.[(i + 2) % 3], spec.sideLabels?.[i]]
  if (spec.names?.[i]) return `right angle at ${name(i)}`
  return a && b ? `right angle between ${a} and ${b}` : 'a right angle'
}

function* groupsOf(counts: readonly number[], word: (i: number) => string): Generator<string[]> {
  for (const n of new Set(counts.filter((c) => c > 0))) {
    yield counts.flatMap((c, i) => (c === n ? [word(i)] : []))
  }
}

function triangleFacts(spec: TriangleSpec, suffix: string): Figure['facts'] {
  return {
    [`sides${suffix}`]: (spec.sideLabels ?? []).map((t) => t ?? ''),
    [`angles${suffix}`]: (spec.angleLabels ?? []).map((t) => t ?? ''),
    [`rightAngles${suffix}`]: spec.rightAngles ?? [],
    [`ticks${suffix}`]: spec.ticks ?? [],
    [`arcs${suffix}`]: spec.arcs ?? [],
    ...(spec.cevians
      ? {
          [`cevians${suffix}`]: spec.cevians.flatMap((c) => [
            c.from,
            c.to ?? (c.square ? 'altitude' : 'median'),
            c.label ?? '',
          ]),
        }
      : {}),
    ...(spec.exterior ? { [`exterior${suffix}`]: spec.exterior.label } : {}),
  }
}
