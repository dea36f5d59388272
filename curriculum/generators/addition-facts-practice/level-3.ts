import { tenFrame } from '../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { sumDistractors, sumNote } from './sums.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Sum } from './sums.ts'

/** A sum beyond ten; asked for its total, or for what is left of the second number when the first is filled up to ten. */
export interface Params extends Sum {
  readonly asked: 'total' | 'rest'
}

const need = (p: Sum): number => 10 - p.a
const rest = (p: Sum): number => p.b - need(p)

function load(p: Params): number {
  return 2 * need(p) + rest(p) + (p.asked === 'rest' ? 4 : 0)
}

const tasks: readonly Params[] = [6, 7, 8, 9]
  .flatMap((a) => Array.from({ length: a - 1 }, (_, i): Sum => ({ a, b: 11 - a + i })))
  .flatMap((sum): Params[] => [
    { ...sum, asked: 'total' },
    { ...sum, asked: 'rest' },
  ])
  .toSorted((x, y) => load(x) - load(y))

function distractors(p: Params): Distractor[] {
  if (p.asked === 'total') return sumDistractors(p)
  return [
    { value: whole(rest(p) + 1), misconception: 'count_off_by_one', why: 'Ten was made with one too few.' },
    { value: whole(need(p)), misconception: 'given_number', why: 'That part fills the frame. What is left over?' },
    { value: whole(rest(p) - 1), misconception: 'count_off_by_one', why: 'Ten was made with one too many.' },
    { value: whole(p.b), misconception: 'given_number', why: 'That is all of it. A part went to make ten.' },
  ]
}

const picture = (p: Params): Figure => tenFrame({ filled: p.a, second: p.b, frames: 2, apart: true })
const moved = (p: Params): Figure => tenFrame({ filled: p.a, second: p.b, frames: 2 })

/** Split an addend to make ten first (1.OA.C.6). */
export const level: TopicLevel<Params> = {
  key: 'addition_facts_practice/3',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${sumNote(p)} ${p.asked}`,
  space: tasks.length,
  prompt: (p) =>
    p.asked === 'total'
      ? { text: 'Make ten first. What is the total?', latex: `${p.a} + ${p.b}` }
      : { text: 'Make ten first. What is left to add?', latex: `${p.a} + ${p.b} = ${p.a} + ${need(p)} + \\square` },
  answer: (p) => whole(p.asked === 'total' ? p.a + p.b : rest(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) =>
    p.asked === 'total'
      ? [
          { text: 'Move hexagons up until the top frame is full.' },
          {
            text: `\\(${p.a} + ${need(p)} = 10\\). \\(${rest(p)}\\) of \\(${p.b}\\) ${rest(p) === 1 ? 'is' : 'are'} left to add to ten.`,
          },
        ]
      : [
          { text: `\\(${p.a} + ${need(p)}\\) fills the top frame.` },
          { text: `\\(${need(p)}\\) of the \\(${p.b}\\) hexagons move up. How many stay?` },
        ],
  solution: (p) =>
    p.asked === 'total'
      ? [
          {
            say: `Split \\(${p.b}\\) into \\(${need(p)}\\) and \\(${rest(p)}\\).`,
            latex: `${p.b} = ${need(p)} + ${rest(p)}`,
            relation: 'next',
          },
          {
            say: `\\(${p.a}\\) and \\(${need(p)}\\) make ten.`,
            latex: `${p.a} + ${need(p)} = 10`,
            figure: moved(p),
            relation: 'next',
          },
          {
            say: `Add the \\(${rest(p)}\\) that is left.`,
            latex: `10 + ${rest(p)} = ${p.a + p.b}`,
            relation: 'next',
          },
          {
            say: `So \\(${p.a}\\) plus \\(${p.b}\\) is \\(${p.a + p.b}\\).`,
            latex: `${p.a} + ${p.b} = ${p.a + p.b}`,
            value: whole(p.a + p.b),
            relation: 'next',
          },
        ]
      : [
          {
            say: `\\(${p.a}\\) needs \\(${need(p)}\\) to make ten.`,
            latex: `${p.a} + ${need(p)} = 10`,
            relation: 'next',
          },
          {
            say: `\\(${need(p)}\\) of the \\(${p.b}\\) move up, so \\(${rest(p)}\\) stay.`,
            latex: `${p.b} - ${need(p)} = ${rest(p)}`,
            figure: moved(p),
            value: whole(rest(p)),
            relation: 'next',
          },
        ],
  figure: picture,
  load,
}
