import { numberLine } from '../../../figures/number-line.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** top - bottom within twenty. */
export interface Params {
  readonly top: number
  readonly bottom: number
}

const answer = (p: Params): number => p.top - p.bottom
/** Counting back is short for a small number to take, counting up for a small difference. */
const countsBack = (p: Params): boolean => p.bottom <= answer(p)
const load = (p: Params): number => Math.min(p.bottom, answer(p)) + p.top / 4

const tasks: readonly Params[] = Array.from({ length: 15 }, (_, i) => i + 6)
  .flatMap((top) => Array.from({ length: top - 3 }, (_, i): Params => ({ top, bottom: i + 2 })))
  .toSorted((x, y) => load(x) - load(y))

function distractors(p: Params): Distractor[] {
  const left = answer(p)
  const list: Distractor[] = [
    {
      value: whole(left + 1),
      misconception: 'count_off_by_one',
      why: 'You counted the start as a step. The first step lands on the next number.',
    },
    {
      value: whole(left - 1),
      misconception: 'count_off_by_one',
      why: 'That is one step too far. Count the jumps again.',
    },
  ]
  const added = p.top + p.bottom
  if (added <= 30)
    list.splice(p.top % 3, 0, {
      value: whole(added),
      misconception: 'operation_swap',
      why: 'That is more than at the start. The minus sign takes away.',
    })
  list.push({ value: whole(p.bottom), misconception: 'given_number', why: 'That is what is taken. What is left?' })
  return list
}

const line = (p: Params, jumps: readonly (readonly [number, number])[]): Figure =>
  numberLine({
    from: 0,
    to: 20,
    step: 1,
    labelEvery: 5,
    ...(jumps.length === 0
      ? { points: [{ at: p.top }] }
      : { jumps: jumps.map(([from, to]) => ({ from, to, label: `${Math.abs(to - from)}` })) }),
  })

/** One jump, or two with a rest at ten. */
function jumpsOf(from: number, to: number): (readonly [number, number])[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return low < 10 && 10 < high
    ? [
        [from, 10],
        [10, to],
      ]
    : [[from, to]]
}

function solution(p: Params): Step[] {
  const left = answer(p)
  const jumps = countsBack(p) ? jumpsOf(p.top, left) : jumpsOf(p.bottom, p.top)
  const parts = jumps.map(([a, b]) => Math.abs(b - a))
  const said =
    parts.length === 2 ? `Jump \\(${parts[0]}\\) to ten, then \\(${parts[1]}\\) more.` : `Jump \\(${parts[0]}\\).`
  return [
    countsBack(p)
      ? {
          say: `Start at \\(${p.top}\\) and go back \\(${p.bottom}\\). ${said}`,
          figure: line(p, jumps),
          relation: 'next',
        }
      : {
          say: `Start at \\(${p.bottom}\\) and count up to \\(${p.top}\\). ${said}`,
          figure: line(p, jumps),
          relation: 'next',
        },
    {
      say: countsBack(p)
        ? `You land on \\(${left}\\).`
        : parts.length === 2
          ? `The two jumps make \\(${left}\\) together.`
          : `You jumped \\(${left}\\), so the answer is \\(${left}\\).`,
      latex: `${p.top} - ${p.bottom} = ${left}`,
      value: whole(left),
      relation: 'next',
    },
  ]
}

/** Subtract within twenty by counting back or up (1.OA.C.5). */
export const backOrUp: TopicLevel<Params> = {
  key: 'subtraction_facts_practice/2',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.top}-${p.bottom}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Subtract. The line can help.',
      'Count back or count up to subtract.',
      'Find the difference. The line can help.',
      `What is ${p.top} minus ${p.bottom}?`,
    ]),
    latex: `${p.top} - ${p.bottom}`,
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: countsBack(p) ? 'A small number is taken. Count back.' : 'The numbers are close. Count up.' },
    {
      text: countsBack(p)
        ? `Start at \\(${p.top}\\). Go back \\(${p.bottom}\\) steps.`
        : `Start at \\(${p.bottom}\\). How many steps up to \\(${p.top}\\)?`,
    },
    {
      text: countsBack(p)
        ? `The first step back lands on \\(${p.top - 1}\\). Go on from there.`
        : `The first step up lands on \\(${p.bottom + 1}\\). Count the steps.`,
    },
  ],
  solution,
  figure: (p) => line(p, []),
  load,
}
