import { counters } from '../../../figures/counters.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** `groups` trays with `size` things in each: as a picture, as a sum, or told. */
export interface Params {
  readonly groups: number
  readonly size: number
  readonly kind: 'tray' | 'sum' | 'story'
  readonly shape: 'circle' | 'square' | 'triangle' | 'star' | 'heart' | 'diamond'
}

const total = (p: Pick<Params, 'groups' | 'size'>): number => p.groups * p.size
const tasks = range(2, 5)
  .flatMap((groups) => range(2, 6).map((size) => ({ groups, size })))
  .flatMap((it) => (['tray', 'sum', 'story'] as const).map((kind) => ({ ...it, kind })))
  .toSorted((a, b) => total(a) - total(b))
const repeated = (p: Params): string =>
  range(1, p.groups)
    .map(() => p.size)
    .join(' + ')
const counting = (p: Params, upTo: number): string =>
  range(1, upTo)
    .map((i) => i * p.size)
    .join(', ')

const picture = (p: Params): Figure =>
  counters({
    groups: range(1, p.groups).map(() => ({
      count: p.size,
      shape: p.kind === 'story' ? ('circle' as const) : p.shape,
    })),
  })

/** Use repeated addition for equal groups (2.OA.C.4). */
export const equalGroups: TopicLevel<Params> = {
  key: 'multiplication_intro/1',
  version: 2,
  params: (chance, difficulty) => ({
    ...pickByDifficulty(chance, tasks, difficulty),
    shape: chance.pick(['circle', 'square', 'triangle', 'star', 'heart', 'diamond']),
  }),
  note: (p) => `${p.kind} ${p.groups}x${p.size}`,
  space: tasks.length,
  prompt: (p, words) => {
    if (p.kind === 'sum')
      return {
        text: words.pick(['Add the equal groups. The picture can help.', 'Find the sum. The picture can help.']),
        latex: repeated(p),
      }
    if (p.kind === 'story')
      return {
        text: words.pick([
          `There are ${p.groups} bags. Each bag has ${p.size} marbles. How many marbles are there in all?`,
          `${p.groups} children each have ${p.size} crayons. How many crayons do they have in all?`,
          `A farmer has ${p.groups} pens with ${p.size} goats in each pen. How many goats are there?`,
          `A store has ${p.groups} shelves. Each shelf has ${p.size} toys. How many toys are there?`,
        ]),
      }
    return {
      text: words.pick([
        `Each tray holds the same number of ${p.shape}s. How many ${p.shape}s are there in all?`,
        `Add the equal groups. How many ${p.shape}s are there?`,
        `How many ${p.shape}s are there in all the trays?`,
      ]),
    }
  },
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const list = [
      wrongAnswer(
        whole(p.groups + p.size),
        'times_as_plus',
        `You added \\(${p.groups}\\) and \\(${p.size}\\). There are \\(${p.groups}\\) groups of \\(${p.size}\\).`,
      ),
      wrongAnswer(
        whole(total(p) - p.size),
        'looks_alike',
        `You left out one group of \\(${p.size}\\). There are \\(${p.groups}\\) groups.`,
      ),
      wrongAnswer(
        whole(total(p) + p.size),
        'looks_alike',
        `You added \\(${p.size}\\) once too often. There are \\(${p.groups}\\) groups.`,
      ),
      wrongAnswer(whole(p.size), 'stops_early', `\\(${p.size}\\) is one group. Add all \\(${p.groups}\\) groups.`),
    ]
    return total(p) % 2 === 0 ? list : [...list.slice(1), ...list.slice(0, 1)]
  },
  hints: (p) => [
    { text: 'How many groups are there? How many are in one group?' },
    { text: `There are \\(${p.groups}\\) groups with \\(${p.size}\\) in each. Add \\(${p.size}\\) again and again.` },
    { text: `Count by \\(${p.size}\\): ${counting(p, p.groups - 1)}, and one group more.` },
  ],
  solution: (p) => [
    nextStep(`There are \\(${p.groups}\\) groups of \\(${p.size}\\).`, undefined, undefined, picture(p)),
    nextStep('Add the groups one after another.', counting(p, p.groups)),
    nextStep(
      `So there are \\(${total(p)}\\)${p.kind === 'tray' ? ` ${p.shape}s` : ' in all'}.`,
      `${repeated(p)} = ${total(p)}`,
      whole(total(p)),
    ),
  ],
  figure: picture,
  load: total,
}
