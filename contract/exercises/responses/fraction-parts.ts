import { readCount } from './limits.ts'
import type { FractionPartsWidget } from '../surface-widgets.ts'

/** How many equal parts each whole is cut into, and which are shaded: counted from 0, through one whole after the other. */
export interface FractionPartsState {
  readonly parts: number
  /** Ascending. */
  readonly shaded: readonly number[]
}

/** The most parts that a child can cut; a grid that is given may have a hundred. */
export const mostCut = 12

/** The state that a response tells; null when it is not one of this widget: too many parts, a part that is not there or there twice. */
export function readFractionParts(widget: FractionPartsWidget, text: string): FractionPartsState | null {
  const [, cut = '', list = ''] = /^(\d+):([\d,]*)$/.exec(text) ?? []
  const parts = readCount(cut, widget.parts ?? mostCut)
  if (parts === null || parts === 0 || (widget.parts !== null && parts !== widget.parts)) return null
  const shaded: number[] = []
  for (const part of list === '' ? [] : list.split(',')) {
    const at = readCount(part, parts * widget.wholes - 1)
    if (at === null || shaded.includes(at)) return null
    shaded.push(at)
  }
  return { parts, shaded: shaded.toSorted((a, b) => a - b) }
}

/** The one way in which a state is written, parts ascending. */
export function writeFractionParts({ parts, shaded }: FractionPartsState): string {
  return `${parts}:${shaded.join(',')}`
}
