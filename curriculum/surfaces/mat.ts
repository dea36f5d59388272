import { rectangle } from '../figures/drawing.ts'
import { tone } from '../figures/palette.ts'
import type { Box } from './surface.ts'

/** The white ground on which pieces are laid. */
export function mat({ x, y, width, height }: Box): string {
  return rectangle(x, y, width, height, { fill: tone.paper, stroke: tone.f2, width: 1.5, radius: 18 })
}
