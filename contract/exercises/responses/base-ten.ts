import { readNamedCounts, writeNamedCounts, type NamedCounts } from './named-counts.ts'
import type { BaseTenWidget } from '../surface-widgets.ts'

export type BaseTenState = NamedCounts<BaseTenWidget['columns'][number]>

const signs = { hundred: 'h', ten: 't', one: 'o' } as const

/** The blocks that a response such as 't3,o13' tells; 'none' is an empty mat; null when it is not one of this widget. */
export function readBaseTen(widget: BaseTenWidget, text: string): BaseTenState | null {
  return text === 'none' ? {} : text === '' ? null : readNamedCounts(signs, widget.columns, text)
}

/** The one way in which blocks are written, the largest first. */
export function writeBaseTen(widget: BaseTenWidget, state: BaseTenState): string {
  return writeNamedCounts(signs, widget.columns, state) || 'none'
}
