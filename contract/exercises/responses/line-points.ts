import { readTrack, trackText } from './track.ts'
import type { LinePointsWidget } from '../surface-widgets.ts'

/** Where each point stands, in parts of the line; null while it is not on it. */
export type PointsState = readonly (number | null)[]

/** The state that a response tells; null when it is not one of this widget: another number of points, or a place that is none. */
export function readLinePoints({ track, points }: LinePointsWidget, text: string): PointsState | null {
  if (!text.startsWith('at:')) return null
  const parts = text.slice('at:'.length).split(';')
  const state = parts.map((part) => (part === '_' ? null : (readTrack(track, part) ?? undefined)))
  if (state.length !== points.length || state.includes(undefined)) return null
  return state.map((place) => place ?? null)
}

/** The one way in which a state is written. */
export function writeLinePoints({ track }: LinePointsWidget, state: PointsState): string {
  return `at:${state.map((place) => (place === null ? '_' : trackText(track, place))).join(';')}`
}
