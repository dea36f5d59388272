import { array } from '../../../figures/array.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** Groups of one size. Asked: how many in all, how often the sum adds (`groups`), or what it adds (`size`). */
export interface Params {
  readonly groups: number
  readonly size: number
  readonly asked: 'total' | 'groups' | 'size'
}

const load = (p: Params): number => p.groups * p.size + (p.asked === 'total' ? 0 : 6)

const tasks: readonly Params[] = [2, 3, 4, 5, 6]
  .flatMap((groups) => Array.from({ length: 10 }, (_, i) => ({ groups, size: i + 1 })))
  .flatMap((p): Params[] => [
    { ...p, asked: 'total' },
    ...(p.size > 1 && p.size !== p.groups
      ? ([
          { ...p, asked: 'groups' },
          { ...p, asked: 'size' },
        ] as const)
      : []),
  ])
  .toSorted((x, y) => load(x) - load(y))

const total = (p: Params): number => p.groups * p.size
const answer = (p: Params): number => (p.asked === 'total' ? total(p) : p[p.asked])
const repeated = (p: Params): string => Array.from({ length: p.groups }, () => p.size).join(' + ')

function asked(p: Params): { text: string; latex: string } {
  if (p.asked === 'groups')
    return {
      text: 'Write the sum as a product. What is missing?',
      latex: `${repeated(p)} = \\square \\times ${p.size}`,
    }
  if (p.asked === 'size')
    return {
      text: 'Write the sum as a product. What is missing?',
      latex: `${repeated(p)} = ${p.groups} \\times \\square`,
    }
  return {
    text: `There are \\(${p.groups}\\) groups of \\(${p.size}\\). How many in all?`,
    latex: `${p.groups} \\times ${p.size}`,
  }
}

function distractors(p: Params): Distractor[] {
  const plus: Distractor = {
    value: whole(p.groups + p.size),
    misconception: 'times_as_plus',
    why: `That is \\(${p.groups} + ${p.size}\\). Times means groups of the same size.`,
  }
  if (p.asked === 'total') {
    const list: Distractor[] = [
      plus,
      {
        value: whole(total(p) - p.size),
        misconception: 'slip_off_by_one',
        why: 'One group was left out. Count the groups again.',
      },
      {
        value: whole(total(p) + p.size),
        misconception: 'slip_off_by_one',
        why: 'That is one group too many. Count the groups again.',
      },
    ]
    if (p.size === 1)
      list.push({
        value: whole(p.groups + 1),
        misconception: 'zero_identity_mixup',
        why: 'Groups of one: there are as many as there are groups.',
      })
    return list
  }
  const other = p.asked === 'groups' ? p.size : p.groups
  return [
    {
      value: whole(other),
      misconception: 'given_number',
      why:
        p.asked === 'groups'
          ? 'That is what is added. How often is it added?'
          : 'That is how often. What is added each time?',
    },
    plus,
    {
      value: whole(answer(p) + 1),
      misconception: 'slip_off_by_one',
      why: p.asked === 'groups' ? 'Count the numbers in the sum, not the plus signs.' : 'Look at the sum once more.',
    },
    {
      value: whole(total(p)),
      misconception: 'stops_early',
      why: 'That is the total. The missing number is a factor.',
    },
  ]
}

const picture = (p: Params): Figure =>
  array({
    rows: p.groups,
    columns: p.size,
    rowLabel: p.asked === 'groups' ? null : String(p.groups),
    columnLabel: p.asked === 'size' ? null : String(p.size),
  })

function hints(p: Params): Hint[] {
  if (p.asked === 'total')
    return [
      { text: 'Each row of the picture is one group.' },
      { text: `Times means groups of one size: add \\(${p.size}\\) once for each group.` },
      { text: `Add \\(${repeated(p)}\\).` },
    ]
  return [
    { text: 'A product tells how many groups, times how many in each group.' },
    {
      text:
        p.asked === 'groups'
          ? `How many times is \\(${p.size}\\) added? Count the rows too.`
          : 'Which number is added again and again?',
    },
  ]
}

function solution(p: Params): Step[] {
  const last: Step = {
    say:
      p.asked === 'total'
        ? `So \\(${p.groups}\\) groups of \\(${p.size}\\) make \\(${total(p)}\\).`
        : `So the missing number is \\(${answer(p)}\\).`,
    latex:
      p.asked === 'total'
        ? `${p.groups} \\times ${p.size} = ${total(p)}`
        : `${repeated(p)} = ${p.groups} \\times ${p.size}`,
    value: whole(answer(p)),
    relation: 'next',
  }
  return [
    {
      say: `The picture has \\(${p.groups}\\) rows. Each row has \\(${p.size}\\).`,
      figure: array({ rows: p.groups, columns: p.size, rowLabel: String(p.groups), columnLabel: String(p.size) }),
      relation: 'next',
    },
    {
      say: `That is \\(${p.size}\\) added \\(${p.groups}\\) times.`,
      latex: `${repeated(p)} = ${total(p)}`,
      relation: 'next',
    },
    last,
  ]
}

/** Match multiplication to groups and arrays (3.OA.A.1). */
export const timesMeaning: TopicLevel<Params> = {
  key: 'multiplication_intro/3',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.groups}x${p.size} ${p.asked}`,
  space: tasks.length,
  prompt: asked,
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: picture,
  load,
}
