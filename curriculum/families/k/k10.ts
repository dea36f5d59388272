import { firstNames } from '../../words/names.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Item } from '../../values/values.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** From the first to the last, as the clues fix them. */
  readonly names: readonly string[]
  /** Neighbors in that order, by the place of the earlier one, in the order in which they are told. */
  readonly clues: readonly number[]
  /** Clues that are told from the later one: with the opposite word. */
  readonly turned: readonly boolean[]
  /** The place that is asked for, from 0. */
  readonly asked: number
}

const nameAt = (p: Params, place: number): string => p.names[place] ?? ''
/** In the order in which the clues name them. */
const told = (p: Params): string[] => [
  ...new Set(
    p.clues.flatMap((at, i) =>
      p.turned[i] === true ? [nameAt(p, at + 1), nameAt(p, at)] : [nameAt(p, at), nameAt(p, at + 1)],
    ),
  ),
]

const distinctLetters = (names: readonly string[]): boolean => new Set(names.map((n) => n[0])).size === names.length

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.4 ? 4 : difficulty < 0.7 ? chance.int(4, 5) : 5
  const clues = chance.shuffle(Array.from({ length: count - 1 }, (_, i) => i))
  return {
    names: chance.sample(firstNames, count),
    clues,
    turned: clues.map(() => chance.happens(0.7 * difficulty)),
    asked: chance.int(1, count - 2),
  }
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Clues about neighbors, told out of order: they link to one chain. */
export const family: ContestFamily<Params> = {
  code: 'K10',
  name: 'Who is taller',
  version: 1,
  idea: 'chain_of_clues',
  reach: [0.5, 2.6],
  areas: ['NU', 'MU', 'PV'],
  targetSeconds: 90,
  params,
  reject: (p) => {
    if (!distinctLetters(p.names)) return 'names that look alike'
    if (p.clues.every((at, i) => at === i)) return 'told in order'
    return told(p)[p.asked] === nameAt(p, p.asked) ? 'the order of telling gives the answer' : null
  },
  space: 75,
  note: ({ clues, asked }) => `${clues.join('')} ${asked}`,
  prompt: (p, words) => {
    const [more, less, ask] = words.pick([
      ['is taller than', 'is shorter than', 'tallest'],
      ['is older than', 'is younger than', 'oldest'],
      ['ran faster than', 'ran slower than', 'fastest'],
    ] as const)
    const clues = p.clues.map((at, i) =>
      p.turned[i] === true
        ? `${nameAt(p, at + 1)} ${less} ${nameAt(p, at)}.`
        : `${nameAt(p, at)} ${more} ${nameAt(p, at + 1)}.`,
    )
    return { text: `${clues.join(' ')} Who ${more.startsWith('ran') ? 'was' : 'is'} the ${ordinals[p.asked]} ${ask}?` }
  },
  answer: (p) => item(nameAt(p, p.asked)),
  forms: ['choice'],
  distractors: (p) => {
    const byTelling = told(p)[p.asked] ?? ''
    const named = (
      name: string,
      misconception: string,
      why: string,
    ): { value: Item; misconception: string; why: string } => ({
      value: item(name),
      misconception,
      why,
    })
    return [
      named(byTelling, 'order_ignored', 'You took the names as they are told. The clues come out of order.'),
      named(nameAt(p, p.names.length - 1 - p.asked), 'forward_not_back', 'You counted from the other end of the row.'),
      named(nameAt(p, 0), 'quick_answer', 'Nobody comes before this one. Look which place is asked for.'),
      ...p.names
        .filter((name, place) => place !== p.asked && place !== 0 && name !== byTelling)
        .map((name) => named(name, 'count_off_by_one', 'Link the clues to one row, then count along it once more.')),
    ]
  },
  hints: (p) => [
    { text: 'One child comes before all others. Which child comes after nobody?' },
    {
      text: `${nameAt(p, 0)} comes first. Find the clue with ${nameAt(p, 0)}, and write the next name behind. Go on like this.`,
    },
  ],
  solution: (p) => [
    { say: 'Link the clues to one chain. Each clue joins two neighbors in the row.', relation: 'next' },
    { say: `Nobody comes before ${nameAt(p, 0)}, so ${nameAt(p, 0)} stands at the top of the row.`, relation: 'next' },
    {
      say: `The clues give this row: ${p.names.join(', ')}. In place ${p.asked + 1} stands ${nameAt(p, p.asked)}.`,
      value: item(nameAt(p, p.asked)),
      relation: 'next',
    },
  ],
  load: (p) => 4 * p.names.length + 2 * p.turned.filter(Boolean).length,
}
