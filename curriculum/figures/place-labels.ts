import { clipSegment } from './clip-curve.ts'
import type { Box, Spot } from './plane-geometry.ts'
import { directionOf, polar } from './plane-geometry.ts'

/** A text that looks for its place near one of its anchors. Width and height are those of the text, in drawing units. */
export interface LabelWish {
  readonly anchors: readonly Spot[]
  readonly width: number
  readonly height: number
  /** Preferred direction from the anchor, degrees counterclockwise. */
  readonly toward: number
  /** How far from the preferred direction a place may lie, degrees; beyond it only when nothing else is free. */
  readonly spread: number
  /** Clear space between anchor and text. */
  readonly gap: number
  /** How much each further step away from the anchor costs: low for labels inside angles, which may slide outward. */
  readonly stepCost: number
}

export interface Crowd {
  readonly width: number
  readonly height: number
  /** Texts that already have their place. */
  readonly texts: readonly Box[]
  /** Lines that a text should not touch. */
  readonly lines: readonly (readonly [Spot, Spot])[]
}

export interface LabelPlace {
  readonly center: Spot
  readonly box: Box
  readonly anchor: Spot
  /** True when the text stands so far off that a thin line should lead from it to its anchor. */
  readonly far: boolean
}

const steps = [0, 4, 8, 13, 19, 26, 34, 44, 56, 70, 86]
const turns = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 112, -112, 135, -135, 158, -158, 180]

const overlap = (a: Box, b: Box, clear: number): boolean =>
  a.left < b.right + clear && b.left < a.right + clear && a.top < b.bottom + clear && b.top < a.bottom + clear

/** The box of a text of the given size around its center. */
export function boxAround([x, y]: Spot, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** True when the segment touches the box; most are turned away by their own extent. */
function touches(a: Spot, b: Spot, box: Box): boolean {
  if (a[0] < box.left && b[0] < box.left) return false
  if (a[0] > box.right && b[0] > box.right) return false
  if (a[1] < box.top && b[1] < box.top) return false
  if (a[1] > box.bottom && b[1] > box.bottom) return false
  return clipSegment(a, b, box) !== null
}

function faultCost(box: Box, crowd: Crowd, clear: number): number {
  let cost = 0
  if (box.left < 2 || box.top < 2 || box.right > crowd.width - 2 || box.bottom > crowd.height - 2) cost += 5000
  for (const text of crowd.texts) if (overlap(box, text, 2)) cost += 1000
  const wide = { left: box.left - clear, top: box.top - 0.4, right: box.right + clear, bottom: box.bottom + 0.4 }
  for (const [a, b] of crowd.lines) if (touches(a, b, wide)) cost += 60
  return cost
}

interface Way {
  readonly step: number
  readonly turn: number
  readonly cost: number
}

const waysByCost = new Map<number, readonly Way[]>()

/** All distances and turns, cheapest first; the same list for every label of one step cost. */
function waysOf(stepCost: number): readonly Way[] {
  const known = waysByCost.get(stepCost)
  if (known) return known
  const ways = steps
    .flatMap((step, far) => turns.map((turn) => ({ step, turn, cost: far * stepCost + Math.abs(turn) / 15 })))
    .toSorted((a, b) => a.cost - b.cost)
  waysByCost.set(stepCost, ways)
  return ways
}

/**
 * Finds the place for one label: candidates around each anchor, nearest and best-directed first; the first that
 * touches no text, no line and no edge wins, otherwise the one that hurts least (a line is crossed before a text is).
 */
export function placeLabel(wish: LabelWish, crowd: Crowd): LabelPlace {
  let best: LabelPlace | undefined
  let bestCost = Infinity
  const slides = wish.stepCost < 1
  for (const [which, anchor] of wish.anchors.entries()) {
    for (const way of waysOf(wish.stepCost)) {
      if (way.cost + which * 3 >= bestCost) break
      const cost = way.cost + which * 3 + (Math.abs(way.turn) > wish.spread ? 300 : 0)
      if (cost >= bestCost) continue
      const center = centerOf(wish, anchor, way)
      const box = boxAround(center, wish.width, wish.height)
      const total = cost + faultCost(box, crowd, slides ? 1.2 : 2.8)
      if (total < bestCost) {
        bestCost = total
        best = { center, box, anchor, far: (way.step > 15 && !slides) || Math.abs(way.turn) > wish.spread }
      }
    }
  }
  if (!best) throw new RangeError('a label needs at least one anchor')
  return best
}

function centerOf(wish: LabelWish, anchor: Spot, way: Way): Spot {
  const direction = ((wish.toward + way.turn) * Math.PI) / 180
  const reach = (Math.abs(Math.cos(direction)) * wish.width + Math.abs(Math.sin(direction)) * wish.height) / 2
  return polar(anchor, wish.gap + way.step + reach, wish.toward + way.turn)
}

/** The end of a leading line: where the line from the box center to the anchor leaves the box. */
export function leaderFrom(place: LabelPlace): Spot {
  const { center, box, anchor } = place
  const direction = directionOf(center, anchor)
  const a = (direction * Math.PI) / 180
  const halfWidth = (box.right - box.left) / 2 + 1
  const halfHeight = (box.bottom - box.top) / 2 + 1
  const reach = Math.min(
    halfWidth / Math.max(Math.abs(Math.cos(a)), 1e-6),
    halfHeight / Math.max(Math.abs(Math.sin(a)), 1e-6),
  )
  return polar(center, reach, direction)
}
