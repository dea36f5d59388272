import type { Figure } from '../values/values.ts'
import { altText, listed, shown } from './alt-text.ts'
import type { Axis } from './axes.ts'
import type { FigureWords } from './drawing-board.ts'
import { angleBetween, markAngle } from './outline-marks.ts'
import { tone } from './palette.ts'
import { between, directionOf } from './plane-geometry.ts'
import { drawPlot } from './plot.ts'
import type { PlotPoint } from './plot-marks.ts'
import { drawPoint } from './plot-marks.ts'

export interface ArgandPoint {
  readonly re: number
  readonly im: number
  readonly label?: string
  /** The line from zero, with the modulus written on it on demand. */
  readonly arm?: boolean
  readonly modulus?: string
  /** The argument written in the angle from the real axis. */
  readonly argument?: string
}

export interface ArgandParams {
  readonly re: Axis
  readonly im: Axis
  readonly points: readonly ArgandPoint[]
  /** A circle about zero (roots, powers). */
  readonly circle?: number
  /** The numbers are asked for: the alt text tells the way from zero. */
  readonly asked?: boolean
}

/** Complex numbers as points of the plane. Facts: re, im, labels, circle. */
export function argand(p: ArgandParams, words: FigureWords = {}): Figure {
  const settings = { x: { name: 'Re', ...p.re }, y: { name: 'Im', ...p.im }, equal: true }
  const axes = drawPlot(settings, {})
  const zero = axes.at(0, 0)
  if (p.circle) axes.board.circle(zero, p.circle * axes.unitX, { stroke: tone.g3, width: 2, dash: '6 5.5' })
  for (const z of p.points) {
    const tip = axes.at(z.re, z.im)
    if (z.arm || z.modulus || z.argument) axes.board.line(zero, tip, { stroke: tone.f3, width: 3 })
    if (z.argument)
      markAngle(
        axes.board,
        zero,
        z.im >= 0 ? { from: 0, size: directionOf(zero, tip) } : angleBetween(zero, tip, [zero[0] + 10, zero[1]]),
        { label: z.argument, radius: 20 },
      )
    if (z.modulus)
      axes.board.label(
        [0.5, 0.65, 0.35].map((t) => between(zero, tip, t)),
        z.modulus,
        { toward: directionOf(zero, tip) + 90, spread: 60 },
      )
  }
  for (const z of p.points) drawPoint(axes, pointOf(z))
  return axes.board.finish({
    hue: words.hue ?? 'lapis',
    title: words.title ?? 'Complex plane',
    alt: words.alt ?? argandWords(p),
    facts: {
      re: p.points.map((z) => z.re),
      im: p.points.map((z) => z.im),
      labels: p.points.map((z) => z.label ?? ''),
      circle: p.circle ?? 0,
    },
  })
}

const pointOf = (z: ArgandPoint): PlotPoint => ({ at: [z.re, z.im], ...(z.label ? { label: z.label } : {}) })

function argandWords(p: ArgandParams): string {
  const told = p.points.map((z) => {
    const name = z.label ? `${z.label} ` : 'a point '
    const place = p.asked
      ? `${shown(Math.abs(z.re))} ${z.re < 0 ? 'left' : 'right'} and ${shown(Math.abs(z.im))} ${z.im < 0 ? 'down' : 'up'}`
      : `at real part ${shown(z.re)}, imaginary part ${shown(z.im)}`
    return `${name}${place}${z.modulus ? `, distance ${z.modulus}` : ''}${z.argument ? `, angle ${z.argument}` : ''}`
  })
  return altText(
    `Complex plane with ${listed(told)}${p.circle ? `, and a circle about zero of radius ${shown(p.circle)}` : ''}.`,
  )
}
