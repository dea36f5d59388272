import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly things: number
  readonly children: number
  /** What each gets at least. */
  readonly least: 0 | 1 | 2
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
const value = ({ things, children, least }: Params): number =>
  choose(things - children * least + children - 1, children - 1)

function params(chance: Chance, difficulty: number): Params {
  const children = difficulty < 0.45 ? 3 : chance.int(3, 4)
  return {
    things: chance.int(8 + Math.round(3 * difficulty), 11 + Math.round(5 * difficulty)),
    children,
    least: chance.pick(difficulty < 0.4 ? ([1] as const) : ([0, 1, 2] as const)),
  }
}

/** Equal things shared: a row of things with bars between the shares. */
export const family: ContestFamily<Params> = {
  code: 'C09',
  name: 'Sharing equal apples',
  version: 2,
  idea: 'stars_bars',
  reach: [9.6, 12],
  areas: ['PR', 'PN', 'AL'],
  targetSeconds: 120,
  params,
  reject: (p) => (p.things - p.children * p.least < 4 ? 'hardly anything to share' : null),
  space: 45,
  note: ({ things, children, least }) => `${things} ${children} ${least}`,
  prompt: ({ things, children, least }, words) => {
    const each = ['A child may also get none.', 'Each child gets at least one.', 'Each child gets at least two.'][least]
    const ways = words.pick([
      `${things} identical apples are shared among ${children} children.`,
      `${things} identical balloons are given to ${children} children.`,
    ])
    return { text: `${ways} ${each} In how many ways can this be done?` }
  },
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'condition_dropped',
      value({ ...p, least: p.least === 1 ? 0 : 1 }),
      'Look again at how many each child gets at least.',
    ),
    mistake(
      'order_ignored',
      choose(p.things, p.children),
      'The things are all alike. Only how many each child gets counts.',
    ),
    mistake('surface_operation', p.things * p.children, 'List the ways for a few things and two children first.'),
    mistake(
      'last_case_missed',
      value({ ...p, things: p.things - 1 }),
      'One gap is missing. Count the places for the bars once more.',
    ),
  ],
  hints: ({ things, children, least }) =>
    twoHints(
      'Lay the things in a row. How can you show the shares without moving anything?',
      `${children - 1} bars in the row make ${children} shares. ${least === 1 ? `There are ${things - 1} gaps for them.` : least === 2 ? 'First give one to each child: then each must get at least one more.' : 'Lend one more to each child first: then each has at least one.'}`,
    ),
  solution: (p) => {
    const gaps = p.things - p.children * p.least + p.children - 1
    const change =
      [
        `Lend each child one more, so that there are ${p.things + p.children} things and each gets at least one.`,
        'Each child gets at least one, so no two bars stand in the same gap.',
        `Give one to each child first, so that ${p.things - p.children} are left and each still gets at least one.`,
      ][p.least] ?? ''
    return stepsTo(
      value(p),
      `Share with dividing bars: ${p.children - 1} bars in a row of things make ${p.children} shares.`,
      change,
      `The row then has ${gaps} gaps, and ${p.children - 1} of them are chosen.`,
      `\\(\\binom{${gaps}}{${p.children - 1}} = ${value(p)}\\).`,
    )
  },
  load: ({ things, children }) => things + 5 * children,
}
