import { readCount } from './limits.ts'
import type { RingsWidget } from '../surface-widgets.ts'

/** How many counters each ring holds. */
export interface RingsState {
  readonly rings: readonly number[]
}

/** What a ring has room for. */
export const mostInRing = 12

/** The state that a response tells; null when it is not one of this widget: another number of rings, more counters than there are. */
export function readRings(widget: RingsWidget, text: string): RingsState | null {
  const told = text.startsWith('g:') ? text.slice(2).split(',') : []
  const rings = told.flatMap((count) => readCount(count, mostInRing) ?? [])
  const isCount = widget.chooses ? rings.length >= 1 && rings.length <= widget.rings : rings.length === widget.rings
  const inRings = rings.reduce((sum, count) => sum + count, 0)
  return isCount && rings.length === told.length && inRings <= widget.counters ? { rings } : null
}

/** The one way in which a state is written: `writeRings(readRings(text))` is the text. */
export function writeRings({ rings }: RingsState): string {
  return `g:${rings.join(',')}`
}
