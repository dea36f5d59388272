import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** Of the kind with 3, and of the kind with 4. */
  readonly three: number
  readonly four: number
}

const all = ({ three, four }: Params): number => three + four
const corners = ({ three, four }: Params): number => 3 * three + 4 * four

function params(chance: Chance, difficulty: number): Params {
  const least = 1 + Math.round(difficulty)
  const most = 3 + Math.round(4 * difficulty)
  return { three: chance.int(least, most), four: chance.int(least, most) }
}

/** Two kinds that differ by one: suppose that all are of the smaller kind; each one too many makes one larger. */
export const family: ContestFamily<Params> = {
  code: 'K21',
  name: 'Corners and shapes',
  version: 2,
  idea: 'assume_then_correct',
  reach: [0.1, 2.3],
  areas: ['G2', 'GA', 'AS'],
  targetSeconds: 75,
  params,
  reject: (p) => (p.three === p.four ? 'as many of both' : null),
  space: 33,
  note: ({ three, four }) => `${three} ${four}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: words.pick([
        `${name} draws ${all(p)} shapes. They are triangles and squares. They have ${corners(p)} corners in all. How many squares are there?`,
        `${name} lays ${all(p)} shapes with ${corners(p)} sticks. They are triangles and squares. No two share a stick. How many squares are there?`,
        `${name} finds ${all(p)} clovers. Some have 3 leaves, some have 4. There are ${corners(p)} leaves in all. How many clovers have 4 leaves?`,
        `${all(p)} children play a game. Each has 3 cards or 4 cards. There are ${corners(p)} cards in all. How many children have 4?`,
      ]),
    }
  },
  answer: (p) => whole(p.four),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    { value: whole(p.three), misconception: 'other_quantity', why: 'That is how many have 3. How many have 4?' },
    { value: whole(all(p)), misconception: 'quick_answer', why: 'That is how many there are of both kinds.' },
    {
      value: whole(Math.floor(corners(p) / 4)),
      misconception: 'condition_dropped',
      why: 'That would be about right if all had 4. Some have 3.',
    },
    {
      value: whole(p.four + 1),
      misconception: 'count_off_by_one',
      why: 'That is one too many. Draw them and count all corners or parts.',
    },
  ],
  hints: (p) => [
    { text: `Suppose each of the ${all(p)} has just 3. How many is that in all?` },
    { text: `That makes ${3 * all(p)}. But there are ${corners(p)}. Hand out the extra ones, one by one.` },
  ],
  solution: (p) => [
    { say: 'Suppose that all have 3. Then put it right.', relation: 'next' },
    { say: `${Array.from({ length: all(p) }, () => 3).join(' + ')} = ${3 * all(p)}.`, relation: 'next' },
    { say: `${corners(p)} − ${3 * all(p)} = ${p.four} are left over.`, value: whole(p.four), relation: 'next' },
    {
      say: `Each one left over turns a 3 into a 4. So ${p.four} ${p.four === 1 ? 'has' : 'have'} 4.`,
      value: whole(p.four),
      relation: 'next',
    },
  ],
  load: corners,
}
