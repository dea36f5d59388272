import type { Chance } from '../../../simulation/chance.ts'
import type { Card } from './card-board.ts'

/** A board of cards at one tick. */
export interface ConcentrationState {
  readonly scene: number
  readonly level: number
  /** Pairs to find, on as many boards as it takes. */
  readonly goal: number
  found: number
  chance: Chance
  tick: number
  cards: Card[]
  cursor: number
  open: number[]
  /** Ticks that two open cards still stay. */
  look: number
  energy: number
  /** The turn that is under way is paid for. */
  isTurn: boolean
  idle: number
  misses: number
  chain: number
  style: number
  sinceAnswer: number
  wasRight: boolean
  /** Two cards that change places, and since when. */
  swapped: { one: number; other: number; ticks: number } | null
}
