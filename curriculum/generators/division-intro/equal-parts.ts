import { counters } from '../../figures/counters.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** `groups` groups of `size`; the total is known, and groups (shared among) or size (put into groups of). */
export interface Parts {
  readonly groups: number
  readonly size: number
}

const total = (p: Parts): number => p.groups * p.size

/** `share`: the size of a share is asked for. `make`: the number of groups. */
export type Way = 'share' | 'make'
const known = (p: Parts, way: Way): number => (way === 'share' ? p.groups : p.size)
const asked = (p: Parts, way: Way): number => (way === 'share' ? p.size : p.groups)

function distractors(p: Parts, way: Way): Distractor[] {
  const [n, k] = [asked(p, way), known(p, way)]
  const list = [
    wrongAnswer(whole(n + 1), 'slip_off_by_one', `\\(${k} \\times ${n + 1}\\) is more than \\(${total(p)}\\).`),
    wrongAnswer(
      whole(k),
      'given_number',
      way === 'share'
        ? `There are ${k} groups. How many of the ${total(p)} are in each group?`
        : `Each group has ${k}. How many groups do ${total(p)} make?`,
    ),
    wrongAnswer(
      whole(total(p) - k),
      'wrong_operation',
      way === 'share'
        ? `You gave out \\(${k}\\) only once. Give out ${k} again and again until none are left.`
        : `You made only 1 group of ${k}. Make more groups until none are left.`,
    ),
    wrongAnswer(
      whole(n - 1),
      'slip_off_by_one',
      `\\(${k} \\times ${n - 1}\\) is less than \\(${total(p)}\\). Some are left over.`,
    ),
  ]
  const turn = total(p) % 3
  return [...list.slice(turn), ...list.slice(0, turn)]
}

function story(p: Parts, way: Way, words: Chance): string {
  const [name] = pickNames(words, 1)
  const [t, k] = [`\\(${total(p)}\\)`, `\\(${known(p, way)}\\)`]
  const thing = words.pick(['plums', 'shells', 'stickers', 'cards', 'berries', 'marbles'])
  return way === 'share'
    ? words.pick([
        `${name} shares ${t} ${thing} equally among ${k} children. How many ${thing} does each child get?`,
        `${name} puts ${t} ${thing} into ${k} bags. Each bag has the same number. How many ${thing} are in each bag?`,
        `${k} friends share ${t} ${thing} equally. How many ${thing} does each friend get?`,
        `There are ${t} ${thing} on ${k} plates. Each plate has the same number. How many ${thing} are on each plate?`,
      ])
    : words.pick([
        `${name} puts ${t} ${thing} into bags of ${k}. How many bags are there?`,
        `${name} puts ${t} ${thing} into groups of ${k}. How many groups are there?`,
        `There are ${t} ${thing}. Each child gets ${k} ${thing}. How many children get ${thing}?`,
        `Each box holds ${k} ${thing}. ${name} has ${t} ${thing}. How many boxes can be filled?`,
      ])
}

function hints(p: Parts, way: Way): Hint[] {
  const k = known(p, way)
  return [
    {
      text:
        way === 'share'
          ? `Give 1 to each group, again and again, until none are left.`
          : `Make groups of \\(${k}\\), again and again.`,
    },
    { text: `What times \\(${k}\\) is \\(${total(p)}\\)?` },
    {
      text: `Count by \\(${k}\\): ${range(1, Math.min(3, asked(p, way) - 1))
        .map((i) => i * k)
        .join(', ')} and on to \\(${total(p)}\\).`,
    },
  ]
}

function solution(p: Parts, way: Way): Step[] {
  const [n, k] = [asked(p, way), known(p, way)]
  if (n > 4)
    return [
      nextStep(
        `Think of a multiplication fact: \\(${k}\\) times what number is \\(${total(p)}\\)?`,
        `${k} \\times \\square = ${total(p)}`,
      ),
      nextStep(`\\(${k}\\) times \\(${n}\\) is \\(${total(p)}\\).`, `${k} \\times ${n} = ${total(p)}`),
      nextStep(
        way === 'share' ? `So each share is \\(${n}\\).` : `So there are \\(${n}\\) groups.`,
        `${total(p)} \\div ${k} = ${n}`,
        whole(n),
      ),
    ]
  return [
    nextStep(
      way === 'share'
        ? `Share \\(${total(p)}\\) among \\(${k}\\). Each round gives out \\(${k}\\).`
        : `Put \\(${total(p)}\\) into groups of \\(${k}\\).`,
      range(1, n)
        .map((i) => i * k)
        .join(', '),
      undefined,
      total(p) <= 40 && p.groups <= 6
        ? counters({ groups: range(1, p.groups).map(() => ({ count: p.size })) })
        : undefined,
    ),
    nextStep(
      way === 'share'
        ? `After \\(${n}\\) rounds none are left. Each share is \\(${n}\\).`
        : `After \\(${n}\\) groups none are left.`,
      `${total(p)} \\div ${k} = ${n}`,
      whole(n),
    ),
  ]
}

const tasks: readonly Parts[] = range(2, 9)
  .flatMap((groups) => range(2, 9).map((size): Parts => ({ groups, size })))
  .filter((p) => total(p) <= 50 && p.groups !== p.size)
  .toSorted((a, b) => total(a) - total(b))

/** How many such parts there are. */
export const partsCount = tasks.length

/** A level of sharing or of making groups. */
export function equalPartsLevel(key: TopicLevelKey, way: Way): TopicLevel<Parts> {
  return {
    key,
    version: 2,
    params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
    note: (p) => `${total(p)}:${known(p, way)}`,
    space: tasks.length,
    prompt: (p, words) => ({ text: story(p, way, words) }),
    answer: (p) => whole(asked(p, way)),
    forms: ['numeric', 'choice'],
    distractors: (p) => distractors(p, way),
    hints: (p) => hints(p, way),
    solution: (p) => solution(p, way),
    figure: (p) => counters({ groups: [{ count: total(p) }], columns: 10 }),
    load: total,
  }
}

/** Deals out one to each in turn; counts what each has, or counts the groups made. */
export function dealtOut(p: Parts, way: Way): Rational {
  let left = p.groups * p.size
  let rounds = 0
  while (left > 0) {
    left -= way === 'share' ? p.groups : p.size
    rounds++
  }
  return whole(rounds)
}
