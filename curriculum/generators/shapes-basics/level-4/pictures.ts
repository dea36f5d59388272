import type { Spot } from '../../../figures/drawing.ts'

/** A part of a picture and what it is. */
export interface Part {
  readonly is: 'triangle' | 'square' | 'rectangle' | 'trapezoid'
  readonly corners: readonly Spot[]
}

/** A picture put together from flat shapes, in a square of 100 by 100, y down. */
export interface Joined {
  readonly name: string
  readonly parts: readonly Part[]
}

const box = (x: number, y: number, width: number, height: number): Part => ({
  is: width === height ? 'square' : 'rectangle',
  corners: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
})
const tri = (a: Spot, b: Spot, c: Spot): Part => ({ is: 'triangle', corners: [a, b, c] })
const trapezoid = (a: Spot, b: Spot, c: Spot, d: Spot): Part => ({ is: 'trapezoid', corners: [a, b, c, d] })

/** Few parts first. */
export const pictures: readonly Joined[] = [
  { name: 'house', parts: [tri([20, 45], [80, 45], [50, 5]), box(25, 45, 50, 50)] },
  { name: 'boat', parts: [tri([50, 10], [50, 60], [90, 60]), trapezoid([5, 60], [95, 60], [75, 90], [25, 90])] },
  { name: 'arrow', parts: [box(5, 38, 55, 24), tri([60, 15], [60, 85], [98, 50])] },
  { name: 'tree', parts: [tri([15, 45], [85, 45], [50, 0]), tri([5, 75], [95, 75], [50, 45]), box(40, 75, 20, 25)] },
  { name: 'fish', parts: [box(35, 25, 50, 50), tri([35, 50], [5, 20], [5, 80]), tri([85, 25], [100, 50], [85, 75])] },
  {
    name: 'rocket',
    parts: [
      tri([30, 30], [70, 30], [50, 0]),
      box(30, 30, 40, 45),
      tri([30, 50], [30, 98], [5, 98]),
      tri([70, 50], [70, 98], [95, 98]),
    ],
  },
  { name: 'robot', parts: [box(35, 0, 30, 30), box(20, 30, 60, 45), box(25, 75, 20, 25), box(55, 75, 20, 25)] },
  {
    name: 'castle',
    parts: [
      box(5, 35, 25, 65),
      box(70, 35, 25, 65),
      box(30, 60, 40, 40),
      tri([0, 35], [35, 35], [17.5, 5]),
      tri([65, 35], [100, 35], [82.5, 5]),
    ],
  },
  {
    name: 'truck',
    parts: [
      box(0, 30, 60, 40),
      box(60, 40, 30, 30),
      tri([60, 40], [60, 15], [85, 40]),
      box(10, 70, 15, 15),
      box(65, 70, 15, 15),
    ],
  },
  { name: 'lamp', parts: [trapezoid([35, 5], [65, 5], [90, 50], [10, 50]), box(44, 50, 12, 35), box(25, 85, 50, 12)] },
  {
    name: 'crown',
    parts: [
      box(5, 60, 90, 30),
      tri([5, 60], [35, 60], [20, 15]),
      tri([35, 60], [65, 60], [50, 5]),
      tri([65, 60], [95, 60], [80, 15]),
    ],
  },
  {
    name: 'kite',
    parts: [
      tri([50, 0], [50, 40], [15, 40]),
      tri([50, 0], [50, 40], [85, 40]),
      tri([15, 40], [50, 40], [50, 100]),
      tri([85, 40], [50, 40], [50, 100]),
    ],
  },
  {
    name: 'cat',
    parts: [
      box(25, 30, 50, 50),
      tri([25, 30], [25, 5], [45, 30]),
      tri([75, 30], [75, 5], [55, 30]),
      trapezoid([35, 80], [65, 80], [75, 98], [25, 98]),
    ],
  },
]
