import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly cubes: number
  /** Dots on top of the tower. */
  readonly top: number
  /** Dots at the very bottom; null where they are not told. */
  readonly bottom: number | null
}

/** Top and bottom of one number cube. */
const pair = 7

const all = ({ cubes }: Params): number => pair * cubes
const seen = ({ top, bottom }: Params): number => top + (bottom ?? 0)
const answer = (p: Params): number => all(p) - seen(p)

function params(chance: Chance, difficulty: number): Params {
  const top = chance.int(1, 6)
  const isTold = chance.happens(0.8 * difficulty)
  return {
    cubes: chance.int(2 + Math.round(difficulty), 3 + Math.round(4 * difficulty)),
    top,
    bottom: isTold ? chance.int(1, 6) : null,
  }
}

const sevens = (count: number): string => Array.from({ length: count }, () => pair).join(' + ')

/** Top and bottom of a number cube make 7, whatever they are. */
export const family: ContestFamily<Params> = {
  code: 'K15',
  name: 'Cubes in a tower',
  version: 1,
  idea: 'opposite_sum',
  reach: [1.5, 3.8],
  areas: ['G3', 'PV', 'AS'],
  targetSeconds: 90,
  params,
  reject: (p) => (answer(p) === p.cubes || seen(p) === pair ? 'numbers that fall together' : null),
  space: 210,
  note: ({ cubes, top, bottom }) => `${cubes} ${top} ${bottom ?? ''}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const rule = 'Opposite faces of a number cube make 7 together.'
    const tower = words.pick([
      `${name} makes a tower of ${p.cubes} number cubes.`,
      `${p.cubes} number cubes stand on top of each other.`,
    ])
    return {
      text:
        p.bottom === null
          ? `${rule} ${tower} The top shows ${p.top}. How many dots are on all the other tops and bottoms together?`
          : `${rule} ${tower} The very top shows ${p.top}, the very bottom ${p.bottom}. How many dots are on the faces that touch each other?`,
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(all(p)),
      misconception: 'condition_dropped',
      why: 'That counts the face that shows as well. Only the others are wanted.',
    },
    {
      value: whole(pair * (p.cubes - 1)),
      misconception: 'one_case_only',
      why: 'You left out one cube altogether. Each cube has a part in the sum.',
    },
    {
      value: whole(Math.abs(pair - p.top)),
      misconception: 'half_way',
      why: 'That is the bottom of the highest cube. The other cubes count too.',
    },
    {
      value: whole(p.cubes * (pair - p.top)),
      misconception: 'surface_operation',
      why: 'The other cubes may be turned in another way. But each of them makes 7.',
    },
  ],
  hints: (p) => [
    { text: 'You cannot know each number. But what do top and bottom of one cube make together?' },
    {
      text: `The tops and bottoms of the ${p.cubes} cubes make ${sevens(p.cubes)}. Which of these faces are not wanted?`,
    },
  ],
  solution: (p) => [
    { say: 'Top and bottom of each cube make 7, however it is turned.', relation: 'next' },
    { say: `${p.cubes} cubes have ${sevens(p.cubes)} = ${all(p)} on all tops and bottoms.`, relation: 'next' },
    {
      say:
        p.bottom === null
          ? `The ${p.top} on top is not wanted: ${all(p)} − ${p.top} = ${answer(p)}.`
          : `The ${p.top} on top and the ${p.bottom} at the bottom touch nothing: ${all(p)} − ${p.top} − ${p.bottom} = ${answer(p)}.`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ],
  load: (p) => 4 * p.cubes + (p.bottom === null ? 0 : 4),
}
