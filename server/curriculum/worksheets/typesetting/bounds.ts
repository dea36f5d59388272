import { fontOf } from './fonts.ts'
import type { Mark, Matrix } from './marks.ts'

/** A box that holds ink: left, top, right, bottom. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

/** Ends and control points of an outline: the curve lies between them. Arcs count with their whole ellipse about both ends. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', list = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const command = letter.toUpperCase()
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = counts[command]
    if (size === undefined) throw new RangeError(`no outline has ${letter}`)
    if (command === 'Z') [x, y] = [startX, startY]
    for (let i = 0; i + Math.max(size, 1) <= numbers.length; i += size) {
      const own = numbers.slice(i, i + size)
      const from = letter === command ? [0, 0] : [x, y]
      const [dx = 0, dy = 0] = from
      if (command === 'H') x = dx + (own[0] ?? 0)
      else if (command === 'V') y = dy + (own[0] ?? 0)
      else {
        for (let k = command === 'A' ? 5 : 0; k + 1 < size - 2; k += 2)
          points.push([dx + (own[k] ?? 0), dy + (own[k + 1] ?? 0)])
        const [endX, endY] = [dx + (own[size - 2] ?? 0), dy + (own[size - 1] ?? 0)]
        if (command === 'A') points.push(...arcPoints(x, y, endX, endY, own))
        ;[x, y] = [endX, endY]
      }
      if (command === 'M' && i === 0) [startX, startY] = [x, y]
      points.push([x, y])
    }
  }
  return points
}

/** The corners of the box of an arc: a half circle over its chord is the most that our figures draw at once. */
function arcPoints(x: number, y: number, endX: number, endY: number, own: readonly number[]): [number, number][] {
  const [rx = 0, ry = 0, , large = 0] = own
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2]
  const half = Math.hypot(endX - x, endY - y) / 2
  // Quarter circles of round corners stay within the box of their ends.
  if (large === 0 && half < Math.min(rx, ry) * 0.99) return []
  return [
    [middleX - rx, middleY - ry],
    [middleX + rx, middleY + ry],
  ]
}

const through = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

function textPoints(mark: Extract<Mark, { kind: 'text' }>): [number, number][] {
  const font = fontOf(mark.font)
  const width = (font.layout(mark.text).advanceWidth / font.unitsPerEm) * mark.size
  return [
    [mark.x, mark.y - mark.size * 0.72],
    [mark.x + width, mark.y + mark.size * 0.21],
  ]
}

function collect(marks: readonly Mark[]): [number, number][] {
  return marks.flatMap((mark): [number, number][] => {
    if (mark.kind === 'text') return textPoints(mark)
    if (mark.kind === 'path') return pointsOf(mark.d)
    if (mark.kind === 'part') return collect(mark.marks)
    const inside = mark.clip === undefined ? collect(mark.marks) : pointsOf(mark.clip)
    return inside.map((point) => through(mark.matrix, point))
  })
}

/** Where the ink of marks is, clipped where they are clipped; null for none. Never smaller than the ink, save for strokes. */
export function boundsOf(marks: readonly Mark[]): Bounds | null {
  const points = collect(marks)
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
