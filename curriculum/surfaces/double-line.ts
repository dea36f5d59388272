import { arrowHead, centred, label, line } from '../figures/drawing.ts'
import { listWords } from '../figures/lettering.ts'
import { tone } from '../figures/palette.ts'
import { surfaceWidth } from './surface.ts'
import { acrossAt, depthOf, drawTrack, saidText } from './track-line.ts'
import type { LinePointsWidget } from '@polyhex/contract/exercises/surface-widgets'

/** From the upper line to the lower one, and the room under its numbers for what they count. */
const apart = 56
const named = 20

/** How far the drawing goes down below the line on which the points stand. */
export const depthUnder = ({ track, over }: LinePointsWidget): number =>
  depthOf(track) + (over === undefined ? 0 : apart + named)

/** The middle of the widest gap between the numbers of the upper line: what it counts stands there. */
function widestGap({ track, over }: LinePointsWidget): number {
  const places = (over?.marks ?? []).map(({ at }) => acrossAt(track, at)).toSorted((a, b) => a - b)
  const ends = [acrossAt(track, track.from), ...places, acrossAt(track, track.to)]
  const gaps = ends.slice(1).map((end, i) => ({ wide: end - (ends[i] ?? end), middle: (end + (ends[i] ?? end)) / 2 }))
  return gaps.toSorted((a, b) => b.wide - a.wide)[0]?.middle ?? surfaceWidth / 2
}

/** One line, or two whose marks belong together: the upper one has numbers only where the question tells them. */
export function drawLines(widget: LinePointsWidget, y: number, height: number): string {
  const { track, over } = widget
  if (over === undefined) return drawTrack(track, y, height)
  let drawn = drawTrack(track, y + apart, height)
  for (let units = track.from; units <= track.to; units += track.mark) {
    const x = acrossAt(track, units)
    drawn += line(x, y, x, y + apart, { stroke: tone.f4, dashed: '2 4', width: 1, opacity: 0.6 })
    drawn += line(x, y - 7, x, y + 7, { width: 2 })
  }
  drawn += line(14, y, surfaceWidth - 14, y, { width: 3 })
  drawn += arrowHead(surfaceWidth - 6, y, 1, 0, 11) + arrowHead(6, y, -1, 0, 11)
  for (const { at, text } of over.marks)
    drawn += centred(acrossAt(track, at), y + 22, text, { size: 17, halo: tone.f1 })
  drawn += centred(widestGap(widget), y + 22, over.name, { size: 14, halo: tone.f1 })
  return drawn + label(surfaceWidth / 2, height - 8, over.below, { size: 14 })
}

/** What the two lines say, in words; '' for one line. */
export function pairWords({ track, over }: LinePointsWidget): string {
  if (over === undefined) return ''
  const pairs = over.marks.map(({ at, text }) => `${text} over ${saidText(track, at)}`)
  return ` The line counts ${over.below}. A second line over it counts ${over.name}: ${listWords(pairs)}.`
}
