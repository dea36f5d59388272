import type { Pen, Spot } from './drawing.ts'
import { centred, circle, line, n2, path, rectangle, smallest } from './drawing.ts'
import { fittingSize, valueLabel } from './lettering.ts'
import { tone } from './palette.ts'

/** Small things that many figures are made of. */

/** Shapes of counters and tiles: never told apart by colour alone. */
export const markShapes = ['circle', 'square', 'triangle', 'hexagon', 'star', 'diamond', 'heart'] as const
/** Things of the stories of kindergarten, each drawn as what it is. */
export const markThings = ['apple', 'egg', 'fish', 'duck', 'balloon'] as const
export type MarkThing = (typeof markThings)[number]
export type MarkShape = (typeof markShapes)[number] | MarkThing

export const markNames: Readonly<Record<MarkShape, string>> = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  hexagon: 'hexagon',
  star: 'star',
  diamond: 'diamond',
  heart: 'heart',
  apple: 'apple',
  egg: 'egg',
  fish: 'fish',
  duck: 'duck',
  balloon: 'balloon',
}

/** Outlines in a box from -1 to 1, y down. */
const outlines: Readonly<Record<MarkThing, string>> = {
  apple:
    'M0 -0.45C-0.35 -0.85 -0.98 -0.6 -0.95 0.1C-0.9 0.7 -0.45 1.05 0 0.85C0.45 1.05 0.9 0.7 0.95 0.1C0.98 -0.6 0.35 -0.85 0 -0.45ZM0.02 -0.55Q0.05 -1 0.5 -1Q0.45 -0.6 0.02 -0.55Z',
  egg: 'M0 -1C0.6 -1 0.8 -0.1 0.8 0.25C0.8 0.75 0.4 1 0 1C-0.4 1 -0.8 0.75 -0.8 0.25C-0.8 -0.1 -0.6 -1 0 -1Z',
  fish: 'M-1 0Q-0.45 -0.8 0.35 -0.15L1 -0.6L0.8 0L1 0.6L0.35 0.15Q-0.45 0.8 -1 0Z',
  duck: 'M-1 0L-0.55 0.12Q-0.1 -0.05 0.15 -0.2Q0 -0.85 0.45 -0.85Q0.8 -0.85 0.8 -0.5L1 -0.36L0.78 -0.25Q0.6 -0.05 0.75 0.2Q0.75 0.85 0 0.85Q-0.75 0.85 -1 0Z',
  balloon: 'M0 0.6C-0.95 0.3 -0.95 -1 0 -1C0.95 -1 0.95 0.3 0 0.6ZM0 0.55L-0.18 0.88L0.18 0.88Z',
}

const isThing = (shape: MarkShape): shape is MarkThing => Object.hasOwn(outlines, shape)

/** An outline moved to x, y and grown to the radius. */
function placed(outline: string, x: number, y: number, radius: number): string {
  return outline.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, u: string, v: string) => `${n2(x + Number(u) * radius)} ${n2(y + Number(v) * radius)}`,
  )
}

/** Points of a regular polygon, the first at `start` degrees (clockwise from the right). */
export function regularPoints(n: number, x: number, y: number, radius: number, start = -90): Spot[] {
  return Array.from({ length: n }, (_, i) => {
    const a = ((start + (360 / n) * i) * Math.PI) / 180
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)]
  })
}

/** A polygon with softly rounded corners, as a path. */
export function roundedPath(points: readonly Spot[], radius: number): string {
  let d = ''
  for (const [i, p] of points.entries()) {
    const before = points[(i + points.length - 1) % points.length] as Spot
    const after = points[(i + 1) % points.length] as Spot
    const toward = (q: Spot): Spot => {
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const share = Math.min(radius, length / 2) / length
      return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
    }
    const [a, b] = [toward(before), toward(after)]
    d += `${i === 0 ? 'M' : 'L'}${n2(a[0])} ${n2(a[1])}Q${n2(p[0])} ${n2(p[1])} ${n2(b[0])} ${n2(b[1])}`
  }
  return `${d}Z`
}

function starPoints(x: number, y: number, radius: number): Spot[] {
  const [outer, inner] = [regularPoints(5, x, y, radius), regularPoints(5, x, y, radius * 0.5, -54)]
  return outer.flatMap((point, i) => [point, inner[i] as Spot])
}

