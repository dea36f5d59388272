import { cubeStack } from '../../figures/cube-stack.ts'
import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** Heights of the towers. */
  readonly towers: readonly number[]
  /** Whether those under others are wanted, or how many there are in all when the hidden ones are told. */
  readonly asked: 'hidden' | 'all'
}

const all = ({ towers }: Params): number => towers.reduce((sum, n) => sum + n, 0)
const seen = ({ towers }: Params): number => towers.length
const hidden = (p: Params): number => all(p) - seen(p)
const answer = (p: Params): number => (p.asked === 'hidden' ? hidden(p) : all(p))

function params(chance: Chance, difficulty: number): Params {
  const count = chance.int(2 + Math.round(2 * difficulty), 3 + Math.round(3 * difficulty))
  const most = difficulty < 0.3 ? 3 : 4
  return {
    towers: Array.from({ length: count }, () => chance.int(1, most)),
    asked: chance.happens(0.7) ? 'hidden' : 'all',
  }
}

/** From above one sees just one block of each tower. */
export const family: ContestFamily<Params> = {
  code: 'K22',
  name: 'Blocks seen from above',
  version: 1,
  idea: 'count_by_layers',
  reach: [0, 2],
  areas: ['G3', 'PV', 'AS'],
  targetSeconds: 60,
  params,
  reject: (p) => {
    if (hidden(p) < 2 || all(p) > 18) return 'nothing to think about, or too many'
    return hidden(p) === seen(p) ? 'as many hidden as seen' : null
  },
  space: 76,
  note: (p) => `${p.asked} ${all(p)} ${seen(p)}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const things = words.pick(['blocks', 'cups', 'books'])
    const piled = things === 'blocks' ? 'towers' : 'piles'
    return {
      text:
        p.asked === 'hidden'
          ? words.pick([
              `${name} makes ${piled} with ${all(p)} ${things}. Seen from above, just ${seen(p)} ${things} show. How many are hidden under others?`,
              `There are ${all(p)} ${things} in ${piled}. A bird flies over them and sees ${seen(p)}. How many can it not see?`,
            ])
          : `${name} makes ${seen(p)} ${piled} of ${things}. Seen from above, ${hidden(p)} ${things} are hidden under others. How many ${things} are there in all?`,
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    p.asked === 'hidden'
      ? [
          { value: whole(seen(p)), misconception: 'other_quantity', why: 'Those are the ones that can be seen.' },
          {
            value: whole(all(p)),
            misconception: 'quick_answer',
            why: 'Those are all of them. Some can be seen from above.',
          },
          {
            value: whole(hidden(p) - 1),
            misconception: 'count_off_by_one',
            why: 'That is one too few. Count back once more.',
          },
          {
            value: whole(all(p) + seen(p)),
            misconception: 'surface_operation',
            why: 'The ones that can be seen are a part of all of them.',
          },
        ]
      : [
          { value: whole(hidden(p)), misconception: 'other_quantity', why: 'Those are the hidden ones alone.' },
          {
            value: whole(Math.abs(hidden(p) - seen(p))),
            misconception: 'surface_operation',
            why: 'Seen and hidden ones belong together.',
          },
          {
            value: whole(hidden(p) + 1),
            misconception: 'one_case_only',
            why: 'You added one on top. Each of them has one on top.',
          },
        ],
  hints: (p) => [
    {
      text: 'Here are 2 towers. Which blocks would you see from above?',
      figure: cubeStack({ heights: [[3, 2]] }),
    },
    {
      text:
        p.asked === 'hidden'
          ? `You see one on top of each. So there are ${seen(p)} on top. All others lie below.`
          : `There is one on top of each. So ${seen(p)} can be seen, and ${hidden(p)} lie below.`,
    },
  ],
  solution: (p) => [
    { say: 'From above you see one of each: the one on top.', relation: 'next' },
    {
      say: `So ${seen(p)} can be seen. It may look like this.`,
      figure: cubeStack({ heights: [p.towers] }),
      relation: 'next',
    },
    {
      say:
        p.asked === 'hidden'
          ? `${all(p)} − ${seen(p)} = ${hidden(p)} are hidden.`
          : `${seen(p)} + ${hidden(p)} = ${all(p)} in all.`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ],
  load: all,
}
