import { balanceSurface } from './balance.ts'
import { baseTen } from './base-ten.ts'
import { clockSetSurface } from './clock-set.ts'
import { chartSurface } from './chart.ts'
import { coinsSurface } from './coins.ts'
import { countersSurface } from './counters.ts'
import { fractionParts } from './fraction-parts.ts'
import { hotSpot } from './hot-spot.ts'
import { lineJumps } from './line-jumps.ts'
import { linePoints } from './line-points.ts'
import { lineRay } from './line-ray.ts'
import { figureOf } from './figure-of.ts'
import { plotSurface } from './plot.ts'
import { ringsSurface } from './rings.ts'
import { tapeSurface } from './tape.ts'
import { writtenSurface } from './written.ts'
import type { AnySurface } from './surface.ts'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Figure, Value } from '../values/values.ts'

const surfaces: Readonly<Record<SurfaceWidget['widget'], AnySurface>> = {
  counters: countersSurface,
  rings: ringsSurface,
  fraction_parts: fractionParts,
  base_ten: baseTen,
  coins: coinsSurface,
  plot: plotSurface,
  clock_set: clockSetSurface,
  chart: chartSurface,
  written: writtenSurface,
  line_points: linePoints,
  line_jumps: lineJumps,
  line_ray: lineRay,
  tape: tapeSurface,
  balance: balanceSurface,
  hot_spot: hotSpot,
}

/** The surface of a widget, for the server, which knows them all; a browser loads each when it is asked for. */
export const surfaceOf = (widget: SurfaceWidget): AnySurface => surfaces[widget.widget]

/** Whether a widget is worked on by hand on a surface. */
export const isSurface = (widget: { readonly widget: string }): widget is SurfaceWidget =>
  Object.hasOwn(surfaces, widget.widget)

/** What is printed to be worked on with a pencil: the empty drawing, without tray or handles. */
export function paperOf(widget: SurfaceWidget): Figure {
  const surface = surfaceOf(widget)
  const blank = surface.blank(widget)
  return figureOf(surface.paper?.(widget) ?? surface.draw(widget, blank, 'shown'), {})
}

/** The response that shows an answer. Throws a RangeError when the widget cannot show it, which is a fault of the level. */
export function responseOf(widget: SurfaceWidget, answer: Value): string {
  const surface = surfaceOf(widget)
  const state = surface.stateOf(widget, answer)
  if (state === null) throw new RangeError(`the widget ${widget.widget} cannot show this ${answer.kind}`)
  return surface.write(widget, state)
}
