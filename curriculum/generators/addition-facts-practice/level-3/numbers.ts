import { tenFrame } from '../../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep } from '../../wrong-answer.ts'
import { sumDistractors, sumNote } from '../sums.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Sum } from '../sums.ts'

/** A sum beyond ten; asked for its total, or for what is left of the smaller number when the larger is filled up to ten. */
export interface Params extends Sum {
  readonly asked: 'total' | 'rest'
}

/** Ten is made from the larger number, so that the smaller one is split: 6 + 9 is 9 + 1 + 5. */
const large = (p: Sum): number => Math.max(p.a, p.b)
const small = (p: Sum): number => Math.min(p.a, p.b)
const need = (p: Sum): number => 10 - large(p)
const rest = (p: Sum): number => small(p) - need(p)

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
    {
      value: whole(rest(p) + 1),
      misconception: 'count_off_by_one',
      why: `Check: \\(${large(p)} + ${need(p) - 1}\\) is not 10 yet. Move one more.`,
    },
    {
      value: whole(need(p)),
      misconception: 'given_number',
      why: `You need \\(${need(p)}\\) to make 10. Find the part of \\(${small(p)}\\) that is left.`,
    },
    {
      value: whole(rest(p) - 1),
      misconception: 'count_off_by_one',
      why: `Check: \\(${large(p)} + ${need(p) + 1}\\) is more than 10. Move one less.`,
    },
    {
      value: whole(small(p)),
      misconception: 'given_number',
      why: `That is all of \\(${small(p)}\\). You used \\(${need(p)}\\) of it to make 10.`,
    },
  ]
}

const picture = (p: Params): Figure => tenFrame({ filled: large(p), second: small(p), frames: 2, apart: true })
const moved = (p: Params): Figure => tenFrame({ filled: large(p), second: small(p), frames: 2 })

/** Split an addend to make ten first (1.OA.C.6). */
export const makeTen: TopicLevel<Params> = {
  key: 'addition_facts_practice/3',
  version: 3,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${sumNote(p)} ${p.asked}`,
  space: tasks.length,
  prompt: (p, words) =>
    p.asked === 'total'
      ? {
          text: words.pick([
            'Make 10 first. What is the sum?',
            'Find the sum. Make 10 on the way.',
            `Move counters to fill the top frame. How many are there in all?`,
            `How can you make 10 with \\(${large(p)}\\)? Find the sum.`,
          ]),
          latex: `${p.a} + ${p.b}`,
        }
      : {
          text: words.pick([
            `Make 10 first. What number is left to add?`,
            `Split \\(${small(p)}\\) to make 10. What is the other part?`,
            `\\(${large(p)}\\) and \\(${need(p)}\\) make 10. What number goes in the blank?`,
            'What number makes the equation true?',
          ]),
          latex: `${p.a} + ${p.b} = ${large(p)} + ${need(p)} + \\square`,
        },
  answer: (p) => whole(p.asked === 'total' ? p.a + p.b : rest(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) =>
    p.asked === 'total'
      ? [
          { text: `Start with \\(${large(p)}\\). How many more make 10?` },
          { text: 'Move counters up until the top frame is full.' },
          {
            text: `\\(${large(p)} + ${need(p)} = 10\\). \\(${rest(p)}\\) of \\(${small(p)}\\) ${rest(p) === 1 ? 'is' : 'are'} left to add to 10.`,
          },
        ]
      : [
          { text: `\\(${large(p)} + ${need(p)}\\) fills the top frame.` },
          { text: `You move \\(${need(p)}\\) of the \\(${small(p)}\\) counters up. How many are left?` },
        ],
  solution: (p) =>
    p.asked === 'total'
      ? [
          nextStep(
            `Split \\(${small(p)}\\) into \\(${need(p)}\\) and \\(${rest(p)}\\).`,
            `${small(p)} = ${need(p)} + ${rest(p)}`,
          ),
          nextStep(
            `\\(${large(p)}\\) and \\(${need(p)}\\) make 10.`,
            `${large(p)} + ${need(p)} = 10`,
            undefined,
            moved(p),
          ),
          nextStep(`Add the other \\(${rest(p)}\\) to 10.`, `10 + ${rest(p)} = ${p.a + p.b}`),
          nextStep(
            `So \\(${p.a}\\) plus \\(${p.b}\\) is \\(${p.a + p.b}\\).`,
            `${p.a} + ${p.b} = ${p.a + p.b}`,
            whole(p.a + p.b),
          ),
        ]
      : [
          nextStep(`\\(${large(p)}\\) needs \\(${need(p)}\\) to make 10.`, `${large(p)} + ${need(p)} = 10`),
          nextStep(
            `\\(${need(p)}\\) of the \\(${small(p)}\\) counters move up. \\(${rest(p)}\\) ${rest(p) === 1 ? 'is' : 'are'} left.`,
            `${small(p)} - ${need(p)} = ${rest(p)}`,
            whole(rest(p)),
            moved(p),
          ),
        ],
  figure: picture,
  load,
}
