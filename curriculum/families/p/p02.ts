import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** Every `a`-th is of one kind, every `b`-th of another; how many of the first `count` are both, or neither. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly count: number
  readonly asked: 'both' | 'neither'
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const together = ({ a, b }: Params): number => (a * b) / gcd(a, b)
const times = (n: number, step: number): number => Math.floor(n / step)
const both = (p: Params): number => times(p.count, together(p))
const value = (p: Params): number =>
  p.asked === 'both' ? both(p) : p.count - times(p.count, p.a) - times(p.count, p.b) + both(p)

function params(chance: Chance, difficulty: number): Params {
  const [a, b] = chance.sample([2, 3, 4, 5, 6, ...(difficulty > 0.4 ? [8, 9] : [])], 2) as [number, number]
  return {
    a: Math.min(a, b),
    b: Math.max(a, b),
    count: chance.int(24 + Math.round(20 * difficulty), 45 + Math.round(60 * difficulty)),
    asked: chance.happens(1.3 * difficulty - 0.3) ? 'neither' : 'both',
  }
}

/** Two counts run side by side and meet at common multiples. */
export const family: ContestFamily<Params> = {
  code: 'P02',
  name: 'Two patterns at once',
  version: 2,
  idea: 'lcm_cycle',
  reach: [2.8, 5.4],
  areas: ['PN', 'PV', 'FP'],
  targetSeconds: 80,
  params,
  reject: (p) =>
    p.b % p.a === 0 ? 'one lies in the other' : [p.a, p.b].includes(value(p)) || both(p) < 2 ? 'shown' : null,
  note: ({ a, b, count, asked }) => `${a} ${b} ${count} ${asked}`,
  prompt: ({ a, b, count, asked }, words) => {
    const [ground, first, second, things, none] = words.pick([
      ['Flags hang in a row.', 'is red', 'has a star', 'flags', 'are not red and have no star'],
      ['Lamps stand along a street.', 'is green', 'has a bell', 'lamps', 'are not green and have no bell'],
      ['Children march in a line.', 'wears a cap', 'beats a drum', 'children', 'wear no cap and beat no drum'],
    ] as const)
    const [verb, more] = [first, second].map((text) =>
      text
        .replace(/^is /, 'are ')
        .replace(/^has /, 'have ')
        .replace(/^wears /, 'wear ')
        .replace(/^beats /, 'beat '),
    )
    const question =
      asked === 'both'
        ? `How many of the first ${count} ${things} ${verb} and ${more} too?`
        : `How many of the first ${count} ${things} ${none}?`
    const nth = (n: number): string => `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`
    return { text: `${ground} Every ${nth(a)} one ${first}. Every ${nth(b)} one ${second}. ${question}` }
  },
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'counted_twice',
      p.asked === 'both'
        ? times(p.count, p.a) + times(p.count, p.b)
        : p.count - times(p.count, p.a) - times(p.count, p.b),
      p.asked === 'both'
        ? 'That adds the two kinds. Which ones are of both?'
        : 'Those that are both were taken away twice.',
    ),
    mistake(
      'surface_operation',
      times(p.count, p.a + p.b),
      'The two do not meet at the sum of the steps. Write both rows of numbers down.',
    ),
    mistake(
      'one_case_only',
      p.asked === 'both' ? times(p.count, p.b) : p.count - times(p.count, p.a),
      'That looks at one of the two kinds only.',
    ),
    mistake(
      'other_quantity',
      p.asked === 'both' ? p.count - both(p) : both(p),
      'That counts other ones than those asked for.',
    ),
  ],
  hints: (p) =>
    twoHints(
      `Write the numbers of the first kind: ${p.a}, ${2 * p.a}, ${3 * p.a}, … And of the second kind?`,
      p.asked === 'both'
        ? `The first number in both rows is ${together(p)}. Which is the next?`
        : `Number ${together(p)} is of both kinds. Take such numbers away only once.`,
    ),
  solution: (p) => {
    const start = [
      'Two counts that run side by side meet at their common multiples.',
      `Both fall on every ${together(p)}th one, and ${p.count} has room for ${both(p)} of these.`,
    ] as const
    return p.asked === 'both'
      ? stepsTo(
          value(p),
          ...start,
          `They are ${Array.from({ length: both(p) }, (_, i) => (i + 1) * together(p)).join(', ')}, so ${both(p)}.`,
        )
      : stepsTo(
          value(p),
          ...start,
          `Of one kind there are ${times(p.count, p.a)}, of the other ${times(p.count, p.b)}. Counted once each, that is ${times(p.count, p.a)} + ${times(p.count, p.b)} − ${both(p)} = ${p.count - value(p)}.`,
          `The others: ${p.count} − ${p.count - value(p)} = ${value(p)}.`,
        )
  },
  load: (p) => p.count / 3 + (p.asked === 'neither' ? 25 : 0),
}
