import { venn } from '../../figures/venn.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** Only the first, both, only the second, neither. */
  readonly first: number
  readonly both: number
  readonly second: number
  readonly neither: number
}

const all = ({ first, both, second, neither }: Params): number => first + both + second + neither
const inFirst = ({ first, both }: Params): number => first + both
const inSecond = ({ second, both }: Params): number => second + both
const inRings = ({ first, both, second }: Params): number => first + both + second

function params(chance: Chance, difficulty: number): Params {
  const most = 5 + Math.round(5 * difficulty)
  const draw = (): number => chance.int(1 + Math.round(2 * difficulty), most)
  return { first: draw(), both: chance.int(1 + Math.round(2 * difficulty), most - 1), second: draw(), neither: draw() }
}

/** Things with two marks: those with both stand in both counts. */
export const family: ContestFamily<Params> = {
  code: 'K09',
  name: 'Red and round',
  version: 2,
  idea: 'overlap_counted_once',
  reach: [0.5, 3.2],
  areas: ['GD', 'AS', 'PR'],
  targetSeconds: 90,
  params,
  reject: (p) => {
    if ([all(p), inFirst(p), inSecond(p), p.both].includes(p.neither)) return 'the answer stands in the text'
    return inFirst(p) === inSecond(p) ? 'two counts alike' : null
  },
  note: ({ first, both, second, neither }) => `${first} ${both} ${second} ${neither}`,
  prompt: (p, words) => ({
    text: words.pick([
      `There are ${all(p)} buttons in a box. ${inFirst(p)} are red. ${inSecond(p)} are round. ${p.both} of the red buttons ${p.both === 1 ? 'is' : 'are'} round. How many are not red and not round?`,
      `A pond has ${all(p)} frogs. ${inFirst(p)} are green. ${inSecond(p)} are singing. ${p.both} of the green frogs ${p.both === 1 ? 'is' : 'are'} singing. How many frogs are not green and do not sing?`,
      `A shop has ${all(p)} kites. ${inFirst(p)} are blue. ${inSecond(p)} have a tail. ${p.both} of the blue kites ${p.both === 1 ? 'has' : 'have'} a tail. How many kites are not blue and have no tail?`,
      `${all(p)} children play. ${inFirst(p)} wear a hat. ${inSecond(p)} wear boots. ${p.both} of them ${p.both === 1 ? 'wears' : 'wear'} both. How many wear no hat and no boots?`,
    ]),
  }),
  answer: (p) => whole(p.neither),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(inRings(p)),
      misconception: 'other_quantity',
      why: 'That is how many have one or the other. How many have neither?',
    },
    {
      value: whole(all(p) - p.both),
      misconception: 'one_case_only',
      why: 'You took away only those that have both. Those with one of the two must go as well.',
    },
    {
      value: whole(Math.abs(all(p) - inFirst(p) - inSecond(p))),
      misconception: 'counted_twice',
      why: 'Those that have both are in two counts. Take them away just once.',
    },
    {
      value: whole(all(p) - inFirst(p)),
      misconception: 'half_way',
      why: 'Among those that are left, some still belong to the second count.',
    },
  ],
  hints: (p) => [
    {
      text: `Draw two rings that cross. Where do the ${p.both} that have both belong?`,
      figure: venn({ names: ['first', 'second'], first: '', both: String(p.both), second: '' }),
    },
    {
      text: `The first ring holds ${inFirst(p)}, and ${p.both} of those are in the middle. How many are in its other part?`,
    },
  ],
  solution: (p) => [
    { say: 'Those that have both are in both counts. Two rings show how to count them just once.', relation: 'next' },
    {
      say: `In the middle are ${p.both}. Only in the first ring: ${inFirst(p)} − ${p.both} = ${p.first}. Only in the second: ${inSecond(p)} − ${p.both} = ${p.second}.`,
      figure: venn({
        names: ['first', 'second'],
        first: String(p.first),
        both: String(p.both),
        second: String(p.second),
      }),
      relation: 'next',
    },
    { say: `In the rings there are ${p.first} + ${p.both} + ${p.second} = ${inRings(p)}.`, relation: 'next' },
    { say: `Outside are ${all(p)} − ${inRings(p)} = ${p.neither}.`, value: whole(p.neither), relation: 'next' },
  ],
  load: (p) => inRings(p) + p.both,
}
