import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, signed, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly x: number
  readonly y: number
  /** How often the smallest step fits, and the step. */
  readonly times: number
  readonly right: number
  readonly up: number
}

function params(chance: Chance, difficulty: number): Params {
  const [right, up] = chance.sample([1, 2, 3, 4, 5, 7], 2) as [number, number]
  return {
    x: chance.int(-9, 9),
    y: chance.int(-9, 9),
    times: chance.int(3 + Math.round(4 * difficulty), 6 + Math.round(10 * difficulty)),
    right,
    up: chance.happens(0.5) ? up : -up,
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

const shownIn = ({ x, y, times, right, up }: Params): number[] =>
  [x, y, x + times * right, y + times * up].map(Math.abs)

/** Points with whole coordinates on a segment: one with every full step of the slope. */
export const family: ContestFamily<Params> = {
  code: 'E14',
  name: 'Points with whole coordinates',
  version: 1,
  idea: 'gcd_crossings',
  reach: [8.4, 10.8],
  areas: ['SL', 'FP', 'GD'],
  targetSeconds: 100,
  params,
  reject: (p) =>
    gcd(p.right, p.up) > 1 || shownIn(p).includes(p.times + 1) ? 'a step that can be split, or a shown number' : null,
  note: ({ x, y, times, right, up }) => `${x} ${y} ${times} ${right} ${up}`,
  prompt: ({ x, y, times, right, up }, words) => {
    const [a, b] = [`(${signed(x)}, ${signed(y)})`, `(${signed(x + times * right)}, ${signed(y + times * up)})`]
    return {
      text: words.pick([
        `How many points with whole-number coordinates lie on the segment from ${a} to ${b}, both ends counted?`,
        `On a grid of nails, a straight string is stretched from the nail at ${a} to the nail at ${b}. There is a nail at every point with whole coordinates. How many nails does the string touch, both ends counted?`,
      ]),
    }
  },
  answer: ({ times }) => whole(times + 1),
  forms: ['numeric', 'choice'],
  distractors: ({ times, right, up }) => [
    mistake('last_case_missed', times, 'That is the number of steps. Both ends count as points.'),
    mistake('condition_dropped', times * right + 1, 'Not at every whole x is y whole too.'),
    mistake('one_case_only', times * Math.abs(up) + 1, 'Not at every whole y is x whole too.'),
    mistake(
      'surface_operation',
      times * right + times * Math.abs(up),
      'Think of the slope in lowest terms: how far is it to the next such point?',
    ),
  ],
  hints: ({ times, right, up }) =>
    twoHints(
      'What is the slope in lowest terms?',
      `From one such point to the next it is ${right} right and ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}. How often does this fit into ${times * right} right?`,
    ),
  solution: ({ times, right, up }) =>
    stepsTo(
      times + 1,
      'Reduce the slope: a point with whole coordinates comes with each full step.',
      `It is ${times * right} right and ${times * Math.abs(up)} ${up > 0 ? 'up' : 'down'}. Divided by ${times}, that is ${right} right and ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}.`,
      `This step fits ${times} times, and the first point counts too: ${times} + 1 = ${times + 1}.`,
    ),
  load: ({ times }) => times,
}
