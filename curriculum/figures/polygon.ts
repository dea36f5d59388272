import type { Figure } from '../values/values.ts'
import { altText, listed } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard } from './drawing-board.ts'
import type { OutlineMarks } from './outline-marks.ts'
import { angleBetween, drawOutlineMarks, markAngle, markRightAngle, writeSide } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { fitInto, minus, unit } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface InnerSegment {
  readonly from: Spot
  readonly to: Spot
  readonly label?: string
  /** A right-angle mark at `to`, against the side toward this corner. */
  readonly squareToward?: Spot
  readonly solid?: boolean
  /** The angle at `from`, toward another corner. */
  readonly angle?: { readonly toward: Spot; readonly label: string }
}

export interface PolygonSpec extends OutlineMarks {
  /** Corners in mathematical coordinates (y up), in order. Drawn true to shape. */
  readonly corners: readonly Spot[]
  /** Heights, diagonals, apothems, cuts; dashed unless solid. */
  readonly inner?: readonly InnerSegment[]
  /** A second outline cut out of the first or lying in it (borders, paths). */
  readonly hole?: { readonly corners: readonly Spot[]; readonly sideLabels?: readonly (string | null)[] }
  /** Colored differently, for 'find the shaded part': the frame around the hole, or the figure itself. */
  readonly hollow?: boolean
  readonly height?: number
}

/**
 * A polygon of any shape, rectilinear ones included, with its lengths outside, angles inside, equal and parallel marks,
 * dashed inner lines and a hole. Facts: corners, side labels, angle labels, inner labels.
 */
export function polygon(spec: PolygonSpec, words: FigureWords = {}): Figure {
  const board = new DrawingBoard(320, spec.height ?? 210)
  const widest = Math.max(12, ...(spec.sideLabels ?? []).map((t) => (t ? textWidth(t, 14) : 0)))
  const side = Math.min(widest + 16, 84)
  const { map } = fitInto(spec.corners, { left: side, right: 320 - side, top: 28, bottom: board.height - 28 })
  const spots = spec.corners.map((c) => map(c))
  board.polygon(spots, { fill: spec.hollow ? tone.paper : tone.f1, stroke: tone.f4 })
  if (spec.hole) {
    const hole = spec.hole.corners.map((c) => map(c))
    board.polygon(hole, { fill: spec.hollow ? tone.f2 : tone.paper, stroke: tone.f4, width: 2 })
    drawOutlineMarks(board, hole.toReversed(), { sideLabels: reversedSides(spec.hole.sideLabels ?? []) })
  }
  for (const inner of spec.inner ?? []) {
    const [a, b] = [map(inner.from), map(inner.to)]
    board.line(a, b, { stroke: tone.g3, width: 2.5, ...(inner.solid ? {} : { dash: dashed }) })
    if (inner.squareToward) markRightAngle(board, b, a, map(inner.squareToward), 10)
    if (inner.angle) markAngle(board, a, angleBetween(a, b, map(inner.angle.toward)), { label: inner.angle.label })
    const [dx, dy] = unit(minus(b, a))
    if (inner.label) writeSide(board, a, b, inner.label, [dy, -dx], 60)
  }
  drawOutlineMarks(board, spots, spec)
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? nameOf(spec.corners.length),
    alt: words.alt ?? polygonWords(spec),
    facts: {
      corners: spec.corners.flatMap((c) => [...c]),
      sides: (spec.sideLabels ?? []).map((t) => t ?? ''),
      angles: (spec.angleLabels ?? []).map((t) => t ?? ''),
      inner: (spec.inner ?? []).map((t) => t.label ?? ''),
      ...(spec.hole ? { hole: (spec.hole.sideLabels ?? []).map((t) => t ?? '') } : {}),
    },
  })
}

/** Side i of the reversed corner list is side n - 2 - i of the original. */
function reversedSides(labels: readonly (string | null)[]): (string | null)[] {
  const n = labels.length
  return labels.map((_, i) => labels[(2 * n - 2 - i) % n] ?? null)
}

const names: Readonly<Record<number, string>> = {
  3: 'Triangle',
  4: 'Quadrilateral',
  5: 'Pentagon',
  6: 'Hexagon',
  7: 'Heptagon',
  8: 'Octagon',
  9: 'Nonagon',
  10: 'Decagon',
  12: 'Dodecagon',
}
const nameOf = (sides: number): string => names[sides] ?? `Figure with ${sides} sides`

function polygonWords(spec: PolygonSpec): string {
  const n = spec.corners.length
  const name = (i: number): string => spec.names?.[i % n] ?? String((i % n) + 1)
  const side = (i: number): string => (spec.names ? `${name(i)}${name(i + 1)}` : `side ${i + 1}`)
  const written = (spec.sideLabels ?? []).flatMap((t, i) => (t ? [spec.names ? `${side(i)} = ${t}` : t] : []))
  const angles = (spec.angleLabels ?? []).flatMap((t, i) => (t ? [spec.names ? `angle ${name(i)} = ${t}` : t] : []))
  const marked = (counts: readonly number[] | undefined, word: string): string[] =>
    [...new Set((counts ?? []).filter(Boolean))].map(
      (c) => `${word} ${listed((counts ?? []).flatMap((v, i) => (v === c ? [side(i)] : [])))}`,
    )
  const inner = (spec.inner ?? []).map(
    (s) =>
      `${s.solid ? 'inner line' : 'dashed line'}${s.label ? ` ${s.label}` : ''}${s.squareToward ? ' at a right angle' : ''}`,
  )
  const parts = [
    written.length ? `sides in order ${listed(written)}` : '',
    angles.length ? `angles ${listed(angles)}` : '',
    spec.rightAngles?.length
      ? spec.rightAngles.length === n
        ? 'all right angles'
        : `right angles at ${listed(spec.rightAngles.map(name))}`
      : '',
    ...marked(spec.ticks, 'equal marks on'),
    ...marked(spec.parallels, 'parallel marks on'),
    ...inner,
    spec.hole
      ? `inside it a figure with sides ${listed((spec.hole.sideLabels ?? []).flatMap((t) => (t ? [t] : [])))}`
      : '',
  ].filter(Boolean)
  const title = `${nameOf(n)}${spec.names ? ` ${spec.names.join('')}` : ''}`
  const short = parts.slice(0, 2).concat(inner)
  return altText(`${title}: ${parts.join('; ')}.`, `${title}: ${short.join('; ')}.`)
}
