import { toward, within } from '../../simulation/waves.ts'

/** Where the road lies in the world. */
export const road = { top: 196, bottom: 396, carX: 220, gateRests: 585, gateComes: 860 } as const

/** Something that lies on a lane and comes toward the car. */
export interface RoadItem {
  kind: 'coin' | 'obstacle'
  lane: number
  x: number
}

/** The middle of a lane, counted from the top, on a road with so many lanes. */
export function laneMiddle(lane: number, lanes: number): number {
  return road.top + ((lane + 0.5) * (road.bottom - road.top)) / lanes
}

/** The part of a road that a driver moves in: which lane, and how far the car has come toward it. */
export interface Steering {
  lanes: number
  lane: number
  y: number
}

/** Another number of lanes: the car stays at about its height. */
export function widenRoad(steering: Steering, lanes: number): void {
  if (lanes === steering.lanes) return
  steering.lane = within(Math.floor(((steering.lane + 0.5) * lanes) / steering.lanes), 0, lanes - 1)
  steering.lanes = lanes
}

/** Changes lane by one or to a wanted one, and moves the car toward it by at most `step`. */
export function steer(steering: Steering, by: number, wanted: number | null, step: number): void {
  steering.lane = within(wanted ?? steering.lane + by, 0, steering.lanes - 1)
  steering.y = toward(steering.y, laneMiddle(steering.lane, steering.lanes), step)
}

/** Whether the car covers an item now. */
export function isHit(steering: Steering, item: RoadItem): boolean {
  const reach = ((road.bottom - road.top) / steering.lanes) * 0.55
  return Math.abs(item.x - road.carX) < 34 && Math.abs(laneMiddle(item.lane, steering.lanes) - steering.y) < reach
}

/** The lane at a height of the world; null beside the road. */
export function laneAt(y: number, lanes: number): number | null {
  if (y < road.top || y >= road.bottom) return null
  return Math.floor(((y - road.top) * lanes) / (road.bottom - road.top))
}
