import type { Chance } from '../../../simulation/chance.ts'
import type { RoadItem, Steering } from '../road.ts'

/** Meters from the start to the flag. */
export const raceMeters = 3000
/** Meters in a second of the world, with an empty tank and what a filled one adds. */
export const rollSpeed = 1.5
export const driveSpeed = 28
/** Seconds of the world that the energy of one plain answer lasts. */
export const secondsOfEnergy = 2.4
export const mostTank = 6
/** Ticks of driving after an answer, before the next gate comes. */
export const driveTicks = 150
export const spinTicks = 90
export const bumpTicks = 40

export interface Rival {
  meters: number
  /** Part of the pace of the fastest. */
  readonly skill: number
  mood: number
  moodTicks: number
}

/** A race at one tick. */
export interface CarRaceState {
  readonly scene: number
  readonly level: number
  readonly calm: boolean
  readonly hardness: number
  chance: Chance
  tick: number
  /** How fast the world goes now, 0 to 1. */
  rate: number
  steering: Steering
  meters: number
  tank: number
  /** Pixels of the world that have passed. */
  scroll: number
  /** Where the gate is; null when there is none. */
  gateX: number | null
  /** The car drives through the gate. */
  isGoing: boolean
  drive: number
  spin: number
  bump: number
  gust: number
  /** Ticks since the last judged answer, and whether it was right. */
  sinceAnswer: number
  wasRight: boolean
  items: RoadItem[]
  coins: number
  rivals: Rival[]
}

/** Place of the player, from 1. */
export function placeOf(state: Readonly<CarRaceState>): number {
  return 1 + state.rivals.filter((rival) => rival.meters >= state.meters).length
}
