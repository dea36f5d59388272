import { drawing, group } from '../figures/drawing.ts'
import type { Picture } from './surface.ts'
import type { Figure } from '../values/values.ts'

/** A picture of a surface as a figure that stands still: as it is shown, not as it is worked on, so that no piece is stretched. */
export function figureOf(picture: Picture, facts: Figure['facts']): Figure {
  const { width, height, hue, title, alt, back, pieces } = picture
  const body =
    back + pieces.map(({ x, y, turn, svg }) => group(svg, turn === undefined ? { x, y } : { x, y, turn })).join('')
  return drawing({ width, height, hue, title, alt, facts }, body)
}
