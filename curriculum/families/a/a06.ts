import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly children: number
  /** What each gets the first time, and how many are left over. */
  readonly few: number
  readonly over: number
  /** How many more each gets the second time. */
  readonly step: number
  /** Whether the children are wanted, or the things. */
  readonly asked: 'children' | 'things'
}

const things = ({ children, few, over }: Params): number => children * few + over
const short = ({ children, step, over }: Params): number => children * step - over
const answer = (p: Params): number => (p.asked === 'children' ? p.children : things(p))

function params(chance: Chance, difficulty: number): Params {
  const children = chance.int(6 + Math.round(6 * difficulty), 13 + Math.round(10 * difficulty))
  const step = difficulty < 0.35 ? chance.int(1, 2) : chance.int(2, 3)
  return {
    children,
    few: chance.int(3, 6 + Math.round(2 * difficulty)),
    step,
    over: chance.int(1, Math.min(children - 1, 6 + Math.round(6 * difficulty))),
    asked: chance.happens(0.65 - 0.2 * difficulty) ? 'children' : 'things',
  }
}

/** Two ways to share, one with some left over and one with some missing: the difference is the same for everybody. */
export const family: ContestFamily<Params> = {
  code: 'A06',
  name: 'Too many, too few',
  version: 1,
  idea: 'difference_per_unit',
  reach: [3.8, 5.8],
  areas: ['MD', 'AL', 'RR'],
  targetSeconds: 120,
  params,
  reject: (p) => {
    if (short(p) < 1) return 'nothing is missing'
    return [p.few, p.few + p.step, p.over, short(p)].includes(answer(p)) ? 'the answer stands in the text' : null
  },
  note: ({ children, few, over, step, asked }) => `${asked} ${children} ${few} ${over} ${step}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const many = p.few + p.step
    const [text, people, all] = words.pick([
      [
        `${name} gives out cards. With ${p.few} cards for each child, ${p.over} ${p.over === 1 ? 'is' : 'are'} left over. For ${many} cards each, ${short(p)} more would be needed.`,
        'How many children are there?',
        'How many cards does the pack have?',
      ],
      [
        `A gardener plants tulips in pots. With ${p.few} tulips in each pot, ${p.over} ${p.over === 1 ? 'is' : 'are'} left over. For ${many} in each pot, ${short(p)} tulips are missing.`,
        'How many pots are there?',
        'How many tulips are there?',
      ],
      [
        `Each diver wants shells. If every diver gets ${p.few}, there ${p.over === 1 ? 'is' : 'are'} ${p.over} too many. If every diver gets ${many}, there are ${short(p)} too few.`,
        'How many divers are there?',
        'How many shells are there?',
      ],
    ] as const)
    return { text: `${text} ${p.asked === 'children' ? people : all}` }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(p.asked === 'children' ? things(p) : p.children),
      misconception: 'other_quantity',
      why: 'You are nearly done, but the other number is asked for.',
    },
    {
      value: whole(p.over + short(p)),
      misconception: 'half_way',
      why: 'That is how many more are needed in all. How many of them does each one get?',
    },
    {
      value: whole(Math.abs(short(p) - p.over)),
      misconception: 'surface_operation',
      why: 'From too many to too few, you pass both numbers. They do not take each other away.',
    },
    {
      value: whole(p.children * p.few),
      misconception: 'last_case_missed',
      why: 'Those are the ones given out. The ones left over belong to all of them as well.',
    },
  ],
  hints: (p) => [
    { text: 'How many more does each one get the second time?' },
    {
      text: `Each gets ${p.step} more. For that you need the ${p.over} left over and the ${short(p)} that are missing.`,
    },
  ],
  solution: (p) => [
    { say: 'Compare the two ways to share. The second time everybody gets the same number more.', relation: 'next' },
    { say: `Each one gets ${p.few + p.step} − ${p.few} = ${p.step} more.`, relation: 'next' },
    { say: `In all, that takes ${p.over} + ${short(p)} = ${p.over + short(p)} more.`, relation: 'next' },
    {
      say: `${p.over + short(p)} ÷ ${p.step} = ${p.children}, so ${p.children} share them.`,
      value: whole(p.children),
      relation: 'next',
    },
    ...(p.asked === 'things'
      ? [
          {
            say: `There are ${p.children} × ${p.few} + ${p.over} = ${things(p)} to share.`,
            value: whole(things(p)),
            relation: 'next' as const,
          },
        ]
      : []),
  ],
  load: (p) => 3 * p.children + 4 * p.step + p.few,
}
