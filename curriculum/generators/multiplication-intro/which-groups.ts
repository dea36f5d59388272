import { counters } from '../../figures/counters.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { equalValues } from '../../values/equal.ts'
import { item } from '../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { equalOf, sumOf, totalOf, type Equal } from './equal-sizes.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** Groups of which the picture is looked for, told as a sum or in words. */
export interface Pictured extends Equal {
  readonly told: 'words' | 'sum'
  readonly shape: 'circle' | 'square' | 'triangle' | 'star' | 'heart' | 'diamond'
}

/** A picture of trays with so many things in each. */
function trays(p: Pictured, sizes: readonly number[]): Item {
  const figure = counters({ small: true, groups: sizes.map((count) => ({ count, shape: p.shape })) })
  return item(sizes.join(' '), '', { figure, speech: figure.alt })
}

const equal = (groups: number, size: number): number[] => range(1, groups).map(() => size)
const right = (p: Pictured): Item => trays(p, equal(p.groups, p.size))
const load = (p: Pick<Pictured, 'groups' | 'size' | 'told'>): number => totalOf(p) + (p.told === 'sum' ? 4 : 0)

function distractors(p: Pictured): Distractor[] {
  const moved = equal(p.groups, p.size).map((n, i) => (i === 0 ? n + 1 : i === p.groups - 1 ? n - 1 : n))
  return [
    ...(p.groups === p.size
      ? []
      : [
          wrongAnswer(
            trays(p, equal(p.size, p.groups)),
            'reversed_order',
            `Those are ${p.size} groups of ${p.groups}. Look for ${p.groups} groups of ${p.size}.`,
          ),
        ]),
    wrongAnswer(trays(p, moved), 'looks_alike', 'These groups are not equal. Count what is in each of them.'),
    wrongAnswer(
      trays(p, [p.groups, p.size]),
      'times_as_plus',
      `Those are 2 groups, with ${p.groups} and ${p.size}. Look for ${p.groups} equal groups.`,
    ),
    wrongAnswer(
      trays(p, equal(p.groups - 1, p.size)),
      'slip_off_by_one',
      `Each group has ${p.size}, but one group is missing. There should be ${p.groups}.`,
    ),
  ].filter(({ value }) => !equalValues(value, right(p)))
}

const all = equalOf([2, 3, 4], [2, 3, 4, 5])
  .filter((p) => !(p.groups === 2 && p.size === 2))
  .flatMap((p) => (['words', 'sum'] as const).map((told) => ({ ...p, told })))
  .toSorted((a, b) => load(a) - load(b))

/** Which picture shows so many equal groups (2.OA.C.4)? */
export const whichGroups: LevelTask = task<Pictured>({
  id: 'which_groups',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => ({
    ...chance.pick(windowOf(all, difficulty, 0.5)),
    shape: chance.pick(['circle', 'square', 'triangle', 'star', 'heart', 'diamond']),
  }),
  note: (p) => `${p.groups} of ${p.size} ${p.told}`,
  space: all.length,
  prompt: (p, words) => ({
    text:
      p.told === 'sum'
        ? words.pick([`Which picture shows \\(${sumOf(p)}\\)?`, `Find the picture that belongs to \\(${sumOf(p)}\\).`])
        : words.pick([
            `Which picture shows ${p.groups} equal groups of ${p.size}?`,
            `Find ${p.groups} groups with ${p.size} in each.`,
          ]),
  }),
  answer: right,
  distractors,
  hints: (p) => [
    { text: 'How many groups do you need? Count the trays.' },
    {
      text:
        p.told === 'sum'
          ? `Every number in the sum is ${p.size}. So each tray has ${p.size}.`
          : `Each tray must have ${p.size}.`,
    },
  ],
  solution: (p) => [
    nextStep(`There must be ${p.groups} trays, and each must have ${p.size}.`),
    nextStep('This picture shows it.', sumOf(p), right(p), right(p).figure),
  ],
  load,
})
