import { pair } from './alt-text.ts'
import type { XY } from './plot-marks.ts'

/** Conics in standard position, center or vertex (h, k). */
export type Conic =
  | { readonly kind: 'circle'; readonly h: number; readonly k: number; readonly radius: number }
  /** Half axes: a along x, b along y. */
  | { readonly kind: 'ellipse'; readonly h: number; readonly k: number; readonly a: number; readonly b: number }
  /** a along the opening direction, b across it. */
  | {
      readonly kind: 'hyperbola'
      readonly h: number
      readonly k: number
      readonly a: number
      readonly b: number
      readonly opens: 'sideways' | 'up'
    }
  /** Focal distance p: y - k = (x - h)^2 / 4p, or with x and y exchanged when it opens sideways. */
  | {
      readonly kind: 'parabola'
      readonly h: number
      readonly k: number
      readonly p: number
      readonly opens: 'sideways' | 'up'
    }

const sweep = (from: number, to: number, f: (t: number) => XY): XY[] =>
  Array.from({ length: 121 }, (_, i) => f(from + ((to - from) * i) / 120))

/** The branches of a conic as point lists; open branches reach `far` units from the center. */
export function conicSamples(conic: Conic, far: number): XY[][] {
  const { h, k } = conic
  if (conic.kind === 'circle' || conic.kind === 'ellipse') {
    const [a, b] = conic.kind === 'circle' ? [conic.radius, conic.radius] : [conic.a, conic.b]
    return [sweep(0, 2 * Math.PI, (t) => [h + a * Math.cos(t), k + b * Math.sin(t)])]
  }
  const turn = (along: number, across: number): XY =>
    conic.opens === 'up' ? [h + across, k + along] : [h + along, k + across]
  if (conic.kind === 'parabola') return [sweep(-far, far, (t) => turn((t * t) / (4 * conic.p), t))]
  const end = Math.asinh((far * 1.2) / conic.b)
  return [1, -1].map((side) => sweep(-end, end, (t) => turn(side * conic.a * Math.cosh(t), conic.b * Math.sinh(t))))
}

/** A conic told by points that can be read from the picture. */
export function conicWords(conic: Conic): string {
  const { h, k } = conic
  if (conic.kind === 'circle') return `Circle from ${pair(h - conic.radius, k)} across to ${pair(h + conic.radius, k)}.`
  if (conic.kind === 'ellipse')
    return `Ellipse from ${pair(h - conic.a, k)} to ${pair(h + conic.a, k)} across and from ${pair(h, k - conic.b)} to ${pair(h, k + conic.b)} up.`
  if (conic.kind === 'parabola') {
    const way = conic.opens === 'up' ? (conic.p > 0 ? 'up' : 'down') : conic.p > 0 ? 'right' : 'left'
    const on: XY = conic.opens === 'up' ? [h + 2 * conic.p, k + conic.p] : [h + conic.p, k + 2 * conic.p]
    return `Parabola with vertex ${pair(h, k)} opening ${way}, through ${pair(...on)}.`
  }
  const [u, v] = conic.opens === 'up' ? [0, conic.a] : [conic.a, 0]
  return `Hyperbola opening ${conic.opens === 'up' ? 'up and down' : 'left and right'} with vertices ${pair(h - u, k - v)} and ${pair(h + u, k + v)}.`
}
