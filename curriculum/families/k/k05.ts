import { balance } from '../../figures/balance.ts'
import { countNoun } from '../../words/nouns.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** How many middle things one large thing is worth, and how many small ones one middle thing. */
  readonly middles: number
  readonly smalls: number
  /** Large and middle things that are to be exchanged. */
  readonly large: number
  readonly extra: number
}

const middleAll = ({ large, middles, extra }: Params): number => large * middles + extra
const answer = (p: Params): number => middleAll(p) * p.smalls

function params(chance: Chance, difficulty: number): Params {
  return {
    middles: chance.int(2, difficulty < 0.4 ? 3 : 5),
    smalls: chance.int(2, difficulty < 0.3 ? 3 : 4),
    large: difficulty < 0.2 ? 2 : chance.int(2, 3),
    extra: difficulty < 0.35 ? 0 : chance.int(difficulty < 0.65 ? 0 : 1, 2),
  }
}

function sceneOf(middles: number): Figure {
  const many = Array.from({ length: middles }, () => ({ kind: 'box', text: 'B' }) as const)
  return balance({ left: [{ kind: 'box', text: 'A' }], right: many })
}

/** Two exchanges in a row: large things for middle ones, and those for small ones. */
export const family: ContestFamily<Params> = {
  code: 'K05',
  name: 'Fruit on the scale',
  version: 1,
  idea: 'substitute',
  reach: [0.5, 3],
  areas: ['AL', 'MU', 'NU'],
  targetSeconds: 75,
  params,
  reject: (p) => (answer(p) > 36 ? 'more than a child counts' : null),
  space: 57,
  note: ({ middles, smalls, large, extra }) => `${middles} ${smalls} ${large} ${extra}`,
  prompt: (p, words) => {
    const [large, middle, small, one, several] = words.pick([
      ['melon', 'pear', 'plum', 'weighs the same as', 'weigh the same as'],
      ['bear', 'doll', 'ball', 'weighs the same as', 'weigh the same as'],
      ['plank', 'brick', 'block', 'is as long as', 'are as long as'],
      ['toy train', 'toy car', 'sticker', 'costs the same as', 'cost the same as'],
    ] as const)
    const asked = `${countNoun(p.large, large)}${p.extra === 0 ? '' : ` and ${countNoun(p.extra, middle)}`}`
    return {
      text: `1 ${large} ${one} ${countNoun(p.middles, middle)}. 1 ${middle} ${one} ${countNoun(p.smalls, small)}. How many ${small}s ${several} ${asked}?`,
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(answer(p) + middleAll(p)),
      misconception: 'counted_twice',
      why: 'The middle ones were exchanged, so they are gone. Count only what is there in the end.',
    },
    {
      value: whole(p.middles + p.smalls),
      misconception: 'surface_operation',
      why: 'Each middle thing is to be exchanged, not just one. Draw them all.',
    },
    {
      value: whole(middleAll(p)),
      misconception: 'half_way',
      why: 'That is how many of the middle size there are. Now exchange each of them.',
    },
    {
      value: whole(p.middles * p.smalls),
      misconception: 'one_case_only',
      why: 'That is for one large thing alone. Look again at what is asked.',
    },
    {
      value: whole(middleAll(p) + p.smalls),
      misconception: 'last_case_missed',
      why: 'Only one of them was exchanged. Do the same with all the others.',
    },
  ],
  hints: (p) => [
    {
      text: 'A is the large thing, B is the middle one. What can you put in place of each A?',
      figure: sceneOf(p.middles),
    },
    {
      text: `Put ${p.middles} of the middle ones for each large one. Then put ${p.smalls} small ones for each of those.`,
    },
  ],
  solution: (p) => [
    {
      say: 'Exchange what is equal, one size after the other: first the large, then the middle ones.',
      relation: 'next',
    },
    {
      say: `For the large, take ${p.large === 1 ? p.middles : `${Array.from({ length: p.large }, () => p.middles).join(' + ')} = ${p.large * p.middles}`} middle ones.${p.extra === 0 ? '' : ` With the ${p.extra} more, that is ${middleAll(p)}.`}`,
      relation: 'next',
    },
    { say: `Each of these ${middleAll(p)} is worth ${p.smalls} small ones.`, relation: 'next' },
    {
      say: `${Array.from({ length: middleAll(p) }, () => p.smalls).join(' + ')} = ${answer(p)}.`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ],
  load: (p) => answer(p) + 4 * p.extra,
}
