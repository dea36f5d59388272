import { readCount } from './limits.ts'
import type { CountersWidget } from '../surface-widgets.ts'

/** What lies at one place: nothing, a counter of the first or second kind, or one of them crossed out. */
export type CounterSign = '0' | '1' | '2' | 'x' | 'y'

/** The counters of a frame or a field, place by place, or the rows and columns of an array. */
export type CountersState =
  | { readonly cells: readonly CounterSign[] }
  | { readonly rows: number; readonly columns: number }

const isSign = (sign: string, colors: 1 | 2): sign is CounterSign => (colors === 1 ? '01x' : '012xy').includes(sign)

/** The state that a response tells; null when it is not one of this widget: another number of places, an unknown sign. */
export function readCounters(widget: CountersWidget, text: string): CountersState | null {
  if (widget.mode === 'array') {
    const [, down = '', across = ''] = /^a:(\d+)x(\d+)$/.exec(text) ?? []
    const [rows, columns] = [readCount(down, widget.places), readCount(across, widget.places)]
    return rows === null || columns === null || rows === 0 || columns === 0 ? null : { rows, columns }
  }
  const signs = text.startsWith('f:') ? [...text.slice(2)] : []
  const cells = signs.flatMap((sign) => (isSign(sign, widget.colors) ? [sign] : []))
  return cells.length === widget.places && signs.length === widget.places ? { cells } : null
}

/** The one way in which a state is written: `writeCounters(readCounters(text))` is the text. */
export function writeCounters(state: CountersState): string {
  return 'cells' in state ? `f:${state.cells.join('')}` : `a:${state.rows}x${state.columns}`
}
