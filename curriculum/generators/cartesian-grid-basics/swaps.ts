import { point } from '../../values/point.ts'
import type { Distractor } from '../../topic-level.ts'

/** Wrong points for (x, y): the numbers in the wrong order, and one step too many either way. */
export function swaps(x: number, y: number): Distractor[] {
  return [
    {
      value: point(y, x),
      misconception: 'intercept_swap',
      why: 'The first number goes across, the second goes up or down.',
    },
    {
      value: point(x + 1, y),
      misconception: 'slip_off_by_one',
      why: 'One step too far across. Count the steps from 0, not from 1.',
    },
    {
      value: point(x, y + 1),
      misconception: 'slip_off_by_one',
      why: 'One step too far up. Count the steps from 0, not from 1.',
    },
    {
      value: point(y, x + 1),
      misconception: 'near',
      why: 'Go across first, then up or down, and count each step once.',
    },
  ]
}
