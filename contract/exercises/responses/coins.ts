import { readNamedCounts, writeNamedCounts, type NamedCounts } from './named-counts.ts'
import type { CoinsWidget } from '../surface-widgets.ts'

export type CoinName = CoinsWidget['pieces'][number]
export type CoinsState = NamedCounts<CoinName>

const signs = {
  penny: 'p',
  nickel: 'n',
  dime: 'd',
  quarter: 'q',
  half: 'h',
  dollar: 'b',
  five: 'bv',
  ten: 'bx',
  twenty: 'bxx',
} as const

/** The coins that a response such as 'q2,d1' tells; 'none' is an empty table; null when it is not one of this widget. */
export function readCoins(widget: CoinsWidget, text: string): CoinsState | null {
  return text === 'none' ? {} : text === '' ? null : readNamedCounts(signs, widget.pieces, text)
}

/** The one way in which coins are written, in the order of the purse. */
export function writeCoins(widget: CoinsWidget, state: CoinsState): string {
  return writeNamedCounts(signs, widget.pieces, state) || 'none'
}
