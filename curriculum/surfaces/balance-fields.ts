import {
  givenScale,
  mostMoves,
  moved,
  readMove,
  writeMove,
  type BalanceMove,
  type BalanceState,
} from '@polyhex/contract/exercises/responses/balance'
import { readCount } from '@polyhex/contract/exercises/responses/limits'
import { kinds, mostOf } from './balance-hands.ts'
import { sides } from './balance-layout.ts'
import type { PlainField } from './surface.ts'
import type { BalanceWidget } from '@polyhex/contract/exercises/surface-widgets'

/** The steps, or what lies on each pan, as plain fields. */
export function balanceFields(widget: BalanceWidget, state: BalanceState): PlainField[] {
  if (widget.does === 'set_up')
    return sides.flatMap((side) =>
      kinds.map(([kind]) => ({
        id: `${side}:${kind}`,
        label: `${kind === 'boxes' ? `Boxes ${widget.letter}` : 'Weights of 1'} on the ${side}`,
        text: String(state[side][kind]),
      })),
    )
  const rows = Math.min(mostMoves, state.moves.length + 1)
  return Array.from({ length: rows }, (_, i) => {
    const made = state.moves[i]
    return {
      id: String(i),
      label: `Step ${i + 1} on both sides, like -1, -${widget.letter} or /2`,
      text: made === undefined ? '' : typedMove(widget, made),
    }
  })
}

const typedMove = ({ letter }: BalanceWidget, each: BalanceMove): string =>
  each.does === 'take boxes' ? `-${each.by === 1 ? '' : each.by}${letter}` : writeMove(each)

/** A step that was typed, in any of the usual signs; null when it is none. */
function moveIn({ letter }: BalanceWidget, text: string): BalanceMove | null {
  const plain = text.replaceAll(' ', '').replace('−', '-').replace(/^[÷:]/, '/')
  const boxes = plain.endsWith(letter) ? plain.slice(0, -1) : null
  return readMove(boxes === null ? plain : `${boxes === '-' ? '-1' : boxes}x`)
}

/** The state after one field was typed; null when the text is none of that field. */
export function typedBalance(
  widget: BalanceWidget,
  state: BalanceState,
  id: string,
  text: string,
): BalanceState | null {
  if (widget.does === 'set_up') {
    const found = sides
      .flatMap((side) => kinds.map(([kind]) => ({ side, kind })))
      .find((f) => `${f.side}:${f.kind}` === id)
    const count = found === undefined ? null : text === '' ? 0 : readCount(text, mostOf[found.kind])
    return found === undefined || count === null
      ? null
      : { ...state, [found.side]: { ...state[found.side], [found.kind]: count } }
  }
  const at = Number(id)
  const made = text.trim() === '' ? null : moveIn(widget, text)
  if (!(at <= state.moves.length) || (made === null && text.trim() !== '')) return null
  const moves = [...state.moves.slice(0, at), ...(made === null ? [] : [made]), ...state.moves.slice(at + 1)]
  return moves.reduce<BalanceState | null>((so, each) => (so === null ? null : moved(so, each)), givenScale(widget))
}
