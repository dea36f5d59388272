import { tenFrame } from '../../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Difference } from '../differences.ts'

export type Params = Difference

/** From a teen number down through ten: the ones go first, then the rest. */
const tasks: readonly Difference[] = range(11, 18)
  .flatMap((top) => range(2, 9).map((bottom): Difference => ({ top, bottom })))
  .filter((p) => p.bottom > p.top - 10)
  .toSorted((a, b) => load(a) - load(b))

function load(p: Difference): number {
  return p.bottom + (p.bottom - (p.top - 10))
}

const ones = (p: Difference): number => p.top - 10
const rest = (p: Difference): number => p.bottom - ones(p)
const picture = (p: Difference, crossedOut: number): Figure =>
  tenFrame({ filled: 10, second: ones(p), frames: 2, apart: true, ...(crossedOut > 0 ? { crossedOut } : {}) })

/** Subtract in two steps through ten (1.OA.C.6). */
export const throughTen: TopicLevel<Params> = {
  key: 'subtraction_facts_practice/3',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.top}-${p.bottom}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Subtract. Go to ten first.',
      'Go back through ten. What is left?',
      `What is ${p.top} minus ${p.bottom}?`,
      'Find the difference. Go to ten first.',
    ]),
    latex: `${p.top} - ${p.bottom}`,
  }),
  answer: (p) => whole(p.top - p.bottom),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(whole(p.top - p.bottom + 1), 'count_off_by_one', 'That is one too many. Count the counters that stay.'),
    wrongAnswer(
      whole(10 - p.bottom),
      'stops_early',
      `All of \\(${p.bottom}\\) was taken from ten. The \\(${ones(p)}\\) beside it stays too.`,
    ),
    wrongAnswer(whole(p.top - p.bottom - 1), 'count_off_by_one', 'That is one too few. Count the counters that stay.'),
    wrongAnswer(whole(p.top + p.bottom), 'operation_swap', 'Those were added. The minus sign takes away.'),
  ],
  hints: (p) => [
    { text: `Take the \\(${ones(p)}\\) in the bottom frame first. That leaves ten.` },
    { text: `You must take \\(${p.bottom}\\). After \\(${ones(p)}\\), how many are still to take?` },
    { text: `Take \\(${rest(p)}\\) more from ten.`, figure: picture(p, p.bottom) },
  ],
  solution: (p) => [
    nextStep(`Take \\(${ones(p)}\\) to get to ten.`, `${p.top} - ${ones(p)} = 10`, whole(10), picture(p, ones(p))),
    nextStep(
      `\\(${p.bottom}\\) is \\(${ones(p)}\\) and \\(${rest(p)}\\). Take \\(${rest(p)}\\) more.`,
      `10 - ${rest(p)} = ${10 - rest(p)}`,
      whole(10 - rest(p)),
      picture(p, p.bottom),
    ),
    {
      say: `So \\(${p.top}\\) take away \\(${p.bottom}\\) is \\(${p.top - p.bottom}\\).`,
      latex: `${p.top} - ${p.bottom} = ${p.top - p.bottom}`,
      value: whole(p.top - p.bottom),
      relation: 'same',
    },
  ],
  figure: (p) => picture(p, 0),
  load,
}
