import { array } from '../../../figures/array.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A total in rows of one size; asked as a division or as the missing factor. */
export interface Params {
  readonly rows: number
  readonly size: number
  readonly asked: 'division' | 'factor'
}

const total = (p: Params): number => p.rows * p.size
const load = (p: Params): number => total(p) + (p.asked === 'division' ? 8 : 0)

const tasks: readonly Params[] = Array.from({ length: 9 }, (_, i) => i + 2)
  .flatMap((rows) => Array.from({ length: 9 }, (_, i) => ({ rows, size: i + 2 })))
  .filter((p) => p.rows !== p.size)
  .flatMap((p): Params[] => [
    { ...p, asked: 'factor' },
    { ...p, asked: 'division' },
  ])
  .toSorted((x, y) => load(x) - load(y))

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(p.rows + 1),
      misconception: 'slip_off_by_one',
      why: `\\(${p.rows + 1} \\times ${p.size}\\) is more than \\(${total(p)}\\).`,
    },
    {
      value: whole(p.size),
      misconception: 'given_number',
      why: 'That is how many are in a row. How many rows are there?',
    },
    {
      value: whole(total(p) - p.size),
      misconception: 'wrong_operation',
      why: `That takes \\(${p.size}\\) away once. Ask how often \\(${p.size}\\) fits.`,
    },
    {
      value: whole(p.rows - 1),
      misconception: 'slip_off_by_one',
      why: `\\(${p.rows - 1} \\times ${p.size}\\) is less than \\(${total(p)}\\).`,
    },
  ]
  return total(p) % 2 === 0 ? list : list.toReversed()
}

const picture = (p: Params, solved: boolean): Figure =>
  array({
    rows: p.rows,
    columns: p.size,
    rowLabel: solved ? String(p.rows) : null,
    columnLabel: String(p.size),
  })

const multiples = (p: Params, count: number): string =>
  Array.from({ length: count }, (_, i) => (i + 1) * p.size).join(', ')

/** Turn a division into a missing-factor question (3.OA.B.6). */
export const missingFactor: TopicLevel<Params> = {
  key: 'division_intro/3',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${total(p)}:${p.size} ${p.asked}`,
  space: tasks.length,
  prompt: (p, words) =>
    p.asked === 'factor'
      ? {
          text: words.pick(['Which factor is missing?', 'How many rows? Find the missing factor.']),
          latex: `\\square \\times ${p.size} = ${total(p)}`,
        }
      : {
          text: words.pick([
            `Think: what times \\(${p.size}\\) is \\(${total(p)}\\)?`,
            `How many rows of \\(${p.size}\\) make \\(${total(p)}\\)?`,
          ]),
          latex: `${total(p)} \\div ${p.size}`,
        },
  answer: (p) => whole(p.rows),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Dividing by \\(${p.size}\\) asks: how many groups of \\(${p.size}\\) are there?` },
    { text: `Find the number that gives \\(${total(p)}\\) when it is multiplied by \\(${p.size}\\).` },
    {
      text: `Count by \\(${p.size}\\): ${multiples(p, Math.min(3, p.rows))} and on to \\(${total(p)}\\). How many steps?`,
    },
  ],
  solution: (p) => [
    {
      say: `Turn it into a product with a missing factor.`,
      latex: `${total(p)} \\div ${p.size} = \\square \\quad \\text{means} \\quad \\square \\times ${p.size} = ${total(p)}`,
      relation: 'next',
    },
    {
      say: `Count by \\(${p.size}\\) until you reach \\(${total(p)}\\).`,
      latex: multiples(p, p.rows),
      relation: 'next',
    },
    {
      say: `That took \\(${p.rows}\\) steps, so the missing factor is \\(${p.rows}\\).`,
      latex: `${p.rows} \\times ${p.size} = ${total(p)}`,
      figure: picture(p, true),
      value: whole(p.rows),
      relation: 'next',
    },
  ],
  figure: (p) => picture(p, false),
  load,
}
