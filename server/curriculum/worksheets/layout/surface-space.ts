import { paperOf } from '@polyhex/curriculum'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import { paintFigure } from '../typesetting/paint-figure.ts'
import type { Block } from '../typesetting/set-text.ts'

/** On paper a drawing is as wide as this, in points: 8.5 cm, room enough for a pencil. */
const wide = 240

/** The empty drawing of a question that is built by hand, to be drawn, shaded or circled in. */
export function surfaceSpace(widget: SurfaceWidget, width: number): Block {
  const figure = paperOf(widget)
  const set = paintFigure(figure.svg, Math.min(width, wide))
  return { ...set, baseline: 12, marks: [{ kind: 'part', role: 'Figure', alt: figure.alt, marks: set.marks }] }
}