/** One mark that fits a circle of the radius. */
export function mark(shape: MarkShape, x: number, y: number, radius: number, pen: Pen = {}): string {
  const solid = { fill: tone.f3, stroke: 'none', ...pen }
  const soft = radius * 0.18
  if (isThing(shape)) return path(placed(outlines[shape], x, y, radius), solid)
  switch (shape) {
    case 'circle':
      return circle(x, y, radius, solid)
    case 'square':
      return rectangle(x - radius * 0.86, y - radius * 0.86, radius * 1.72, radius * 1.72, {
        radius: radius * 0.22,
        ...solid,
      })
    case 'triangle':
      return path(roundedPath(regularPoints(3, x, y + radius * 0.14, radius * 1.08), soft), solid)
    case 'hexagon':
      return path(roundedPath(regularPoints(6, x, y, radius), soft), solid)
    case 'star':
      return path(roundedPath(starPoints(x, y + radius * 0.05, radius * 1.06), radius * 0.1), solid)
    case 'diamond':
      return path(
        roundedPath(
          [
            [x, y - radius],
            [x + radius * 0.78, y],
            [x, y + radius],
            [x - radius * 0.78, y],
          ],
          soft,
        ),
        solid,
      )
    case 'heart': {
      const at = (u: number, v: number): string => `${n2(x + u * radius)} ${n2(y + v * radius)}`
      const d = `M${at(0, 0.92)}C${at(-0.5, 0.5)} ${at(-0.98, 0.16)} ${at(-0.98, -0.34)}C${at(-0.98, -0.98)} ${at(-0.2, -1.04)} ${at(0, -0.4)}C${at(0.2, -1.04)} ${at(0.98, -0.98)} ${at(0.98, -0.34)}C${at(0.98, 0.16)} ${at(0.5, 0.5)} ${at(0, 0.92)}Z`
      return path(d, solid)
    }
  }
}

/** A stroke through something that is taken away. */
export function crossOut(x: number, y: number, reach: number): string {
  return line(x - reach, y + reach, x + reach, y - reach, { width: 3.5 })
}

/** A dashed empty box, with a question mark unless told otherwise: the missing part. */
export function missingBox(x: number, y: number, width: number, height: number, text = '?', size = 20): string {
  const box = rectangle(x + 1, y + 1, width - 2, height - 2, {
    fill: tone.paper,
    stroke: tone.f4,
    width: 1.7,
    dashed: '5 4',
    radius: 8,
  })
  return (
    box +
    (text === ''
      ? ''
      : centred(x + width / 2, y + height / 2, text, {
          size: Math.max(smallest, Math.min(size, height * 0.8)),
          fill: tone.f4,
        }))
  )
}

/** A box with a value in it: filled, or dashed when the value is not known. */
export function valueBox(
  x: number,
  y: number,
  width: number,
  height: number,
  value: string | number | null,
  look: { fill?: string; ink?: string; size?: number; radius?: number; stroke?: string } = {},
): string {
  if (value === null) return missingBox(x, y, width, height, '?', look.size)
  const size = fittingSize(String(value), width - 8, look.size ?? 20)
  const pen: Pen = {
    fill: look.fill ?? tone.f1,
    radius: look.radius ?? 8,
    ...(look.stroke ? { stroke: look.stroke, width: 1.5 } : {}),
  }
  const inset = look.stroke ? 0.75 : 0
  return (
    rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset, pen) +
    (value === '' ? '' : valueLabel(x + width / 2, y + height / 2, String(value), { size, fill: look.ink ?? tone.f4 }))
  )
}

/** A flat curly bracket from x1 to x2 whose tip points up (depth > 0) or down (depth < 0). */
export function brace(x1: number, x2: number, y: number, depth: number): string {
  const middle = (x1 + x2) / 2
  const r = Math.min(Math.abs(depth), (x2 - x1) / 4)
  const tip = y - depth
  const half = y - depth / 2
  return path(
    `M${n2(x1)} ${n2(y)}Q${n2(x1)} ${n2(half)} ${n2(x1 + r)} ${n2(half)}L${n2(middle - r)} ${n2(half)}Q${n2(middle)} ${n2(half)} ${n2(middle)} ${n2(tip)}Q${n2(middle)} ${n2(half)} ${n2(middle + r)} ${n2(half)}L${n2(x2 - r)} ${n2(half)}Q${n2(x2)} ${n2(half)} ${n2(x2)} ${n2(y)}`,
    { width: 1.8 },
  )
}
