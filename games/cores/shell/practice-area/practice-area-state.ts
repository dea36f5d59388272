import type { Chance } from '../../../simulation/chance.ts'

export const plotCount = 10
/** Stages of a plant: earth, seedling, bud, bloom. */
export const lastStage = 3

/** A garden at one tick. */
export interface PracticeAreaState {
  readonly scene: number
  readonly level: number
  /** Growth that brings the whole garden into bloom. */
  readonly goal: number
  chance: Chance
  tick: number
  growth: number
  /** Stages of the plants, and ticks since each grew last. */
  plots: { stage: number; kind: number; since: number }[]
  /** The plot where the gardener stands, and where on the way there. */
  chosen: number
  gardenerX: number
  /** Guests that came since the garden bloomed, by their kind. */
  guests: number[]
  correct: number
  style: number
  sinceAnswer: number
  wasRight: boolean
}

/** The middle of a plot on the ground. */
export function plotPlace(index: number): { x: number; y: number } {
  const row = Math.floor(index / 5)
  return { x: 176 + (index % 5) * 112 + (row === 0 ? 0 : -26), y: row === 0 ? 248 : 318 }
}
