import type { Chance } from '../../../simulation/chance.ts'

/** Where the play is in the world. */
export const yard = { craneY: 62, ground: 326, stackX: 400, pieceY: 366 } as const

/** What the crane holds or lets fall. */
export interface Falling {
  readonly piece: number
  /** Where its lower edge is. */
  y: number
  speed: number
}

/** A yard at one tick. */
export interface BigStacksState {
  readonly scene: number
  readonly level: number
  /** Energy that one piece costs. */
  readonly cost: number
  readonly goal: number
  chance: Chance
  tick: number
  energy: number
  /** The pieces of the present stack by their kinds, from the ground up. */
  stack: number[]
  total: number
  sum: number
  /** The kind that the crane holds. */
  chosen: number
  falling: Falling | null
  /** Pieces that were knocked off, for the eye. */
  toppled: number[]
  sinceTopple: number
  done: number
  sinceDone: number
  perfect: number
  idle: number
  sinceAnswer: number
  wasRight: boolean
}

/** How high a piece lies, by its kind: larger ones are thicker. */
export function thicknessOf(piece: number, kinds: number): number {
  return 26 + (kinds - 1 - piece)
}

/** The height of the stack's upper edge. */
export function stackTop(state: Readonly<BigStacksState>, kinds: number): number {
  return yard.ground - state.stack.reduce((sum, piece) => sum + thicknessOf(piece, kinds), 0)
}

/** The middle of the button of a kind of piece. */
export function pieceButtonX(piece: number, kinds: number): number {
  return 400 + (piece - (kinds - 1) / 2) * 118
}
