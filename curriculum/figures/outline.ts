import type { Element } from './read-svg.ts'

/** Points on the outline of svg shapes, and the movements that are applied to them. */
export type Point = readonly [x: number, y: number]

/** a c e / b d f of an affine map. */
export type Move = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const stay: Move = [1, 0, 0, 1, 0, 0]

export function apply([a, b, c, d, e, f]: Move, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

function combine([a, b, c, d, e, f]: Move, m: Move): Move {
  return [
    a * m[0] + c * m[1],
    b * m[0] + d * m[1],
    a * m[2] + c * m[3],
    b * m[2] + d * m[3],
    a * m[4] + c * m[5] + e,
    b * m[4] + d * m[5] + f,
  ]
}

function turnAbout(degrees: number, x: number, y: number): Move {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

/** The movement of a `transform` attribute after another. Throws for a kind that it does not know. */
export function moveBy(before: Move, transform: string | undefined): Move {
  let move = before
  for (const [, kind, inside] of (transform ?? '').matchAll(/([a-zA-Z]+)\(([^)]*)\)/g)) {
    const [p = 0, q, r] = numbers(inside ?? '')
    if (kind === 'translate') move = combine(move, [1, 0, 0, 1, p, q ?? 0])
    else if (kind === 'scale') move = combine(move, [p, 0, 0, q ?? p, 0, 0])
    else if (kind === 'rotate') move = combine(move, turnAbout(p, q ?? 0, r ?? 0))
    else if (kind === 'matrix') move = combine(move, numbers(inside ?? '') as unknown as Move)
    else throw new SyntaxError(`transform ${kind}`)
  }
  return move
}

/** Points of an elliptical arc between two points, by the end point rule of the svg standard (appendix B.2.4). */
function arcPoints(
  from: Point,
  rx: number,
  ry: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  to: Point,
): Point[] {
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [to]
  const phi = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x1, y1] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const grow = Math.max(1, Math.sqrt((x1 / rx) ** 2 + (y1 / ry) ** 2))
  const [a, b] = [rx * grow, ry * grow]
  const under = a * a * b * b - a * a * y1 * y1 - b * b * x1 * x1
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under) / (a * a * y1 * y1 + b * b * x1 * x1))
  const [cx1, cy1] = [(k * a * y1) / b, (-k * b * x1) / a]
  const centre: Point = [cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2, sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2]
  const start = Math.atan2((y1 - cy1) / b, (x1 - cx1) / a)
  let sweepAngle = Math.atan2((-y1 - cy1) / b, (-x1 - cx1) / a) - start
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI
  return Array.from({ length: 33 }, (_, i) => {
    const t = start + (sweepAngle * i) / 32
    const [px, py] = [a * Math.cos(t), b * Math.sin(t)]
    return [cos * px - sin * py + centre[0], sin * px + cos * py + centre[1]]
  })
}

function bezierPoints(control: readonly Point[]): Point[] {
  return Array.from({ length: 17 }, (_, i) => {
    let level = [...control]
    while (level.length > 1)
      level = level.slice(1).map((p, j) => {
        const q = level[j] as Point
        return [q[0] + ((p[0] - q[0]) * i) / 16, q[1] + ((p[1] - q[1]) * i) / 16]
      })
    return level[0] as Point
  })
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Points on a path: its corners, and curves cut into short pieces. Throws for a command that is not svg. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = []
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  let handle: Point | null = null
  for (const [, letter = '', inside = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const kind = letter.toUpperCase()
    const size = counts[kind]
    if (size === undefined) throw new SyntaxError(`path command ${letter}`)
    const all = numbers(inside)
    if (size === 0 ? all.length > 0 : all.length === 0 || all.length % size !== 0)
      throw new SyntaxError(`path part ${letter}${inside}`)
    if (kind === 'Z') here = start
    for (let i = 0; i < all.length; i += size) {
      const step = all.slice(i, i + size)
      const base: Point = letter === kind ? [0, 0] : here
      const spots = spotsOf(kind, step, base, here)
      const last = spots.at(-1) as Point
      if (kind === 'A')
        points.push(...arcPoints(here, step[0] ?? 0, step[1] ?? 0, step[2] ?? 0, step[3] === 1, step[4] === 1, last))
      else if ('CSQT'.includes(kind)) {
        const mirrored: Point = handle ? [2 * here[0] - handle[0], 2 * here[1] - handle[1]] : here
        const control: Point[] = kind === 'S' || kind === 'T' ? [here, mirrored, ...spots] : [here, ...spots]
        points.push(...bezierPoints(control))
        handle = control.at(-2) ?? null
      } else points.push(last)
      if (!'CSQT'.includes(kind)) handle = null
      here = last
      if (kind === 'M' && i === 0) start = here
    }
  }
  return points
}

function spotsOf(kind: string, step: readonly number[], base: Point, here: Point): Point[] {
  if (kind === 'H') return [[base[0] + (step[0] ?? 0), here[1]]]
  if (kind === 'V') return [[here[0], base[1] + (step[0] ?? 0)]]
  const pairs = kind === 'A' ? step.slice(5) : step
  const spots: Point[] = []
  for (let i = 0; i < pairs.length; i += 2) spots.push([base[0] + (pairs[i] ?? 0), base[1] + (pairs[i + 1] ?? 0)])
  return spots
}

/** Points on the outline of a shape element, or null for an element that draws nothing of its own. */
export function outlinePoints(element: Element): Point[] | null {
  const value = (name: string): number => Number(element.attributes[name] ?? 0)
  const round = (x: number, y: number, rx: number, ry: number): Point[] =>
    Array.from({ length: 32 }, (_, i) => [x + rx * Math.cos((i * Math.PI) / 16), y + ry * Math.sin((i * Math.PI) / 16)])
  switch (element.name) {
    case 'rect': {
      const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')]
      return [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]
    }
    case 'circle':
      return round(value('cx'), value('cy'), value('r'), value('r'))
    case 'ellipse':
      return round(value('cx'), value('cy'), value('rx'), value('ry'))
    case 'line':
      return [
        [value('x1'), value('y1')],
        [value('x2'), value('y2')],
      ]
    case 'polyline':
    case 'polygon': {
      const all = numbers(element.attributes['points'] ?? '')
      return Array.from({ length: Math.floor(all.length / 2) }, (_, i) => [all[2 * i] ?? 0, all[2 * i + 1] ?? 0])
    }
    case 'path':
      return pathPoints(element.attributes['d'] ?? '')
    default:
      return null
  }
}
