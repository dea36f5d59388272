import { array } from '../../figures/array.ts'
import { barModel } from '../../figures/bar-model.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { partsOfSize } from './parts-of-size.ts'
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
      `${name} plants ${n} rows of carrots. Each row has ${s} carrots. How many carrots are there in all?`,
      `A hall has ${n} rows of chairs. Each row has ${s} chairs. How many chairs are there in all?`,
      `${name} puts stickers in ${n} rows. Each row has ${s} stickers. How many stickers are there in all?`,
      `A tray has ${n} rows of muffins. Each row has ${s} muffins. How many muffins are on the tray?`,
    ])
  if (p.story === 'rows')
    return words.pick([
      `${name} sets out ${t} chairs. Each row has ${s} chairs. How many rows are there?`,
      `A tray has ${t} muffins. Each row has ${s} muffins. How many rows are there?`,
      `${name} plants ${t} carrots. Each row has ${s} carrots. How many rows are there?`,
      `${t} singers stand in equal rows. Each row has ${s} singers. How many rows are there?`,
    ])
  if (p.asked === 'total')
    return words.pick([
      `${name} needs ${n} ribbons. Each ribbon is ${s} feet long. How many feet of ribbon is that in all?`,
      `A fence has ${n} parts. Each part is ${s} meters long. How many meters long is the fence?`,
      `${name} reads for ${s} minutes on each of ${n} days. How many minutes is that in all?`,
      `A shelf holds ${n} boxes. Each box weighs ${s} pounds. How many pounds do the boxes weigh in all?`,
    ])
  return words.pick([
    `A rope is ${t} feet long. ${name} cuts it into pieces of ${s} feet. How many pieces are there?`,
    `A trail is ${t} miles long. ${name} walks ${s} miles a day. How many days does the whole trail take?`,
    `${name} has ${t} pints of juice. Each pitcher holds ${s} pints. How many pitchers can ${name} fill?`,
    `A ribbon is ${t} inches long. Each bow takes ${s} inches. How many bows can ${name} make?`,
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
      {
        value: whole(p.size),
        misconception: 'given_number',
        why: `\\(${p.size}\\) is one group. There are \\(${p.groups}\\) groups.`,
      },
    ]
  }
  return [
    {
      value: whole(total(p) - p.size),
      misconception: 'keyword_operation',
      why: `You subtracted \\(${p.size}\\) once. How many groups of \\(${p.size}\\) are in \\(${total(p)}\\)?`,
    },
    {
      value: whole(p.groups + 1),
      misconception: 'slip_off_by_one',
      why: `\\(${p.groups + 1}\\) times \\(${p.size}\\) is more than \\(${total(p)}\\).`,
    },
    {
      value: whole(p.size),
      misconception: 'given_number',
      why: `\\(${p.size}\\) is the size of one group. How many groups are in \\(${total(p)}\\)?`,
    },
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
  return partsOfSize(total(p), p.size)
}

function hints(p: Params): Hint[] {
  if (p.asked === 'total')
    return [
      { text: 'How many groups are there? How many are in each group?' },
      {
        text: `There are \\(${p.groups}\\) equal groups of \\(${p.size}\\). Multiply the number of groups by the size of each group.`,
      },
      { text: `Find \\(${p.groups} \\times ${p.size}\\).` },
    ]
  return [
    { text: 'Which number is the total? Which number is the size of one group?' },
    { text: `How many groups of \\(${p.size}\\) are in \\(${total(p)}\\)?` },
    { text: `Find \\(${total(p)} \\div ${p.size}\\). What number times \\(${p.size}\\) is \\(${total(p)}\\)?` },
  ]
}

function solution(p: Params): Step[] {
  const line =
    p.asked === 'total' ? `${p.groups} \\times ${p.size} = ${total(p)}` : `${total(p)} \\div ${p.size} = ${p.groups}`
  return [
    {
      say:
        p.asked === 'total'
          ? `There are \\(${p.groups}\\) equal groups of \\(${p.size}\\). You want the total, so multiply.`
          : `The total is \\(${total(p)}\\), and one group is \\(${p.size}\\). You want the number of groups, so divide.`,
      figure: picture(p, false),
      relation: 'next',
    },
    {
      say:
        p.asked === 'total'
          ? `Multiply \\(${p.groups}\\) by \\(${p.size}\\).`
          : `Think: what number times \\(${p.size}\\) is \\(${total(p)}\\)?`,
      latex: line,
      relation: 'next',
    },
    {
      say: `The answer is \\(${answer(p)}\\). Check it with the story: ${p.asked === 'total' ? `\\(${p.groups}\\) groups of \\(${p.size}\\) make \\(${total(p)}\\).` : `\\(${p.groups}\\) times \\(${p.size}\\) is \\(${total(p)}\\).`}`,
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
