import { laneMiddle } from '../road.ts'

/** On a road with narrow lanes every second board hangs farther back, so that none covers another. */
export function boardShift(option: number, lanes: number): number {
  if (lanes <= 4) return 0
  return option % 2 === 0 ? -70 : 70
}

/** Where the middle of a board hangs: over its lane, and whole within the world. */
export function boardY(option: number, lanes: number): number {
  return Math.min(laneMiddle(option, lanes), 372)
}
