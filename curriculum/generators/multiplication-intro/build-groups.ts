import { counters } from '../../figures/counters.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { equalOf, sumOf, totalOf, type Equal } from './equal-sizes.ts'
import type { Chance } from '../../chance.ts'
import type { Amounts } from '../../values/values.ts'

const ways = ['words', 'sum', 'product'] as const
export type ToldAs = (typeof ways)[number]

/** Groups to be made, told in words, as a sum, or as a product. */
export interface ToldGroups extends Equal {
  readonly told: ToldAs
}

/** The most counters that all rings of a question hold. */
const mostCounters = 40
const rings = (groups: number, size: number): Amounts => amounts({ ring: groups, 'in each': size }, 'exact')
const load = (p: ToldGroups): number => totalOf(p) + 6 * ways.indexOf(p.told)

function ask(p: ToldGroups, words: Chance): string {
  if (p.told === 'words')
    return words.pick([
      `Make ${countNoun(p.groups, 'ring')} with ${countNoun(p.size, 'counter')} in each.`,
      `Show ${p.groups} equal groups of ${p.size}.`,
      `Draw ${countNoun(p.groups, 'ring')}. Put ${countNoun(p.size, 'counter')} in each ring.`,
    ])
  const shown = p.told === 'sum' ? sumOf(p) : `${p.groups} \\times ${p.size}`
  return words.pick([
    `Show \\(${shown}\\) with equal groups.`,
    `Make rings that show \\(${shown}\\).`,
    `Use rings and counters to show \\(${shown}\\).`,
  ])
}

/** Equal groups made by hand: rings, and the same number of counters in each (2.OA.C.4, 3.OA.A.1). */
export function buildGroups(of: {
  readonly groups: readonly number[]
  readonly sizes: readonly number[]
  readonly told: readonly ToldAs[]
}): LevelTask {
  const all = equalOf(of.groups, of.sizes)
    .filter((p) => totalOf(p) <= mostCounters)
    .flatMap((p) => of.told.map((told): ToldGroups => ({ ...p, told })))
    .toSorted((a, b) => load(a) - load(b))
  const most = Math.max(...of.groups)
  return task<ToldGroups>({
    id: 'build_groups',
    kind: 'build',
    version: 1,
    form: 'rings',
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
    note: (p) => `${p.groups} of ${p.size} ${p.told}`,
    space: all.length,
    prompt: (p, words) => ({ text: ask(p, words) }),
    answer: (p) => rings(p.groups, p.size),
    widget: () => ({
      surface: { widget: 'rings', does: 'make', counters: mostCounters, rings: most + 1, chooses: true, start: '' },
    }),
    distractors: (p) => [
      wrongAnswer(
        rings(p.groups + 1, p.size),
        'slip_off_by_one',
        `That is one ring too many. Make ${countNoun(p.groups, 'ring')}.`,
      ),
      ...(p.size > 1 && p.size !== p.groups + 1
        ? [
            wrongAnswer(
              rings(p.groups, p.size - 1),
              'slip_off_by_one',
              `One is missing in each ring. Put in ${p.size}.`,
            ),
          ]
        : []),
    ],
    hints: (p) => [
      { text: p.told === 'words' ? 'Make the rings first.' : 'How many groups are there? Make one ring for each.' },
      {
        text:
          p.told === 'sum'
            ? `Each ${p.size} in the sum is one group.`
            : p.told === 'product'
              ? 'The first number tells how many groups. The second tells how many are in each.'
              : 'Each ring gets the same number.',
      },
      { text: `Make ${countNoun(p.groups, 'ring')}. Put ${p.size} in each.` },
    ],
    solution: (p) => [
      nextStep(`Make ${countNoun(p.groups, 'ring')}, one for each group.`),
      nextStep(
        `Put ${countNoun(p.size, 'counter')} in each ring.`,
        `${sumOf(p)} = ${totalOf(p)}`,
        rings(p.groups, p.size),
        counters({ groups: range(1, p.groups).map(() => ({ count: p.size })) }),
      ),
    ],
    load,
  })
}
