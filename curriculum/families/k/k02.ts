import { barModel } from '../../figures/bar-model.ts'
import { firstNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** What the one with fewer has, and what the other gives away. */
  readonly fewer: number
  readonly gift: number
  /** Whether the gift is wanted, or what each has in the end. */
  readonly asked: 'gift' | 'each'
  /** The giver and the one who gets. */
  readonly names: readonly [string, string]
}

const more = ({ fewer, gift }: Params): number => fewer + 2 * gift

function params(chance: Chance, difficulty: number): Params {
  const [giver = '', getter = ''] = chance.sample(firstNames, 2)
  return {
    fewer: chance.int(1 + Math.round(3 * difficulty), 4 + Math.round(10 * difficulty)),
    gift: chance.int(1 + Math.round(3 * difficulty), 3 + Math.round(7 * difficulty)),
    asked: chance.happens(0.65) ? 'gift' : 'each',
    names: [giver, getter],
  }
}

/** One gives to the other until both have the same: half of the difference moves. */
export const family: ContestFamily<Params> = {
  code: 'K02',
  name: 'Make it equal',
  version: 1,
  idea: 'half_difference',
  reach: [0.9, 2.8],
  areas: ['AS', 'NU', 'GD'],
  targetSeconds: 75,
  params,
  reject: (p) => (p.gift === p.fewer || p.names[0][0] === p.names[1][0] ? 'two that look alike' : null),
  space: 190,
  note: ({ fewer, gift, asked }) => `${asked} ${fewer} ${gift}`,
  prompt: (p, words) => {
    const [giver, getter] = p.names
    const things = words.pick(['shells', 'stickers', 'marbles', 'crayons', 'acorns'])
    const asked =
      p.asked === 'gift' ? `How many ${things} did ${giver} give?` : `How many ${things} does each have now?`
    return {
      text: words.pick([
        `${giver} has ${more(p)} ${things}. ${getter} has ${p.fewer}. ${giver} gives ${getter} some. Now both have the same. ${asked}`,
        `${giver} and ${getter} collect ${things}. ${giver} has ${more(p)} and ${getter} has ${p.fewer}. ${giver} gives away some so that both have the same. ${asked}`,
      ]),
    }
  },
  answer: (p) => whole(p.asked === 'gift' ? p.gift : p.fewer + p.gift),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    p.asked === 'gift'
      ? [
          {
            value: whole(2 * p.gift),
            misconception: 'half_way',
            why: `If ${p.names[0]} gives all of that, then ${p.names[1]} has more. A gift changes both sides.`,
          },
          {
            value: whole(p.fewer + p.gift),
            misconception: 'other_quantity',
            why: 'That is what each has in the end. How many moved from one to the other?',
          },
          {
            value: whole(p.fewer),
            misconception: 'quick_answer',
            why: `That is what ${p.names[1]} has at first. Try it out: are both the same then?`,
          },
        ]
      : [
          {
            value: whole(more(p) + p.fewer),
            misconception: 'half_way',
            why: 'That is what both have together. Now they share it.',
          },
          {
            value: whole(p.gift),
            misconception: 'other_quantity',
            why: 'That is how many moved. What does each have after that?',
          },
          {
            value: whole(more(p) - p.fewer),
            misconception: 'surface_operation',
            why: 'That is how many more there are on one side at first. What happens when some move?',
          },
        ],
  hints: (p) => [
    { text: 'Give just one away. How much closer are the two now?' },
    {
      text: `At first the difference is ${more(p)} − ${p.fewer} = ${2 * p.gift}. Each one that moves makes it 2 smaller.`,
    },
  ],
  solution: (p) => {
    const [giver, getter] = p.names
    return [
      {
        say: 'Each gift takes from one side and adds to the other. So half of the difference has to move.',
        relation: 'next',
      },
      { say: `${giver} has ${more(p)} − ${p.fewer} = ${2 * p.gift} more than ${getter}.`, relation: 'next' },
      {
        say: `Half of ${2 * p.gift} is ${p.gift}. So ${giver} gives ${p.gift}.`,
        value: whole(p.gift),
        relation: 'next',
      },
      {
        say: `Now both have ${p.fewer} + ${p.gift} = ${p.fewer + p.gift}, and ${more(p)} − ${p.gift} = ${p.fewer + p.gift} too.${p.asked === 'gift' ? ` The gift of ${p.gift} is right.` : ''}`,
        value: whole(p.asked === 'gift' ? p.gift : p.fewer + p.gift),
        relation: 'next',
      },
    ]
  },
  figure: (p) =>
    barModel({
      bars: [
        { name: p.names[0], parts: [{ size: more(p), text: String(more(p)) }] },
        { name: p.names[1], parts: [{ size: p.fewer, text: String(p.fewer), second: true }] },
      ],
    }),
  load: (p) => more(p) + p.fewer,
}
