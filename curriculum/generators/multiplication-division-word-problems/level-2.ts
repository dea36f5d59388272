import { array } from '../../figures/array.ts'
import { barModel } from '../../figures/bar-model.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** `groups` of `size` each, as rows of things or as pieces of a length; the total or the number of groups is unknown. */
export interface Params {
  readonly groups: number
  readonly size: number
  readonly story: 'rows' | 'lengths'
  readonly asked: 'total' | 'groups'
}

const total = (p: Params): number => p.groups * p.size
const answer = (p: Params): number => (p.asked === 'total' ? total(p) : p.groups)
const load = (p: Params): number => total(p) + (p.asked === 'groups' ? 12 : 0) + (p.story === 'lengths' ? 6 : 0)

const tasks: readonly Params[] = Array.from({ length: 8 }, (_, i) => i + 2)
  .flatMap((groups) => Array.from({ length: 8 }, (_, i) => ({ groups, size: i + 2 })))
  .flatMap((p): Params[] =>
    (['rows', 'lengths'] as const).flatMap((story) =>
      (['total', 'groups'] as const).map((asked) => ({ ...p, story, asked })),
    ),
  )
  .toSorted((x, y) => load(x) - load(y))

function story(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1)
  const [n, s, t] = [`\\(${p.groups}\\)`, `\\(${p.size}\\)`, `\\(${total(p)}\\)`]
  if (p.story === 'rows' && p.asked === 'total')
    return words.pick([
      `${name} plants ${n} rows of ${s} carrots. How many carrots are there?`,
      `A hall has ${n} rows of chairs. Each row has ${s} chairs. How many chairs are there?`,
      `${name} puts stickers in ${n} rows. Each row has ${s}. How many stickers are there?`,
      `A tray holds ${n} rows of ${s} muffins. How many muffins are on it?`,
    ])
  if (p.story === 'rows')
    return words.pick([
      `${name} sets out ${t} chairs. Each row has ${s}. How many rows are there?`,
      `There are ${t} muffins in rows of ${s}. How many rows are there?`,
      `${name} plants ${t} carrots with ${s} in each row. How many rows are there?`,
      `A choir of ${t} singers stands in rows of ${s}. How many rows are there?`,
    ])
  if (p.asked === 'total')
    return words.pick([
      `${name} needs ${n} ribbons. Each is ${s} meters long. How many meters is that?`,
      `A fence has ${n} parts. Each part is ${s} meters long. How long is the fence?`,
      `${name} swims ${s} minutes on each of ${n} days. How many minutes is that?`,
      `A shelf holds ${n} boxes. Each weighs ${s} kilograms. How many kilograms is that?`,
    ])
  return words.pick([
    `A rope is ${t} meters long. ${name} cuts pieces of ${s} meters. How many pieces are there?`,
    `A trail is ${t} kilometers. ${name} walks ${s} kilometers a day. How many days is that?`,
    `${name} has ${t} liters of juice for jugs of ${s} liters. How many jugs are full?`,
  ])
}

function distractors(p: Params): Distractor[] {
  if (p.asked === 'total') {
    return [
      {
        value: whole(p.groups + p.size),
        misconception: 'keyword_operation',
        why: `You added \\(${p.groups}\\) and \\(${p.size}\\). There are \\(${p.groups}\\) groups of \\(${p.size}\\).`,
      },
      {
        value: whole(total(p) - p.size),
        misconception: 'slip_off_by_one',
        why: `That is \\(${p.groups - 1}\\) times \\(${p.size}\\), one group too few.`,
      },
      {
        value: whole(total(p) + p.size),
        misconception: 'slip_off_by_one',
        why: `That is \\(${p.groups + 1}\\) times \\(${p.size}\\), one group too many.`,
      },
      { value: whole(p.size), misconception: 'given_number', why: 'That is one group. Take all the groups.' },
    ]
  }
  return [
    {
      value: whole(total(p) - p.size),
      misconception: 'keyword_operation',
      why: `Taking \\(${p.size}\\) away once makes only one group. How often does it fit?`,
    },
    {
      value: whole(p.groups + 1),
      misconception: 'slip_off_by_one',
      why: `\\(${p.groups + 1}\\) times \\(${p.size}\\) is more than \\(${total(p)}\\).`,
    },
    { value: whole(p.size), misconception: 'given_number', why: 'That is the size of one group. Count the groups.' },
    {
      value: whole(p.groups - 1),
      misconception: 'slip_off_by_one',
      why: `\\(${p.groups - 1}\\) times \\(${p.size}\\) is less than \\(${total(p)}\\).`,
    },
  ]
}

/** Rows as an array; lengths as a bar of equal parts. The number of groups is left open when it is asked for. */
function picture(p: Params, solved: boolean): Figure {
  const known = solved || p.asked === 'total'
  if (p.story === 'rows')
    return array({
      rows: p.groups,
      columns: p.size,
      rowLabel: known ? String(p.groups) : null,
      columnLabel: String(p.size),
    })
  if (known)
    return barModel({
      bars: [
        {
          parts: Array.from({ length: p.groups }, () => ({ size: p.size, text: String(p.size) })),
          total: solved ? String(total(p)) : null,
        },
      ],
    })
  return barModel({
    bars: [
      {
        parts: [
          { size: p.size, text: String(p.size) },
          { size: Math.max(p.size, total(p) - p.size), text: null },
        ],
        total: String(total(p)),
      },
    ],
  })
}

function hints(p: Params): Hint[] {
  if (p.asked === 'total')
    return [
      { text: 'What is one group? How many groups are there?' },
      { text: `There are \\(${p.groups}\\) equal groups of \\(${p.size}\\). Equal groups are multiplied.` },
      { text: `Work out \\(${p.groups} \\times ${p.size}\\).` },
    ]
  return [
    { text: 'You know the total and the size of one group.' },
    { text: `How many groups of \\(${p.size}\\) fit in \\(${total(p)}\\)?` },
    { text: `Work out \\(${total(p)} \\div ${p.size}\\). What times \\(${p.size}\\) is \\(${total(p)}\\)?` },
  ]
}

function solution(p: Params): Step[] {
  const line =
    p.asked === 'total' ? `${p.groups} \\times ${p.size} = ${total(p)}` : `${total(p)} \\div ${p.size} = ${p.groups}`
  return [
    {
      say:
        p.asked === 'total'
          ? `There are \\(${p.groups}\\) equal groups of \\(${p.size}\\). The total is asked for, so multiply.`
          : `The total is \\(${total(p)}\\), and one group is \\(${p.size}\\). The number of groups is asked for, so divide.`,
      figure: picture(p, false),
      relation: 'next',
    },
    {
      say: p.asked === 'total' ? 'Multiply.' : `Think: what times \\(${p.size}\\) is \\(${total(p)}\\)?`,
      latex: line,
      relation: 'next',
    },
    {
      say: `The answer is \\(${answer(p)}\\). Does it fit the story? ${p.asked === 'total' ? `\\(${p.groups}\\) groups of \\(${p.size}\\) make \\(${total(p)}\\).` : `\\(${p.groups}\\) times \\(${p.size}\\) is \\(${total(p)}\\).`}`,
      figure: picture(p, true),
      value: whole(answer(p)),
      relation: 'next',
    },
  ]
}

/** Solve stories about rows and repeated measures (3.OA.A.3). */
export const level: TopicLevel<Params> = {
  key: 'multiplication_division_word_problems/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.groups}x${p.size} ${p.story} ${p.asked}`,
  space: tasks.length,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: (p) => picture(p, false),
  load,
}
