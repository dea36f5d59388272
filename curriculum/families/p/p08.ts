import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** A ball falls from `height` and rises each time to top/bottom of it. */
export interface Params {
  readonly height: number
  readonly top: number
  readonly bottom: number
}

const way = ({ height, top, bottom }: Params) => rational(height * (bottom + top), bottom - top)

function params(chance: Chance, difficulty: number): Params {
  const bottom = chance.int(2, 4 + Math.round(3 * difficulty))
  const top = difficulty < 0.4 ? chance.pick([1, bottom - 1]) : chance.int(1, bottom - 1)
  const gap = bottom - top
  return { bottom, top, height: gap * chance.int(2 + Math.round(6 * difficulty), 5 + Math.round(9 * difficulty)) }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Falls and rises are two series that differ by the first fall. */
export const family: ContestFamily<Params> = {
  code: 'P08',
  name: 'Bouncing forever',
  version: 2,
  idea: 'geometric_sum',
  reach: [10.2, 12.8],
  areas: ['PN', 'FR', 'SD'],
  targetSeconds: 120,
  params,
  reject: ({ top, bottom }) => (gcd(top, bottom) > 1 ? 'a fraction to reduce' : null),
  space: 171,
  note: ({ height, top, bottom }) => `${height} ${top}/${bottom}`,
  prompt: ({ height, top, bottom }, words) => ({
    text: words.pick([
      `A ball falls from ${height} feet. After each bounce it rises to \\(\\frac{${top}}{${bottom}}\\) of the height that it fell from. How many feet does it travel in all, if it bounces forever?`,
      `A rubber ball is dropped from ${height} feet. Each time it bounces back up to \\(\\frac{${top}}{${bottom}}\\) of the height before. If it never stopped, how many feet would it go up and down in all?`,
    ]),
  }),
  answer: (p) => way(p),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'one_case_only',
      rational(p.height * p.bottom, p.bottom - p.top),
      'That is the way down only. It also goes up.',
    ),
    mistake(
      'counted_twice',
      rational(2 * p.height * p.bottom, p.bottom - p.top),
      'The first fall has no rise before it.',
    ),
    mistake(
      'half_way',
      rational(p.height * (p.bottom + p.top), p.bottom),
      'That stops after one bounce. It goes on and on.',
    ),
    mistake(
      'quick_answer',
      rational(p.height * (p.bottom + 2 * p.top), p.bottom),
      'That stops after the second fall. It goes on and on.',
    ),
  ],
  hints: ({ top, bottom }) =>
    twoHints(
      'How far does it fall in all? How far does it rise in all?',
      `Call all the falls together F. All but the first are \\(\\frac{${top}}{${bottom}}\\) of F. What is F?`,
    ),
  solution: (p) => {
    const down = (p.height * p.bottom) / (p.bottom - p.top)
    return stepsTo(
      way(p),
      `Multiply the sum and subtract: all falls but the first are \\(\\frac{${p.top}}{${p.bottom}}\\) of all falls, so the first is \\(\\frac{${p.bottom - p.top}}{${p.bottom}}\\) of them.`,
      `So it falls \\(${p.height} \\cdot \\frac{${p.bottom}}{${p.bottom - p.top}} = ${down}\\) feet in all.`,
      `Each rise is as long as the fall after it, so it rises ${down} − ${p.height} = ${down - p.height} feet.`,
      `${down} + ${down - p.height} = ${2 * down - p.height}.`,
    )
  },
  load: ({ height, top, bottom }) => height / (bottom - top) + top + bottom,
}
