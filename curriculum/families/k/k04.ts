import { cubeStack } from '../../figures/cube-stack.ts'
import { listWords } from '../../figures/lettering.ts'
import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** Blocks in each tower, from left to right. */
  readonly towers: readonly number[]
}

const highest = ({ towers }: Params): number => Math.max(...towers)
const there = ({ towers }: Params): number => towers.reduce((sum, n) => sum + n, 0)
const wall = (p: Params): number => highest(p) * p.towers.length
const gaps = (p: Params): number[] => p.towers.map((n) => highest(p) - n)
const answer = (p: Params): number => wall(p) - there(p)

function params(chance: Chance, difficulty: number): Params {
  const count = 3 + Math.round(2.2 * difficulty) + (chance.happens(0.3) ? 1 : 0)
  const most = difficulty < 0.3 ? 4 : 5
  return { towers: Array.from({ length: count }, () => chance.int(1, most)) }
}

/** Towers that are filled up to one height: count what is missing, tower by tower or from the whole wall. */
export const family: ContestFamily<Params> = {
  code: 'K04',
  name: 'Fill the wall',
  version: 1,
  idea: 'count_by_layers',
  reach: [1.2, 3.2],
  areas: ['G3', 'PV', 'AS'],
  targetSeconds: 75,
  params,
  reject: (p) => {
    if (answer(p) < 3) return 'nearly nothing to fill'
    if (p.towers.includes(answer(p))) return 'the answer stands under a tower'
    return gaps(p).filter((gap) => gap > 0).length < 2 ? 'one gap alone' : null
  },
  space: 252,
  note: ({ towers }) => towers.toSorted((a, b) => a - b).join(''),
  prompt: (_, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: words.pick([
        `${name} adds blocks until all towers are as high as the highest one. How many blocks does ${name} add?`,
        `${name} makes a wall of these towers. All must be as high as the highest one. How many blocks are missing?`,
        `These towers should all be as high as the highest one. How many blocks must be put on top?`,
      ]),
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(there(p)),
      misconception: 'other_quantity',
      why: 'Those are the blocks that are there. How many are missing?',
    },
    {
      value: whole(wall(p)),
      misconception: 'half_way',
      why: 'That is the whole wall. Some of its blocks are there already.',
    },
    {
      value: whole(Math.max(...gaps(p))),
      misconception: 'one_case_only',
      why: 'That fills the lowest tower. Other towers are too low as well.',
    },
    {
      value: whole(answer(p) + p.towers.length),
      misconception: 'quick_answer',
      why: 'You went one layer too high. The highest tower stays as it is.',
    },
  ],
  hints: (p) => [
    { text: 'Find the highest tower. How many blocks does the tower beside it need?' },
    {
      text: `The highest tower has ${highest(p)} blocks. Write under each tower how many it needs to have ${highest(p)}.`,
    },
  ],
  solution: (p) => [
    { say: 'Look at what is missing, tower by tower.', relation: 'next' },
    {
      say: `The highest tower has ${highest(p)} blocks. The towers need ${listWords(gaps(p).map(String))}.`,
      relation: 'next',
    },
    { say: `${gaps(p).join(' + ')} = ${answer(p)} blocks.`, value: whole(answer(p)), relation: 'next' },
    {
      say: `Another way: the whole wall has ${wall(p)} blocks, and ${there(p)} are there. ${wall(p)} − ${there(p)} = ${answer(p)}.`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ],
  figure: ({ towers }) => cubeStack({ heights: [towers] }),
  load: (p) => highest(p) + 6 * p.towers.length,
}
