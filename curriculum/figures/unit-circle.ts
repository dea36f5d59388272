import type { Figure } from '../values/values.ts'
import { altText, listed, shown } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard } from './drawing-board.ts'
import { markAngle, markRightAngle } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { between, polar } from './plane-geometry.ts'

export interface UnitCircleAngle {
  readonly degrees: number
  /** Written in the angle: `120°`, `2π/3`, `θ`. */
  readonly label?: string
  /** Written at the point: `(−1/2, √3/2)`, `P`, `?`. */
  readonly point?: string
}

export interface UnitCircleParams {
  readonly angles: readonly UnitCircleAngle[]
  /** Sine and cosine of the first angle as dashed legs, with labels on demand. */
  readonly legs?: { readonly cosine?: string; readonly sine?: string }
  /** Signs or names of the quadrants, I to IV. */
  readonly quadrants?: readonly [string, string, string, string]
  /** Equally spaced marks on the circle (every 30 degrees and 45 degrees). */
  readonly marks?: boolean
}

const middle: Spot = [160, 140]
const radius = 96

/** The unit circle with angles in standard position. Facts: degrees, labels, points. */
export function unitCircle(p: UnitCircleParams, words: FigureWords = {}): Figure {
  const board = new DrawingBoard(320, 280)
  drawPlane(board)
  if (p.marks)
    for (const d of [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330])
      board.faint(polar(middle, radius - 4, d), polar(middle, radius + 4, d), { stroke: tone.f4, width: 1.8 })
  const first = p.angles[0]
  if (p.legs && first) drawLegs(board, first.degrees, p.legs)
  for (const [i, a] of p.angles.entries()) drawAngle(board, a, i)
  for (const [i, text] of (p.quadrants ?? []).entries())
    board.label(
      [45, 60, 30, 70, 20].map((d) => polar(middle, radius * 0.62, d + i * 90)),
      text,
      { size: 16, gap: 0 },
    )
  return board.finish({
    hue: words.hue ?? 'lapis',
    title: words.title ?? 'Unit circle',
    alt: words.alt ?? circleWords(p),
    facts: {
      degrees: p.angles.map((a) => a.degrees),
      labels: p.angles.map((a) => a.label ?? ''),
      points: p.angles.map((a) => a.point ?? ''),
    },
  })
}

function drawPlane(board: DrawingBoard): void {
  board.circle(middle, radius, { fill: tone.f1, stroke: tone.f4, width: 2.5 })
  board.arrow([middle[0] - radius - 24, middle[1]], [middle[0] + radius + 34, middle[1]], { width: 2 })
  board.arrow([middle[0], middle[1] + radius + 24], [middle[0], middle[1] - radius - 34], { width: 2 })
  const size = { size: 13, weight: 500 }
  board.text([middle[0] + radius + 6, middle[1] + 12], '1', { ...size, anchor: 'start' })
  board.text([middle[0] - radius - 6, middle[1] + 12], '−1', { ...size, anchor: 'end' })
  board.text([middle[0] - 7, middle[1] - radius - 10], '1', { ...size, anchor: 'end' })
  board.text([middle[0] - 7, middle[1] + radius + 11], '−1', { ...size, anchor: 'end' })
  board.text([middle[0] + radius + 40, middle[1]], 'x', { size: 13, weight: 700, anchor: 'start' })
  board.text([middle[0] + 9, middle[1] - radius - 27], 'y', { size: 13, weight: 700, anchor: 'start' })
}

function drawLegs(board: DrawingBoard, degrees: number, legs: NonNullable<UnitCircleParams['legs']>): void {
  const tip = polar(middle, radius, degrees)
  const foot: Spot = [tip[0], middle[1]]
  const ink = { dash: dashed, stroke: tone.g3, width: 2.5 }
  board.line(tip, foot, ink)
  board.line(middle, foot, ink)
  if (Math.abs(tip[0] - middle[0]) > 14 && Math.abs(tip[1] - middle[1]) > 14)
    markRightAngle(board, foot, middle, tip, 9)
  if (legs.cosine)
    board.label(between(middle, foot, 0.5), legs.cosine, { toward: tip[1] < middle[1] ? 270 : 90, spread: 45 })
  if (legs.sine) board.label(between(foot, tip, 0.5), legs.sine, { toward: tip[0] > middle[0] ? 0 : 180, spread: 60 })
}

function drawAngle(board: DrawingBoard, a: UnitCircleAngle, index: number): void {
  const tip = polar(middle, radius, a.degrees)
  const color = index % 2 ? tone.g3 : tone.f3
  board.line(middle, tip, { stroke: color, width: 3, ...(index % 2 ? { dash: '9 5' } : {}) })
  const turn = ((a.degrees % 360) + 360) % 360
  const size = turn === 0 && a.degrees !== 0 ? 359.9 : turn
  const angle = a.degrees < 0 ? { from: a.degrees, size: -a.degrees } : { from: 0, size }
  if (size > 0) markAngle(board, middle, angle, { label: a.label, radius: 22 + index * 12 })
  board.dot(tip, { radius: 5, stroke: color })
  if (a.point) board.label(tip, a.point, { toward: a.degrees, gap: 8, weight: 700 })
}

function circleWords(p: UnitCircleParams): string {
  const told = p.angles.map(
    (a) => `${a.label ? `angle ${a.label}` : `a ray at ${shown(a.degrees)}°`}${a.point ? `, point ${a.point}` : ''}`,
  )
  const legs = [
    p.legs?.cosine ? `horizontal leg ${p.legs.cosine}` : '',
    p.legs?.sine ? `vertical leg ${p.legs.sine}` : '',
  ].filter(Boolean)
  const quadrants = p.quadrants ? ` Quadrants one to four: ${p.quadrants.join(', ')}.` : ''
  return altText(
    `Circle of radius 1 about the origin${told.length ? ` with ${listed(told)}` : ''}${legs.length ? `; ${listed(legs)}` : ''}.${quadrants}`,
  )
}
