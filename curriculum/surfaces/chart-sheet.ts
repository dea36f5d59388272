import { leastOfChart, type ChartState } from '@polyhex/contract/exercises/responses/chart'
import type { Spot } from '../figures/drawing.ts'
import type { HitArea, Look, Picture } from './surface.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'

/** How one kind of graph is drawn and touched; what its numbers mean is the same for all. */
export interface ChartSheet {
  draw(widget: ChartWidget, state: ChartState, look: Look): Pick<Picture, 'height' | 'back' | 'pieces'>
  areas(widget: ChartWidget, state: ChartState): HitArea[]
  /** The area that a finger means. */
  areaAt(widget: ChartWidget, state: ChartState, spot: Spot): string | null
  /** The number, not yet snapped, that a spot gives to a column that is pulled. */
  numberAt(widget: ChartWidget, index: number, spot: Spot): number
  /** A column as it is spoken: '6', '2 and a half symbols'. */
  spoken(widget: ChartWidget, number: number): string
}

/** Where a column is pulled. */
export const columnId = (index: number): string => `column:${index}`

/** A column as a slider: tapped, pulled or stepped. */
export function columnArea(
  widget: ChartWidget,
  state: ChartState,
  index: number,
  label: string,
  sheet: Pick<ChartSheet, 'spoken'>,
): Omit<HitArea, 'box'> {
  const number = state[index] ?? 0
  return {
    id: columnId(index),
    group: columnId(index),
    role: 'slider',
    label,
    value: sheet.spoken(widget, number),
    range: { now: number, least: leastOfChart(widget), most: widget.top },
  }
}

/** The nearest number that a column can show. */
export function snapped(widget: ChartWidget, number: number): number {
  const least = leastOfChart(widget)
  const steps = Math.round((number - least) / widget.snap)
  const most = Math.floor((widget.top - least) / widget.snap)
  return least + Math.min(most, Math.max(0, steps)) * widget.snap
}
