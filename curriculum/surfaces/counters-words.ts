import type { CounterSign, CountersState } from '@polyhex/contract/exercises/responses/counters'
import { counted } from '../figures/lettering.ts'
import type { CountersWidget } from '@polyhex/contract/exercises/surface-widgets'

/** What one of the first kind is called. */
export const firstName = (widget: CountersWidget): string => (widget.colors === 1 ? 'counter' : 'disc')

export const isOut = (sign: CounterSign): boolean => sign === 'x' || sign === 'y'

export const isSecond = (sign: CounterSign): boolean => sign === '2' || sign === 'y'

/** The state as named amounts: what is left and what is crossed out, or rows and columns. */
export function namedOf(widget: CountersWidget, state: CountersState): Record<string, number> {
  if ('rows' in state) return { row: state.rows, column: state.columns }
  const count = (sign: CounterSign): number => state.cells.filter((it) => it === sign).length
  const named: Record<string, number> = { [firstName(widget)]: count('1') }
  if (widget.colors === 2) named['hexagon'] = count('2')
  if (widget.does === 'cross_out') named['crossed out'] = count('x') + count('y')
  return named
}

/** The state in words. */
export function wordsOf(widget: CountersWidget, state: CountersState): string {
  if ('rows' in state) return `${counted(state.rows, 'row')} of ${state.columns}`
  const named = namedOf(widget, state)
  const out = named['crossed out'] ?? 0
  const said = [
    counted(named[firstName(widget)] ?? 0, firstName(widget)),
    ...(widget.colors === 2 ? [counted(named['hexagon'] ?? 0, 'hexagon')] : []),
    ...(widget.does === 'cross_out' ? [`${out} crossed out`] : []),
  ]
  return said.join(' and ')
}

/** Row by row, as a reader of the frame counts it: never the total. */
export function say(widget: CountersWidget, state: CountersState): string {
  if ('rows' in state) return `${counted(state.rows, 'row')} of ${state.columns}`
  if (widget.mode === 'loose') return wordsOf(widget, state)
  const rows = Array.from({ length: Math.ceil(widget.places / 5) }, (_, row) => state.cells.slice(row * 5, row * 5 + 5))
  const names = widget.places <= 5 ? ['Row'] : ['Top row', 'Bottom row']
  return rows
    .map((row, i) => {
      const frame = widget.places > 10 && i % 2 === 0 ? `Frame ${i / 2 + 1}. ` : ''
      const full = row.filter((sign) => sign === '1').length
      const second = row.filter((sign) => sign === '2').length
      const out = row.filter(isOut).length
      const parts = [
        widget.colors === 2 ? `${counted(full, 'disc')}, ${counted(second, 'hexagon')}` : `${full} filled`,
        ...(out > 0 ? [`${out} crossed out`] : []),
        `${row.filter((sign) => sign === '0').length} empty`,
      ]
      return `${frame}${names[i % names.length]}: ${parts.join(', ')}.`
    })
    .join(' ')
}

/** Where a place lies, in words. */
export const aside = (places: number, i: number): string => {
  const place = `place ${(i % 5) + 1}`
  if (places <= 5) return place
  const row = Math.floor(i / 5) % 2 === 0 ? 'top row' : 'bottom row'
  return places > 10 ? `frame ${Math.floor(i / 10) + 1}, ${row}, ${place}` : `${row}, ${place}`
}

/** What lies at a place, in words. */
export function cellValue(widget: CountersWidget, sign: CounterSign): string {
  if (sign === '0') return 'empty'
  const name = isSecond(sign) ? 'hexagon' : firstName(widget)
  return isOut(sign) ? `${name}, crossed out` : name
}
