import type { Figure } from '../values/values.ts'
import { altText, shown } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { DrawingBoard } from './drawing-board.ts'
import { markAngle } from './outline-marks.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { polar } from './plane-geometry.ts'

export interface ProtractorParams {
  /** Size of the angle, 1 to 179 degrees. */
  readonly degrees: number
  /** Where the first ray lies on the outer scale; 0 unless told (then the angle is a difference). */
  readonly start?: number
  /** The angle opens from the left end, so that the other scale is to be read. */
  readonly fromLeft?: boolean
  readonly label?: string
}

const vertex: Spot = [160, 178]
const outer = 140

/**
 * A half-circle protractor of two scales with an angle laid on it. The alt text tells where the rays cross the scale
 * that starts at the right, never the size. Facts: degrees, start, fromLeft.
 */
export function protractor(p: ProtractorParams, words: FigureWords = {}): Figure {
  const start = p.start ?? 0
  const from = p.fromLeft ? 180 - start - p.degrees : start
  if (p.degrees <= 0 || from < 0 || from + p.degrees > 180) throw new RangeError('the angle leaves the protractor')
  const board = new DrawingBoard(320, 200)
  board.path(`M20 178A140 140 0 0 1 300 178Z`, { fill: tone.f1, stroke: tone.f2, width: 2 })
  board.path(`M92 178A68 68 0 0 1 228 178`, { stroke: tone.f2, width: 1.5 })
  drawScale(board)
  for (const d of [from, from + p.degrees])
    board.arrow(vertex, polar(vertex, outer + 6, d), { stroke: tone.f4, width: 3 })
  markAngle(board, vertex, { from, size: p.degrees }, { radius: 30, label: p.label, bold: true })
  board.dot(vertex, { radius: 4.5, stroke: tone.f4 })
  return board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? 'Protractor',
    alt:
      words.alt ??
      altText(
        `A protractor. ${p.fromLeft ? 'From the left end, the' : 'The'} rays cross the scale counted from the right at ${shown(from)} and ${shown(from + p.degrees)}.`,
      ),
    facts: { degrees: p.degrees, start, fromLeft: p.fromLeft ? 1 : 0 },
  })
}

function drawScale(board: DrawingBoard): void {
  const all = Array.from({ length: 181 }, (_, d) => d)
  const marks = (wanted: (d: number) => boolean, length: number): (readonly [Spot, Spot])[] =>
    all.filter(wanted).map((d) => [polar(vertex, outer - 1, d), polar(vertex, outer - 1 - length, d)])
  board.strokes(
    marks((d) => d % 5 !== 0, 5),
    { stroke: tone.f3, width: 0.7 },
  )
  board.strokes(
    marks((d) => d % 10 === 5, 9),
    { stroke: tone.f3, width: 1.2 },
  )
  board.strokes(
    marks((d) => d % 10 === 0, 13),
    { stroke: tone.f3, width: 1.8 },
  )
  for (let d = 0; d <= 180; d += 20) {
    const edge = d === 0 || d === 180
    const lift = edge ? -7 : 0
    const at = (r: number): Spot => {
      const [x, y] = polar(vertex, r, d)
      return [x, y + lift]
    }
    board.text(at(edge ? 112 : 115), String(d), { size: 13, weight: 600 })
    board.text(at(edge ? 82 : 88), String(180 - d), { size: 13, weight: 500 })
  }
}
