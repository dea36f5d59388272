import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** `groups` trays with `size` things in each. */
export interface Params {
  readonly groups: number
  readonly size: number
  readonly shape: 'circle' | 'square' | 'triangle' | 'star' | 'heart' | 'diamond'
}

const total = (p: Pick<Params, 'groups' | 'size'>): number => p.groups * p.size
const tasks = range(2, 5)
  .flatMap((groups) => range(2, 6).map((size) => ({ groups, size })))
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
  counters({ groups: range(1, p.groups).map(() => ({ count: p.size, shape: p.shape })) })

/** Use repeated addition for equal groups (2.OA.C.4). */
export const level: TopicLevel<Params> = {
  key: 'multiplication_intro/1',
  version: 1,
  params: (chance, difficulty) => ({
    ...pickByDifficulty(chance, tasks, difficulty),
    shape: chance.pick(['circle', 'square', 'triangle', 'star', 'heart', 'diamond']),
  }),
  note: (p) => `${p.groups}x${p.size}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Each tray holds the same number of ${p.shape}s. How many ${p.shape}s are there in all?`,
      `Add the equal groups. How many ${p.shape}s are there?`,
      `How many ${p.shape}s are there in all the trays?`,
    ]),
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const list = [
      wrongAnswer(
        whole(p.groups + p.size),
        'times_as_plus',
        `You added \\(${p.groups}\\) and \\(${p.size}\\). Each of the \\(${p.groups}\\) trays holds \\(${p.size}\\).`,
      ),
      wrongAnswer(whole(total(p) - p.size), 'looks_alike', 'One tray was left out. Count the trays again.'),
      wrongAnswer(whole(total(p) + p.size), 'looks_alike', 'That is one tray too many. Count the trays again.'),
      wrongAnswer(whole(p.size), 'stops_early', 'That is one tray. Add the others too.'),
    ]
    return total(p) % 2 === 0 ? list : [...list.slice(1), ...list.slice(0, 1)]
  },
  hints: (p) => [
    { text: 'Count the trays. Count what is in one tray.' },
    { text: `There are \\(${p.groups}\\) trays with \\(${p.size}\\) in each. Add \\(${p.size}\\) again and again.` },
    { text: `Count by \\(${p.size}\\): ${counting(p, p.groups - 1)}, and one tray more.` },
  ],
  solution: (p) => [
    nextStep(`There are \\(${p.groups}\\) groups of \\(${p.size}\\).`, undefined, undefined, picture(p)),
    nextStep('Add the groups one after another.', counting(p, p.groups)),
    nextStep(`So there are \\(${total(p)}\\) ${p.shape}s.`, `${repeated(p)} = ${total(p)}`, whole(total(p))),
  ],
  figure: picture,
  load: total,
}
