import { counters } from '../../figures/counters.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** The place from the front and from the back, each from 1. */
  readonly front: number
  readonly back: number
  /** Whether the length of the line is wanted, or the place from the back. */
  readonly asked: 'all' | 'back'
}

const length = ({ front, back }: Params): number => front + back - 1

function params(chance: Chance, difficulty: number): Params {
  const least = 2 + Math.round(4 * difficulty)
  const most = 5 + Math.round(6 * difficulty)
  return {
    front: chance.int(least, most),
    back: chance.int(least, most),
    asked: difficulty > 0.3 && chance.happens(0.4) ? 'back' : 'all',
  }
}

/** A place in a line told from both ends: the one who stands there is in both counts. */
export const family: ContestFamily<Params> = {
  code: 'K01',
  name: 'Place in line',
  version: 1,
  idea: 'overlap_counted_once',
  reach: [-0.2, 1.9],
  areas: ['NU', 'AS', 'PV'],
  targetSeconds: 60,
  params,
  reject: (p) => (length(p) > 20 ? 'a longer line than a child counts' : null),
  space: 114,
  note: ({ front, back, asked }) => `${asked} ${front} ${back}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const [scene, who, things, first, last] = words.pick([
      ['Children stand in a line.', name, 'children', 'from the front', 'from the back'],
      ['A train comes by.', 'The red car', 'cars', 'from the front', 'from the back'],
      ['Ducks swim in a line.', 'The baby duck', 'ducks', 'from the front', 'from the back'],
      ['Books stand on a shelf.', 'The frog book', 'books', 'from the left', 'from the right'],
    ] as const)
    const inside = who === name ? name : who.replace('The', 'the')
    return {
      text:
        p.asked === 'all'
          ? `${scene} ${who} is number ${p.front} ${first}. ${who} is number ${p.back} ${last}. How many ${things} are there?`
          : `${scene} There are ${length(p)} ${things}. ${who} is number ${p.front} ${first}. What number is ${inside} ${last}?`,
    }
  },
  answer: (p) => whole(p.asked === 'all' ? length(p) : p.back),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    p.asked === 'all'
      ? [
          {
            value: whole(p.front + p.back),
            misconception: 'counted_twice',
            why: 'One place is in both counts. Take it away once.',
          },
          {
            value: whole(p.front + p.back - 2),
            misconception: 'last_case_missed',
            why: 'That counts all the others. The one you know belongs to the line too.',
          },
          {
            value: whole(Math.max(p.front, p.back)),
            misconception: 'half_way',
            why: 'That is one part of the line. It goes on to the other end.',
          },
        ]
      : [
          {
            value: whole(p.back - 1),
            misconception: 'last_case_missed',
            why: 'That is how many come after. Counting from that end, the place itself comes next.',
          },
          {
            value: whole(p.front),
            misconception: 'quick_answer',
            why: 'That is the number from this end. Now count from the other end.',
          },
          {
            value: whole(length(p)),
            misconception: 'other_quantity',
            why: 'That is how long the whole line is. Count only until you reach the place.',
          },
        ],
  hints: (p) => [
    {
      text: 'Draw the line from this end up to the place you know. The star is that place.',
      figure: counters({
        groups: [
          { count: p.front - 1, shape: 'circle' },
          { count: 1, shape: 'star', second: true },
        ],
        arrangement: 'line',
        say: 'each',
      }),
    },
    {
      text:
        p.asked === 'all'
          ? `The star is one of the ${p.front}. It is one of the ${p.back} as well. How many come after it?`
          : `The line is ${length(p)} long, and ${p.front} are drawn. How many come after the star? Which number is the star then?`,
    },
  ],
  solution: (p) => [
    { say: 'The place you know is counted from both ends. So count it just once.', relation: 'next' },
    p.asked === 'all'
      ? {
          say: `Up to this place there are ${p.front}. After it come ${p.back} − 1 = ${p.back - 1} more.`,
          relation: 'next',
        }
      : { say: `After this place come ${length(p)} − ${p.front} = ${p.back - 1} more.`, relation: 'next' },
    p.asked === 'all'
      ? { say: `${p.front} + ${p.back - 1} = ${length(p)} are there.`, value: whole(length(p)), relation: 'next' }
      : {
          say: `From the other end, those ${p.back - 1} come first. So it is number ${p.back}.`,
          value: whole(p.back),
          relation: 'next',
        },
  ],
  load: (p) => length(p) + (p.asked === 'back' ? 2 : 0),
}
