import { readCount } from './limits.ts'
import type { BalanceWidget } from '../surface-widgets.ts'

/** What lies on one pan: boxes of the unknown number, and weights of 1. */
export interface Pan {
  readonly boxes: number
  readonly ones: number
}

/** What is done to both sides at once. */
export interface BalanceMove {
  readonly does: 'take ones' | 'take boxes' | 'split'
  /** How many are taken, or into how many equal groups both sides are split. */
  readonly by: number
}

/** Both pans, and the moves that led there; a scale that is set up has no moves. */
export interface BalanceState {
  readonly left: Pan
  readonly right: Pan
  readonly moves: readonly BalanceMove[]
}

export const mostBoxes = 6
export const mostOnes = 30
/** The most moves on one scale: three times what any equation of the course needs. */
export const mostMoves = 9

/** Both pans after one move on both sides; null where one of them does not have as much, or does not split evenly. */
export function moved(state: BalanceState, move: BalanceMove): BalanceState | null {
  const { does, by } = move
  const after = ({ boxes, ones }: Pan): Pan =>
    does === 'split'
      ? { boxes: boxes / by, ones: ones / by }
      : does === 'take ones'
        ? { boxes, ones: ones - by }
        : { boxes: boxes - by, ones }
  const [left, right] = [after(state.left), after(state.right)]
  const isThere = [left, right].every(({ boxes, ones }) => [boxes, ones].every((n) => Number.isInteger(n) && n >= 0))
  const last = state.moves.at(-1)
  const goesOn = last !== undefined && last.does === does && does !== 'split'
  const moves = goesOn ? [...state.moves.slice(0, -1), { does, by: last.by + by }] : [...state.moves, move]
  return isThere && moves.length <= mostMoves ? { left, right, moves } : null
}

/** One move as it is written: '-3', '-2x', '/2'; null for any other text. */
export function readMove(text: string): BalanceMove | null {
  const [, sign, count = '', box] = /^([-/])(\d+)(x?)$/.exec(text) ?? []
  const by = readCount(count, sign === '/' || box === 'x' ? mostBoxes : mostOnes)
  if (by === null || by === 0) return null
  if (sign === '/') return box === 'x' || by === 1 ? null : { does: 'split', by }
  return { does: box === 'x' ? 'take boxes' : 'take ones', by }
}

/** The one way in which a move is written. */
export const writeMove = ({ does, by }: BalanceMove): string =>
  does === 'split' ? `/${by}` : `-${by}${does === 'take boxes' ? 'x' : ''}`

/** The scale as the question gives it. */
export const givenScale = ({ left, right }: BalanceWidget): BalanceState => ({ left, right, moves: [] })

function readPan(text: string): Pan | null {
  const [first, second, ...more] = text.split(',')
  const [boxes, ones] = [readCount(first ?? '', mostBoxes), readCount(second ?? '', mostOnes)]
  return boxes === null || ones === null || more.length > 0 ? null : { boxes, ones }
}

/** The state that a response tells; null when it is not one of this widget: a move that is not possible, more than a pan holds. */
export function readBalance(widget: BalanceWidget, text: string): BalanceState | null {
  if (widget.does === 'set_up') {
    const [first, second, ...more] = text.startsWith('set:') ? text.slice(4).split('|') : []
    const [left, right] = [readPan(first ?? ''), readPan(second ?? '')]
    return left === null || right === null || more.length > 0 ? null : { left, right, moves: [] }
  }
  if (text === 'do:') return givenScale(widget)
  if (!text.startsWith('do:')) return null
  let state: BalanceState | null = givenScale(widget)
  for (const part of text.slice(3).split(';')) {
    const move = readMove(part)
    state = state === null || move === null ? null : moved(state, move)
  }
  return state !== null && writeBalance(widget, state) === text ? state : null
}

/** The one way in which a state is written. */
export function writeBalance({ does }: BalanceWidget, { left, right, moves }: BalanceState): string {
  if (does === 'solve') return `do:${moves.map(writeMove).join(';')}`
  return `set:${left.boxes},${left.ones}|${right.boxes},${right.ones}`
}
