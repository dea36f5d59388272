import { readTrack, trackText } from './track.ts'
import type { LineJumpsWidget } from '../surface-widgets.ts'

/** Where it begins and where each jump lands, in parts of the line. */
export type JumpsState = readonly number[]

/** The most jumps that are drawn. */
export const mostJumps = 30

/** The state that a response tells; null when it is not one of this widget: another beginning, a jump of nothing, a place off the line. */
export function readLineJumps({ track, begin }: LineJumpsWidget, text: string): JumpsState | null {
  if (!text.startsWith('jumps:')) return null
  const parts = text.slice('jumps:'.length).split('>')
  const stops = parts.flatMap((part) => readTrack(track, part) ?? [])
  if (stops.length !== parts.length || stops[0] !== begin || stops.length > mostJumps + 1) return null
  return stops.some((stop, i) => stop === stops[i - 1]) ? null : stops
}

/** The one way in which a state is written. */
export function writeLineJumps({ track }: LineJumpsWidget, state: JumpsState): string {
  return `jumps:${state.map((stop) => trackText(track, stop)).join('>')}`
}
