import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly heap: number
  /** The most that may be taken in a turn. */
  readonly most: number
}

const take = ({ heap, most }: Params): number => heap % (most + 1)

function params(chance: Chance, difficulty: number): Params {
  return {
    heap: chance.int(12 + Math.round(18 * difficulty), 24 + Math.round(50 * difficulty)),
    most: chance.int(3, 4 + Math.round(4 * difficulty)),
  }
}

/** A heap to be taken from: leave the other a losing number. */
export const family: ContestFamily<Params> = {
  code: 'P14',
  name: 'Take the last stone',
  version: 2,
  idea: 'winning_remainder',
  reach: [4.4, 7],
  areas: ['PN', 'FP', 'NU'],
  targetSeconds: 120,
  params,
  reject: (p) => (take(p) === 0 || take(p) === p.most ? 'too plain' : null),
  space: 144,
  note: ({ heap, most }) => `${heap} ${most}`,
  prompt: ({ heap, most }, words) => ({
    text: words.pick([
      `Two players take turns. Each takes 1 to ${most} stones from a heap of ${heap}. Whoever takes the last stone wins. How many stones must the first player take on the first turn to be sure of winning?`,
      `A row of ${heap} lamps is lit. Two players take turns switching off 1 to ${most} lamps. Whoever switches off the last lamp wins. How many must the first player switch off on the first turn to be sure of winning?`,
    ]),
  }),
  answer: (p) => whole(take(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('quick_answer', p.most, 'Taking the most is not a plan. What can the other player do then?'),
    mistake(
      'other_quantity',
      p.most + 1 - take(p),
      'That is what is missing to the next good number. You take away, so go down to one.',
    ),
    mistake(
      'condition_dropped',
      p.heap % p.most === take(p) ? take(p) + 1 : p.heap % p.most,
      `Both turns together: you can always make them ${p.most + 1}, not ${p.most}.`,
    ),
    mistake('one_case_only', 1, 'Play it through to the end. Can the other player still answer well?'),
  ],
  hints: ({ most }) =>
    twoHints(
      'Begin at the end. With how many left does the player whose turn it is lose?',
      `Whoever faces ${most + 1} loses: whatever is taken, the other takes the rest. What about ${2 * (most + 1)}?`,
    ),
  solution: (p) => {
    const good = p.most + 1
    return stepsTo(
      take(p),
      `Leave a losing number: whoever faces ${good} loses, because the other can always take the rest.`,
      `The same holds for ${2 * good}, ${3 * good} and all multiples of ${good}: whatever is taken, fill it up to ${good}.`,
      `The largest multiple of ${good} below ${p.heap} is ${p.heap - take(p)}.`,
      `${p.heap} − ${p.heap - take(p)} = ${take(p)}.`,
    )
  },
  load: ({ heap, most }) => heap + 3 * most,
}
