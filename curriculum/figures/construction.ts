import type { Figure } from '../values/values.ts'
import { altText } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed, DrawingBoard } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { directionOf, distance, polar } from './plane-geometry.ts'

export type ConstructionKind =
  | 'perpendicular_bisector'
  | 'angle_bisector'
  | 'equilateral_triangle'
  | 'perpendicular_at_point'
  | 'perpendicular_from_point'
  | 'copy_angle'
  | 'parallel_line'

export interface ConstructionParams {
  readonly kind: ConstructionKind
  /** How many steps are drawn, from 0 (what is given) to `constructionSteps(kind)`. */
  readonly steps: number
}

type Stroke =
  | { readonly draw: 'line' | 'given' | 'result'; readonly from: Spot; readonly to: Spot }
  | { readonly draw: 'arc'; readonly center: Spot; readonly radius: number; readonly from: number; readonly to: number }
  | { readonly draw: 'dot'; readonly at: Spot; readonly name: string; readonly toward: number }

interface Plan {
  readonly given: readonly Stroke[]
  readonly steps: readonly (readonly Stroke[])[]
  readonly said: readonly string[]
}

/** A compass-and-straightedge construction up to a step. Facts: kind, steps. */
export function construction(p: ConstructionParams, words: FigureWords = {}): Figure {
  const plan = plans[p.kind]
  if (p.steps < 0 || p.steps > plan.steps.length) throw new RangeError(`${p.kind} has ${plan.steps.length} steps`)
  const board = new DrawingBoard(320, 220)
  for (const stroke of [...plan.given, ...plan.steps.slice(0, p.steps).flat()]) drawStroke(board, stroke)
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? 'Construction',
    alt: words.alt ?? altText(plan.said.slice(0, p.steps + 1).join(' ')),
    facts: { kind: p.kind, steps: p.steps },
  })
}

/** The number of steps that a construction has. */
export const constructionSteps = (kind: ConstructionKind): number => plans[kind].steps.length

function drawStroke(board: DrawingBoard, s: Stroke): void {
  if (s.draw === 'arc') board.arc(s.center, s.radius, s.from, s.to, { stroke: tone.g3, width: 2, dash: dashed })
  else if (s.draw === 'dot') {
    board.dot(s.at, { radius: 3.4, stroke: tone.f4 })
    if (s.name) board.label(s.at, s.name, { toward: s.toward, gap: 7, weight: 700 })
  } else
    board.line(
      s.from,
      s.to,
      s.draw === 'result' ? { stroke: tone.f3, width: 3.5 } : { stroke: tone.f4, width: s.draw === 'given' ? 3 : 2 },
    )
}

const dot = (at: Spot, name: string, toward: number): Stroke => ({ draw: 'dot', at, name, toward })
const given = (from: Spot, to: Spot): Stroke => ({ draw: 'given', from, to })
const result = (from: Spot, to: Spot): Stroke => ({ draw: 'result', from, to })
const around = (center: Spot, radius: number, toward: number, spread = 20): Stroke => ({
  draw: 'arc',
  center,
  radius,
  from: toward - spread,
  to: toward + spread,
})

const [A, B]: [Spot, Spot] = [
  [95, 110],
  [225, 110],
]

function bisectorPlan(): Plan {
  const r = 86
  const up = (Math.acos(65 / r) * 180) / Math.PI
  const high = Math.sqrt(r * r - 65 * 65)
  return {
    given: [given(A, B), dot(A, 'A', 200), dot(B, 'B', -20)],
    steps: [
      [around(A, r, up), around(A, r, -up)],
      [around(B, r, 180 - up), around(B, r, 180 + up), dot([160, 110 - high], '', 0), dot([160, 110 + high], '', 0)],
      [result([160, 12], [160, 208])],
    ],
    said: [
      'Segment AB.',
      'Arcs with center A above and below the segment.',
      'Arcs with center B and the same radius cross them.',
      'A line through both crossings.',
    ],
  }
}

function anglePlan(): Plan {
  const V: Spot = [60, 180]
  const [open, r] = [56, 90]
  const [P, Q] = [polar(V, r, 0), polar(V, r, open)]
  const far = polar(V, 2 * r * Math.cos(((open / 2) * Math.PI) / 180) * 0.98 + 3, open / 2)
  const s = distance(P, far)
  return {
    given: [given(V, [290, 180]), given(V, polar(V, 190, open)), dot(V, 'O', 225)],
    steps: [
      [{ draw: 'arc', center: V, radius: r, from: -6, to: open + 6 }, dot(P, 'P', 270), dot(Q, 'Q', 150)],
      [around(P, s, directionOf(P, far), 14)],
      [around(Q, s, directionOf(Q, far), 14), dot(far, 'R', 20)],
      [result(V, polar(V, 226, open / 2))],
    ],
    said: [
      'An angle with vertex O.',
      'An arc with center O meets the sides at P and Q.',
      'An arc with center P inside the angle.',
      'An arc with center Q and the same radius crosses it at R.',
      'The ray from O through R.',
    ],
  }
}

function equilateralPlan(): Plan {
  const [P, Q]: [Spot, Spot] = [
    [90, 180],
    [230, 180],
  ]
  const top: Spot = [160, 180 - 70 * Math.sqrt(3)]
  return {
    given: [given(P, Q), dot(P, 'A', 200), dot(Q, 'B', -20)],
    steps: [[around(P, 140, 60, 18)], [around(Q, 140, 120, 18), dot(top, 'C', 90)], [result(P, top), result(Q, top)]],
    said: [
      'Segment AB.',
      'An arc with center A and radius AB.',
      'An arc with center B and radius AB crosses it at C.',
      'Segments AC and BC.',
    ],
  }
}

function perpendicularPlan(outside: boolean): Plan {
  const [foot, P]: [Spot, Spot] = [[160, 130], outside ? [160, 40] : [160, 130]]
  const half = 60
  const [L, R]: [Spot, Spot] = [
    [160 - half, 130],
    [160 + half, 130],
  ]
  const tip: Spot = outside ? [160, 196] : [160, 60]
  const s = distance(L, tip)
  const marks: Stroke[] = outside
    ? [around(P, distance(P, L), directionOf(P, L), 12), around(P, distance(P, R), directionOf(P, R), 12)]
    : [around(P, half, 180, 20), around(P, half, 0, 20)]
  return {
    given: [given([24, 130], [296, 130]), dot(P, 'P', outside ? 30 : 290)],
    steps: [
      [...marks, dot(L, 'A', 230), dot(R, 'B', 310)],
      [around(L, s, directionOf(L, tip), 15)],
      [around(R, s, directionOf(R, tip), 15), dot(tip, 'C', 15)],
      [result([160, 14], outside ? [160, 210] : [foot[0], 150])],
    ],
    said: [
      `A line and point P ${outside ? 'off' : 'on'} it.`,
      'Arcs with center P meet the line at A and B.',
      'An arc with center A.',
      'An arc with center B and the same radius crosses it at C.',
      'The line through P and C.',
    ],
  }
}

function copyPlan(parallel: boolean): Plan {
  const [V, W]: [Spot, Spot] = parallel
    ? [
        [92, 182],
        [131, 84],
      ]
    : [
        [28, 170],
        [176, 170],
      ]
  const open = parallel ? directionOf(V, W) : 42
  const r = 46
  const [P, Q, S, T] = [polar(V, r, 0), polar(V, r, open), polar(W, r, 0), polar(W, r, open)]
  const chord = distance(P, Q)
  const base: Stroke[] = parallel
    ? [given([20, 182], [300, 182]), given(V, polar(V, 180, open)), dot(W, 'P', 160)]
    : [given(V, [148, 170]), given(V, polar(V, 118, open)), given(W, [306, 170]), dot(V, 'A', 250), dot(W, 'D', 250)]
  return {
    given: base,
    steps: [
      [{ draw: 'arc', center: V, radius: r, from: -8, to: open + 8 }],
      [{ draw: 'arc', center: W, radius: r, from: -14, to: open + 14 }],
      [
        around(parallel ? T : S, chord, directionOf(parallel ? T : S, parallel ? S : T), 16),
        dot(parallel ? S : T, '', 0),
      ],
      [parallel ? result([20, 84], [300, 84]) : result(W, polar(W, 118, open))],
    ],
    said: parallel
      ? [
          'A line, and a slanted line through point P above it.',
          'An arc where the two lines cross.',
          'The same arc with center P.',
          'An arc of the same width crosses it.',
          'The line through P and the crossing.',
        ]
      : [
          'An angle at A and a ray from D.',
          'An arc with center A meets both sides.',
          'The same arc with center D.',
          'An arc of the same width crosses it.',
          'The ray from D through the crossing.',
        ],
  }
}

const plans: Readonly<Record<ConstructionKind, Plan>> = {
  perpendicular_bisector: bisectorPlan(),
  angle_bisector: anglePlan(),
  equilateral_triangle: equilateralPlan(),
  perpendicular_at_point: perpendicularPlan(false),
  perpendicular_from_point: perpendicularPlan(true),
  copy_angle: copyPlan(false),
  parallel_line: copyPlan(true),
}
